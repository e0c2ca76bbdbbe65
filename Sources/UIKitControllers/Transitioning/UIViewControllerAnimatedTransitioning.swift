import Foundation
import ObjectiveC
import UIKitViews

/// Performs a transition's animation.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds; asked several times (fact 9).
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  /// Adds the shown view to the container, animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Optional: the animator to pause, scrub and continue; the same object every time (fact 10).
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  )
    -> any UIViewImplicitlyAnimating
  /// Optional: the transition was completed with this flag (fact 11).
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Not implemented: the animation cannot be interrupted.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    missingRequirement(UIViewPropertyAnimator())
  }

  /// Not implemented: nobody wants to hear of the end.
  public func animationEnded(_ transitionCompleted: Bool) { missingRequirement(()) }
}

/// Drives a transition by something other than time.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called instead of `animateTransition(using:)` (fact 7).
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Optional: how fast the rest is played once the interaction is over; 1 is the animation's pace.
  var completionSpeed: CGFloat { get }
  /// Optional: the curve of that rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// Optional: false starts by time, to be caught later (fact 8).
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Not implemented: the animation's own pace.
  public var completionSpeed: CGFloat { missingRequirement(1) }
  /// Not implemented: slow at both ends.
  public var completionCurve: UIView.AnimationCurve { missingRequirement(.easeInOut) }
  /// Not implemented: interactive from the start.
  public var wantsInteractiveStart: Bool { missingRequirement(true) }
}

/// Provides the objects of a presentation; `UIViewController.transitioningDelegate` holds it weakly.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Optional: the animator of the presentation; nil plays the built-in one (fact 50).
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Optional: the animator of the dismissal; nil plays the built-in one (fact 50).
  func animationController(
    forDismissed dismissed: UIViewController
  )
    -> (any UIViewControllerAnimatedTransitioning)?
  /// Optional: what drives the presentation; nil means time does.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Optional: what drives the dismissal; nil means time does.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Optional: the presentation controller; asked for `.custom` only (fact 3).
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Not implemented: the built-in animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { missingRequirement(nil) }

  /// Not implemented: the built-in animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  )
    -> (any UIViewControllerAnimatedTransitioning)?
  { missingRequirement(nil) }

  /// Not implemented: not interactive.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { missingRequirement(nil) }

  /// Not implemented: not interactive.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { missingRequirement(nil) }

  /// Not implemented: a plain presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { missingRequirement(nil) }
}
