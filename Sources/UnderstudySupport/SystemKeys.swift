import Foundation
import ObjectiveC
import QuartzCore
import UIKit

/// The properties of UIKit's classes that programs reach by key or observe by key path.
@MainActor
enum SystemKeys {
  private static var isRegistered = false

  static func register() {
    guard !isRegistered else { return }
    isRegistered = true
    registerViews()
    registerControllers()
  }

  private static func registerViews() {
    _registerClass(UIView.self, "UIKit.UIView", file: "", line: 0) { view in
      view.property("frame", \UIView.frame)
      view.property("bounds", \UIView.bounds)
      view.property("center", \UIView.center)
      view.property("transform", \UIView.transform)
      view.property("alpha", \UIView.alpha)
      view.property("hidden", \UIView.isHidden)
      view.property("isHidden", \UIView.isHidden)
      view.property("backgroundColor", \UIView.backgroundColor)
      view.property("tag", \UIView.tag)
      view.property("superview", \UIView.superview)
      view.property("subviews", \UIView.subviews)
      view.property("layer", \UIView.layer)
      view.property("clipsToBounds", \UIView.clipsToBounds)
    }
    _registerClass(UILabel.self, "UIKit.UILabel", file: "", line: 0) { label in
      label.property("text", \UILabel.text)
      label.property("textColor", \UILabel.textColor)
    }
  }

  private static func registerControllers() {
    _registerClass(UIViewController.self, "UIKit.UIViewController", file: "", line: 0) {
      controller in
      controller.property("title", \UIViewController.title)
      controller.property("view", \UIViewController.view)
      controller.property("preferredContentSize", \UIViewController.preferredContentSize)
      controller.property("presentedViewController", \UIViewController.presentedViewController)
    }
    _registerClass(
      UINavigationController.self, "UIKit.UINavigationController", file: "", line: 0
    ) { controller in
      controller.property("viewControllers", \UINavigationController.viewControllers)
      controller.property("topViewController", \UINavigationController.topViewController)
    }
  }
}
