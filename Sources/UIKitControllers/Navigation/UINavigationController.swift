import CoreGraphics
import Foundation
import UIKitViews

/// Shows the top of a stack of controllers under a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  package var stack: [UIViewController] = []
  package let bar: UINavigationBar
  package let layout = NavigationLayout()
  package var isBarHidden = false
  package var isBottomHidden = true
  package private(set) lazy var toolbarStorage = UIToolbar(frame: .zero)
  package let edgeSwipe = NavigationEdgeSwipe()

  /// The seconds that hiding or showing a bar takes (fact 128).
  public static let hideShowBarDuration: CGFloat = 0.2

  // MARK: Making one

  /// Makes a navigation controller with bars of the program's own classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = NavigationBarClass.make(navigationBarClass)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a navigation controller with a first controller on its stack.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    setUp()
    setRoot(rootViewController)
  }

  /// Makes a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a navigation controller from an interface file.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    super.init(coder: coder)
    setUp()
  }

  // MARK: The stack

  /// The controllers on the stack, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }
  /// What is to be seen: what is presented over the stack, or its top.
  open var visibleViewController: UIViewController? { currentlyVisible }
  /// Puts a controller on top and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Takes the top controller off; never the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop(animated: animated) }
  /// Takes controllers off until the given one is on top.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  )
    -> [UIViewController]?
  { pop(to: viewController, animated: animated) }
  /// Takes all controllers but the root off.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popToRoot(animated: animated)
  }
  /// Replaces the stack; looks like a pop if the new top was on it, else like a push (fact 38).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }
  /// Hears of changes and gives animators; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The recognizer of the swipe from the left edge that pops (fact 119).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe.recognizer }

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }
  /// Whether the bar at the top is out of sight.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBarHidden(hidden, animated: animated)
  }

  /// The bar at the bottom, with the top controller's `toolbarItems`; hidden unless shown.
  open var toolbar: UIToolbar! { toolbarStorage }
  /// Whether the bar at the bottom is out of sight; true unless set.
  open var isToolbarHidden: Bool {
    get { isBottomHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeToolbarHidden(hidden, animated: animated)
  }

  // MARK: As a controller

  /// Makes the view that holds bar and content.
  open override func loadView() { makeLayoutView() }
  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }
  /// The top controller decides.
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  /// The top controller decides.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The top controller decides.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
  /// The top controller's preferred size.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  override func prepareContentForAppearance() { showTopIfNeeded() }
  override func contentDidAppear() { tellOfRoot() }
}
