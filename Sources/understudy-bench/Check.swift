import Compositor
import CoreGraphics
import Foundation
import QuartzCore

/// Compares what a scene looks like with everything that makes it fast, and with nothing of it.
@MainActor
enum Check {
  /// The largest difference of any channel in any frame.
  static func largestDifference(_ name: String) -> Int? {
    guard let fast = Scenes.make(name), let plain = Scenes.make(name) else { return nil }
    var options = CompositorOptions()
    options.usesKernels = true
    let one = Compositor(
      pixelWidth: 1170, pixelHeight: 2532, scale: Screens.scale, options: options)
    let other = Compositor(
      pixelWidth: 1170, pixelHeight: 2532, scale: Screens.scale, options: .plain)
    var largest = 0
    // Twice over, so that caches are both made and used.
    for k in Array(1...fast.frameCount) + Array(1...fast.frameCount) {
      fast.set(k)
      plain.set(k)
      let a = one.render(fast.root, at: 1000).buffer
      let b = other.render(plain.root, at: 1000).buffer
      largest = max(largest, a.largestDifference(from: b))
    }
    return largest
  }

  /// Writes a few frames of a scene as PNG files.
  static func writePictures(_ name: String, to folder: String) throws {
    guard let scene = Scenes.make(name) else { return }
    let compositor = Compositor(pixelWidth: 1170, pixelHeight: 2532, scale: Screens.scale)
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for k in 1...scene.frameCount {
      scene.set(k)
      let frame = compositor.render(scene.root, at: 1000)
      guard k == 2 || k == scene.frameCount / 2 || k == scene.frameCount else { continue }
      let path = "\(folder)/\(name)-\(k).png"
      guard let data = CGImage(buffer: frame.buffer.copy()).pngData else { continue }
      try data.write(to: URL(fileURLWithPath: path))
    }
  }
}
