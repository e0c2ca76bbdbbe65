import CoreGraphics
import EventLog
import Foundation
import TransitionEngine
import UIKitViews

/// What a transition is about: two screens, a container, and what has to be true afterwards.
///
/// The driver performs what the engine decides; the host knows the hierarchy it happens in. There
/// is one for presentations and dismissals, one for navigation stacks, one for tabs.
@MainActor protocol TransitionHost: AnyObject {
  /// What the engine has to know, apart from the animator.
  var options: TransitionMachine.Options { get }
  /// The screen that is left; nil if there was none.
  var outgoing: UIViewController? { get }
  /// The screen that is shown; nil if there is none.
  var incoming: UIViewController? { get }
  /// Every controller whose coordinator this transition's is.
  var participants: [UIViewController] { get }
  /// The view in which the animation happens.
  var containerView: UIView { get }
  /// The style of the presentation, or `.none`.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How far a turn of the screen turns the interface; the identity for all else.
  var targetTransform: CGAffineTransform { get }
  /// The view in which no new touches are taken meanwhile (fact 66).
  var frozenView: UIView? { get }

  /// Asks the program for an animator; nil plays the built-in one.
  func askForAnimator() -> (any UIViewControllerAnimatedTransitioning)?
  /// The built-in animation.
  func makeBuiltInAnimator() -> any UIViewControllerAnimatedTransitioning
  /// Asks the program for an interaction controller; only after it gave an animator (fact 37).
  func askForInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  /// What drives the built-in animation: the system's own gesture, or nothing.
  var builtInInteraction: (any UIViewControllerInteractiveTransitioning)? { get }

  func installContainer()
  func notifyWillBegin()
  /// Called right before the animator is, after the callbacks that tell of the beginning.
  func willAnimate()
  func placeAtEnd()
  func settle(completed: Bool)
  func notifyDidEnd(completed: Bool)
  func callerCompletion()
  /// Lets go of everything; the last call.
  func released()

  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect
  /// The part that a controller plays, for the log.
  func role(of controller: UIViewController) -> EventActor?
}

extension TransitionHost {
  var targetTransform: CGAffineTransform { .identity }
  func willAnimate() {}

  func controller(_ role: TransitionMachine.Role) -> UIViewController? {
    switch role {
    case .outgoing: outgoing
    case .incoming: incoming
    }
  }
}
