import Foundation
import ObjectiveC
import UIKitViews

/// Decides how a presentation adapts, and hears of the user's swipes on a sheet.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Optional: the style in a compact width; `.none` keeps the style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  )
    -> UIModalPresentationStyle
  /// Optional: the style in the given traits; asked before the other.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Optional: prepares the presentation controller of the adapted style.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Optional: another controller to show in the adapted style; nil keeps the presented one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Optional: called before the presentation, with the style that it adapts to.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Optional: whether the user may swipe the sheet away (fact 44a).
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  )
    -> Bool
  /// Optional: the user begins to swipe the sheet away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Optional: the user has swiped the sheet away; not called for `dismiss` (fact 44a).
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Optional: the user tried to swipe away what may not be.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Not implemented: the presentation controller decides.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  )
    -> UIModalPresentationStyle
  { missingRequirement(.none) }
  /// Not implemented: the other method is asked.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { missingRequirement(.none) }
  /// Not implemented: nothing to prepare.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { missingRequirement(()) }
  /// Not implemented: the presented controller itself.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { missingRequirement(nil) }
  /// Not implemented: nobody wants to know.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { missingRequirement(()) }
  /// Not implemented: yes, unless the controller is modal in its presentation.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { missingRequirement(true) }
  /// Not implemented: nobody wants to know.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { missingRequirement(()) }
  /// Not implemented: nobody wants to know.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { missingRequirement(()) }
  /// Not implemented: nobody wants to know.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { missingRequirement(()) }
}
