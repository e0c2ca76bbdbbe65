import Testing
import TransitionEngine

@Suite("Whole transitions") struct TransitionSequenceTests {
  typealias Machine = TransitionMachine

  private func actions(
    _ options: Machine.Options, _ events: [Machine.Event]
  ) -> [Machine.Action] {
    var machine = Machine()
    return ([.begin(options)] + events).flatMap { machine.receive($0) }
  }

  @Test("Presenting full screen takes the presenter's callbacks along")
  func presentFullScreen() {
    #expect(
      actions(.init(kind: .presentation), [.start(interactive: false), .complete(true)]) == [
        .askDelegates, .scheduleStart, .installContainer, .notifyWillBegin,
        .willDisappear(.outgoing), .willAppear(.incoming), .isAppearing(.incoming), .animate,
        .runAlongside,
        .settle(completed: true), .notifyDidEnd(completed: true), .didAppear(.incoming),
        .didDisappear(.outgoing), .animationEnded(completed: true), .coordinatorCompletions,
        .callerCompletion, .release,
      ])
  }

  @Test("Presenting over the presenter leaves the presenter without callbacks")
  func presentOver() {
    #expect(
      actions(
        .init(kind: .presentation, removesPresenter: false),
        [.start(interactive: false), .complete(true)]) == [
          .askDelegates, .scheduleStart, .installContainer, .notifyWillBegin,
          .willAppear(.incoming), .isAppearing(.incoming), .animate, .runAlongside,
          .settle(completed: true), .notifyDidEnd(completed: true), .didAppear(.incoming),
          .animationEnded(completed: true), .coordinatorCompletions, .callerCompletion, .release,
        ])
  }

  @Test("An interactive dismissal that is cancelled reverses both will callbacks, newcomer first")
  func dismissCancelled() {
    #expect(
      actions(
        .init(kind: .dismissal),
        [.start(interactive: true), .update, .cancel, .tailEnded, .complete(false)]) == [
          .askDelegates, .scheduleStart, .installContainer, .notifyWillBegin,
          .willDisappear(.outgoing), .willAppear(.incoming), .isAppearing(.incoming),
          .startInteraction,
          .runAlongside, .scrub, .interactionChanged, .playTail(reversed: true),
          .settle(completed: false), .notifyDidEnd(completed: false), .willDisappear(.incoming),
          .didDisappear(.incoming), .willAppear(.outgoing), .isAppearing(.outgoing),
          .didAppear(.outgoing), .animationEnded(completed: false), .coordinatorCompletions,
          .callerCompletion, .release,
        ])
  }

  @Test("A cancelled dismissal over a kept presenter concerns the presented screen alone")
  func dismissOverCancelled() {
    #expect(
      actions(
        .init(kind: .dismissal, removesPresenter: false, callsCompletionAfterCancel: false),
        [.start(interactive: true), .cancel, .tailEnded, .complete(false)]) == [
          .askDelegates, .scheduleStart, .installContainer, .notifyWillBegin,
          .willDisappear(.outgoing), .startInteraction, .runAlongside, .interactionChanged,
          .playTail(reversed: true), .settle(completed: false), .notifyDidEnd(completed: false),
          .willAppear(.outgoing), .isAppearing(.outgoing), .didAppear(.outgoing),
          .animationEnded(completed: false), .coordinatorCompletions, .release,
        ])
  }

  @Test(
    "A push tells the old screen first and the delegate last",
    arguments: [
      Machine.Kind.push, .pop, .tab, .containment,
    ])
  func push(kind: Machine.Kind) {
    #expect(
      actions(.init(kind: kind), [.start(interactive: true), .finish, .tailEnded, .complete(true)])
        == [
          .askDelegates, .scheduleStart, .installContainer, .notifyWillBegin,
          .willDisappear(.outgoing), .willAppear(.incoming), .isAppearing(.incoming),
          .startInteraction,
          .runAlongside, .interactionChanged, .playTail(reversed: false), .settle(completed: true),
          .didDisappear(.outgoing), .didAppear(.incoming), .notifyDidEnd(completed: true),
          .animationEnded(completed: true), .coordinatorCompletions, .callerCompletion, .release,
        ])
  }

  @Test("A turn of the screen sends no appearance callbacks")
  func rotation() {
    #expect(
      actions(.init(kind: .rotation), [.start(interactive: false), .complete(true)]) == [
        .askDelegates, .scheduleStart, .installContainer, .notifyWillBegin, .animate, .runAlongside,
        .settle(completed: true), .notifyDidEnd(completed: true), .animationEnded(completed: true),
        .coordinatorCompletions, .callerCompletion, .release,
      ])
  }

  @Test("Without animation nobody is asked and the end comes in the same breath")
  func unanimated() {
    #expect(
      actions(.init(kind: .dismissal, isAnimated: false), []) == [
        .installContainer, .notifyWillBegin, .willDisappear(.outgoing), .willAppear(.incoming),
        .isAppearing(.incoming), .placeAtEnd, .runAlongside, .settle(completed: true),
        .notifyDidEnd(completed: true), .didDisappear(.outgoing), .didAppear(.incoming),
        .animationEnded(completed: true), .coordinatorCompletions, .callerCompletion, .release,
      ])
  }

  @Test("What comes before the start is refused and changes nothing")
  func earlyCalls() {
    var machine = Machine()
    _ = machine.receive(.begin(.init(kind: .dismissal)))
    #expect(machine.receive(.finish) == [.report(.notStarted)])
    #expect(machine.receive(.complete(true)) == [.report(.completedBeforeStart)])
    #expect(machine.state == .preparing)
  }

  @Test("A completion that contradicts the interaction is obeyed and reported")
  func contradictions() {
    var cancelled = Machine()
    _ = cancelled.receive(.begin(.init(kind: .pop)))
    _ = cancelled.receive(.start(interactive: true))
    _ = cancelled.receive(.cancel)
    #expect(cancelled.receive(.complete(true)).first == .report(.completedThoughCancelled))
    #expect(cancelled.state == .ended(completed: true, cancelled: true))

    var plain = Machine()
    _ = plain.receive(.begin(.init(kind: .dismissal)))
    _ = plain.receive(.start(interactive: false))
    let actions = plain.receive(.complete(false))
    #expect(actions.first == .report(.notCompletedThoughNotCancelled))
    #expect(actions.contains(.settle(completed: false)))
    #expect(plain.receive(.complete(true)) == [.report(.completedTwice)])
  }

  @Test("Completing while fingers still hold the transition ends the interaction too")
  func completeWhileInteractive() {
    var machine = Machine()
    _ = machine.receive(.begin(.init(kind: .dismissal, removesPresenter: false)))
    _ = machine.receive(.start(interactive: true))
    #expect(machine.receive(.complete(true)).first == .interactionChanged)
    #expect(!machine.isInFlight)
  }

  @Test("A hierarchy that goes away ends the transition without another callback to its screens")
  func abandoned() {
    var machine = Machine()
    _ = machine.receive(.begin(.init(kind: .push)))
    _ = machine.receive(.start(interactive: false))
    #expect(machine.receive(.abandon) == [.coordinatorCompletions, .release])
    #expect(machine.receive(.complete(true)) == [.report(.completedTwice)])
  }
}
