import Foundation

extension UIGestureRecognizer {
  /// Hands the recognizer its share of the touches that changed.
  func receive(_ touches: [UITouch], phase: UITouch.Phase, event: UIEvent) {
    guard isEnabledStorage, !isOver else { return }
    switch phase {
    case .began:
      trackedTouches += touches.filter { touch in !trackedTouches.contains { $0 === touch } }
      sequenceTouches += touches
      noteLocation()
      touchesBegan(Set(touches), with: event)
    case .moved:
      noteLocation()
      touchesMoved(Set(touches), with: event)
    case .ended:
      noteLocation()
      touchesEnded(Set(touches), with: event)
      lift(touches)
    case .cancelled:
      touchesCancelled(Set(touches), with: event)
      lift(touches)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func lift(_ touches: [UITouch]) {
    // What was recognized, or waits for it, keeps its touches until its action was sent.
    if waitingState != nil || (stateStorage == .ended && keepsTouchesWhenEnded) { return }
    trackedTouches.removeAll { touch in touches.contains { $0 === touch } }
    if trackedTouches.isEmpty, stateStorage == .possible, !isBetweenTouches { fail() }
  }

  func noteLocation() {
    let points = trackedTouches.map(\.current)
    guard !points.isEmpty else { return }
    let count = CGFloat(points.count)
    lastLocation = CGPoint(
      x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
  }

  func stopTracking(_ touch: UITouch) {
    trackedTouches.removeAll { $0 === touch }
    touch.receivers.removeAll { $0 === self }
  }

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: viewStorage?.window ?? view.window)
  }

  /// Whether the recognizer wants a finger that has come down.
  func wants(_ touch: UITouch, event: UIEvent) -> Bool {
    guard isEnabledStorage, !isOver, shouldReceive(event) else { return false }
    guard let delegateStorage else { return true }
    return delegateStorage.gestureRecognizer(self, shouldReceive: event)
      && delegateStorage.gestureRecognizer(self, shouldReceive: touch)
  }
}
