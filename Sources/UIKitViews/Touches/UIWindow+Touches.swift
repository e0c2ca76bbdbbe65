import Foundation

extension UIWindow {
  /// Lets the application see an event before its window; set by the controllers' module.
  package static var sendEventHook: ((UIEvent, UIWindow) -> Void)?

  /// Hands out the touches of an event: recognizers first, then their actions, then the views.
  func deliver(_ event: UIEvent) {
    guard event.type == .touches else { return }
    let touches = (event.touches(for: self) ?? []).sorted { $0.sequence < $1.sequence }
    let changed = touches.filter { $0.phaseStorage != .stationary }
    for touch in changed where touch.phaseStorage == .began && touch.receivers.isEmpty {
      touch.receivers = recognizers(for: touch, event: event)
    }
    GestureCenter.deliver {
      for recognizer in Self.unique(changed.flatMap(\.receivers)) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
          let share = changed.filter { touch in
            touch.phaseStorage == phase && touch.receivers.contains { $0 === recognizer }
          }
          if !share.isEmpty { recognizer.receive(share, phase: phase, event: event) }
        }
      }
    }
    for touch in changed { advanceDelivery(of: touch) }
    send(changed, event: event)
    releaseHeldTouches(event: event)
  }

  /// The recognizers of the touched view and of those around it that want the touch, inner first.
  private func recognizers(for touch: UITouch, event: UIEvent) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var candidate = touch.view
    while let view = candidate {
      found += view.gestureStorage.filter { $0.wants(touch, event: event) }
      candidate = view.superview
    }
    return found
  }

  private static func unique(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    var seen: Set<ObjectIdentifier> = []
    return recognizers.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  // MARK: The view's share

  private func advanceDelivery(of touch: UITouch) {
    switch touch.phaseStorage {
    case .began:
      guard viewMayHave(touch) else { return }
      liveTouches.append(touch)
      touch.pendingCalls += touch.viewDelivery.begin(held: touch.isBeginHeldBack)
    case .moved: touch.pendingCalls += touch.viewDelivery.move()
    case .ended:
      touch.pendingCalls += touch.viewDelivery.end(
        held: touch.isEndHeldBack || touch.isBeginHeldBack)
    case .cancelled: touch.pendingCalls += touch.viewDelivery.cancel()
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Whether the view gets this touch beside those it has, and whether an exclusive one forbids it.
  private func viewMayHave(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    let live = liveTouches.filter { $0 !== touch && $0.viewDelivery.isLive }
    if !view.isMultipleTouchEnabled, live.contains(where: { $0.view === view }) { return false }
    let others = live.filter { $0.view !== view }
    if view.isExclusiveTouch, !others.isEmpty { return false }
    return !others.contains { $0.view?.isExclusiveTouch ?? false }
  }

  /// Tells the views, those with the same news in one call.
  func send(_ touches: [UITouch], event: UIEvent?) {
    for call in [TouchDelivery.Call.began, .moved, .ended, .cancelled] {
      var groups: [(view: UIView, touches: Set<UITouch>)] = []
      for touch in touches where touch.pendingCalls.first == call {
        touch.pendingCalls.removeFirst()
        guard let view = touch.view else { continue }
        if let index = groups.firstIndex(where: { $0.view === view }) {
          groups[index].touches.insert(touch)
        } else {
          groups.append((view, [touch]))
        }
      }
      for group in groups {
        switch call {
        case .began: group.view.touchesBegan(group.touches, with: event)
        case .moved: group.view.touchesMoved(group.touches, with: event)
        case .ended: group.view.touchesEnded(group.touches, with: event)
        case .cancelled: group.view.touchesCancelled(group.touches, with: event)
        }
      }
    }
  }

  /// Tells the views what recognizers no longer hold back.
  func releaseHeldTouches(event: UIEvent?) {
    let released = liveTouches.filter { touch in
      switch touch.viewDelivery.stage {
      case .held: !touch.isBeginHeldBack
      case .endHeld: !touch.isEndHeldBack && !touch.isBeginHeldBack
      case .none, .active, .finished: false
      }
    }
    for touch in released { touch.pendingCalls += touch.viewDelivery.release() }
    if !released.isEmpty { send(released, event: event) }
    liveTouches.removeAll { $0.viewDelivery.stage == .finished }
  }

  /// Called when a finger has been lifted and everybody was told.
  func forget(_ touch: UITouch) {
    if touch.viewDelivery.stage != .endHeld { liveTouches.removeAll { $0 === touch } }
  }
}

extension TouchDelivery {
  /// Whether the view has the touch, or will have.
  var isLive: Bool { stage == .held || stage == .active || stage == .endHeld }
}

extension UITouch {
  var isBeginHeldBack: Bool {
    receivers.contains { $0.delaysTouchesBegan && $0.isTrying && $0.isEnabled }
  }

  var isEndHeldBack: Bool {
    receivers.contains {
      $0.delaysTouchesEnded && $0.stateStorage == .possible && $0.isEnabled
        && ($0.isBetweenTouches || $0.waitingState != nil)
    }
  }
}

extension UIGestureRecognizer {
  /// Takes the gesture's touches away from the views, just before its first action (fact 139).
  func cancelViewTouches() {
    guard cancelsTouchesInView else { return }
    for touch in sequenceTouches {
      let calls = touch.viewDelivery.cancel()
      guard !calls.isEmpty else { continue }
      touch.pendingCalls += calls
      touch.window?.send([touch], event: nil)
    }
  }
}
