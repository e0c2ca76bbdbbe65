import CoreGraphics
import Foundation
import UIKitViews

/// Shows one of several controllers, chosen by a bar at the bottom.
///
/// A change of tabs is instantaneous unless the delegate gives an animator (fact 40).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  package let bar = UITabBar(frame: .zero)
  package let content = TabContentView()
  package var tabs: [UIViewController] = []
  package var selected: UIViewController?
  package var isBarHidden = false

  /// Makes a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a tab bar controller from an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, from left to right.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers; the one that was chosen stays so if it is still there.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(viewControllers ?? [])
  }
  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue { select(newValue, byUser: false) } }
  }
  /// The number of the controller that is shown; `NSNotFound` without one.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue], byUser: false) } }
  }
  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }
  /// Hears of choices and gives animators; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Whether the bar is out of sight.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    changeBarHidden(hidden, animated: animated)
  }
  /// Called when an item of the bar was chosen.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Makes the view that holds bar and content.
  open override func loadView() { makeTabView() }
  /// The chosen controller decides.
  open override var childForStatusBarStyle: UIViewController? { selected }
  /// The chosen controller decides.
  open override var childForStatusBarHidden: UIViewController? { selected }
  /// The chosen controller decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selected?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override func prepareContentForAppearance() { installSelected() }
}

extension UIViewController {
  /// The nearest tab bar controller that contains this one.
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
}
