import CoreGraphics
import Foundation
import ObjectiveC
import UIKitViews

// What the navigation controller asks of its bar; all of it is here.
extension UINavigationController {
  /// Called once, when the bar comes into the view.
  func attachBar() {}

  /// Makes the bar show the items of the stack.
  func syncBar(animated: Bool) {
    bar.setItems(stack.map(\.navigationItem), animated: animated)
  }

  func toolbarItemsDidChange(of controller: UIViewController) {}
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
