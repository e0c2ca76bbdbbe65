public import Foundation

/// Components in a colour space, with alpha last, or a repeated picture.
///
/// Two colours are equal when space and components are.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// The space in which the components count.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// The picture a pattern colour repeats.
  package let tile: CGImage?
  /// The pixels of the picture in one point.
  package let tileScale: CGFloat
  /// Red, green, blue in sRGB and alpha, not premultiplied; a pattern gives black.
  package let rgba: (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat)

  /// Makes a colour from components in a space, alpha last; nil if there are too few.
  public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = colorSpace.numberOfComponents
    guard count > 0 else { return nil }
    values = Array(UnsafeBufferPointer(start: components, count: count + 1))
    self.colorSpace = colorSpace
    tile = nil
    tileScale = 1
    rgba = Self.standardComponents(values, in: colorSpace)
  }

  package init(space: CGColorSpace, values: [CGFloat]) {
    self.values = values
    colorSpace = space
    tile = nil
    tileScale = 1
    rgba = Self.standardComponents(values, in: space)
  }

  /// Makes a colour that repeats a picture from the drawing's origin on.
  package init(tile: CGImage, scale: CGFloat = 1) {
    values = [1]
    colorSpace = .pattern
    self.tile = tile
    tileScale = scale
    rgba = (0, 0, 0, 1)
  }

  /// Makes a colour from red, green and blue in the device's space, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Makes a colour from red, green and blue in sRGB, 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Makes a grey, 0 black to 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Makes a grey with a gamma of 2.2, 0 black to 1 white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components in their own space, alpha last; nil for a pattern.
  public var components: [CGFloat]? { tile == nil ? values : nil }
  /// The number of components, alpha included.
  public var numberOfComponents: Int { values.count }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard tile == nil, let colorSpace else { return self }
    return CGColor(space: colorSpace, values: values.dropLast() + [alpha])
  }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The nearest colour in another space; nil where the space has no components.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    if space == colorSpace { return self }
    switch space.model {
    case .rgb:
      let (r, g, b) = Self.fromStandard(rgba.r, rgba.g, rgba.b, to: space)
      return CGColor(space: space, values: [r, g, b, rgba.a])
    case .monochrome:
      return CGColor(
        space: space, values: [0.2126 * rgba.r + 0.7152 * rgba.g + 0.0722 * rgba.b, rgba.a])
    case .cmyk, .lab, .deviceN, .indexed, .pattern, .XYZ, .unknown: return nil
    }
  }

  /// Whether space and components are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.values == right.values && left.colorSpace == right.colorSpace
        && left.tile === right.tile)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  /// Space and components.
  public var description: String {
    "<CGColor> [\(colorSpace?.name ?? "no space")] ( \(values.map { "\($0)" }.joined(separator: " ")) )"
  }
}

/// How colours outside a space's gamut are brought into it.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's own choice.
  case defaultIntent = 0
  /// Clip, keep the white point.
  case absoluteColorimetric = 1
  /// Clip, adapt the white point.
  case relativeColorimetric = 2
  /// Compress.
  case perceptual = 3
  /// Keep colours vivid.
  case saturation = 4
}
