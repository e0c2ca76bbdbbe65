public import Foundation
import TextLayout

/// Which side text keeps to.
public enum NSTextAlignment: Int, Sendable {
  /// The left.
  case left = 0
  /// The middle.
  case center = 1
  /// The right.
  case right = 2
  /// Both.
  case justified = 3
  /// The side where its writing begins.
  case natural = 4
}

/// What happens to text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, whole words at a time.
  case byWordWrapping = 0
  /// It goes on in the next line.
  case byCharWrapping
  /// It is cut off.
  case byClipping
  /// Its beginning is left out.
  case byTruncatingHead
  /// Its end is left out.
  case byTruncatingTail
  /// Its middle is left out.
  case byTruncatingMiddle
}

/// Which way text is written.
public enum NSWritingDirection: Int, Sendable {
  /// As its first letter says.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How lines are made of text.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  fileprivate struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }
  fileprivate var values = Values()

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { sharedDefault }
  private static let sharedDefault = NSParagraphStyle()

  /// Makes the style of text that has none.
  public override init() { super.init() }
  /// Makes the style of text that has none; interface files describe styles themselves.
  public required init?(coder: NSCoder) { super.init() }
  /// Writes nothing: styles are made anew.
  open func encode(with coder: NSCoder) {}
  /// Whether styles may be read from archives made elsewhere.
  open class var supportsSecureCoding: Bool { true }

  /// Between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// After a paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Before a paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Which side text keeps to.
  open var alignment: NSTextAlignment { values.alignment }
  /// Before each line but the first.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Before the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What happens to text that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Which way text is written.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Multiplies the height of lines, 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How eagerly words are divided; they never are here.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// A style that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether all values are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Hashes the values.
  open override var hash: Int { values.hashValue }
}

/// How lines are made of text, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// After a paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Before a paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Which side text keeps to.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Before each line but the first.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// Before the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// What happens to text that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Which way text is written.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Multiplies the height of lines, 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// How eagerly words are divided; they never are here.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Takes every value of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

extension NSParagraphStyle {
  /// The style for ``TextLayout``; `mode` replaces the line break mode.
  package func paragraph(
    alignment: NSTextAlignment? = nil, mode: NSLineBreakMode? = nil
  ) -> TextParagraph {
    var result = TextParagraph()
    result.alignment = (alignment ?? self.alignment).paragraphAlignment
    result.lineBreak = (mode ?? lineBreakMode).lineBreak
    result.lineSpacing = lineSpacing
    result.paragraphSpacing = paragraphSpacing + paragraphSpacingBefore
    result.lineHeightMultiple = lineHeightMultiple
    result.minimumLineHeight = minimumLineHeight
    result.maximumLineHeight = maximumLineHeight
    result.firstLineHeadIndent = firstLineHeadIndent
    result.headIndent = headIndent
    return result
  }
}

extension NSTextAlignment {
  package var paragraphAlignment: TextParagraph.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  package var lineBreak: TextParagraph.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
