public import Foundation
import MediaTime

/// Times an animator by a cubic curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency NSCoding,
  UITimingCurveProvider
{
  private let curveStorage: UIView.AnimationCurve?
  let bezier: UnitBezier

  /// Makes Core Animation's default curve (fact 98).
  public override init() {
    curveStorage = nil
    bezier = .systemDefault
    super.init()
  }

  /// Makes parameters from an archive: the default curve, since none are written.
  public required init?(coder: NSCoder) {
    curveStorage = nil
    bezier = .systemDefault
    super.init()
  }

  /// Makes one of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    curveStorage = curve
    bezier = curve.bezier
    super.init()
  }

  /// Makes the curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curveStorage = nil
    bezier = UnitBezier(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    super.init()
  }

  /// The named curve; slow at both ends for a curve without a name.
  open var animationCurve: UIView.AnimationCurve { curveStorage ?? .easeInOut }
  /// The first control point.
  open var controlPoint1: CGPoint { CGPoint(x: bezier.c1x, y: bezier.c1y) }
  /// The second control point.
  open var controlPoint2: CGPoint { CGPoint(x: bezier.c2x, y: bezier.c2y) }
  /// A named curve or a cubic one.
  open var timingCurveType: UITimingCurveType { curveStorage == nil ? .cubic : .builtin }
  /// These parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Writes nothing: timings are made anew.
  nonisolated open func encode(with coder: NSCoder) {}
  /// The same parameters: they do not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
