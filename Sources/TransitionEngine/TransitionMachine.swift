/// One screen transition as a pure value: a state, and what to do about each event.
///
/// The machine serves modal, navigation, tab and container transitions. It holds no views and calls
/// nobody: ``receive(_:)`` moves the state first and then returns what the driver has to perform, so
/// that an event that arrives while the driver is performing is ordinary input.
package struct TransitionMachine: Hashable, Sendable {
  /// Where the transition is. Reading it never changes it.
  package private(set) var state: State = .idle

  /// What kind of transition it is; meaningful from ``Event/begin(_:)`` on.
  package private(set) var options = Options(kind: .containment)

  /// A machine that has not begun.
  package init() {}

  /// Whether the transition is under way: begun, and not yet ended.
  package var isInFlight: Bool {
    switch state {
    case .idle, .ended: false
    case .preparing, .running, .interactive, .finishing, .cancelling, .awaitingCompletion: true
    }
  }

  /// Whether fingers, and not time, move the transition just now.
  package var isInteractive: Bool { state == .interactive }

  /// Whether the transition was cancelled (fact 72: true from `cancel()` on, not from its end on).
  package var isCancelled: Bool {
    switch state {
    case .cancelling, .awaitingCompletion(cancelled: true): true
    case .ended(_, let cancelled): cancelled
    case .idle, .preparing, .running, .interactive, .finishing, .awaitingCompletion: false
    }
  }

  /// Notes that the animator turned out to be interruptible; known only once it has been called.
  package mutating func allowPausing() { options.isInterruptible = true }

  /// Takes an event: sets the state, then returns the actions to perform, in order.
  ///
  /// An event that the state does not allow returns one ``Action/report(_:)`` with the reason and
  /// changes nothing.
  package mutating func receive(_ event: Event) -> [Action] {
    switch state {
    case .idle: receiveIdle(event)
    case .preparing: receivePreparing(event)
    case .running: receiveRunning(event)
    case .interactive: receiveInteractive(event)
    case .finishing: receiveFinishing(event)
    case .cancelling: receiveCancelling(event)
    case .awaitingCompletion(let cancelled): receiveAwaiting(event, cancelled: cancelled)
    case .ended: receiveEnded(event)
    }
  }
}

// MARK: - The table of moves, one function for each origin

extension TransitionMachine {
  private mutating func receiveIdle(_ event: Event) -> [Action] {
    switch event {
    case .begin(let options):
      self.options = options
      if options.isAnimated {
        state = .preparing
        return [.askDelegates, .scheduleStart]
      }
      // Nobody animates, so nothing is waited for: one walk from the first callback to the last.
      state = .ended(completed: true, cancelled: false)
      return openingActions + [.placeAtEnd, .runAlongside] + closingActions(completed: true)
    case .start, .update, .finish, .cancel, .pause, .tailEnded, .complete:
      return refuse(.notBegun)
    case .abandon:
      state = .ended(completed: false, cancelled: false)
      return []
    }
  }

  private mutating func receivePreparing(_ event: Event) -> [Action] {
    switch event {
    case .begin:
      return refuse(.begunTwice)
    case .start(let interactive):
      state = interactive ? .interactive : .running
      return openingActions + [interactive ? .startInteraction : .animate, .runAlongside]
    case .update, .finish, .cancel:
      // A percent-driven controller keeps what comes early and repeats it when it is started.
      return refuse(.notStarted)
    case .pause:
      return refuse(.notStarted)
    case .tailEnded:
      return refuse(.noTail)
    case .complete:
      return refuse(.completedBeforeStart)
    case .abandon:
      return abandoned()
    }
  }

  private mutating func receiveRunning(_ event: Event) -> [Action] {
    switch event {
    case .begin:
      return refuse(.begunTwice)
    case .start:
      return refuse(.startedTwice)
    case .update:
      return refuse(.notInteractive)
    case .finish:
      return refuse(.notInteractive)
    case .cancel:
      // Only an interactive transition can be cancelled (fact 33).
      return refuse(.notInteractive)
    case .pause:
      return pause()
    case .tailEnded:
      return refuse(.noTail)
    case .complete(let completed):
      return end(completed: completed, cancelled: false)
    case .abandon:
      return abandoned()
    }
  }

  private mutating func receiveInteractive(_ event: Event) -> [Action] {
    switch event {
    case .begin:
      return refuse(.begunTwice)
    case .start:
      return refuse(.startedTwice)
    case .update:
      return [.scrub]
    case .finish:
      state = .finishing
      return [.interactionChanged, .playTail(reversed: false)]
    case .cancel:
      state = .cancelling
      return [.interactionChanged, .playTail(reversed: true)]
    case .pause:
      return []  // It is standing still already.
    case .tailEnded:
      return refuse(.noTail)
    case .complete(let completed):
      return end(completed: completed, cancelled: false)
    case .abandon:
      return abandoned()
    }
  }

