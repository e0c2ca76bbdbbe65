import CoreGraphics
import Foundation
import UIKitViews

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Makes a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The controller that is on screen when the transition starts.
  public static let from = Self("UITransitionContextFromViewController")
  /// The controller that is on screen when the transition has completed.
  public static let to = Self("UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Makes a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The view that is on screen when the transition starts.
  public static let from = Self("UITransitionContextFromView")
  /// The view that is on screen when the transition has completed.
  public static let to = Self("UITransitionContextToView")
}

/// What an animator and an interaction controller know about the transition that they perform.
///
/// The system makes one for each transition and keeps it until `completeTransition(_:)`.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animation happens; the animator adds the shown view to it (fact 57).
  var containerView: UIView { get }
  /// Whether the transition is animated at all.
  var isAnimated: Bool { get }
  /// Whether an interaction drives the transition just now.
  var isInteractive: Bool { get }
  /// Whether the interaction was cancelled; true from `cancel()` on (fact 72).
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation, or `.none` where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports how far the interaction has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction in favour of the transition.
  func finishInteractiveTransition()
  /// Ends the interaction against the transition.
  func cancelInteractiveTransition()
  /// Catches a running, interruptible transition (fact 80).
  func pauseInteractiveTransition()
  /// Ends the transition; must be called exactly once, cancelled or not (fact 12).
  func completeTransition(_ didComplete: Bool)
  /// The controller that is left or shown (fact 55).
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to animate; nil means hands off (fact 53).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation that the shown view has to have at the end; the identity here.
  var targetTransform: CGAffineTransform { get }
  /// Where the controller's view is at the start, or zero if that is not known (fact 56).
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view has to be at the end, or zero if it leaves (fact 56).
  func finalFrame(for vc: UIViewController) -> CGRect
}
