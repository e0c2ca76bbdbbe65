package import CoreGraphics
internal import Foundation

/// A transition from how a layer looked to how it looks now.
///
/// Its key is always ``kCATransition``, whatever key it is added under.
open class CATransition: CAAnimation {
  /// The kind of the transition.
  open var type: CATransitionType = .fade
  /// The side from which it comes, for all kinds but a fade.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it starts, 0 to 1.
  open var startProgress: Float = 0
  /// Where in the transition it ends, 0 to 1.
  open var endProgress: Float = 1

  package override func makeEmpty() -> CAAnimation { CATransition() }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  package override func compiled(defaultDuration: Double) -> CompiledAnimation {
    let curve = TransitionCurve(
      type: type, subtype: subtype, start: Double(startProgress), end: Double(endProgress))
    return CompiledAnimation(
      timing: timing(defaultDuration: defaultDuration), pacing: timingFunction?.curve,
      content: .transition(curve))
  }
}

/// A transition of a layer at a moment, for the compositor.
package struct LayerTransition {
  package let type: CATransitionType
  package let subtype: CATransitionSubtype?
  /// 0 shows the old picture, 1 the new.
  package let progress: Double
  /// How the layer looked when the transition was added; nil if nobody could draw it.
  package let old: CGImage?
}

extension CALayer {
  /// The layer's transition at a moment, if one is running.
  package final func transition(at time: CFTimeInterval) -> LayerTransition? {
    for animation in attached.reversed() {
      if let transition = animation.transition(of: self, at: time) { return transition }
    }
    return nil
  }
}
