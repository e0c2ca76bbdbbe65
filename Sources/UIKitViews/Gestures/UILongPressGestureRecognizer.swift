public import Foundation
import MediaTime

/// Recognizes fingers that stay where they came down; a continuous gesture (fact 141).
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers stay, in seconds; 0.5 unless set.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may stray before the gesture has begun, in points; 10 unless set.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press; 0 unless set.
  open var numberOfTapsRequired = 0
  /// How many fingers press; 1 unless set.
  open var numberOfTouchesRequired = 1

  private var deadline: MainWork.Token?
  private var taps = 0

  /// Starts the wait when enough fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    isBetweenTouches = false
    if trackedTouches.count > numberOfTouchesRequired { return state = .failed }
    guard trackedTouches.count == numberOfTouchesRequired, taps == numberOfTapsRequired else {
      return
    }
    if minimumPressDuration <= 0 { return state = .began }
    wait(minimumPressDuration) { $0.state = .began }
  }

  /// Follows the fingers once the gesture has begun; before, straying fails it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      if touches.contains(where: { distance($0.current, $0.start) > allowableMovement }) {
        state = .failed
      }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  /// Ends the gesture; one that has not begun fails, or counts a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .began, .changed: state = .ended
    case .possible where taps < numberOfTapsRequired:
      taps += 1
      isBetweenTouches = true
      wait(GestureConstants.multipleTapInterval) { $0.state = .failed }
    case .possible: state = .failed
    case .ended, .cancelled, .failed: break
    }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Ends the wait.
  open override func reset() {
    taps = 0
    stopWaiting()
  }

  private func wait(_ seconds: Double, then body: @escaping (UILongPressGestureRecognizer) -> Void)
  {
    stopWaiting()
    deadline = MainWork.shared.enqueue(after: seconds, kind: .timer, name: "a long press") {
      [weak self] in
      guard let self, self.state == .possible else { return }
      body(self)
    }
  }

  private func stopWaiting() {
    if let deadline { MainWork.shared.cancel(deadline) }
    deadline = nil
  }
}
