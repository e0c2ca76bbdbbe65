import EventLog
import Foundation
import ObjectiveC

extension UIGestureRecognizer {
  func add(_ target: Any, _ selector: Selector) {
    let object = target as AnyObject
    guard !actions.contains(where: { $0.target === object && $0.selector == selector }) else {
      return
    }
    actions.append(Action(target: object, selector: selector))
  }

  func remove(_ target: Any?, _ selector: Selector?) {
    actions.removeAll { action in
      let isSameTarget = target.map { action.target === ($0 as AnyObject) } ?? true
      let isSameSelector = selector.map { action.selector == $0 } ?? true
      return isSameTarget && isSameSelector
    }
  }

  /// Sends the actions of the current state.
  func sendActions() {
    systemHandler?(self)
    for action in actions {
      guard let target = action.target else { continue }
      EventLog.current.record(
        actor: .gesture, object: target, call: action.selector.name,
        args: [("recognizer", self), ("state", stateStorage)])
      if case .unrecognized = MessageSend.send(action.selector, to: target, arguments: [self]) {
        preconditionFailure(
          "\(Swift.type(of: target)): unrecognized selector \(action.selector.name) of \(self)")
      }
    }
  }
}

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.viewStorage !== self else { return }
    recognizer.viewStorage?.detach(recognizer)
    recognizer.viewStorage = self
    gestureStorage.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = gestureStorage.firstIndex(where: { $0 === recognizer }) else { return }
    recognizer.abandon()
    gestureStorage.remove(at: index)
    recognizer.viewStorage = nil
  }

  func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in gestureStorage where !recognizers.contains(where: { $0 === old }) { detach(old) }
    for new in recognizers { attach(new) }
  }
}
