internal import Foundation

/// Animations that run together, in a time of their own.
///
/// Each runs in the group's time; it is cut, not scaled, where it is longer than the group. One
/// without a duration has the group's. Their delegates are not called.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  package override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.makeCopy() }
  }

  package override func compiled(defaultDuration: Double) -> CompiledAnimation {
    let timing = timing(defaultDuration: defaultDuration)
    let parts = (animations ?? []).map { $0.compiled(defaultDuration: timing.duration) }
    return CompiledAnimation(timing: timing, pacing: timingFunction?.curve, content: .group(parts))
  }
}
