import Foundation
import MediaTime
import QuartzCore

/// How property changes of views animate while it is in force.
///
/// `UIView.animate` puts one in force for the time of its block; controllers do the same for blocks
/// that run alongside a transition.
package struct ViewAnimationContext {
  /// How progress runs in time.
  package enum Curve: Hashable, Sendable {
    /// Along a curve, over the context's duration.
    case bezier(UnitBezier)
    /// Along a spring, for as long as it takes; the context's duration is that time.
    case spring(SpringSolver)
  }

  /// The length of one run in seconds, without the delay.
  package var duration: TimeInterval
  /// How long the animations wait before they move.
  package var delay: TimeInterval
  /// How progress runs in time.
  package var curve: Curve
  /// Whether views may be touched, what a nested block inherits, and so on.
  package var options: UIView.AnimationOptions
  /// How many runs there are; 0 is one.
  package var repeatCount: Float
  /// Whether each run goes back after going forth.
  package var autoreverses: Bool
  /// Waits for the animations' end.
  package var group: AnimationCompletionGroup?
  /// Takes the changes instead of their being animated at once; for animators and keyframes.
  var recorder: (any ChangeRecorder)?

  /// Makes a context.
  package init(
    duration: TimeInterval, delay: TimeInterval = 0,
    curve: Curve = .bezier(.easeInEaseOut), options: UIView.AnimationOptions = [],
    repeatCount: Float = 0, autoreverses: Bool = false, group: AnimationCompletionGroup? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.group = group
  }

  /// Whether values may be added up: repeating animations replace one another (fact 87).
  var isAdditive: Bool { repeatCount == 0 && !autoreverses }
}

/// Takes the changes of a block instead of their being animated at once.
@MainActor protocol ChangeRecorder: AnyObject {
  /// Notes a change; the model has the new value already.
  func record(_ change: PropertyChange)
}

/// One property of one view's layer that has changed inside a block.
struct PropertyChange {
  let view: UIView
  let layer: CALayer
  /// `position`, `bounds.size`, …: bounds are two properties here (fact 86).
  let keyPath: String
  let old: LayerValue
  let new: LayerValue
}

/// Named choices where UIKit's behaviour is not documented or differs between systems.
package enum AnimationRules {
  /// When the completion of a block runs that animated nothing: UIKit's reference says at the next
  /// turn of the run loop for a duration of 0; for an empty block it is seen at once, at the commit
  /// (facts 92, 93). Here both come in the pass in which animations end.
  nonisolated(unsafe) package static var emptyBlockCompletion = AnimationCompletionGroup.WhenEmpty
    .nextPass
  /// The duration that `UIViewPropertyAnimator(duration: 0)` has (fact 130).
  nonisolated(unsafe) package static var shortestAnimatorDuration = 0.2
  /// Whether releasing a paused or stopped animator traps, as in UIKit (fact 109).
  nonisolated(unsafe) package static var trapsOnAnimatorRelease = true
  /// Whether a cancelled transition also takes back the changes to constraints that its animations
  /// showed by `layoutIfNeeded()`. In UIKit the constraint keeps its new constant, and the next
  /// layout jumps to the end (a named deviation).
  nonisolated(unsafe) package static var restoresConstraints = true
}
