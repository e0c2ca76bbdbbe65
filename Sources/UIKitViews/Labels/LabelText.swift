import CoreGraphics
import Foundation
import TextLayout

/// Text as a label shows it: plain or attributed, with what holds where the attributes say nothing.
@MainActor struct LabelText {
  var string: NSAttributedString
  var font: UIFont
  var color: UIColor
  var alignment: NSTextAlignment
  var lineBreakMode: NSLineBreakMode
  var maximumLines: Int
  var traits: UITraitCollection

  private var runs: [TextRun] { string.runs(font: font, color: color, traits: traits) }

  /// A paragraph style of the text's own comes before the label's properties.
  private var paragraph: TextParagraph {
    if let own = string.firstParagraphStyle { return own.paragraph() }
    return NSParagraphStyle.default.paragraph(alignment: alignment, mode: lineBreakMode)
  }

  /// The lines at a width; nil for as wide as they come.
  func layout(width: CGFloat?) -> TextLayout {
    TextLayoutCache.layout(
      runs: runs, width: width, maximumLines: maximumLines, paragraph: paragraph)
  }

  /// The same text with all fonts smaller.
  func scaled(by factor: CGFloat) -> LabelText {
    guard factor != 1 else { return self }
    var copy = self
    copy.font = font.withSize(font.pointSize * factor)
    let text = NSMutableAttributedString(attributedString: string)
    string.enumerateAttribute(.font, in: NSRange(location: 0, length: string.length)) {
      value, range, _ in
      guard let own = value as? UIFont else { return }
      text.addAttribute(.font, value: own.withSize(own.pointSize * factor), range: range)
    }
    copy.string = text
    return copy
  }
}
