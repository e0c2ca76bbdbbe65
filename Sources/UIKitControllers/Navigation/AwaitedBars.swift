import CoreGraphics
import Foundation
import UIKitViews

// Bars, until the bars' own module part has them.

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// Makes an item.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// Whether the back button is left out.
  open var hidesBackButton = false
  /// The items at the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the right.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Whether the items at the left come beside the back button.
  open var leftItemsSupplementBackButton = false
}

/// What a tab bar shows for one controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Makes an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
  }
  /// Makes an item from an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether content shows through.
  open var isTranslucent = true
  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {}
}
