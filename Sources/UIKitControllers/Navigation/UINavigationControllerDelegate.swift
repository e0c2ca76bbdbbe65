import Foundation
import ObjectiveC
import UIKitViews

extension UINavigationController {
  /// What a change of the stack looks like.
  public enum Operation: Int, Sendable {
    /// Neither; the stack changed without a transition.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// A controller further down comes to light.
    case pop = 2
  }
}

/// Hears of a navigation controller's changes, and gives their animators.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Optional: called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Optional: called when a controller is shown; not after a cancelled pop (fact 36).
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Optional: the orientations in which the stack can be shown; there is no rotation to ask for.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Optional: the orientation in which the stack would like to be presented.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// Optional: what drives a custom animator; asked only if there is one (fact 37).
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Optional: the animator of a push or pop; nil plays the standard slide.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Not implemented: nobody wants to know.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { missingRequirement(()) }
  /// Not implemented: nobody wants to know.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { missingRequirement(()) }
  /// Not implemented: the top controller decides.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { missingRequirement(.all) }
  /// Not implemented: the top controller decides.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { missingRequirement(.portrait) }
  /// Not implemented: time drives it.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { missingRequirement(nil) }
  /// Not implemented: the standard slide.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { missingRequirement(nil) }
}
