import Foundation

/// What concerns several recognizers at once: rivals, waiting, the sending of actions.
@MainActor package enum GestureCenter {
  private static var announced: [UIGestureRecognizer] = []
  private static var over: [UIGestureRecognizer] = []
  private static var waiting: [UIGestureRecognizer] = []
  private static var isDelivering = false
  private static var isFlushing = false
  private static var isSettling = false

  /// Forgets the gestures of an earlier stage.
  static func reset() {
    announced = []
    over = []
    waiting = []
    isDelivering = false
    isFlushing = false
  }

  /// The recognizers that watch a touch which this one watches too.
  static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in recognizer.sequenceTouches {
      for other in touch.receivers
      where other !== recognizer && !found.contains(where: { $0 === other }) { found.append(other) }
    }
    return found
  }

  /// Has a recognizer's action sent as soon as all recognizers have seen the touches.
  static func announce(_ recognizer: UIGestureRecognizer) {
    if !announced.contains(where: { $0 === recognizer }) { announced.append(recognizer) }
    flushIfIdle()
  }

  /// Has a recognizer that failed reset.
  static func noteOver(_ recognizer: UIGestureRecognizer) {
    over.append(recognizer)
    flushIfIdle()
  }

  static func wait(_ recognizer: UIGestureRecognizer) {
    if !waiting.contains(where: { $0 === recognizer }) { waiting.append(recognizer) }
  }

  /// Asks those that wait for a failure whether their wait is over.
  static func settleWaiting() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    var goesOn = true
    while goesOn {
      goesOn = false
      for recognizer in waiting where recognizer.waitingState != nil {
        recognizer.reconsider()
        if recognizer.waitingState == nil { goesOn = true }
      }
      waiting.removeAll { $0.waitingState == nil }
    }
  }

  /// Lets all recognizers see the touches before any action is sent.
  static func deliver(_ body: () -> Void) {
    let wasDelivering = isDelivering
    isDelivering = true
    body()
    isDelivering = wasDelivering
    flushIfIdle()
  }

  /// Sends the actions that are due and resets what is over; an action may cause more of both.
  static func flushIfIdle() {
    guard !isDelivering, !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    while !announced.isEmpty || !over.isEmpty {
      if announced.isEmpty {
        let batch = over
        over = []
        for recognizer in batch { recognizer.finish() }
        settleWaiting()
      } else {
        send(announced.removeFirst())
      }
    }
    for window in UIWindow.all where !window.liveTouches.isEmpty {
      window.releaseHeldTouches(event: nil)
    }
  }

  private static func send(_ recognizer: UIGestureRecognizer) {
    let isOver = recognizer.isOver
    // A gesture that was taken away before anybody heard of it is as good as failed.
    let isUnheardOf = recognizer.stateStorage == .cancelled && !recognizer.hasAnnouncedItself
    if !isUnheardOf {
      if !recognizer.hasAnnouncedItself { recognizer.cancelViewTouches() }
      recognizer.hasAnnouncedItself = true
      recognizer.sendActions()
    }
    if isOver { over.append(recognizer) }
  }
}
