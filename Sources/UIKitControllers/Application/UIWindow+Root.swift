import Foundation
import UIKitViews

/// What a window knows of its root controller.
final class WindowRoot {
  var controller: UIViewController?
}

extension UIWindow {
  private var root: WindowRoot {
    if let root = controllerState as? WindowRoot { return root }
    let root = WindowRoot()
    controllerState = root
    return root
  }

  /// The controller whose view fills the window.
  ///
  /// Setting another one takes down what the old one presents, without animation.
  @preconcurrency @MainActor
  public var rootViewController: UIViewController? {
    get { root.controller }
    set { replaceRoot(with: newValue) }
  }

  private func replaceRoot(with new: UIViewController?) {
    let old = root.controller
    guard old !== new else { return }
    old?.takeDownPresentations()
    root.controller = new
    if old?.viewIfLoaded?.superview === self { old?.viewIfLoaded?.removeFromSuperview() }
    showRootIfVisible()
  }

  /// Brings the root's view into the window once the window is shown.
  func showRootIfVisible() {
    guard !isHidden, let controller = root.controller else { return }
    if controller.viewIfLoaded?.isDescendant(of: self) == true { return }
    // While a presentation keeps the view out of the window, it comes back by itself.
    if controller.modal.removedPlace != nil { return }
    guard let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

extension UIViewController {
  /// Ends everything that is presented over this controller, because its window shows another root.
  func takeDownPresentations() {
    let drivers = TransitionDriver.inFlight
    for driver in drivers where driver.isInFlight && driver.concerns(self) { driver.send(.abandon) }
    guard let presented = modal.presented else { return }
    presented.takeDownPresentations()
    modal.presented = nil
    modal.removedPlace = nil
    let presentation = presented.modal.presentationController
    presented.modal.presenter = nil
    presented.modal.isBeingPresented = false
    presented.modal.isBeingDismissed = false
    presentation?.container?.removeFromSuperview()
    presentation?.container = nil
    presentation?.retainedPresented = nil
    presented.modal.presentationController = nil
  }
}

extension TransitionDriver {
  /// Whether the transition happens in this controller's part of the hierarchy.
  func concerns(_ controller: UIViewController) -> Bool {
    host.participants.contains { participant in
      var candidate: UIViewController? = participant
      while let current = candidate {
        if current === controller { return true }
        candidate = current.parentStorage ?? current.modal.presenter
      }
      return false
    }
  }
}
