public import Foundation

extension UIImage {
  /// How pixels are turned before they are shown.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// Upside down.
    case down
    /// A quarter turn counterclockwise.
    case left
    /// A quarter turn clockwise.
    case right
    /// Mirrored.
    case upMirrored
    /// Upside down and mirrored.
    case downMirrored
    /// Mirrored and a quarter turn counterclockwise.
    case leftMirrored
    /// Mirrored and a quarter turn clockwise.
    case rightMirrored

    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }

    var swapsSides: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: false
      case .left, .right, .leftMirrored, .rightMirrored: true
      }
    }
  }

  /// Whether a picture shows its own colours or the tint.
  public enum RenderingMode: Int, Sendable {
    /// As the place it stands in wants.
    case automatic = 0
    /// Its own colours.
    case alwaysOriginal = 1
    /// The tint.
    case alwaysTemplate = 2
  }

  /// What happens to the parts of a picture that do not keep their size.
  public enum ResizingMode: Int, Sendable {
    /// They are repeated.
    case tile = 0
    /// They are stretched.
    case stretch = 1
  }

  /// How a picture is chosen among several.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits it is chosen for.
    open var traitCollection: UITraitCollection? { nil }
    /// The same configuration: configurations do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// Not given.
    case unspecified = 0
    /// The thinnest.
    case ultraLight, thin, light
    /// The usual.
    case regular
    /// Bolder and bolder.
    case medium, semibold, bold, heavy, black

    /// The weight of text beside it.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As the place it stands in wants.
    case `default` = -1
    /// Not given.
    case unspecified = 0
    /// Small.
    case small = 1
    /// The usual.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// How a symbol is drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let values: SymbolLook

    init(_ values: SymbolLook) {
      self.values = values
      super.init()
    }

    /// A symbol for text of this size.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolLook(pointSize: pointSize))
    }
    /// A symbol for text of this size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolLook(pointSize: pointSize, weight: weight))
    }
    /// A symbol for text of this size and weight, larger or smaller beside it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(
        SymbolLook(pointSize: pointSize, weight: weight, scale: scale))
    }
    /// A symbol, larger or smaller.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolLook(scale: scale))
    }
    /// A symbol of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolLook(weight: weight))
    }
    /// A symbol for a kind of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }
    /// A symbol for a kind of text, larger or smaller.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// A symbol for text of this font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// A symbol for text of this font, larger or smaller.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolLook(pointSize: font.pointSize, scale: scale))
    }
    /// A symbol in one colour, whatever the tint.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolLook(color: hierarchicalColor))
    }
    /// A symbol in the first of these colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolLook(color: paletteColors.first))
    }
    /// This configuration, and what `other` gives.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(values.applying(other.values))
    }
  }
}

/// How a symbol is drawn; nil and unspecified leave what there is.
package struct SymbolLook: Sendable {
  var pointSize: CGFloat?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var color: UIColor?

  func applying(_ other: SymbolLook) -> SymbolLook {
    var result = self
    if let size = other.pointSize { result.pointSize = size }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    if let color = other.color { result.color = color }
    return result
  }

  /// The height of the drawing's box in points.
  var side: CGFloat {
    let factor: CGFloat
    switch scale {
    case .small: factor = 0.8
    case .default, .unspecified, .medium: factor = 1
    case .large: factor = 1.28
    }
    return (pointSize ?? 17) * 1.18 * factor
  }

  /// The width of lines for a box of 24.
  var lineWidth: CGFloat {
    switch weight {
    case .ultraLight: 0.7
    case .thin: 1
    case .light: 1.4
    case .unspecified, .regular: 1.8
    case .medium: 2.1
    case .semibold: 2.4
    case .bold: 2.8
    case .heavy: 3.2
    case .black: 3.6
    }
  }
}