  private mutating func receiveFinishing(_ event: Event) -> [Action] {
    switch event {
    case .begin:
      return refuse(.begunTwice)
    case .start:
      return refuse(.startedTwice)
    case .update, .finish, .cancel:
      return refuse(.interactionOver)
    case .pause:
      return pause()
    case .tailEnded:
      state = .awaitingCompletion(cancelled: false)
      return []
    case .complete(let completed):
      return end(completed: completed, cancelled: false)
    case .abandon:
      return abandoned()
    }
  }

  private mutating func receiveCancelling(_ event: Event) -> [Action] {
    switch event {
    case .begin:
      return refuse(.begunTwice)
    case .start:
      return refuse(.startedTwice)
    case .update, .finish, .cancel:
      return refuse(.interactionOver)
    case .pause:
      return pause()
    case .tailEnded:
      state = .awaitingCompletion(cancelled: true)
      return []
    case .complete(let completed):
      return end(completed: completed, cancelled: true)
    case .abandon:
      return abandoned()
    }
  }

  private mutating func receiveAwaiting(_ event: Event, cancelled: Bool) -> [Action] {
    switch event {
    case .begin:
      return refuse(.begunTwice)
    case .start:
      return refuse(.startedTwice)
    case .update, .finish, .cancel, .pause:
      return refuse(.interactionOver)
    case .tailEnded:
      return refuse(.noTail)
    case .complete(let completed):
      return end(completed: completed, cancelled: cancelled)
    case .abandon:
      return abandoned()
    }
  }

  private mutating func receiveEnded(_ event: Event) -> [Action] {
    switch event {
    case .begin:
      return refuse(.begunTwice)
    case .start:
      // It was abandoned between the call that asked for it and its start.
      return refuse(.startedTwice)
    case .update, .finish, .cancel, .pause:
      return refuse(.interactionOver)
    case .tailEnded:
      return []  // An animator may complete before its tail is over.
    case .complete:
      return refuse(.completedTwice)
    case .abandon:
      return []  // The hierarchy may go after the end as well.
    }
  }
}

// MARK: - Moves that several states share

extension TransitionMachine {
  private func refuse(_ refusal: Refusal) -> [Action] { [.report(refusal)] }

  private mutating func pause() -> [Action] {
    guard options.isInterruptible else { return refuse(.notInterruptible) }
    state = .interactive
    return [.pauseAnimator, .interactionChanged]
  }

  private mutating func abandoned() -> [Action] {
    state = .ended(completed: false, cancelled: false)
    return [.coordinatorCompletions, .release]
  }

  private mutating func end(completed: Bool, cancelled: Bool) -> [Action] {
    let wasInteractive = isInteractive
    state = .ended(completed: completed, cancelled: cancelled)
    var actions: [Action] = []
    if completed && cancelled { actions.append(.report(.completedThoughCancelled)) }
    if !completed && !cancelled { actions.append(.report(.notCompletedThoughNotCancelled)) }
    if wasInteractive { actions.append(.interactionChanged) }
    return actions + closingActions(completed: completed)
  }

  /// From the first callback to the first moment of the animation.
  private var openingActions: [Action] {
    // The container stands before anybody is told: presentation controllers decorate it.
    var actions: [Action] = [.installContainer, .notifyWillBegin]
    if options.hasOutgoing { actions.append(.willDisappear(.outgoing)) }
    if options.hasIncoming { actions.append(.willAppear(.incoming)) }
    if options.hasIncoming { actions.append(.isAppearing(.incoming)) }
    return actions
  }

  /// From `completeTransition` to the last callback.
  private func closingActions(completed: Bool) -> [Action] {
    var actions: [Action] = [.settle(completed: completed)]
    let didEnd = Action.notifyDidEnd(completed: completed)
    if options.kind.notifiesEndBeforeAppearance { actions.append(didEnd) }
    actions += completed ? forwardAppearance : reversedAppearance
    if !options.kind.notifiesEndBeforeAppearance { actions.append(didEnd) }
    actions += [.animationEnded(completed: completed), .coordinatorCompletions]
    if completed || options.callsCompletionAfterCancel { actions.append(.callerCompletion) }
    return actions + [.release]
  }

  private var forwardAppearance: [Action] {
    let outgoing: [Action] = options.hasOutgoing ? [.didDisappear(.outgoing)] : []
    let incoming: [Action] = options.hasIncoming ? [.didAppear(.incoming)] : []
    // A presentation tells the newcomer first; everything else tells the one that left first
    // (facts 13 and 35a).
    return options.kind == .presentation ? incoming + outgoing : outgoing + incoming
  }

  /// Two complete appearance transitions, the newcomer's first (fact 31a).
  private var reversedAppearance: [Action] {
    let incoming: [Action] =
      options.hasIncoming ? [.willDisappear(.incoming), .didDisappear(.incoming)] : []
    let outgoing: [Action] =
      options.hasOutgoing
      ? [.willAppear(.outgoing), .isAppearing(.outgoing), .didAppear(.outgoing)] : []
    return incoming + outgoing
  }
}
