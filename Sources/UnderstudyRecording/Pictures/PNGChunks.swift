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
    let checksum = crc(body, after: crc(kind, after: 0))
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

  private static func crc(_ data: Data, after start: uLong) -> uLong {
    data.withUnsafeBytes { bytes in
      crc32(start, bytes.bindMemory(to: UInt8.self).baseAddress, uInt(bytes.count))
    }
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
