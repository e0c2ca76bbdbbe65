import EventLog
import Foundation
import ObjectiveC
import TransitionEngine
import UIKitViews

extension UINavigationController {
  func setUp() { edgeSwipe.navigation = self }

  func setRoot(_ root: UIViewController) {
    addToStack([root])
    stack = [root]
    root.log("didMove(toParent:)", [("parent", self)])
    root.didMove(toParent: self)
    syncBar()
  }

  var currentlyVisible: UIViewController? {
    var visible = modal.presented ?? topViewController
    while let presented = visible?.modal.presented { visible = presented }
    return visible
  }

  // MARK: Changes

  func push(_ controller: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === controller },
      "Pushing the same view controller instance more than once is not supported "
        + "(<\(className(controller))>)")
    precondition(
      !(controller is UINavigationController), "Pushing a navigation controller is not supported")
    afterTransition { [self] in
      change(to: stack + [controller], operation: .push, animated: animated)
    }
  }

  func pop(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    afterTransition { [self] in
      guard stack.count > 1 else { return }
      change(to: Array(stack.dropLast()), operation: .pop, animated: animated)
    }
    return top
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    afterTransition { [self] in
      guard let index = stack.firstIndex(where: { $0 === controller }) else { return }
      change(to: Array(stack[...index]), operation: .pop, animated: animated)
    }
    return popped
  }

  func popToRoot(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return pop(to: root, animated: animated)
  }

  func replaceStack(_ new: [UIViewController], animated: Bool) {
    afterTransition { [self] in
      let wasThere = new.last.map { top in stack.contains { $0 === top } } ?? true
      change(to: new, operation: wasThere ? .pop : .push, animated: animated)
    }
  }

  /// A change that is asked for during a transition waits for its end.
  private func afterTransition(_ body: @escaping () -> Void) {
    if let driver = transitions.open { driver.whenOver(body) } else { body() }
  }

  private func change(to new: [UIViewController], operation: Operation, animated: Bool) {
    let old = stack
    let change = StackChange(navigation: self, old: old, new: new, operation: operation)
    change.begin()
    guard old.last !== new.last, viewIfLoaded?.window != nil, appearance.isShownOrComing else {
      // Nothing is to be seen of it.
      if isViewLoaded, old.last !== new.last {
        old.last?.viewIfLoaded?.removeFromSuperview()
        installTop()
      }
      change.end(completed: true)
      syncBar()
      return
    }
    let isAnimated =
      animated && UIView.areAnimationsEnabled && appearance.state == .appeared
      && old.last != nil && new.last != nil
    TransitionDriver(host: NavigationHost(change: change, isAnimated: isAnimated)).begin()
  }

  func addToStack(_ controllers: [UIViewController]) {
    for controller in controllers { addChild(controller) }
  }
}

/// The containment calls that a change of the stack consists of.
@MainActor final class StackChange {
  let navigation: UINavigationController
  let old: [UIViewController]
  let new: [UIViewController]
  let operation: UINavigationController.Operation

  init(
    navigation: UINavigationController, old: [UIViewController], new: [UIViewController],
    operation: UINavigationController.Operation
  ) {
    self.navigation = navigation
    self.old = old
    self.new = new
    self.operation = operation
  }

  /// Whether the tab bar is out of sight with these controllers on the stack.
  static func hidesTabBar(_ stack: some Sequence<UIViewController>) -> Bool {
    stack.contains { $0.hidesBottomBarWhenPushed }
  }

  private var added: [UIViewController] {
    new.filter { candidate in !old.contains { $0 === candidate } }
  }
  private var removed: [UIViewController] {
    old.filter { candidate in !new.contains { $0 === candidate } }
  }

  func begin() {
    for controller in removed {
      controller.log("willMove(toParent:)", [("parent", "nil")])
      controller.willMove(toParent: nil)
      controller.pendingMove = .fromParent
    }
    navigation.addToStack(added)
    navigation.stack = new
  }

  func end(completed: Bool) {
    for controller in completed ? removed : added {
      if !completed { controller.willMove(toParent: nil) }
      controller.removeFromParent()
    }
    guard completed else {
      navigation.stack = old
      for controller in removed { controller.pendingMove = nil }
      return
    }
    navigation.childStorage = new
    for controller in added {
      controller.log("didMove(toParent:)", [("parent", navigation)])
      controller.didMove(toParent: navigation)
    }
  }
}
