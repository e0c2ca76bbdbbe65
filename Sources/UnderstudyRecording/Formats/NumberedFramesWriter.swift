import CoreGraphics
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Writes a folder of PNGs, `00000.png` and so on: one for each frame, equal ones included.
final class NumberedFramesWriter: FrameWriter {
  private let folder: URL
  private let compressor = PNGCompressor()
  private var count = 0
  private var previous: URL?

  init(_ folder: URL) {
    self.folder = folder
  }

  func write(_ frame: PixelBuffer, changed: PixelRect, duration: TimeInterval) throws {
    let digits = String(count)
    let name = String(repeating: "0", count: max(5 - digits.count, 0)) + digits + ".png"
    let url = folder.appendingPathComponent(name)
    count += 1
    // An equal frame is another name of the same file, where the file system allows it.
    if changed.isEmpty, let previous, link(previous.path, url.path) == 0 { return }
    let data = try PNGWriter.data(frame, compressor)
    do {
      try data.write(to: url)
    } catch {
      throw RecordingError.cannotWrite(path: url.path, reason: error.localizedDescription)
    }
    previous = url
  }

  func close() throws {}

  func abandon() {}
}
