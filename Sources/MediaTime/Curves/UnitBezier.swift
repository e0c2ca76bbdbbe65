/// A cubic timing curve from (0, 0) to (1, 1), as `CAMediaTimingFunction` describes it.
package struct UnitBezier: Hashable, Sendable {
  /// The x coordinate of the first control point.
  package let c1x: Double
  /// The y coordinate of the first control point.
  package let c1y: Double
  /// The x coordinate of the second control point.
  package let c2x: Double
  /// The y coordinate of the second control point.
  package let c2y: Double

  /// Makes the curve with the control points (`c1x`, `c1y`) and (`c2x`, `c2y`).
  package init(_ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double) {
    self.c1x = c1x
    self.c1y = c1y
    self.c2x = c2x
    self.c2y = c2y
  }

  /// The straight line (fact 98).
  package static let linear = UnitBezier(0, 0, 1, 1)
  /// Slow at the start (fact 98).
  package static let easeIn = UnitBezier(0.42, 0, 1, 1)
  /// Slow at the end (fact 98).
  package static let easeOut = UnitBezier(0, 0, 0.58, 1)
  /// Slow at both ends (fact 98).
  package static let easeInEaseOut = UnitBezier(0.42, 0, 0.58, 1)
  /// Core Animation's default curve, which is not `easeInEaseOut` (fact 98).
  package static let systemDefault = UnitBezier(0.25, 0.1, 0.25, 1)

  /// The curve's y where its x is `x`; 0 before the curve and 1 after it.
  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if isLinear { return x }
    return Self.component(c1y, c2y, at: parameter(at: x))
  }

  /// dy/dx where the curve's x is `x`, for handing a velocity on.
  package func slope(at x: Double) -> Double {
    if isLinear { return 1 }
    let t = parameter(at: min(max(x, 0), 1))
    let run = Self.derivative(c1x, c2x, at: t)
    let rise = Self.derivative(c1y, c2y, at: t)
    if abs(run) > 1e-9 { return rise / run }
    return abs(rise) < 1e-9 ? 1 : (rise < 0 ? -1 : 1) * 1e9
  }

  /// The curve seen from its end: `1 - value(at: 1 - x)`.
  package var reversed: UnitBezier {
    UnitBezier(1 - c2x, 1 - c2y, 1 - c1x, 1 - c1y)
  }

  private var isLinear: Bool { c1x == c1y && c2x == c2y }

  /// The curve parameter at which x is reached, to 1e-9: Newton's method inside a bracket that
  /// shrinks with each step, so that flat stretches cannot throw it out.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = Self.component(c1x, c2x, at: t) - x
      if abs(error) < 1e-12 { return t }
      if error < 0 { low = t } else { high = t }
      let slope = Self.derivative(c1x, c2x, at: t)
      let next = t - error / slope
      t = slope > 1e-6 && next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-15 { break }
    }
    return t
  }

  private static func component(_ c1: Double, _ c2: Double, at t: Double) -> Double {
    let a = 1 + 3 * (c1 - c2)
    let b = 3 * (c2 - 2 * c1)
    return ((a * t + b) * t + 3 * c1) * t
  }

  private static func derivative(_ c1: Double, _ c2: Double, at t: Double) -> Double {
    let a = 1 + 3 * (c1 - c2)
    let b = 3 * (c2 - 2 * c1)
    return (3 * a * t + 2 * b) * t + 3 * c1
  }
}
