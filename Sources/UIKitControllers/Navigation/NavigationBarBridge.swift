import Foundation
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
