public import Foundation
package import MediaTime

/// A function from time to progress: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The curve.
  package let curve: UnitBezier

  /// Makes a function that is known by name; an unknown name gives the default curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    let curve: UnitBezier =
      if name == .linear {
        .linear
      } else if name == .easeIn {
        .easeIn
      } else if name == .easeOut {
        .easeOut
      } else if name == .easeInEaseOut {
        .easeInEaseOut
      } else {
        .systemDefault
      }
    self.init(curve)
  }

  /// Makes a function of its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Makes a function of a curve.
  package init(_ curve: UnitBezier) {
    self.curve = curve
    super.init()
  }

  /// Writes the control point with this index, 0 to 3, to two floats.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.c1x, curve.c1y), (curve.c2x, curve.c2y), (1, 1)]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }

  /// Two functions with the same curve are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// Hashes the curve.
  open override var hash: Int { curve.hashValue }
}
