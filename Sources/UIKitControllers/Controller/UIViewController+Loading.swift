import Foundation
import ObjectiveC
import UIKitViews

/// Loads views from interface files; installed by the module that knows the format.
@MainActor package enum InterfaceLoading {
  /// Loads the view of the controller's scene or nib, connects its outlets, and says whether it
  /// did; it sets the controller's `view`.
  package static var loadView: ((UIViewController) -> Bool)?
}

extension UIViewController {
  func loadedView() -> UIView {
    if let viewStorage { return viewStorage }
    precondition(
      !isLoadingView,
      "\(className(self)) reads its view inside loadView() before it is set: loadView must not call "
        + "`view` or `super.loadView()` after setting nothing")
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard let viewStorage else {
      preconditionFailure("-[\(className(self)) loadView] did not set the view")
    }
    log("viewDidLoad()")
    viewDidLoad()
    return viewStorage
  }

  func loadDefaultView() {
    if InterfaceLoading.loadView?(self) == true { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  func adopt(_ newView: UIView?) {
    if viewStorage?.owner === self { viewStorage?.owner = nil }
    viewStorage = newView
    newView?.owner = self
  }

  func updateConstraintsOfView() {
    viewStorage?.updateConstraints()
  }
}
