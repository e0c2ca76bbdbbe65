internal import Foundation
package import MediaTime

/// An animation from one value to another.
///
/// Of from, to and by at most two are meant to be set: from → to, from → from + by, to − by → to,
/// from → current, current → to, current → current + by (fact 152).
open class CABasicAnimation: CAPropertyAnimation {
  /// Where the property starts.
  open var fromValue: Any?
  /// Where the property ends.
  open var toValue: Any?
  /// How far the property goes.
  open var byValue: Any?

  package override func makeEmpty() -> CAAnimation { CABasicAnimation() }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  package override func curve(duration: Double) -> ValueCurve? { .basic(span) }

  /// The ends as values.
  package final var span: ValueSpan {
    ValueSpan(
      from: fromValue.map { LayerValue($0) }, to: toValue.map { LayerValue($0) },
      by: byValue.map { LayerValue($0) })
  }

  /// The animation that a change from one value to another makes: additive, old − new → 0, where
  /// values can be subtracted (fact 86), from → to otherwise (fact 87), as for colours and for a
  /// transform that flattens.
  package static func change(
    keyPath: String, from old: LayerValue, to new: LayerValue, additive: Bool = true,
    spring: SpringSolver? = nil
  ) -> CABasicAnimation {
    let animation: CABasicAnimation
    if let spring {
      animation = CASpringAnimation(spring, keyPath: keyPath)
    } else {
      animation = CABasicAnimation(keyPath: keyPath)
    }
    if additive, let difference = old.difference(from: new), let zero = new.zero {
      animation.isAdditive = true
      animation.fromValue = difference
      animation.toValue = zero
    } else {
      animation.fromValue = old
      animation.toValue = new
    }
    animation.fillMode = .both
    return animation
  }
}
