import Foundation

extension UIGestureRecognizer {
  /// Whether a gesture is under way or was just recognized.
  var isRecognized: Bool {
    switch stateStorage {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  var isOver: Bool {
    switch stateStorage {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether the recognizer may still make something of the touches that are down.
  var isTrying: Bool { stateStorage == .possible && (!trackedTouches.isEmpty || isBetweenTouches) }

  func request(_ new: State) {
    switch GestureMove(from: stateStorage, to: new) {
    case .recognize: tryToRecognize(new)
    case .proceed:
      stateStorage = .changed
      GestureCenter.announce(self)
    case .finish:
      stateStorage = new == .failed ? .cancelled : new
      GestureCenter.announce(self)
      GestureCenter.settleWaiting()
    case .fail: fail()
    case .stay, .illegal: break
    }
  }

  private func tryToRecognize(_ new: State) {
    guard isEnabledStorage, waitingState == nil else {
      if waitingState != nil { waitingState = new }
      return
    }
    guard mayBegin() else { return fail() }
    // A delegate may have turned the recognizer off or failed it by hand.
    guard stateStorage == .possible else { return }
    let rivals = GestureCenter.rivals(of: self)
    if rivals.contains(where: { $0.isRecognized && $0.prevents(self) }) { return fail() }
    switch requirementsOutcome(rivals) {
    case .met: recognize(new, rivals: rivals)
    case .broken: fail()
    case .open:
      waitingState = new
      GestureCenter.wait(self)
    }
  }

  /// Asks again whether the gesture that waits may be recognized now.
  func reconsider() {
    guard let new = waitingState, stateStorage == .possible else { return }
    let rivals = GestureCenter.rivals(of: self)
    if rivals.contains(where: { $0.isRecognized && $0.prevents(self) }) { return fail() }
    switch requirementsOutcome(rivals) {
    case .open: break
    case .broken: fail()
    case .met:
      waitingState = nil
      recognize(new, rivals: rivals)
    }
  }

  private func recognize(_ new: State, rivals: [UIGestureRecognizer]) {
    stateStorage = new
    GestureCenter.announce(self)
    for rival in rivals where rival.stateStorage == .possible && prevents(rival) { rival.fail() }
    GestureCenter.settleWaiting()
  }

  func fail() {
    guard stateStorage == .possible else { return }
    stateStorage = .failed
    waitingState = nil
    GestureCenter.noteOver(self)
    GestureCenter.settleWaiting()
  }

  /// Asks the views from the one that was hit up to the recognizer's, then the delegate (fact 138).
  private func mayBegin() -> Bool {
    var candidate = sequenceTouches.last?.view ?? viewStorage
    while let view = candidate {
      if !view.gestureRecognizerShouldBegin(self) { return false }
      if view === viewStorage { break }
      candidate = view.superview
    }
    return delegateStorage?.gestureRecognizerShouldBegin(self) ?? true
  }

  // MARK: Rivals

  /// Whether recognizing this gesture keeps another from being recognized (fact 137).
  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    if allowsSimultaneous(other) || other.allowsSimultaneous(self) { return false }
    return canPrevent(other) && other.canBePrevented(by: self)
  }

  private func allowsSimultaneous(_ other: UIGestureRecognizer) -> Bool {
    delegateStorage?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  private enum RequirementsOutcome { case met, open, broken }

  private func requirementsOutcome(_ rivals: [UIGestureRecognizer]) -> RequirementsOutcome {
    var isOpen = false
    for other in requirements.compactMap(\.recognizer) + rivals.filter(mustFail)
    where other !== self {
      if other.isRecognized { return .broken }
      if other.isTrying && other.isEnabledStorage { isOpen = true }
    }
    return isOpen ? .open : .met
  }

  private func mustFail(_ other: UIGestureRecognizer) -> Bool {
    if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
    return delegateStorage?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegateStorage?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  // MARK: Ends

  func changeEnabled(_ enabled: Bool) {
    guard enabled != isEnabledStorage else { return }
    isEnabledStorage = enabled
    if !enabled { abandon() }
  }

  /// Takes the gesture away: cancelled if it was under way, else failed.
  func abandon() {
    switch stateStorage {
    case .began, .changed: request(.cancelled)
    case .possible: if isTrying || waitingState != nil { fail() }
    case .ended, .cancelled, .failed: break
    }
    GestureCenter.flushIfIdle()
  }

  func viewLeftWindow() { abandon() }

  /// Called when the gesture is over and its last action was sent.
  func finish() {
    for touch in sequenceTouches { touch.receivers.removeAll { $0 === self } }
    trackedTouches = []
    sequenceTouches = []
    waitingState = nil
    isBetweenTouches = false
    hasAnnouncedItself = false
    reset()
    stateStorage = .possible
  }
}
