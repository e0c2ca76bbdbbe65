import Foundation
import UIKitViews

extension UIViewController {
  func adoptChild(_ child: UIViewController) {
    precondition(child !== self, "-[\(className(self)) addChild:] cannot add itself")
    if child.parentStorage === self {
      // Adding again moves the child to the end, as UIKit does.
      childStorage.removeAll { $0 === child }
      childStorage.append(child)
      return
    }
    child.parentStorage?.childStorage.removeAll { $0 === child }
    child.log("willMove(toParent:)", [("parent", self)])
    child.willMove(toParent: self)
    childStorage.append(child)
    child.parentStorage = self
    child.pendingMove = .toParent
    child.viewStorage?.inheritedTraitsMayHaveChanged()
  }

  func leaveParent() {
    guard let parentStorage else { return }
    parentStorage.childStorage.removeAll { $0 === self }
    self.parentStorage = nil
    if !appearance.isChanging { pendingMove = nil }
    log("didMove(toParent:)", [("parent", "nil")])
    didMove(toParent: nil)
  }

  func exchange(
    _ old: UIViewController, _ new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parentStorage === self && new.parentStorage === self,
      "Children view controllers \(className(old)) and \(className(new)) must have a common parent "
        + "view controller when calling "
        + "-[UIViewController transitionFromViewController:toViewController:duration:options:"
        + "animations:completion:]")
    guard let host = old.view.superview else {
      preconditionFailure(
        "The view of \(className(old)) is not in a superview; transition(from:to:…) needs it there")
    }
    let isAnimated = duration > 0
    let automatic = shouldAutomaticallyForwardAppearanceMethods && appearance.state == .appeared
    if automatic {
      old.beginAppearance(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
    }
    let exchange = { host.addSubview(new.view) }
    let end = { (finished: Bool) in
      old.viewStorage?.removeFromSuperview()
      if automatic {
        old.endAppearance()
        new.endAppearance()
      }
      completion?(finished)
    }
    if options.containsTransition {
      UIView.transition(
        with: host, duration: duration, options: options,
        animations: {
          exchange()
          old.viewStorage?.isHidden = true
          animations?()
        },
        completion: { finished in
          old.viewStorage?.isHidden = false
          end(finished)
        })
    } else {
      exchange()
      new.view.layoutIfNeeded()
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: end)
    }
  }

  /// The nearest controller of a class among the ancestors, this one not counted.
  func ancestor<T: UIViewController>(_ type: T.Type) -> T? {
    var candidate = parentStorage
    while let controller = candidate {
      if let found = controller as? T { return found }
      candidate = controller.parentStorage
    }
    return nil
  }

  /// The farthest ancestor, or the controller itself.
  var rootAncestor: UIViewController {
    var root = self
    while let parent = root.parentStorage { root = parent }
    return root
  }
}

extension UIView.AnimationOptions {
  /// Whether one of the flips, curls and dissolves is asked for.
  var containsTransition: Bool { rawValue & (0xF << 20) != 0 }
}
