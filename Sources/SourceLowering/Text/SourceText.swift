/// The bytes of a source file, with its lines.
struct SourceText {
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      // A carriage return alone ends a line too, as the compiler counts.
      if byte == 0x0A || (byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A))
      {
        starts.append(offset + 1)
      }
    }
    lineStarts = starts
  }

  /// The number of the line that holds this offset, from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// How many bytes of its line stand before this offset.
  func column(at offset: Int) -> Int { offset - lineStarts[line(at: offset) - 1] }

  func string(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The range with everything but line ends and tabs turned into blanks, one for each byte.
  func blank(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map(Self.blanked), as: UTF8.self)
  }

  /// The range with the semicolon that follows it, which may not stand alone.
  func includingSemicolon(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end < bytes.count && bytes[end] == 0x3B ? range.lowerBound..<(end + 1) : range
  }

  static func blanked(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x0A, 0x0D, 0x09: byte
    default: 0x20
    }
  }
}
