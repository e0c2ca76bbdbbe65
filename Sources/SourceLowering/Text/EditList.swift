/// Changes to one source text, applied all at once.
///
/// A change inside another's range is lost: who blanks a declaration need not know what was changed
/// in it.
struct EditList {
  private struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
  }

  private var edits: [Edit] = []

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Replaces the range by text of at most the same length, with blanks after it.
  mutating func replace(_ range: Range<Int>, with text: String, paddedIn source: SourceText) {
    var rest = Array(source.blank(range).utf8)
    let new = Array(text.utf8)
    // Line ends inside the range stay, after the text.
    let kept = rest.dropFirst(new.count)
    let lost = rest.prefix(new.count).filter { $0 == 0x0A || $0 == 0x0D }
    rest = new + lost + kept
    replace(range, with: String(decoding: rest, as: UTF8.self))
  }

  /// Replaces the range by blanks.
  mutating func blank(_ range: Range<Int>, in source: SourceText) {
    replace(range, with: source.blank(range))
  }

  /// The text with every change in it.
  func applied(to source: SourceText) -> String { applied(to: source, in: 0..<source.bytes.count) }

  /// A part of the text with the changes that lie in it.
  func applied(to source: SourceText, in range: Range<Int>) -> String {
    let inside = edits.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    .sorted {
      if $0.range.lowerBound != $1.range.lowerBound {
        return $0.range.lowerBound < $1.range.lowerBound
      }
      if $0.range.upperBound != $1.range.upperBound {
        // Insertions come first; of two that begin together, the longer one wins.
        if $0.range.isEmpty || $1.range.isEmpty { return $0.range.isEmpty }
        return $0.range.upperBound > $1.range.upperBound
      }
      return $0.order < $1.order
    }
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in inside {
      if edit.range.lowerBound < position { continue }
      result += source.bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += source.bytes[position..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
