public import Foundation
import MediaTime

/// The kinds of timing there are.
public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring, multiplied.
  case composed = 3
}

/// Something that times an animator: a curve or a spring.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// What kind of timing it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The timing as a function, for an animator of a duration.
  func curve(duration: TimeInterval) -> ViewAnimationContext.Curve {
    if let spring = springTimingParameters { return .spring(spring.solver(duration: duration)) }
    return .bezier(cubicTimingParameters?.bezier ?? .systemDefault)
  }
}
