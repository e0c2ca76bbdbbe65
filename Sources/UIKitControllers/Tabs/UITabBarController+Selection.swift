import CoreGraphics
import EventLog
import Foundation
import ObjectiveC
import TransitionEngine
import UIKitViews

/// Holds the chosen controller's view.
package final class TabContentView: UIView {}

/// The tab bar controller's own view; it lays out the bar and the content.
final class TabLayoutView: UIView {
  weak var tabs: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabs?.layOutBar()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    tabs?.layOutBar()
  }
}

extension UITabBarController {
  func makeTabView() {
    let view = TabLayoutView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.tabs = self
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(bar)
    bar.delegate = self
    bar.selectionHandler = { [weak self] item in self?.chosen(item) ?? false }
    self.view = view
  }

  /// The height of the bar, with what reaches into the safe area.
  private var barHeight: CGFloat {
    UITabBar.contentHeight + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
  }

  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let hidden = isBarHidden || hidesBarForPush
    if bar.superview === view {
      let y = view.bounds.height - (hidden ? 0 : barHeight)
      bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: barHeight)
    }
    for tab in tabs where tab.isViewLoaded {
      if let navigation = tab as? UINavigationController {
        navigation.layOutBar()  // Tells each page by itself.
        continue
      }
      tab.setContainerSafeAreaInsets(
        UIEdgeInsets(top: 0, left: 0, bottom: hidden ? 0 : UITabBar.contentHeight, right: 0))
    }
  }

  /// Makes the bar a part of a page that has it, for as long as pages without it come or go.
  func lendBar(to page: UIView) {
    UIView.performWithoutAnimation {
      bar.frame = CGRect(
        x: page.bounds.minX, y: page.bounds.maxY - barHeight, width: page.bounds.width,
        height: barHeight)
      page.addSubview(bar)
    }
  }

  /// Ends ``lendBar(to:)``.
  func takeBarBack() {
    guard let view = viewIfLoaded, bar.superview !== view else { return }
    UIView.performWithoutAnimation {
      view.addSubview(bar)
      layOutBar()
    }
  }

  /// A controller on the chosen tab's stack may want the bar away.
  private var hidesBarForPush: Bool {
    (selected as? UINavigationController)?.stack.contains { $0.hidesBottomBarWhenPushed } ?? false
  }

  func changeBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return layOutBar() }
    UIView.animate(withDuration: 0.2) { [self] in
      layOutBar()
      view.layoutIfNeeded()
    }
  }

  // MARK: Tabs

  func replaceTabs(_ new: [UIViewController]) {
    for gone in tabs where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    for added in new where added.parentStorage !== self {
      addChild(added)
      added.didMove(toParent: self)
    }
    tabs = new
    bar.setItems(new.map { $0.tabBarItem }, animated: false)
    let stays = new.contains { $0 === selected }
    if !stays {
      selected = nil
      if let first = new.first { select(first, byUser: false) }
    }
    bar.selectedItem = selected?.tabBarItem
    if isViewLoaded { layOutBar() }
  }

  func installSelected() {
    guard let selected, let view = selected.view, view.superview !== content,
      !transitions.contains(where: { $0.isInFlight && $0.host is TabHost })
    else { return }
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
    bar.selectedItem = selected.tabBarItem
    layOutBar()
  }

  /// A tap on an item: the delegate may refuse it; choosing the shown tab again pops its stack.
  private func chosen(_ item: UITabBarItem) -> Bool {
    guard let tab = tabs.first(where: { $0.tabBarItem === item }) else { return false }
    guard maySelect(tab) else { return false }
    if tab === selected {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(tab, byUser: true)
    }
    tellDidSelect(tab)
    return true
  }

  private func maySelect(_ tab: UIViewController) -> Bool {
    if transitions.open != nil { return false }
    guard let delegate else { return true }
    guard let answer = ifImplemented({ delegate.tabBarController(self, shouldSelect: tab) }) else {
      return true
    }
    log(delegate, "tabBarController(_:shouldSelect:)", [("viewController", tab)])
    return answer
  }

  private func tellDidSelect(_ tab: UIViewController) {
    guard let delegate,
      ifImplemented({ delegate.tabBarController(self, didSelect: tab) }) != nil
    else { return }
    log(delegate, "tabBarController(_:didSelect:)", [("viewController", tab)])
  }

  private func log(_ delegate: AnyObject, _ call: String, _ args: [(String, Any)]) {
    EventLog.current.record(actor: .delegate, object: delegate, call: call, args: args)
  }

  func select(_ tab: UIViewController, byUser: Bool) {
    guard tab !== selected, tabs.contains(where: { $0 === tab }) else { return }
    if let driver = transitions.open {
      driver.whenOver { [weak self, weak tab] in
        if let tab { self?.select(tab, byUser: byUser) }
      }
      return
    }
    let old = selected
    selected = tab
    bar.selectedItem = tab.tabBarItem
    guard isViewLoaded, view.window != nil, appearance.isShownOrComing else {
      old?.viewIfLoaded?.removeFromSuperview()
      if isViewLoaded { installSelected() }
      return
    }
    let host = TabHost(tabs: self, from: old, to: tab)
    TransitionDriver(host: host).begin()
  }
}

