import Foundation
import MediaTime

/// Recognizes taps: fingers that come down and are lifted without straying (fact 140).
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row make the gesture; 1 unless set.
  open var numberOfTapsRequired = 1
  /// How many fingers tap at once; 1 unless set.
  open var numberOfTouchesRequired = 1
  /// The mouse buttons that tap; fingers hold none.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var firstTap: CGPoint?
  private var deadline: MainWork.Token?

  override var keepsTouchesWhenEnded: Bool { true }

  /// Counts the fingers; too many fail the gesture.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    isBetweenTouches = false
    if trackedTouches.count > numberOfTouchesRequired { return state = .failed }
    if let firstTap, distance(lastLocation, firstTap) > GestureConstants.tapMovement {
      return state = .failed
    }
    wait(GestureConstants.tapDuration)
  }

  /// Fails the gesture when a finger strays.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let strays = touches.contains { distance($0.current, $0.start) > GestureConstants.tapMovement }
    if strays { state = .failed }
  }

  /// Counts a tap when the last finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let down = trackedTouches.filter { $0.phase != .ended }
    guard down.isEmpty else { return }
    guard trackedTouches.count == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    firstTap = firstTap ?? lastLocation
    if taps >= numberOfTapsRequired {
      stopWaiting()
      state = .ended
    } else {
      isBetweenTouches = true
      wait(GestureConstants.multipleTapInterval)
    }
  }

  /// Fails the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the taps.
  open override func reset() {
    taps = 0
    firstTap = nil
    stopWaiting()
  }

  /// A tap never keeps one with more taps from being recognized (fact 140).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func wait(_ seconds: Double) {
    stopWaiting()
    deadline = MainWork.shared.enqueue(after: seconds, kind: .timer, name: "a tap") { [weak self] in
      guard let self, self.state == .possible, self.waitingState == nil else { return }
      self.state = .failed
    }
  }

  private func stopWaiting() {
    if let deadline { MainWork.shared.cancel(deadline) }
    deadline = nil
  }
}

func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
  hypot(first.x - second.x, first.y - second.y)
}
