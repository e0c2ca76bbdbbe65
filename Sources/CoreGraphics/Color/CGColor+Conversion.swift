import Foundation

extension CGColor {
  /// sRGB for components of any space that has some.
  static func standardComponents(
    _ values: [CGFloat], in space: CGColorSpace
  ) -> (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) {
    switch space.model {
    case .monochrome: return (values[0], values[0], values[0], values[1])
    case .cmyk:
      let light = 1 - values[3]
      return ((1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light, values[4])
    case .rgb:
      let (r, g, b) = (values[0], values[1], values[2])
      switch space.name {
      case CGColorSpace.linearSRGB: return (encoded(r), encoded(g), encoded(b), values[3])
      case CGColorSpace.displayP3:
        let (lr, lg, lb) = (linear(r), linear(g), linear(b))
        // Display P3 to sRGB, both with the D65 white point.
        return (
          encoded(1.2249401 * lr - 0.2249404 * lg),
          encoded(-0.0420569 * lr + 1.0420571 * lg),
          encoded(-0.0196376 * lr - 0.0786361 * lg + 1.0982735 * lb), values[3]
        )
      default: return (r, g, b, values[3])
      }
    case .lab, .deviceN, .indexed, .pattern, .XYZ, .unknown: return (0, 0, 0, 1)
    }
  }

  static func fromStandard(
    _ r: CGFloat, _ g: CGFloat, _ b: CGFloat, to space: CGColorSpace
  ) -> (CGFloat, CGFloat, CGFloat) {
    switch space.name {
    case CGColorSpace.linearSRGB: return (linear(r), linear(g), linear(b))
    case CGColorSpace.displayP3:
      let (lr, lg, lb) = (linear(r), linear(g), linear(b))
      return (
        encoded(0.8224621 * lr + 0.1775380 * lg),
        encoded(0.0331941 * lr + 0.9668058 * lg),
        encoded(0.0170827 * lr + 0.0723974 * lg + 0.9105199 * lb)
      )
    default: return (r, g, b)
    }
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
