import UIKitControllers
import UIKitViews

/// Connects containers with the screens they hold.
@MainActor enum MoreControllerKinds {
  static func connect(
    _ controller: UIViewController, _ controllers: (String) -> [UIViewController]
  ) {
    guard let tabs = controller as? UITabBarController else { return }
    let screens = controllers("viewControllers")
    if !screens.isEmpty { tabs.setViewControllers(screens, animated: false) }
  }
}
