/// What must be known of UIKit's types without seeing them.
enum SystemTypes {
  /// Whether a name that the program does not declare looks like a protocol of the system.
  static func isProtocolName(_ name: String) -> Bool {
    [
      "Delegate", "DataSource", "Transitioning", "Coordinating", "Protocol", "Actions",
      "Appearance",
    ]
    .contains { name.hasSuffix($0) }
  }

  /// Ways of making an object of a system class that a subclass may inherit.
  struct Initializers {
    /// Swift names of designated initialisers.
    let designated: Set<String>
    let convenience: Set<String>
    /// `UIView` or `UIViewController`: the class through which `init(coder:)` is called.
    let coderRoot: String?
  }

  static func initializers(of base: String) -> Initializers? {
    let name = base.split(separator: ".").last.map(String.init) ?? base
    switch name {
    case "NSObject", "UIResponder":
      return Initializers(designated: ["init()"], convenience: [], coderRoot: nil)
    case "UITableViewCell", "UITableViewHeaderFooterView":
      let own =
        name == "UITableViewCell" ? "init(style:reuseIdentifier:)" : "init(reuseIdentifier:)"
      return Initializers(
        designated: [own, "init(coder:)"], convenience: [], coderRoot: "UIView")
    case "UICollectionView":
      return Initializers(
        designated: ["init(frame:collectionViewLayout:)", "init(coder:)"], convenience: [],
        coderRoot: "UIView")
    case "UITableView":
      return Initializers(
        designated: ["init(frame:style:)", "init(coder:)"],
        convenience: ["init()", "init(frame:)"], coderRoot: "UIView")
    case "UIVisualEffectView":
      return Initializers(
        designated: ["init(effect:)", "init(coder:)"], convenience: ["init()"], coderRoot: "UIView")
    case "UIPresentationController":
      return Initializers(
        designated: ["init(presentedViewController:presenting:)"], convenience: [], coderRoot: nil)
    case "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
      "CATransformLayer", "CAEmitterLayer", "CAScrollLayer", "CATiledLayer":
      return Initializers(
        designated: ["init()", "init(layer:)", "init(coder:)"], convenience: [],
        coderRoot: "CALayer")
    case "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer",
      "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UISwipeGestureRecognizer",
      "UILongPressGestureRecognizer", "UIScreenEdgePanGestureRecognizer":
      return Initializers(
        designated: ["init(target:action:)"], convenience: ["init()"], coderRoot: nil)
    case "UIPercentDrivenInteractiveTransition", "UICollectionViewLayout",
      "UICollectionViewFlowLayout":
      return Initializers(designated: ["init()"], convenience: [], coderRoot: nil)
    case "UIStoryboardSegue":
      return Initializers(
        designated: ["init(identifier:source:destination:)"], convenience: [], coderRoot: nil)
    case "UITableViewController":
      return Initializers(
        designated: ["init(style:)", "init(nibName:bundle:)", "init(coder:)"],
        convenience: ["init()"], coderRoot: "UIViewController")
    case "UICollectionViewController":
      return Initializers(
        designated: ["init(collectionViewLayout:)", "init(nibName:bundle:)", "init(coder:)"],
        convenience: [], coderRoot: "UIViewController")
    case "UINavigationController":
      return Initializers(
        designated: [
          "init(rootViewController:)", "init(nibName:bundle:)", "init(coder:)",
          "init(navigationBarClass:toolbarClass:)",
        ],
        convenience: ["init()"], coderRoot: "UIViewController")
    case "UIPageViewController":
      return Initializers(
        designated: ["init(transitionStyle:navigationOrientation:options:)", "init(coder:)"],
        convenience: [], coderRoot: "UIViewController")
    default: break
    }
    if isControllerName(name) {
      return Initializers(
        designated: ["init(nibName:bundle:)", "init(coder:)"], convenience: ["init()"],
        coderRoot: "UIViewController")
    }
    if isViewName(name) {
      return Initializers(
        designated: ["init(frame:)", "init(coder:)"], convenience: ["init()"], coderRoot: "UIView")
    }
    return nil
  }

  static func isControllerName(_ name: String) -> Bool {
    name.hasPrefix("UI")
      && [
        "ViewController", "NavigationController", "TabBarController", "AlertController",
        "SplitViewController", "SearchController", "HostingController",
      ]
      .contains { name.hasSuffix($0) }
  }

  private static let views: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UIStackView",
    "UITextField", "UITextView", "UISlider", "UISwitch", "UISegmentedControl", "UIPageControl",
    "UIProgressView", "UIActivityIndicatorView", "UICollectionViewCell", "UICollectionReusableView",
    "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "UIPickerView", "UIDatePicker",
    "UIStepper", "UIWindow", "UIRefreshControl",
  ]

  static func isViewName(_ name: String) -> Bool { views.contains(name) }
}

/// Words that need backticks as names.
enum Keywords {
  static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
