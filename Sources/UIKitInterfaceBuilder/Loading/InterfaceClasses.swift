import Foundation
import ObjectiveC
import UIKitControllers
import UIKitViews

/// The classes of elements.
@MainActor enum InterfaceClasses {
  static func make(
    _ element: InterfaceElement, coder: InterfaceCoder, document: InterfaceDocument
  ) -> AnyObject? {
    let standard: AnyClass? = standardClass(of: element)
    let type: AnyClass? =
      customClass(of: element, standard: standard, document: document) ?? standard
    guard let type else {
      if element.name.hasSuffix("Controller") {
        document.warn("<\(element.name)> is shown as a plain view controller", at: element)
        return UIViewController(coder: coder)
      }
      // Whatever it is, it takes up room and holds views.
      guard element.children.contains(where: { $0.name == "rect" }) else { return nil }
      document.warn("<\(element.name)> is shown as a plain view", at: element)
      return UIView(coder: coder)
    }
    return instance(of: type, coder: coder)
  }

  private static func instance(of type: AnyClass, coder: InterfaceCoder) -> AnyObject? {
    if let view = type as? UIView.Type { return view.init(coder: coder) }
    if let controller = type as? UIViewController.Type { return controller.init(coder: coder) }
    if let item = type as? UIBarItem.Type { return item.init(coder: coder) }
    if let description = ClassRegistry.description(of: type) {
      let made =
        description.make("init(coder:)", coder)
        ?? description.make("init(target:action:)", nil, nil) ?? description.make("init()")
      if let made { decodeIfNeeded(made, coder) }
      return made
    }
    if let made = recognizer(type, coder) { return made }
    return type == NSObject.self ? NSObject() : nil
  }

  private static func decodeIfNeeded(_ object: AnyObject, _ coder: InterfaceCoder) {
    guard let id = coder.element.id, coder.session.object(id: id) == nil else { return }
    InterfaceDecoding.decode?(object, coder)
  }

  private static func recognizer(_ type: AnyClass, _ coder: InterfaceCoder) -> AnyObject? {
    let made: UIGestureRecognizer
    switch type {
    case is UITapGestureRecognizer.Type: made = UITapGestureRecognizer()
    case is UIScreenEdgePanGestureRecognizer.Type: made = UIScreenEdgePanGestureRecognizer()
    case is UIPanGestureRecognizer.Type: made = UIPanGestureRecognizer()
    case is UIPinchGestureRecognizer.Type: made = UIPinchGestureRecognizer()
    case is UIRotationGestureRecognizer.Type: made = UIRotationGestureRecognizer()
    case is UISwipeGestureRecognizer.Type: made = UISwipeGestureRecognizer()
    case is UILongPressGestureRecognizer.Type: made = UILongPressGestureRecognizer()
    default: return nil
    }
    InterfaceDecoding.decode?(made, coder)
    return made
  }

  private static func customClass(
    of element: InterfaceElement, standard: AnyClass?, document: InterfaceDocument
  ) -> AnyClass? {
    guard let name = element["customClass"] else { return nil }
    let module = element["customModule"]
    if let module, let found = ClassRegistry.description(named: "\(module).\(name)") {
      return found.type
    }
    if let found = ClassRegistry.description(named: name) { return found.type }
    if let system = systemClass(named: name) { return system }
    document.warn("unknown class \(name) in an interface file", at: element)
    return nil
  }

  /// The class an element stands for by itself.
  static func standardClass(of element: InterfaceElement) -> AnyClass? {
    elementClasses[element.name]
  }

  private static func systemClass(named name: String) -> AnyClass? {
    elementClasses.values.first { className(of: $0) == name }
  }

  private static func className(of type: AnyClass) -> String { "\(type)" }

  private static let elementClasses: [String: AnyClass] = [
    "view": UIView.self, "containerView": UIView.self, "control": UIControl.self,
    "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
    "switch": UISwitch.self, "slider": UISlider.self, "textField": UITextField.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self, "scrollView": UIScrollView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "textView": UITextView.self,
    "tableViewController": UITableViewController.self, "tabBarController": UITabBarController.self,

    "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "visualEffectView": UIVisualEffectView.self,
    "stackView": UIStackView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
    "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
    "navigationBar": UINavigationBar.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    // Spelled so in the files themselves.
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "customObject": NSObject.self,
  ]
}
