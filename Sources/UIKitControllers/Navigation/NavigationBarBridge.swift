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
    bar.setItems(stack.map(\.navigationItem), animated: false)
  }

  /// Makes the bar go over to the items of the stack alongside a transition.
  func beginBarChange(
    isPush: Bool, alongside coordinator: TransitionCoordinator
  ) -> NavigationBarTransition {
    let change = bar.beginTransition(to: stack.map(\.navigationItem), isPush: isPush)
    coordinator.accompanySilently(in: bar) { change.animate() }
    return change
  }

  /// The height of the bar below the safe area; more with a large title.
  var barHeight: CGFloat { bar.naturalHeight }

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
