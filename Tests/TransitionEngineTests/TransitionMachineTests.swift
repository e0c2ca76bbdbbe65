import Testing
import TransitionEngine

@Suite("Transition machine") struct TransitionMachineTests {
  typealias Machine = TransitionMachine

  static func machine(
    _ events: [Machine.Event], kind: Machine.Kind = .push, interruptible: Bool = false
  ) -> Machine {
    var machine = Machine()
    guard !events.isEmpty else { return machine }
    _ = machine.receive(.begin(.init(kind: kind, isInterruptible: interruptible)))
    for event in events.dropFirst() { _ = machine.receive(event) }
    return machine
  }

  static let push = Machine.Event.begin(.init(kind: .push))

  /// The events that bring a fresh machine into each state.
  static let roads: [(Machine.State, [Machine.Event])] = [
    (.idle, []),
    (.preparing, [push]),
    (.running, [push, .start(interactive: false)]),
    (.interactive, [push, .start(interactive: true)]),
    (.finishing, [push, .start(interactive: true), .finish]),
    (.cancelling, [push, .start(interactive: true), .cancel]),
    (
      .awaitingCompletion(cancelled: false), [push, .start(interactive: true), .finish, .tailEnded]
    ),
    (.awaitingCompletion(cancelled: true), [push, .start(interactive: true), .cancel, .tailEnded]),
    (
      .ended(completed: true, cancelled: false),
      [push, .start(interactive: false), .complete(true)]
    ),
  ]

  static let events: [Machine.Event] = [
    push, .start(interactive: false), .start(interactive: true), .update, .finish, .cancel, .pause,
    .tailEnded, .complete(true), .complete(false), .abandon,
  ]

  enum Answer: Equatable {
    case moves(Machine.State)
    case stays
    case refuses(Machine.Refusal)
  }

  /// One line for each state, one column for each of ``events``.
  static let table: [[Answer]] = [
    // idle
    [
      .moves(.preparing), .refuses(.notBegun), .refuses(.notBegun), .refuses(.notBegun),
      .refuses(.notBegun), .refuses(.notBegun), .refuses(.notBegun), .refuses(.notBegun),
      .refuses(.notBegun), .refuses(.notBegun), .moves(.ended(completed: false, cancelled: false)),
    ],
    // preparing
    [
      .refuses(.begunTwice), .moves(.running), .moves(.interactive), .refuses(.notStarted),
      .refuses(.notStarted), .refuses(.notStarted), .refuses(.notStarted), .refuses(.noTail),
      .refuses(.completedBeforeStart), .refuses(.completedBeforeStart),
      .moves(.ended(completed: false, cancelled: false)),
    ],
    // running
    [
      .refuses(.begunTwice), .refuses(.startedTwice), .refuses(.startedTwice),
      .refuses(.notInteractive), .refuses(.notInteractive), .refuses(.notInteractive),
      .refuses(.notInterruptible), .refuses(.noTail),
      .moves(.ended(completed: true, cancelled: false)),
      .moves(.ended(completed: false, cancelled: false)),
      .moves(.ended(completed: false, cancelled: false)),
    ],
    // interactive
    [
      .refuses(.begunTwice), .refuses(.startedTwice), .refuses(.startedTwice), .stays,
      .moves(.finishing), .moves(.cancelling), .stays, .refuses(.noTail),
      .moves(.ended(completed: true, cancelled: false)),
      .moves(.ended(completed: false, cancelled: false)),
      .moves(.ended(completed: false, cancelled: false)),
    ],
    // finishing
    [
      .refuses(.begunTwice), .refuses(.startedTwice), .refuses(.startedTwice),
      .refuses(.interactionOver), .refuses(.interactionOver), .refuses(.interactionOver),
      .refuses(.notInterruptible), .moves(.awaitingCompletion(cancelled: false)),
      .moves(.ended(completed: true, cancelled: false)),
      .moves(.ended(completed: false, cancelled: false)),
      .moves(.ended(completed: false, cancelled: false)),
    ],
    // cancelling
    [
      .refuses(.begunTwice), .refuses(.startedTwice), .refuses(.startedTwice),
      .refuses(.interactionOver), .refuses(.interactionOver), .refuses(.interactionOver),
      .refuses(.notInterruptible), .moves(.awaitingCompletion(cancelled: true)),
      .moves(.ended(completed: true, cancelled: true)),
      .moves(.ended(completed: false, cancelled: true)),
      .moves(.ended(completed: false, cancelled: false)),
    ],
    // awaitingCompletion(cancelled: false)
    [
      .refuses(.begunTwice), .refuses(.startedTwice), .refuses(.startedTwice),
      .refuses(.interactionOver), .refuses(.interactionOver), .refuses(.interactionOver),
      .refuses(.interactionOver), .refuses(.noTail),
      .moves(.ended(completed: true, cancelled: false)),
      .moves(.ended(completed: false, cancelled: false)),
      .moves(.ended(completed: false, cancelled: false)),
    ],
    // awaitingCompletion(cancelled: true)
    [
      .refuses(.begunTwice), .refuses(.startedTwice), .refuses(.startedTwice),
      .refuses(.interactionOver), .refuses(.interactionOver), .refuses(.interactionOver),
      .refuses(.interactionOver), .refuses(.noTail),
      .moves(.ended(completed: true, cancelled: true)),
      .moves(.ended(completed: false, cancelled: true)),
      .moves(.ended(completed: false, cancelled: false)),
    ],
    // ended
    [
      .refuses(.begunTwice), .refuses(.startedTwice), .refuses(.startedTwice),
      .refuses(.interactionOver), .refuses(.interactionOver), .refuses(.interactionOver),
      .refuses(.interactionOver), .stays, .refuses(.completedTwice), .refuses(.completedTwice),
      .stays,
    ],
  ]

  @Test("Every state answers every event as the table says", arguments: roads.indices)
  func everyPair(line: Int) {
    let (state, road) = Self.roads[line]
    for (event, answer) in zip(Self.events, Self.table[line]) {
      var machine = Self.machine(road)
      #expect(machine.state == state)
      let actions = machine.receive(event)
      switch answer {
      case .moves(let next):
        #expect(machine.state == next, "\(state) + \(event)")
      case .stays:
        #expect(machine.state == state, "\(state) + \(event)")
      case .refuses(let refusal):
        #expect(machine.state == state, "\(state) + \(event)")
        #expect(actions == [.report(refusal)], "\(state) + \(event)")
      }
    }
  }

  @Test("Each refusal that the table does not need is a warning about an obeyed completion")
  func refusalsAreUsed() {
    let used = Self.table.joined().compactMap { answer -> Machine.Refusal? in
      if case .refuses(let refusal) = answer { refusal } else { nil }
    }
    #expect(
      Set(Machine.Refusal.allCases).subtracting(used)
        == [.completedThoughCancelled, .notCompletedThoughNotCancelled])
  }

  @Test(
    "An interruptible transition can be caught while it runs and during its tail",
    arguments: [
      [push, .start(interactive: false)], [push, .start(interactive: true), .finish],
      [push, .start(interactive: true), .cancel],
    ])
  func pausing(road: [Machine.Event]) {
    var machine = Self.machine(road, interruptible: true)
    #expect(machine.receive(.pause) == [.pauseAnimator, .interactionChanged])
    #expect(machine.state == .interactive)
    #expect(!machine.isCancelled, "a caught cancel is not a cancel any more")
    #expect(machine.receive(.finish) == [.interactionChanged, .playTail(reversed: false)])
  }
}
