import CEncoding
import CZlib
import CoreGraphics
import Foundation

/// The parts of PNG files, still and animated.
enum PNGChunks {
  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// A chunk: length, name, body, checksum.
  static func chunk(_ name: String, _ body: Data) -> Data {
    let kind = Data(name.utf8)
    var data = Data(capacity: body.count + 12)
    data.append(bigEndian32: body.count)
    data.append(kind)
    data.append(body)
    let checksum = (kind + body).withUnsafeBytes { bytes in
      crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, uInt(bytes.count))
    }
    data.append(bigEndian32: Int(checksum))
    return data
  }

  /// The header of an 8-bit picture.
  static func header(width: Int, height: Int, isOpaque: Bool) -> Data {
    var body = Data()
    body.append(bigEndian32: width)
    body.append(bigEndian32: height)
    body.append(contentsOf: [8, isOpaque ? 2 : 6, 0, 0, 0])
    return chunk("IHDR", body)
  }

  /// The compressed rows of a part of a picture: RGB if `isOpaque`, else straight RGBA.
  ///
  /// The `Up` filter and the fastest compression: for flat pictures it loses little to the slowest.
  static func pixels(of frame: PixelBuffer, in rect: PixelRect, isOpaque: Bool) throws -> Data {
    let channels = isOpaque ? 3 : 4
    let rowBytes = rect.width * channels
    let source = frame.base + rect.y * frame.bytesPerRow + rect.x * 4
    var rows = [UInt8](repeating: 0, count: rowBytes * rect.height)
    ce_unpack(
      &rows, source, frame.bytesPerRow, Int32(rect.width), Int32(rect.height), Int32(channels))
    var lines = [UInt8](repeating: 0, count: (rowBytes + 1) * rect.height)
    ce_filter_up(&lines, rows, Int32(rowBytes), Int32(rect.height), Int32(channels))
    var count = compressBound(uLong(lines.count))
    var data = Data(count: Int(count))
    let status = data.withUnsafeMutableBytes { bytes in
      compress2(
        bytes.bindMemory(to: UInt8.self).baseAddress, &count, lines, uLong(lines.count), 1)
    }
    guard status == Z_OK else { throw RecordingError.encoder("zlib failed with code \(status)") }
    return data.prefix(Int(count))
  }

  static func isOpaque(_ frame: PixelBuffer) -> Bool {
    ce_is_opaque(frame.base, frame.bytesPerRow, Int32(frame.width), Int32(frame.height)) != 0
  }
}

extension Data {
  mutating func append(bigEndian32 value: Int) {
    append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) })
  }

  mutating func append(bigEndian16 value: Int) {
    append(contentsOf: [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)])
  }
}
