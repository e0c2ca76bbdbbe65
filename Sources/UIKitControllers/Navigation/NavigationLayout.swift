import CoreGraphics
import Foundation
import UIKitViews

/// The views of a navigation controller: the content, and over it the bar.
@MainActor package final class NavigationLayout {
  /// The container of all pushes and pops.
  let content = NavigationContentView()
  /// How far the bar has gone sideways, while it comes or goes with a page.
  var barShift: CGFloat?
  /// Whether the bar waits for the animation that will change its frame; layouts leave it alone.
  var isBarWaiting = false
  /// Whether the root has been shown to the delegate (fact 35).
  var hasShownRoot = false
  /// Whether the delegate has still to hear that it is shown.
  var owesDidShow = false
  package init() {}
}

/// Holds the views of the stack.
final class NavigationContentView: UIView {}

/// The navigation controller's own view; it lays out the bar and the top controller's view.
final class NavigationLayoutView: UIView {
  weak var navigation: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutBar()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    navigation?.layOutBar()
  }
}

extension UINavigationController {
  /// The height of the bar below the safe area.
  private var barHeight: CGFloat { bar.naturalHeight }

  func makeLayoutView() {
    let view = NavigationLayoutView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    view.navigation = self
    layout.content.frame = view.bounds
    layout.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(layout.content)
    view.addSubview(bar)
    if let recognizer = edgeSwipe.recognizer { view.addGestureRecognizer(recognizer) }
    attachBar()
    self.view = view
  }

  /// Called before the controller appears: the top of the stack comes into the content.
  func showTopIfNeeded() {
    installTop()
    syncBar()
    guard !layout.hasShownRoot, let top = topViewController else { return }
    layout.hasShownRoot = true
    layout.owesDidShow = true
    tellWillShow(top, animated: false)
  }

  /// The delegate hears of the first controller when it has appeared, without a push.
  func tellOfRoot() {
    guard layout.owesDidShow else { return }
    layout.owesDidShow = false
    tellDidShow(topViewController, animated: false)
  }

  /// Whether a push or pop of this controller's own is under way; being presented does not count.
  private var isChangingStack: Bool {
    transitions.contains { $0.isInFlight && $0.host is NavigationHost }
  }

  func installTop() {
    guard let top = topViewController, let view = top.view, view.superview !== layout.content,
      !isChangingStack
    else { return }
    place(top)
    layout.content.addSubview(view)
  }

  /// Gives a controller of the stack its frame and its part of the safe area.
  func place(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    let frame = contentFrame(for: controller)
    if view.transform.isIdentity {
      view.frame = frame
    } else {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let isUnderBar = !isBarHidden && frame.minY < barBottom
    controller.setContainerSafeAreaInsets(
      UIEdgeInsets(
        top: isUnderBar ? barHeight : 0, left: 0,
        bottom: (isBottomHidden ? 0 : Self.toolbarHeight) + tabBarHeight(over: controller),
        right: 0))
  }

  /// How much of a page a tab bar covers: each page knows for itself, since during a push one can
  /// have the bar and the other not.
  private func tabBarHeight(over controller: UIViewController?) -> CGFloat {
    guard let tabs = parentStorage as? UITabBarController, !tabs.isBarHidden else { return 0 }
    let upTo = stack.firstIndex { $0 === controller } ?? stack.count - 1
    return StackChange.hidesTabBar(stack.prefix(upTo + 1)) ? 0 : UITabBar.contentHeight
  }

  /// Where a controller's view goes: under the bar, or below it if it does not want to be.
  func contentFrame(for controller: UIViewController) -> CGRect {
    var frame = layout.content.bounds
    guard !isBarHidden, !reachesUnderBar(controller) else { return frame }
    frame.origin.y += barBottom
    frame.size.height -= barBottom
    return frame
  }

  private func reachesUnderBar(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.top)
      && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  private var barBottom: CGFloat {
    (viewIfLoaded?.safeAreaInsets.top ?? 0) + barHeight
  }

  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    if !layout.isBarWaiting { placeBar(in: view) }
    layOutToolbar(in: view)
    guard !isChangingStack, let controller = topViewController,
      controller.isViewLoaded, controller.view.superview === layout.content
    else { return }
    place(controller)
  }

  func placeBar(in view: UIView) {
    let top = view.safeAreaInsets.top
    let shift = layout.barShift
    let y = isBarHidden && shift == nil ? -barHeight - top : top
    bar.frame = CGRect(x: shift ?? 0, y: y, width: view.bounds.width, height: barHeight)
  }

  /// The height of the bar at the bottom above the safe area.
  static let toolbarHeight: CGFloat = 44

  private func layOutToolbar(in view: UIView) {
    guard !isBottomHidden || toolbarStorage.superview != nil else { return }
    let height =
      Self.toolbarHeight + view.safeAreaInsets.bottom + tabBarHeight(over: topViewController)
    let y = view.bounds.height - (isBottomHidden ? 0 : height)
    toolbarStorage.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  func changeToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBottomHidden else { return }
    if !hidden, let view {
      UIView.performWithoutAnimation {
        view.addSubview(toolbarStorage)
        toolbarStorage.setItems(topViewController?.toolbarItems, animated: false)
        layOutToolbar(in: view)
        toolbarStorage.layoutIfNeeded()
      }
    }
    isBottomHidden = hidden
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return layOutBar() }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) { [self] in
      layOutBar()
      view.layoutIfNeeded()
    }
  }

  /// A transition is over; the bar stays where it went.
  func endBarShift() {
    layout.isBarWaiting = false
    guard layout.barShift != nil else { return }
    layout.barShift = nil
    UIView.performWithoutAnimation {
      bar.alpha = isBarHidden ? 0 : 1
      layOutBar()
    }
  }

  func changeBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    let change = { [self] in
      layOutBar()
      bar.alpha = hidden ? 0 : 1
      view.layoutIfNeeded()
    }
    guard animated, view.window != nil else { return change() }
    if let host = transitions.open?.host as? NavigationHost {
      // Not beside the transition: with it, or, when it comes back, at once.
      if !host.slideBar(hidden: hidden) { change() }
      return
    }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration), animations: change)
  }
}
