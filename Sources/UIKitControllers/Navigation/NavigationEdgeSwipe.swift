import CoreGraphics
import Foundation
import ObjectiveC
import UIKitViews

/// The swipe from the left edge that pops (facts 37 and 119).
@MainActor package final class NavigationEdgeSwipe: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?
  /// Drives the pop while the finger is down, and until the transition has ended.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  private var isDown = false

  package override init() { super.init() }

  private(set) lazy var recognizer: UIGestureRecognizer? = {
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("swipe:", NavigationEdgeSwipe.swipe))
    pan.edges = .left
    pan.delegate = self
    return pan
  }()

  /// Not on the root, not during a transition, not where the back button is gone, and not where the
  /// program animates pops itself.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, let top = navigation.topViewController, canPop,
      !navigation.isBarHidden, !popsByProgram
    else { return false }
    let item = top.navigationItem
    if item.hidesBackButton { return false }
    if !(item.leftBarButtonItems ?? []).isEmpty, !item.leftItemsSupplementBackButton {
      return false
    }
    return true
  }

  /// A program that animates pops itself has to drive them itself too (fact 37).
  private var popsByProgram: Bool {
    guard let navigation, let delegate = navigation.delegate else { return false }
    let stack = navigation.stack
    let answer = ifImplemented {
      delegate.navigationController(
        navigation, animationControllerFor: .pop, from: stack[stack.count - 1],
        to: stack[stack.count - 2])
    }
    return (answer ?? nil) != nil
  }

  /// A program that replaces the recognizer's delegate can make it begin on the root; a pop that
  /// cannot be must not freeze the interface (pitfall P24).
  private var canPop: Bool {
    guard let navigation, navigation.stack.count > 1 else { return false }
    return navigation.transitions.open == nil
  }

  private func swipe(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let view = navigation?.viewIfLoaded else { return }
    let width = max(view.bounds.width, 1)
    let progress = min(max(pan.translation(in: view).x / width, 0), 1)
    switch pan.state {
    case .began:
      begin()
    case .changed:
      interaction?.update(progress)
    case .ended:
      // A fling of one width a second decides, else half the way (fact 119).
      let velocity = pan.velocity(in: view).x
      let finishes =
        velocity >= TransitionRules.popSpeed * width
        || (progress > TransitionRules.popProgress && velocity > -TransitionRules.popSpeed * width)
      end(finishing: finishes)
    case .cancelled, .failed:
      end(finishing: false)
    case .possible:
      break
    @unknown default:
      end(finishing: false)
    }
  }

  private func begin() {
    guard canPop, !isDown else { return }
    isDown = true
    interaction = UIPercentDrivenInteractiveTransition()
    navigation?.popViewController(animated: true)
  }

  private func end(finishing: Bool) {
    guard isDown else { return }
    isDown = false
    if finishing { interaction?.finish() } else { interaction?.cancel() }
  }

  func transitionEnded() {
    isDown = false
    interaction = nil
  }
}
