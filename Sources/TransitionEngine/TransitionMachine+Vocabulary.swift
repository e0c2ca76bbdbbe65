extension TransitionMachine {
  /// What is changing.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A controller is presented over another.
    case presentation
    /// A presented controller goes away.
    case dismissal
    /// A controller is pushed on a navigation stack.
    case push
    /// A controller is popped from a navigation stack.
    case pop
    /// Another tab is selected.
    case tab
    /// A container of the program's own exchanges two children.
    case containment
    /// The screen turns; no screen comes or goes.
    case rotation

    /// Presentation controllers hear of the end before the screens do (facts, section 1.2);
    /// navigation and tab delegates hear of it after them (fact 35).
    var notifiesEndBeforeAppearance: Bool {
      switch self {
      case .presentation, .dismissal: true
      case .push, .pop, .tab, .containment, .rotation: false
      }
    }
  }

  /// What is known when a transition begins.
  package struct Options: Hashable, Sendable {
    /// What is changing.
    package var kind: Kind
    /// Whether anything moves. Without animation nobody is asked and the end is reached at once.
    package var isAnimated: Bool
    /// Whether the presenter's view leaves the window; only then does it get callbacks (fact 23).
    package var removesPresenter: Bool
    /// Whether the animator can be paused half way (fact 80).
    package var isInterruptible: Bool
    /// Whether the caller's completion runs after a cancel (fact 34: newer systems do call it).
    package var callsCompletionAfterCancel: Bool

    /// Makes the options of a transition.
    package init(
      kind: Kind, isAnimated: Bool = true, removesPresenter: Bool = true,
      isInterruptible: Bool = false, callsCompletionAfterCancel: Bool = true
    ) {
      self.kind = kind
      self.isAnimated = isAnimated
      self.removesPresenter = removesPresenter
      self.isInterruptible = isInterruptible
      self.callsCompletionAfterCancel = callsCompletionAfterCancel
    }

    /// Whether the screen that is left gets appearance callbacks.
    package var hasOutgoing: Bool {
      switch kind {
      case .presentation: removesPresenter
      case .dismissal, .push, .pop, .tab, .containment: true
      case .rotation: false
      }
    }
    /// Whether the screen that is revealed gets appearance callbacks.
    package var hasIncoming: Bool {
      switch kind {
      case .dismissal: removesPresenter
      case .presentation, .push, .pop, .tab, .containment: true
      case .rotation: false
      }
    }
  }

  /// Where a transition is.
  package enum State: Hashable, Sendable {
    /// Nothing has been asked for.
    case idle
    /// The delegates have been asked; the start is scheduled for this same tick.
    case preparing
    /// Time moves it.
    case running
    /// Fingers move it.
    case interactive
    /// The interaction is over and it goes on to its end.
    case finishing
    /// The interaction is over and it goes back to its beginning.
    case cancelling
    /// The tail is over; only the animator's `completeTransition` is missing.
    case awaitingCompletion(cancelled: Bool)
    /// `completeTransition` was called, with this flag, after a cancel or not.
    case ended(completed: Bool, cancelled: Bool)
  }

  /// What can happen to a transition.
  package enum Event: Hashable, Sendable {
    /// Somebody asked for it.
    case begin(Options)
    /// The delegates have answered and the current call is over.
    case start(interactive: Bool)
    /// The interaction reached another percentage.
    case update
    /// The interaction ended in favour of the transition.
    case finish
    /// The interaction ended against it.
    case cancel
    /// A running, interruptible transition was caught.
    case pause
    /// The tail played to its last frame.
    case tailEnded
    /// The animator called `completeTransition` with this flag.
    case complete(Bool)
    /// The hierarchy in which it runs was taken down.
    case abandon
  }

  /// One of the two screens.
  package enum Role: Hashable, Sendable {
    /// The screen that is left.
    case outgoing
    /// The screen that is shown.
    case incoming
  }

  /// What the driver has to do, in the order in which it is returned.
  package enum Action: Hashable, Sendable {
    /// Ask for animator and interaction controller.
    case askDelegates
    /// Send ``Event/start(interactive:)`` later in this tick.
    case scheduleStart
    /// Tell the presentation controller, or the navigation delegate, that it begins.
    case notifyWillBegin
    /// The appearance callback of that name.
    case willAppear(Role), willDisappear(Role), didAppear(Role), didDisappear(Role)
    /// `viewIsAppearing`: the view is in the hierarchy and laid out (fact 18).
    case isAppearing(Role)
    /// Put the container into the window.
    case installContainer
    /// Call the animator.
    case animate
    /// Call the interaction controller, which calls the animator.
    case startInteraction
    /// Put the views where an animator would have brought them.
    case placeAtEnd
    /// Run the blocks that accompany the animation.
    case runAlongside
    /// Move the animation to the interaction's percentage.
    case scrub
    /// Stop the interruptible animator where it is.
    case pauseAnimator
    /// Tell those who wait for the interaction to begin or end.
    case interactionChanged
    /// Let time take over, to the end or back to the start.
    case playTail(reversed: Bool)
    /// Make the hierarchy that of the end, or that of the start again.
    case settle(completed: Bool)
    /// Tell the presentation controller, or the navigation delegate, that it is over.
    case notifyDidEnd(completed: Bool)
    /// Tell the animator that it is over.
    case animationEnded(completed: Bool)
    /// Run the coordinator's completions.
    case coordinatorCompletions
    /// Run the completion of `present` or `dismiss`.
    case callerCompletion
    /// Let go of animator, interaction and context.
    case release
    /// Say what was refused, or what was done against the contract.
    case report(Refusal)
  }

  /// Why an event was refused, or what was wrong about one that was obeyed.
  package enum Refusal: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case notBegun, begunTwice, startedTwice, notStarted, notInteractive, interactionOver
    case notInterruptible, noTail, completedBeforeStart, completedTwice
    case completedThoughCancelled, notCompletedThoughNotCancelled

    /// One sentence for a trace or a finding.
    package var description: String {
      switch self {
      case .notBegun: "the transition has not begun"
      case .begunTwice: "a transition begins only once"
      case .startedTwice: "a transition starts only once"
      case .notStarted: "the transition has not started yet"
      case .notInteractive: "the transition is not interactive"
      case .interactionOver: "the interaction is over"
      case .notInterruptible: "only an interruptible animator can be paused"
      case .noTail: "no tail is playing"
      case .completedBeforeStart: "completeTransition was called before the transition started"
      case .completedTwice: "completeTransition was called again; ignored"
      case .completedThoughCancelled:
        "completeTransition(true) was called although the transition was cancelled"
      case .notCompletedThoughNotCancelled:
        "completeTransition(false) was called although nobody cancelled the transition"
      }
    }

    /// Whether the program, and not the system, broke the contract.
    package var isMisuse: Bool {
      switch self {
      case .completedBeforeStart, .completedTwice, .completedThoughCancelled,
        .notCompletedThoughNotCancelled:
        true
      case .notBegun, .begunTwice, .startedTwice, .notStarted, .notInteractive, .interactionOver,
        .notInterruptible, .noTail:
        false
      }
    }
  }
}

extension TransitionMachine.State {
  /// The state's name, for dumps and messages.
  package var name: String {
    switch self {
    case .idle: "idle"
    case .preparing: "preparing"
    case .running: "running"
    case .interactive: "interactive"
    case .finishing: "finishing"
    case .cancelling: "cancelling"
    case .awaitingCompletion: "awaitingCompletion"
    case .ended: "ended"
    }
  }
}
