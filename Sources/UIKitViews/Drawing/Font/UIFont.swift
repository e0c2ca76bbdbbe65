public import Foundation
import ObjectiveC
import TextLayout

/// A typeface in a size.
///
/// The system font is drawn with Inter, with the line heights of iOS's; characters that it lacks come
/// from Noto Sans CJK JP.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let style: TypefaceStyle
  private let descriptor: UIFontDescriptor

  package init(style: TypefaceStyle, descriptor: UIFontDescriptor) {
    self.style = style
    self.descriptor = descriptor
    super.init()
  }

  /// Finds a font by its name or its family's; nil if neither this system nor the program has it.
  ///
  /// Fonts that iOS has and Linux has not are drawn with the system's, in the weight the name says, and
  /// reported once.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let style = FontNames.style(named: fontName, size: fontSize) else { return nil }
    self.style = style
    descriptor = UIFontDescriptor(name: fontName, size: fontSize)
    super.init()
  }

  /// Makes a font from a descriptor; a size other than 0 replaces the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize == 0 ? descriptor.pointSize : pointSize
    style = descriptor.textStyle(size: size == 0 ? 17 : size)
    self.descriptor = descriptor.withSize(style.size)
    super.init()
  }

  /// Reads a font from an interface file.
  public required init?(coder: NSCoder) {
    guard let font = coder.decodeObject(forKey: "UIFont") as? UIFont else { return nil }
    style = font.style
    descriptor = font.descriptor
    super.init()
  }

  /// Writes name and size.
  open func encode(with coder: NSCoder) {
    coder.encode(fontName, forKey: "UIFontName")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
  }

  /// Whether fonts may be read from archives made elsewhere.
  open class var supportsSecureCoding: Bool { true }

  /// The same font: fonts do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(size: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(size: fontSize, weight: weight)
  }

  /// The system font in a weight; narrower or wider forms are drawn as the usual one.
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    system(size: fontSize, weight: weight)
  }

  /// The bold system font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(size: fontSize, weight: .semibold)
  }

  /// The slanted system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(size: fontSize, weight: .regular, italic: true)
  }

  /// The system font with figures of equal width.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    system(size: fontSize, weight: weight) { $0.hasMonospacedDigits = true }
  }

  /// The system's font of equally wide characters.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(size: fontSize, weight: weight) { $0.family = FontInventory.monospacedFamily }
  }

  /// The font for a kind of text, in the size the user prefers.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a kind of text, in the size that traits ask for.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.current
    let size = TextStyleSizes.size(of: style, category: traits.preferredContentSizeCategory)
    let weight: UIFont.Weight = style == .headline ? .semibold : .regular
    return system(size: size, weight: weight, textStyle: style)
  }

  /// The size of labels: 17.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system font: 14.
  open class var systemFontSize: CGFloat { 14 }

  /// The families there are.
  open class var familyNames: [String] { FontInventory.families }
  /// The fonts of a family: its name, if there is one.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontInventory.families.contains(familyName) ? [familyName] : []
  }

  /// The family's name.
  open var familyName: String {
    style.family == FontInventory.systemFamily ? ".AppleSystemUIFont" : style.family
  }
  /// The font's name.
  open var fontName: String { descriptor.postscriptName }
  /// The size in points.
  open var pointSize: CGFloat { style.size }
  /// From the baseline up.
  open var ascender: CGFloat { metrics.ascender }
  /// From the baseline down, negative.
  open var descender: CGFloat { metrics.descender }
  /// The height of capitals.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of small letters.
  open var xHeight: CGFloat { metrics.xHeight }
  /// From one line to the next.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// Between lines.
  open var leading: CGFloat { metrics.leading }
  /// What the font was made of.
  open var fontDescriptor: UIFontDescriptor { descriptor }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var style = style
    style.size = fontSize
    return UIFont(style: style, descriptor: descriptor.withSize(fontSize))
  }

  /// Whether both look the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return style == other.style
  }

  /// Hashes the size.
  open override var hash: Int { style.hashValue }

  /// Family, weight and size.
  open override var description: String {
    let slant = style.isItalic ? "italic" : "normal"
    let size = String(format: "%.2f", Double(pointSize))
    return "<UIFont> font-family: \"\(familyName)\"; font-style: \(slant); font-size: \(size)pt"
  }
}

extension UIFont {
  package var metrics: FontMetrics { FontMetrics.metrics(for: style) }

  private static func system(
    size: CGFloat, weight: UIFont.Weight, italic: Bool = false, textStyle: UIFont.TextStyle? = nil,
    _ change: (inout TypefaceStyle) -> Void = { _ in }
  ) -> UIFont {
    var style = TypefaceStyle(
      size: size <= 0 ? 14 : size, weight: weight.rawValue, isItalic: italic)
    change(&style)
    let descriptor = UIFontDescriptor(textStyle: style, preferred: textStyle)
    return UIFont(style: style, descriptor: descriptor)
  }

  /// How bold a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1, 0 being regular.
    public let rawValue: CGFloat
    /// Makes a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// The usual.
    public static let regular = Weight(0)
    /// A little bold.
    public static let medium = Weight(0.23)
    /// Half bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Bolder.
    public static let heavy = Weight(0.56)
    /// The boldest.
    public static let black = Weight(0.62)
  }

  /// How wide a font is.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1, 0 being the usual.
    public let rawValue: CGFloat
    /// Makes a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// The narrowest.
    public static let compressed = Width(rawValue: -0.3)
    /// The usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A kind of text, to which the user's preferred size applies.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a style from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest titles.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// Titles of screens.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// What stands under a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text on the side.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Notes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What explains a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// What explains a picture, smaller.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