/// A change of tabs.
@MainActor final class TabHost: TransitionHost {
  private let tabs: UITabBarController
  let outgoing: UIViewController?
  let incoming: UIViewController?
  let options: TransitionMachine.Options
  private let animator: (any UIViewControllerAnimatedTransitioning)?

  /// The animator is asked for at once: whether there is one decides whether anything is animated.
  init(tabs: UITabBarController, from: UIViewController?, to: UIViewController) {
    self.tabs = tabs
    outgoing = from
    incoming = to
    var found: (any UIViewControllerAnimatedTransitioning)?
    if let delegate = tabs.delegate, let from, UIView.areAnimationsEnabled,
      tabs.appearance.state == .appeared
    {
      let answer = ifImplemented {
        delegate.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
      }
      if let answer {
        found = answer
        EventLog.current.record(
          actor: .delegate, object: delegate,
          call: "tabBarController(_:animationControllerForTransitionFrom:to:)",
          args: [("from", from), ("to", to)])
      }
    }
    animator = found
    options = .init(kind: .tab, isAnimated: found != nil)
  }

  var participants: [UIViewController] { [tabs, outgoing, incoming].compactMap(\.self) }
  var containerView: UIView { tabs.content }
  var presentationStyle: UIModalPresentationStyle { .none }
  var frozenView: UIView? { tabs.viewIfLoaded }
  var builtInInteraction: (any UIViewControllerInteractiveTransitioning)? { nil }

  func askForAnimator() -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func makeBuiltInAnimator() -> any UIViewControllerAnimatedTransitioning {
    BuiltInModalAnimator(style: .crossDissolve, isPresenting: true)
  }

  func askForInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    guard let delegate = tabs.delegate else { return nil }
    let tabs = tabs
    let answer = ifImplemented {
      delegate.tabBarController(tabs, interactionControllerFor: animator)
    }
    guard let answer else { return nil }
    EventLog.current.record(
      actor: .delegate, object: delegate, call: "tabBarController(_:interactionControllerFor:)",
      args: [("animator", animator)])
    return answer
  }

  func installContainer() {
    guard let view = incoming?.view else { return }
    view.frame = containerView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tabs.layOutBar()
  }

  func notifyWillBegin() {}

  func placeAtEnd() {
    guard let view = incoming?.view else { return }
    containerView.addSubview(view)
    containerView.layoutIfNeeded()
  }

  func settle(completed: Bool) {
    let shown = completed ? incoming : outgoing
    let gone = completed ? outgoing : incoming
    gone?.viewIfLoaded?.removeFromSuperview()
    if let view = shown?.view, view.superview !== containerView { containerView.addSubview(view) }
    if !completed {
      tabs.selected = outgoing
      tabs.bar.selectedItem = outgoing?.tabBarItem
    }
    tabs.layOutBar()
  }

  func notifyDidEnd(completed: Bool) {}
  func callerCompletion() {}
  func released() {}

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: outgoing?.view
    case .to: incoming?.view
    case _: nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === outgoing ? controller.view.frame : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === incoming ? containerView.bounds : .zero
  }

  func role(of controller: UIViewController) -> EventActor? {
    if controller === outgoing { return .from }
    if controller === incoming { return .to }
    return controller === tabs ? .container : nil
  }
}
