public import CoreGraphics
public import Foundation

/// A colour, or one for each appearance.
///
/// A dynamic colour is settled when it is used, by the traits then current. May be used on any thread.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package enum Storage {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }
  package let storage: Storage
  /// The name in an interface file or asset catalog, if it came from there.
  package let name: String?

  package init(storage: Storage, name: String? = nil) {
    self.storage = storage
    self.name = name
    super.init()
  }

  /// Makes transparent black.
  public override convenience init() {
    self.init(storage: .fixed(CGColor(space: .extendedGrayscale, values: [0, 0])))
  }

  /// Makes a grey, 0 black to 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      CGColor(space: .extendedGrayscale, values: [white, alpha.clamped(to: 0...1)]))
    name = nil
    super.init()
  }

  /// Makes a colour from red, green and blue, 0 to 1; beyond that they stay as they are.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      CGColor(space: .extendedStandard, values: [red, green, blue, alpha.clamped(to: 0...1)]))
    name = nil
    super.init()
  }

  /// Makes a colour from red, green and blue of a wide-gamut display.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(space: .p3, values: [red, green, blue, alpha.clamped(to: 0...1)]))
    name = nil
    super.init()
  }

  /// Makes a colour from hue, saturation and brightness, 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (r, g, b) = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    storage = .fixed(
      CGColor(space: .extendedStandard, values: [r, g, b, alpha.clamped(to: 0...1)]))
    name = nil
    super.init()
  }

  /// Makes a colour from one of Core Graphics.
  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
    name = nil
    super.init()
  }

  /// Makes a colour that repeats a picture.
  public convenience init(patternImage image: UIImage) {
    guard let picture = image.cgImage else {
      self.init()
      return
    }
    self.init(cgColor: CGColor(tile: picture, scale: image.scale))
  }

  /// Makes a colour that asks `provider` each time traits settle it.
  public init(dynamicProvider provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(provider)
    name = nil
    super.init()
  }

  /// Finds a colour in the program's asset catalogs; nil if none has this name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a colour in a bundle's asset catalogs; nil if none has this name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    guard let found = AssetCatalog.color(named: name, in: bundle) else { return nil }
    self.init(storage: found, name: name)
  }

  /// Reads a colour from an interface file.
  public required init?(coder: NSCoder) {
    guard let color = coder.decodeObject(forKey: "UIColor") as? UIColor else { return nil }
    storage = color.storage
    name = color.name
    super.init()
  }

  /// Writes the colour's components.
  open func encode(with coder: NSCoder) {
    let (r, g, b, a) = cgColor.rgba
    coder.encode([r, g, b, a].map { Double($0) }, forKey: "UIColorComponents")
  }

  /// Whether colours may be read from archives made elsewhere.
  open class var supportsSecureCoding: Bool { true }

  /// The same colour: colours do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The colour for Core Graphics, settled by ``UITraitCollection/current``.
  open var cgColor: CGColor { resolved(UITraitCollection.current) }

  /// The same colour with another opacity; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { fading(to: alpha) }

  /// The colour that these traits give.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .dynamic(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Sets the colour of fills and strokes in the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fills in the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the colour of strokes in the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Reads red, green, blue and opacity.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.tile == nil else { return false }
    red?.pointee = color.rgba.r
    green?.pointee = color.rgba.g
    blue?.pointee = color.rgba.b
    alpha?.pointee = color.rgba.a
    return true
  }

  /// Reads hue, saturation, brightness and opacity.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.tile == nil else { return false }
    let parts = HueColor(red: color.rgba.r, green: color.rgba.g, blue: color.rgba.b)
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.rgba.a
    return true
  }

  /// Reads grey and opacity; a colour gives its lightness.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.tile == nil else { return false }
    let (r, g, b, a) = color.rgba
    white?.pointee = r == g && g == b ? r : 0.2126 * r + 0.7152 * g + 0.0722 * b
    alpha?.pointee = a
    return true
  }

  /// Whether space and components are the same; dynamic colours equal themselves alone.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let mine) = storage, case .fixed(let theirs) = other.storage else {
      return name != nil && name == other.name
    }
    return mine == theirs
  }

  /// Hashes the components.
  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .dynamic: name?.hashValue ?? ObjectIdentifier(self).hashValue
    }
  }

  /// Space and components, or that the colour is dynamic.
  open override var description: String {
    switch storage {
    case .dynamic: return "<UIDynamicProviderColor\(name.map { ": " + $0 } ?? "")>"
    case .fixed(let color):
      guard let values = color.components else { return "<UIPatternColor>" }
      let space = values.count == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
      return "\(space) \(values.map { String(format: "%g", Double($0)) }.joined(separator: " "))"
    }
  }
}

extension UIColor {
  /// The colour of Core Graphics that these traits give.
  package func resolved(_ traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).resolved(traits)
    }
  }

  /// Whether the colour depends on traits.
  package var isDynamic: Bool {
    switch storage {
    case .fixed: false
    case .dynamic: true
    }
  }

  private func fading(to alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha.clamped(to: 0...1)) ?? color)
    case .dynamic(let provider): UIColor { provider($0).fading(to: alpha) }
    }
  }
}
