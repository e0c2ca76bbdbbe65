import CEncoding
import CZlib
import CoreGraphics
import Foundation

/// Compresses pixels as PNGs want them; its memory is used again for the next picture.
///
/// The `Up` filter and the fastest compression: for flat pictures it loses little to the slowest.
final class PNGCompressor {
  private var rows: [UInt8] = []
  private var lines: [UInt8] = []
  private var packed: [UInt8] = []

  /// The compressed rows of a part of a picture: RGB if `isOpaque`, else straight RGBA.
  func pixels(of frame: PixelBuffer, in rect: PixelRect, isOpaque: Bool) throws -> Data {
    let channels = isOpaque ? 3 : 4
    let rowBytes = rect.width * channels
    let lineCount = (rowBytes + 1) * rect.height
    grow(&rows, to: rowBytes * rect.height)
    grow(&lines, to: lineCount)
    grow(&packed, to: Int(compressBound(uLong(lineCount))))
    let source = frame.base + rect.y * frame.bytesPerRow + rect.x * 4
    ce_unpack(
      &rows, source, frame.bytesPerRow, Int32(rect.width), Int32(rect.height), Int32(channels))
    ce_filter_up(&lines, rows, Int32(rowBytes), Int32(rect.height), Int32(channels))
    var count = uLong(packed.count)
    let status = compress2(&packed, &count, lines, uLong(lineCount), 1)
    guard status == Z_OK else { throw RecordingError.encoder("zlib failed with code \(status)") }
    return Data(packed.prefix(Int(count)))
  }

  private func grow(_ bytes: inout [UInt8], to count: Int) {
    if bytes.count < count { bytes = [UInt8](repeating: 0, count: count) }
  }
}
