import UIKitControllers
import UIKitViews

/// Reads what bars have beside titles and buttons.
@MainActor enum MoreBarKinds {
  static func decode(
    _ item: UINavigationItem, _ element: InterfaceElement, _ session: InterfaceSession
  ) {}
  static func decode(
    _ item: UITabBarItem, _ element: InterfaceElement, _ session: InterfaceSession
  ) {}
  static func decode(
    _ bar: UINavigationBar, _ element: InterfaceElement, _ session: InterfaceSession
  ) {}
}
