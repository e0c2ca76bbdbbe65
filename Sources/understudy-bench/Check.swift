import Compositor
import CoreGraphics
import Foundation
import QuartzCore

/// Compares what a scene looks like with everything that makes it fast, and with nothing of it.
@MainActor
enum Check {
  /// The largest differences of any channel in any frame: from drawing everything anew with the
  /// same loops, and from drawing everything anew with pixman's.
  static func largestDifferences(_ name: String) -> (caches: Int, loops: Int)? {
    var fast = CompositorOptions()
    fast.usesKernels = true
    var anew = CompositorOptions.plain
    anew.usesKernels = true
    var caches = 0
    var loops = 0
    guard let scene = Scenes.make(name) else { return nil }
    let compositors = [fast, anew, .plain].map {
      Compositor(pixelWidth: 1170, pixelHeight: 2532, scale: Screens.scale, options: $0)
    }
    // Twice over, so that caches are both made and used.
    for k in Array(1...scene.frameCount) + Array(1...scene.frameCount) {
      scene.set(k)
      let frames = compositors.map { $0.render(scene.root, at: 1000).buffer }
      caches = max(caches, frames[0].largestDifference(from: frames[1]))
      loops = max(loops, frames[0].largestDifference(from: frames[2]))
    }
    return (caches, loops)
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
