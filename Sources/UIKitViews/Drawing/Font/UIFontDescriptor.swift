public import Foundation
import TextLayout

/// What describes a font: family, weight, slant, size.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let base: TypefaceStyle
  private let name: String?
  private let preferred: UIFont.TextStyle?

  package init(
    textStyle: TypefaceStyle, preferred: UIFont.TextStyle? = nil, name: String? = nil
  ) {
    base = textStyle
    self.preferred = preferred
    self.name = name
    super.init()
  }

  /// Describes a font by name.
  public convenience init(name fontName: String, size: CGFloat) {
    let style = FontNames.style(named: fontName, size: size) ?? TypefaceStyle(size: size)
    self.init(textStyle: style, name: fontName)
  }

  /// Describes a font by attributes.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let size = attributes[.size].flatMap { Self.number($0) } ?? 0
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    var style =
      name.flatMap { FontNames.style(named: $0, size: size) }
      ?? TypefaceStyle(size: size)
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    if let weight = traits?[.weight] {
      style.weight = (weight as? UIFont.Weight)?.rawValue ?? Self.number(weight) ?? 0
    }
    self.init(textStyle: style, name: name)
  }

  /// Reads nothing: interface files describe fonts themselves.
  public required convenience init?(coder: NSCoder) { self.init(textStyle: TypefaceStyle()) }

  /// Writes nothing: descriptors are made anew.
  open func encode(with coder: NSCoder) {}

  /// Whether descriptors may be read from archives made elsewhere.
  open class var supportsSecureCoding: Bool { true }

  /// The same descriptor: descriptors do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The descriptor for a kind of text, in the size the user prefers.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size in points.
  open var pointSize: CGFloat { base.size }

  /// The font's name.
  open var postscriptName: String { name ?? FontNames.postscriptName(of: base) }

  /// Bold, italic, equally wide.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if base.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if base.isItalic { traits.insert(.traitItalic) }
    if base.family == FontInventory.monospacedFamily { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Size, family and name.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [
      .size: pointSize, .name: postscriptName, .family: base.family,
    ]
    attributes[.textStyle] = preferred
    return attributes
  }

  /// The value of an attribute.
  open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[attribute]
  }

  /// The same font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// The same font with these traits and no others.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      let isBold = $0.weight >= UIFont.Weight.semibold.rawValue
      if symbolicTraits.contains(.traitBold) != isBold {
        $0.weight = isBold ? 0 : UIFont.Weight.bold.rawValue
      }
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitMonoSpace) { $0.family = FontInventory.monospacedFamily }
    }
  }

  /// The font in another design; all but the equally wide one are drawn as the usual one.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { if design == .monospaced { $0.family = FontInventory.monospacedFamily } }
  }

  /// The same font with some attributes given anew.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    changed {
      if let size = attributes[.size].flatMap({ Self.number($0) }) { $0.size = size }
      if let name = attributes[.name] as? String ?? attributes[.family] as? String,
        let style = FontNames.style(named: name, size: $0.size)
      {
        $0.family = style.family
        $0.weight = style.weight
      }
      if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any],
        let weight = traits[.weight]
      {
        $0.weight = (weight as? UIFont.Weight)?.rawValue ?? Self.number(weight) ?? $0.weight
      }
    }
  }

  private func changed(_ change: (inout TypefaceStyle) -> Void) -> UIFontDescriptor {
    var style = base
    change(&style)
    let keepsName = style.family == base.family && style.weight == base.weight
    return UIFontDescriptor(textStyle: style, preferred: preferred, name: keepsName ? name : nil)
  }

  func textStyle(size: CGFloat) -> TypefaceStyle {
    var style = base
    style.size = size
    return style
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// Names of attributes.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an attribute from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face within the family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight and the like.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The kind of text.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Features such as equally wide figures.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// Names of traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a trait from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// Bold, italic and the like.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// Bold, italic and the like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// Designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a design from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With equally wide characters.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
