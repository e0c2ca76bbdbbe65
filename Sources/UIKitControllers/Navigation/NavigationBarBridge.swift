import CoreGraphics
import Foundation
import ObjectiveC
import UIKitViews

// What the navigation controller asks of its bar; all of it is here.
extension UINavigationController {
  /// Called once, when the bar comes into the view.
  func attachBar() {
    bar.backHandler = { [weak self] in _ = self?.popViewController(animated: true) }
  }

  /// Makes the bar show the items of the stack, at once.
  func syncBar() {
    let items = stack.map(\.navigationItem)
    let shown = bar.items ?? []
    guard shown.count != items.count || zip(shown, items).contains(where: { $0 !== $1 }) else {
      return
    }
    bar.setItems(items, animated: false)
  }

  /// Begins to change the bar's items with a transition, which animates and ends the change.
  func beginBarTransition(isPush: Bool) -> NavigationBarTransition {
    bar.beginTransition(to: stack.map(\.navigationItem), isPush: isPush)
  }

  /// Makes the bar at the bottom show the top controller's items.
  func toolbarItemsDidChange(of controller: UIViewController) {
    guard !isBottomHidden, controller === topViewController else { return }
    toolbarStorage.setItems(controller.toolbarItems, animated: false)
  }
}

/// Makes a bar of a class that is known at run time only.
@MainActor enum NavigationBarClass {
  static func make(_ type: AnyClass?) -> UINavigationBar {
    guard let type, type != UINavigationBar.self else { return UINavigationBar() }
    if let made = ClassRegistry.description(of: type)?.make("init(frame:)", CGRect.zero),
      let bar = made as? UINavigationBar
    {
      return bar
    }
    unsupported(
      "UINavigationController(navigationBarClass: \(type))", "the standard bar is shown")
    return UINavigationBar()
  }
}
