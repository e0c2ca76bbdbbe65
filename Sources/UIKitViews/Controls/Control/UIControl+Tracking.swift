import EventLog
import Foundation
import ObjectiveC

extension UIControl {
  /// How far outside the control a finger still counts as inside, in points.
  private static var reach: CGFloat { 70 }

  func changeFlag(_ flag: WritableKeyPath<ControlFlags, Bool>, _ value: Bool) {
    guard controlFlags[keyPath: flag] != value else { return }
    controlFlags[keyPath: flag] = value
    stateDidChange()
    setNeedsLayout()
  }

  var resolvedHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch controlFlags.horizontal {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .center, .left, .right, .fill: return controlFlags.horizontal
    }
  }

  // MARK: Following a finger

  func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    controlFlags.isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    controlFlags.isTouchInside = true
    isHighlighted = true
    dispatch(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    controlFlags.isTouchInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      controlFlags.isTracking = false
      controlFlags.isTouchInside = false
      isHighlighted = false
      return
    }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      dispatch(isTouchInside ? .touchDragEnter : .touchDragExit, event)
    }
    dispatch(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isNear(touch)
    controlFlags.isTouchInside = isInside
    isHighlighted = false
    endTracking(touch, with: event)
    controlFlags.isTracking = false
    controlFlags.isTouchInside = false
    if isInside, primaryEvent == .primaryActionTriggered {
      dispatch([.touchUpInside, .primaryActionTriggered], event)
    } else {
      dispatch(isInside ? .touchUpInside : .touchUpOutside, event)
    }
  }

  func trackCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking else { return }
    isHighlighted = false
    cancelTracking(with: event)
    controlFlags.isTracking = false
    controlFlags.isTouchInside = false
    dispatch(.touchCancel, event)
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }

  func allowsGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, takesTaps, recognizer.view !== self,
      let tap = recognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  // MARK: Sending

  func dispatch(_ events: Event, _ event: UIEvent?) {
    // A receiver may change the list.
    for entry in actions.entries where !entry.events.isDisjoint(with: events) {
      switch entry.receiver {
      case .action(let action): sendAction(action)
      case .target(let target, let selector):
        if target.isNil || target.object != nil {
          sendAction(selector, to: target.object, for: event)
        }
      }
    }
  }

  func deliver(_ selector: Selector, to target: AnyObject?, _ event: UIEvent?) {
    ActionDelivery.send(selector, to: target, sender: self, event: event)
  }
}

/// Sends what controls, bar items and gestures have to say, and logs it.
@MainActor package enum ActionDelivery {
  /// Sends an action to a target, or to the first object from the sender, the first responder or the window up the
  /// responder chain that has such a method. False if nobody has.
  @discardableResult
  package static func send(
    _ selector: Selector, to target: AnyObject?, sender: AnyObject?, event: UIEvent? = nil
  ) -> Bool {
    guard let receiver = target ?? responder(for: selector, from: sender) else { return false }
    EventLog.current.record(
      actor: .responder, object: receiver, call: selector.name,
      args: sender.map { [("sender", $0)] } ?? [])
    let result = MessageSend.send(selector, to: receiver, arguments: [sender, event])
    if case .unrecognized = result {
      preconditionFailure(
        "[\(Swift.type(of: receiver)) \(selector.name)]: unrecognized selector sent to instance")
    }
    return true
  }

  private static func responder(for selector: Selector, from sender: AnyObject?) -> AnyObject? {
    for start in [FirstResponder.current, sender as? UIResponder] {
      if let found = start?.target(forAction: selector, withSender: sender) {
        return found as AnyObject
      }
    }
    return nil
  }
}
