internal import CPango
package import Foundation

extension TextLayout {
  /// The caret before the character at an offset in UTF-16, with its line's top and height.
  package func caret(atUTF16 offset: Int) -> CGRect {
    let bytes = byteOffset(ofUTF16: offset)
    return FontLibrary.shared.exclusively { _ in
      guard let line = line(containingByte: bytes),
        let pango = pango_layout_get_line_readonly(line.source.layout, line.index)
      else { return CGRect(x: 0, y: 0, width: 0, height: size.height) }
      var x: Int32 = 0
      pango_layout_line_index_to_x(pango, Int32(bytes - line.byteOffset), 0, &x)
      return CGRect(
        x: start(of: line) + CGFloat(x) / CGFloat(PANGO_SCALE), y: line.top, width: 0,
        height: line.height)
    }
  }

  /// The offset in UTF-16 of the gap between characters that is nearest to a point.
  package func utf16Offset(nearest point: CGPoint) -> Int {
    FontLibrary.shared.exclusively { _ in
      guard let line = lines.last(where: { $0.top <= point.y }) ?? lines.first,
        let pango = pango_layout_get_line_readonly(line.source.layout, line.index)
      else { return 0 }
      var index: Int32 = 0
      var trailing: Int32 = 0
      let x = Int32(((point.x - start(of: line)) * CGFloat(PANGO_SCALE)).clamped(to: -1e9...1e9))
      pango_layout_line_x_to_index(pango, x, &index, &trailing)
      let utf8 = text.utf8
      let start =
        utf8.index(
          utf8.startIndex, offsetBy: Int(index) + line.byteOffset, limitedBy: utf8.endIndex)
        ?? utf8.endIndex
      let end = text.unicodeScalars.index(start, offsetBy: Int(trailing), limitedBy: text.endIndex)
      return text.utf16.distance(from: text.startIndex, to: end ?? text.endIndex)
    }
  }

  private func byteOffset(ofUTF16 offset: Int) -> Int {
    let utf16 = text.utf16
    let index = utf16.index(utf16.startIndex, offsetBy: offset, limitedBy: utf16.endIndex)
    return text.utf8.distance(from: text.startIndex, to: index ?? utf16.endIndex)
  }

  private func line(containingByte byte: Int) -> LaidLine? {
    lines.first { line in
      guard let pango = pango_layout_get_line_readonly(line.source.layout, line.index) else {
        return false
      }
      let start = Int(pango.pointee.start_index) + line.byteOffset
      return start <= byte && byte <= start + Int(pango.pointee.length)
    } ?? lines.last
  }
}
