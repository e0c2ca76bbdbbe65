import Foundation
import UIKitControllers
import UIKitViews

/// Reads controllers, all but their views.
@MainActor enum ControllerDecoding {
  static func decode(
    _ controller: UIViewController, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    session.scene?.adopt(controller, element)
    if let title = element["title"] { controller.title = title }
    _ = element["storyboardIdentifier"]
    if let style = element["modalPresentationStyle"].flatMap({ presentationStyles[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({ transitionStyles[$0] }) {
      controller.modalTransitionStyle = style
    }
    if let defines = element.bool("definesPresentationContext") {
      controller.definesPresentationContext = defines
    }
    if let provides = element.bool("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = provides
    }
    if let hides = element.bool("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = hides
    }
    if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = includes
    }
    if let isModal = element.bool("modalInPresentation") {
      controller.isModalInPresentation = isModal
    }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = edges.rectEdges
    }
    if let size = element.size("preferredContentSize")
      ?? element.size("contentSizeForViewInPopover")
    {
      controller.preferredContentSize = size
    }
    decodeBars(of: controller, element, session)
  }

  private static func decodeBars(
    of controller: UIViewController, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    // Read when the view is loaded.
    element.child(key: "view")?.isUsed = true
    if let item = element.child(key: "navigationItem") {
      session.register(controller.navigationItem, for: item)
      BarDecoding.decode(controller.navigationItem, item, session)
    }
    if let item = element.child(key: "tabBarItem"), let made = session.make(item) as? UITabBarItem {
      controller.tabBarItem = made
    }
    let items = element.children(of: "toolbarItems").compactMap {
      session.make($0) as? UIBarButtonItem
    }
    if !items.isEmpty { controller.toolbarItems = items }
    if let tabs = controller as? UITabBarController, let bar = element.child(key: "tabBar") {
      session.register(tabs.tabBar, for: bar)
      BarDecoding.decode(tabs.tabBar, bar, session)
    }
    if let table = controller as? UITableViewController,
      let clears = element.bool("clearsSelectionOnViewWillAppear")
    {
      table.clearsSelectionOnViewWillAppear = clears
    }
    if let navigation = controller as? UINavigationController {
      if let bar = element.child(key: "navigationBar") {
        session.register(navigation.navigationBar, for: bar)
        BarDecoding.decode(navigation.navigationBar, bar, session)
      }
      if let hidden = element.bool("navigationBarHidden") {
        navigation.isNavigationBarHidden = hidden
      }
      element.child(key: "toolbar")?.isUsed = true
    }
  }

  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "automatic": .automatic,
  ]
  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
