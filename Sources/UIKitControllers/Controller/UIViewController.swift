import CoreGraphics
import Foundation
import ObjectiveC
import TransitionEngine
import UIKitViews

/// Manages a screen, or a part of one: its view, its life on screen, and what is presented over it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  // MARK: State behind the interface

  private let nibNameStorage: String?
  private let nibBundleStorage: Bundle?
  package var viewStorage: UIView?
  package var isLoadingView = false
  package var childStorage: [UIViewController] = []
  package weak var parentStorage: UIViewController?
  package var appearance = AppearanceMachine()
  package var pendingMove: PendingMove?
  /// Whether the change of appearance under way came from the view's entering or leaving a window.
  package var appearsWithWindow = false
  package var modal = ModalState()
  package var transitions = ActiveTransitions()
  package var bars = BarState()
  package var interface = InterfaceState()
  package var pendingEnvironment = EnvironmentState()

  // MARK: Making one

  /// Makes a controller whose view is loaded from an interface file, or plain if there is none.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibNameStorage = nibNameOrNil
    nibBundleStorage = nibBundleOrNil
    super.init()
  }

  /// Makes a controller from an interface file.
  public required init?(coder: NSCoder) {
    nibNameStorage = nil
    nibBundleStorage = nil
    super.init()
    InterfaceDecoding.decode?(self, coder)
  }

  /// Makes a controller with a plain view.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: The view

  /// The controller's view; reading it loads it.
  open var view: UIView! {
    get { loadedView() }
    set { adopt(newValue) }
  }
  /// The view, or nil while it is not loaded.
  open var viewIfLoaded: UIView? { viewStorage }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { viewStorage != nil }
  /// Makes the view and sets ``view``; never called by programs. Override it without calling super.
  open func loadView() { loadDefaultView() }
  /// Loads the view if that has not happened yet.
  open func loadViewIfNeeded() { _ = loadedView() }
  /// Called once, after the view was loaded.
  open func viewDidLoad() {}
  /// The name of the interface file that holds the view.
  open var nibName: String? { nibNameStorage }
  /// The bundle of that interface file.
  open var nibBundle: Bundle? { nibBundleStorage }
  /// Called where the view's constraints are to be updated; calls the view's own method.
  open func updateViewConstraints() { updateConstraintsOfView() }
  /// Never called here: memory does not run short.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearance

  /// Called before the view is added to the window, before any animation is set up (fact 19).
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once the view is in the window and laid out, before it is first drawn (fact 18).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on screen, after the transition.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is taken from the window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the window, after the transition.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called just before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called just after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's layout margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Whether the controller is on its way in by being presented; for the appearance callbacks.
  open var isBeingPresented: Bool { answersBeingPresented }
  /// Whether the controller is on its way out by being dismissed; for the appearance callbacks.
  open var isBeingDismissed: Bool { answersBeingDismissed }
  /// Whether the controller is on its way into a container; for the appearance callbacks.
  open var isMovingToParent: Bool { pendingMove == .toParent }
  /// Whether the controller is on its way out of its container; for the appearance callbacks.
  open var isMovingFromParent: Bool { pendingMove == .fromParent }
  /// What the program adds to the safe area that the view gets from its place.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { pendingEnvironment.additionalSafeAreaInsets }
    set { setAdditionalSafeAreaInsets(newValue) }
  }
  /// The least margins that the system wants for the view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { pendingEnvironment.respectsSystemMargins }
    set { pendingEnvironment.respectsSystemMargins = newValue }
  }

  // MARK: Containment

  /// The container, or nil.
  open var parent: UIViewController? { parentStorage }
  /// The controllers inside this one, in the order in which they were added.
  open var children: [UIViewController] { childStorage }
  /// Adds a child; calls its `willMove(toParent:)`, and leaves `didMove` to the program (fact 41).
  open func addChild(_ childController: UIViewController) { adoptChild(childController) }
  /// Leaves the container; calls `didMove(toParent: nil)`, not `willMove` (fact 41).
  open func removeFromParent() { leaveParent() }
  /// Called before the controller is added to, or removed from, a container.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller was added to, or removed from, a container.
  open func didMove(toParent parent: UIViewController?) {}
  /// Exchanges the views of two children, animated by a block (fact 43).
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
  /// Whether children get appearance callbacks with this container; true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a child that it is about to appear or disappear; for containers that forward themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Tells a child that its change is over (fact 42).
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Presenting

  /// Presents a controller over this one, or over the ancestor that the style calls for (fact 27).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presentScreen(viewControllerToPresent, animated: flag, completion: completion) }
  /// Dismisses what this controller presents, or, if it presents nothing, itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissScreen(animated: flag, completion: completion)
  }
  /// What this controller, or its nearest ancestor that does, presents (fact 28).
  open var presentedViewController: UIViewController? { nearestPresented }
  /// What presented this controller, or the farthest ancestor that is presented (fact 28).
  open var presentingViewController: UIViewController? { farthestPresenter }
  /// How the controller covers its presenter; `.automatic` reads back as a page sheet (fact 26).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.concreteStyle }
    set { modal.style = newValue }
  }
  /// The built-in animation that is used where no animator is given.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }
  /// Gives the animators and the presentation controller; held weakly (fact 52).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the current-context styles stop at this controller (fact 27).
  open var definesPresentationContext: Bool {
    get { modal.definesContext }
    set { modal.definesContext = newValue }
  }
  /// Whether this controller's transition style is used for what is presented in its context.
  open var providesPresentationContextTransitionStyle: Bool {
    get { modal.providesContextTransitionStyle }
    set { modal.providesContextTransitionStyle = newValue }
  }
  /// Whether the user is kept from swiping the sheet away (fact 44a).
  open var isModalInPresentation: Bool {
    get { modal.isModalInPresentation }
    set { modal.isModalInPresentation = newValue }
  }
  /// The controller of the presentation in which this one is shown, made when it is first asked for.
  open var presentationController: UIPresentationController? { nearestPresentationController }
  /// The presentation controller that is at work, or nil while nothing is presented.
  open var activePresentationController: UIPresentationController? { nearestActivePresentation }
  /// Accompanies the transition in flight of this controller or an ancestor; else nil (fact 16).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestCoordinator
  }
  /// Shows a controller in the nearest container that can, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  /// Shows a detail controller in the nearest container that can, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showInContainer(vc, sender: sender)
  }

  // MARK: Content container

  /// The size that the controller would like to have in a container or presentation.
  open var preferredContentSize: CGSize {
    get { pendingEnvironment.preferredContentSize }
    set { setPreferredContentSize(newValue) }
  }
  /// Called when a child's preferred size has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the fitting size of a child's view has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that a child gets when this controller has the given size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the view's size changes by a rotation; tells presented screen and children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardSize(size, with: coordinator) }
  /// Called before the controller's traits change; tells presented screen and children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTraits(newCollection, with: coordinator) }

  // MARK: Traits

  /// The traits of the controller's place in the hierarchy.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Gives a child other traits than its place in the hierarchy has.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { override(collection, forChild: childViewController) }
  /// The traits that were set for a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  )
    -> UITraitCollection?
  { childViewController.pendingEnvironment.overrideTraits }
  /// The appearance that the controller and its children have, whatever the device's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { pendingEnvironment.overrideStyle }
    set { setOverrideStyle(newValue) }
  }

  // MARK: Bars

  /// The title that a container shows.
  open var title: String? {
    get { bars.title }
    set { setTitle(newValue) }
  }
  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem { ownNavigationItem() }
  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem() }
    set { bars.tabBarItem = newValue }
  }
  /// Whether a bar at the bottom goes away while this controller is on a navigation stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { bars.hidesBottomBarWhenPushed }
    set { bars.hidesBottomBarWhenPushed = newValue }
  }
  /// The items of the navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets the items of the navigation controller's toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    bars.toolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self)
  }
  /// The edges at which the view reaches under the bars.
  open var edgesForExtendedLayout: UIRectEdge {
    get { bars.edgesForExtendedLayout }
    set { setEdgesForExtendedLayout(newValue) }
  }
  /// Whether the view reaches under bars that are not translucent.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { bars.includesOpaqueBars }
    set { bars.includesOpaqueBars = newValue }
  }
  /// Whether scroll views are inset for the bars; superseded by the scroll view's own setting.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { bars.adjustsScrollViewInsets }
    set { bars.adjustsScrollViewInsets = newValue }
  }

  // MARK: Editing

  /// Whether the controller's content can be edited.
  open var isEditing: Bool {
    get { interface.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Turns editing on or off.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }
  /// A bar button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem() }

  // MARK: Status bar, orientation, screen edges. There is no status bar here, so nothing is drawn.

  /// The style of the status bar that the controller prefers.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the controller prefers no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How a change of the status bar is animated.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides on the status bar's style.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether there is a status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Asks for the status bar's look again.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether a presentation that does not cover the screen decides on the status bar.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modal.capturesStatusBar }
    set { modal.capturesStatusBar = newValue }
  }
  /// Whether the interface may rotate.
  open var shouldAutorotate: Bool { true }
  /// The orientations in which the controller can be shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the controller would like to be presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Asks for the supported orientations again.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The child that decides on the home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether the home indicator hides by itself.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Asks again whether the home indicator hides.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The child that decides on the system's edge gestures.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the program's gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Asks for those edges again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the keyboard stays when the focus moves to something that takes no text.
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  // MARK: Storyboards

  /// Whether a segue may be performed; asked before it is made.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called with a segue that is about to be performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Performs the segue of that name from this controller in its storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(identifier, sender: sender)
  }
  /// Whether this controller takes part in an unwind.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
  /// Called when an unwind passes this container.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// Called before the view appears; containers bring the views of their children in.
  func prepareContentForAppearance() {}
  /// Called when the view and those of the children have appeared.
  func contentDidAppear() {}

  // MARK: Responder

  /// The next responder: the view's superview, or the presenter of a screen that has none.
  open override var next: UIResponder? { nextInChain }
}
