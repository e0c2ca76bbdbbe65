public import Foundation
import TextLayout

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added after each character.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether letters join; they do where the font has them.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// An `NSUnderlineStyle`'s number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The `UIColor` of the line below.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// An `NSUnderlineStyle`'s number for the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The `UIColor` of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The `UIColor` of outlines; text is always filled here.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines; text is always filled here.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A link.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points above the line.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A slant; text is upright here unless its font is not.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A widening; text keeps its width here.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// Lines below or through text; every pattern is drawn as one line.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Only below words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// How far the shadow lies from the text.
  open var shadowOffset = CGSize.zero
  /// How soft its edge is.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's `UIColor`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
  /// Makes a shadow.
  public override init() { super.init() }
  /// A shadow of its own with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}

extension NSAttributedString {
  /// The runs for ``TextLayout``. Attributes that are missing come from `font` and `color`.
  package func runs(
    font: UIFont? = nil, color: UIColor? = nil, traits: UITraitCollection = .current
  ) -> [TextRun] {
    var result: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      let text = (string as NSString).substring(with: range)
      result.append(
        TextAttributes.run(text, attributes, font: font, color: color, traits: traits))
    }
    return result
  }

  /// The paragraph style of the first character.
  package var firstParagraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }
}

enum TextAttributes {

  static func run(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], font: UIFont?, color: UIColor?,
    traits: UITraitCollection
  ) -> TextRun {
    let used = attributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: 12)
    var style = used.style
    let foreground = attributes[.foregroundColor] as? UIColor ?? color ?? .black
    style.color = foreground.resolved(traits)
    style.kern = number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0
    style.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    style.backgroundColor = (attributes[.backgroundColor] as? UIColor)?.resolved(traits)
    var run = TextRun(
      text: text, style: style, isUnderlined: isSet(attributes[.underlineStyle]),
      isStruckThrough: isSet(attributes[.strikethroughStyle]))
    run.underlineColor = (attributes[.underlineColor] as? UIColor)?.resolved(traits)
    return run
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func isSet(_ value: Any?) -> Bool {
    if let style = value as? NSUnderlineStyle { return style.rawValue & 0xF != 0 }
    return number(value).map { Int($0) & 0xF != 0 } ?? false
  }
}
