import Foundation

/// Which colours the components of a colour mean.
///
/// All drawing happens in sRGB; the other spaces are kept by name and converted where they differ.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of a colour space, bridged as a string where Core Graphics has a `CFString`.
  public typealias Name = String

  /// The names under which spaces are found.
  public static let sRGB: Name = "kCGColorSpaceSRGB"
  /// sRGB with components below 0 and above 1.
  public static let extendedSRGB: Name = "kCGColorSpaceExtendedSRGB"
  /// sRGB without its curve.
  public static let linearSRGB: Name = "kCGColorSpaceLinearSRGB"
  /// The wide gamut of recent displays.
  public static let displayP3: Name = "kCGColorSpaceDisplayP3"
  /// Grey with a gamma of 2.2.
  public static let genericGrayGamma2_2: Name = "kCGColorSpaceGenericGrayGamma2_2"
  /// Grey with components below 0 and above 1.
  public static let extendedGray: Name = "kCGColorSpaceExtendedGray"
  /// Cyan, magenta, yellow, black.
  public static let genericCMYK: Name = "kCGColorSpaceGenericCMYK"

  /// The space's name.
  public let name: Name?
  /// The kind of components.
  public let model: CGColorSpaceModel

  init(name: Name, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Finds a space by name, or nil if there is none.
  public convenience init?(name: Name) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3:
      self.init(name: name, model: .rgb)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name: name, model: .monochrome)
    case Self.genericCMYK: self.init(name: name, model: .cmyk)
    default: return nil
    }
  }

  /// The number of components of a colour, without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .unknown, .deviceN, .indexed, .pattern, .XYZ: 0
    }
  }

  /// Two spaces are equal when they have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  package static let standard = CGColorSpace(name: sRGB, model: .rgb)
  package static let extendedStandard = CGColorSpace(name: extendedSRGB, model: .rgb)
  package static let gray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
  package static let extendedGrayscale = CGColorSpace(name: extendedGray, model: .monochrome)
  package static let p3 = CGColorSpace(name: displayP3, model: .rgb)
  package static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb)
  package static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome)
  package static let deviceCMYK = CGColorSpace(name: "kCGColorSpaceDeviceCMYK", model: .cmyk)
  package static let pattern = CGColorSpace(name: "kCGColorSpacePattern", model: .pattern)
}

/// The kinds of colour components.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not one of the others.
  case unknown = -1
  /// Grey.
  case monochrome = 0
  /// Red, green, blue.
  case rgb = 1
  /// Cyan, magenta, yellow, black.
  case cmyk = 2
  /// Lightness and two hues.
  case lab = 3
  /// Several inks.
  case deviceN = 4
  /// A table of colours.
  case indexed = 5
  /// A repeated picture.
  case pattern = 6
  /// CIE XYZ.
  case XYZ = 7
}

/// The colour space of the device's red, green and blue, here sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The colour space of the device's grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The colour space of the device's inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
