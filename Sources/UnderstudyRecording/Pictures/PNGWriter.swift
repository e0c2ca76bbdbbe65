import CoreGraphics
import Foundation

/// Writes still pictures: 8-bit RGB if every pixel is opaque, else RGBA.
package enum PNGWriter {
  /// The picture as a PNG file's bytes.
  package static func data(_ frame: PixelBuffer) throws -> Data {
    try data(frame, PNGCompressor())
  }

  /// The picture as a PNG file's bytes, by a compressor that is used again.
  static func data(_ frame: PixelBuffer, _ compressor: PNGCompressor) throws -> Data {
    frame.flush()
    let isOpaque = PNGChunks.isOpaque(frame)
    return PNGChunks.signature
      + PNGChunks.header(width: frame.width, height: frame.height, isOpaque: isOpaque)
      + PNGChunks.chunk(
        "IDAT", try compressor.pixels(of: frame, in: frame.bounds, isOpaque: isOpaque))
      + PNGChunks.chunk("IEND", Data())
  }

  /// Writes the picture to a file, in place of what was there.
  package static func write(_ frame: PixelBuffer, to url: URL) throws {
    let data = try data(frame)
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw RecordingError.cannotWrite(path: url.path, reason: error.localizedDescription)
    }
  }
}
