import CoreGraphics
import Foundation
import UIKitViews

/// What the blocks of a transition coordinator are told.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation, or `.none` where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition started interactively; never changes (fact 33).
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be caught while it runs.
  var isInterruptible: Bool { get }
  /// Whether an interaction drives the transition just now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The animator's duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the interaction had come when it ended, or the last update before.
  var percentComplete: CGFloat { get }
  /// The speed of the rest, as the interaction controller wants it.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest, or of the companions of an animation by time.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that is left or shown.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is left or shown.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the animation happens.
  var containerView: UIView { get }
  /// The rotation at the end; the identity here.
  var targetTransform: CGAffineTransform { get }
}

/// Runs animations alongside a transition, and tells of its end.
///
/// Given out by `UIViewController.transitionCoordinator` while a transition is in flight (fact 16).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block in the transition's own animation, and another after its end (fact 15).
  ///
  /// - Returns: whether the animation will be run.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for a view outside the container, so that an interaction drives it too (fact 68).
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls the block when the interaction ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls the block each time the interaction begins or ends (facts 30 and 80).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block in the transition's own animation.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs a block in the transition's own animation, for views under a common ancestor.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
