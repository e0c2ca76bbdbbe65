import CoreGraphics
import EventLog
import Foundation
import ObjectiveC
import TransitionEngine
import UIKitViews

/// A push or pop.
@MainActor final class NavigationHost: TransitionHost {
  private let change: StackChange
  private let navigation: UINavigationController
  let outgoing: UIViewController?
  let incoming: UIViewController?
  let options: TransitionMachine.Options
  private let swipe: UIPercentDrivenInteractiveTransition?
  private var barTransition: NavigationBarTransition?

  init(change: StackChange, isAnimated: Bool) {
    self.change = change
    navigation = change.navigation
    outgoing = change.old.last
    incoming = change.new.last
    options = .init(kind: change.operation == .push ? .push : .pop, isAnimated: isAnimated)
    swipe = change.navigation.edgeSwipe.interaction
  }

  var participants: [UIViewController] { [navigation, outgoing, incoming].compactMap(\.self) }
  var containerView: UIView { navigation.layout.content }
  var presentationStyle: UIModalPresentationStyle { .none }
  var frozenView: UIView? { navigation.viewIfLoaded }
  var builtInInteraction: (any UIViewControllerInteractiveTransitioning)? { swipe }

  // MARK: Delegate

  func askForAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate = navigation.delegate, let outgoing, let incoming else { return nil }
    let navigation = navigation
    let operation = change.operation
    let answer = ifImplemented {
      delegate.navigationController(
        navigation, animationControllerFor: operation, from: outgoing, to: incoming)
    }
    guard let answer else { return nil }
    log(
      delegate, "navigationController(_:animationControllerFor:from:to:)",
      [("operation", operation), ("from", outgoing), ("to", incoming)])
    return answer
  }

  func askForInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    guard let delegate = navigation.delegate else { return nil }
    let navigation = navigation
    let answer = ifImplemented {
      delegate.navigationController(navigation, interactionControllerFor: animator)
    }
    guard let answer else { return nil }
    log(
      delegate, "navigationController(_:interactionControllerFor:)", [("animator", animator)])
    return answer
  }

  func makeBuiltInAnimator() -> any UIViewControllerAnimatedTransitioning {
    NavigationSlide(isPush: change.operation == .push)
  }

  private func log(_ delegate: AnyObject, _ call: String, _ args: [(String, Any)]) {
    EventLog.current.record(actor: .delegate, object: delegate, call: call, args: args)
  }

  // MARK: Course

  func installContainer() {
    guard let incoming else { return }
    // The bar shows what the controller says of itself when it loads, and its height decides where
    // the controller's view goes.
    incoming.loadViewIfNeeded()
    guard options.isAnimated else {
      navigation.syncBar()
      return navigation.place(incoming)
    }
    // The bar lies outside the container: it is driven along, as the system's companions are.
    let change = navigation.beginBarTransition(isPush: change.operation == .push)
    barTransition = change
    navigation.layout.isBarWaiting = true
    navigation.place(incoming)
    let coordinator = navigation.transitions.driver?.coordinator
    coordinator?.accompanyForSystem(in: navigation.bar) { [navigation] _ in
      change.animate()
      navigation.layout.isBarWaiting = false
      navigation.layOutBar()
      navigation.bar.layoutIfNeeded()
    }
    rideTabBar()
  }

  /// Where only one of the pages has the tab bar, the bar goes or comes as a part of that page.
  private func rideTabBar() {
    guard let tabs = navigation.parentStorage as? UITabBarController else { return }
    let hides = StackChange.hidesTabBar(change.new)
    guard hides != StackChange.hidesTabBar(change.old) else { return }
    if let page = (hides ? outgoing : incoming)?.view { tabs.lendBar(to: page) }
  }

  func notifyWillBegin() {
    navigation.tellWillShow(incoming, animated: options.isAnimated)
  }

  /// The program may have changed the bars in its appearance callbacks.
  func willAnimate() {
    if let incoming { navigation.place(incoming) }
  }

  /// The bar comes or goes sideways, with the page that has it or has it not; false if it is too
  /// late for that.
  func slideBar(hidden: Bool) -> Bool {
    guard options.isAnimated, let barTransition, !barTransition.isUnderWay,
      let coordinator = navigation.transitions.driver?.coordinator
    else { return false }
    let width = navigation.bar.bounds.width
    let side = change.operation == .push ? width : -width
    barTransition.rideWithPage(hiding: hidden)
    if !hidden {
      UIView.performWithoutAnimation {
        navigation.layout.barShift = side
        navigation.bar.alpha = 1
        navigation.placeBar(in: navigation.view)
        navigation.bar.layoutIfNeeded()
      }
    }
    navigation.layout.barShift = hidden ? 0 : side
    coordinator.accompanyForSystem(in: navigation.bar) { [navigation] _ in
      navigation.layout.barShift = hidden ? -side : 0
      navigation.layOutBar()
    }
    return true
  }

  func placeAtEnd() {
    guard let view = incoming?.view else { return }
    containerView.addSubview(view)
    containerView.layoutIfNeeded()
  }

  func settle(completed: Bool) {
    navigation.tabBarController?.takeBarBack()
    let shown = completed ? incoming : outgoing
    let gone = completed ? outgoing : incoming
    gone?.viewIfLoaded?.removeFromSuperview()
    navigation.endBarShift()
    if let shown, let view = shown.view {
      if view.superview !== containerView { containerView.addSubview(view) }
      if completed { navigation.place(shown) }
    }
    change.end(completed: completed)
    barTransition?.end(completed: completed)
    barTransition = nil
    navigation.syncBar()
    navigation.tabBarController?.layOutBar()
    if let shown { navigation.toolbarItemsDidChange(of: shown) }
  }

  func notifyDidEnd(completed: Bool) {
    if completed { navigation.tellDidShow(incoming, animated: options.isAnimated) }
  }

  func callerCompletion() {}

  func released() { navigation.edgeSwipe.transitionEnded() }

  // MARK: Views and frames

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
    controller === incoming ? navigation.contentFrame(for: controller) : .zero
  }

  func role(of controller: UIViewController) -> EventActor? {
    if controller === outgoing { return .from }
    if controller === incoming { return .to }
    return controller === navigation ? .container : nil
  }
}

extension UINavigationController {
  func tellWillShow(_ controller: UIViewController?, animated: Bool) {
    guard let delegate, let controller else { return }
    let isImplemented =
      ifImplemented {
        delegate.navigationController(self, willShow: controller, animated: animated)
      }
      != nil
    guard isImplemented else { return }
    EventLog.current.record(
      actor: .delegate, object: delegate, call: "navigationController(_:willShow:animated:)",
      args: [("viewController", controller), ("animated", animated)])
  }

  func tellDidShow(_ controller: UIViewController?, animated: Bool) {
    guard let delegate, let controller else { return }
    let isImplemented =
      ifImplemented { delegate.navigationController(self, didShow: controller, animated: animated) }
      != nil
    guard isImplemented else { return }
    EventLog.current.record(
      actor: .delegate, object: delegate, call: "navigationController(_:didShow:animated:)",
      args: [("viewController", controller), ("animated", animated)])
  }
}
