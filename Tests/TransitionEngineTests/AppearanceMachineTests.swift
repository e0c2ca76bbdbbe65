import Testing
import TransitionEngine

@Suite("Appearance callbacks") struct AppearanceMachineTests {
  typealias Machine = AppearanceMachine

  static func machine(in state: Machine.State) -> Machine {
    var machine = Machine()
    switch state {
    case .disappeared: break
    case .appearing: _ = machine.receive(.begin(appearing: true, animated: true))
    case .appeared:
      _ = machine.receive(.begin(appearing: true, animated: true))
      _ = machine.receive(.end)
    case .disappearing:
      _ = machine.receive(.begin(appearing: true, animated: true))
      _ = machine.receive(.end)
      _ = machine.receive(.begin(appearing: false, animated: true))
    }
    return machine
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let from: Machine.State
    let event: Machine.Event
    let to: Machine.State
    let callbacks: [Machine.Callback]
    init(
      _ from: Machine.State, _ event: Machine.Event, _ to: Machine.State,
      _ callbacks: [Machine.Callback]
    ) {
      (self.from, self.event, self.to, self.callbacks) = (from, event, to, callbacks)
    }
    var testDescription: String { "\(from) + \(event)" }
  }

  static let show = Machine.Event.begin(appearing: true, animated: false)
  static let hide = Machine.Event.begin(appearing: false, animated: false)
  static let table: [Row] = [
    Row(.disappeared, show, .appearing, [.viewWillAppear(false)]),
    Row(.disappeared, hide, .disappeared, [.unbalanced]),
    Row(.disappeared, .laidOut, .disappeared, []),
    Row(.disappeared, .end, .disappeared, [.unbalanced]),
    Row(.appearing, show, .appearing, []),
    Row(.appearing, hide, .disappearing, [.viewWillDisappear(false)]),
    Row(.appearing, .laidOut, .appearing, [.viewIsAppearing(true)]),
    Row(.appearing, .end, .appeared, [.viewIsAppearing(true), .viewDidAppear(true)]),
    Row(.appeared, show, .appeared, [.unbalanced]),
    Row(.appeared, hide, .disappearing, [.viewWillDisappear(false)]),
    Row(.appeared, .laidOut, .appeared, []),
    Row(.appeared, .end, .appeared, [.unbalanced]),
    Row(.disappearing, show, .appearing, [.viewWillAppear(false)]),
    Row(.disappearing, hide, .disappearing, []),
    Row(.disappearing, .laidOut, .disappearing, []),
    Row(.disappearing, .end, .disappeared, [.viewDidDisappear(true)]),
  ]

  @Test("Every state answers every event as the table says", arguments: table)
  func everyPair(row: Row) {
    var machine = Self.machine(in: row.from)
    #expect(machine.state == row.from)
    #expect(machine.receive(row.event) == row.callbacks)
    #expect(machine.state == row.to)
  }

  @Test("The table has a row for each of the sixteen pairs")
  func tableIsComplete() {
    #expect(
      Set(Self.table.map { "\($0.from)\($0.event)" }).count == Machine.State.allCases.count * 4)
  }

  private func send(_ events: [Machine.Event]) -> [Machine.Callback] {
    var machine = Machine()
    return events.flatMap { machine.receive($0) }
  }

  @Test("An appearance sends will, isAppearing once however often layout runs, did")
  func oneAppearance() {
    #expect(
      send([.begin(appearing: true, animated: true), .laidOut, .laidOut, .end])
        == [.viewWillAppear(true), .viewIsAppearing(true), .viewDidAppear(true)])
  }

  @Test("A cancelled way in sends will and did of the other direction and never viewDidAppear")
  func cancelledIncoming() {
    #expect(
      send([
        .begin(appearing: true, animated: true), .laidOut, .begin(appearing: false, animated: true),
        .end,
      ]) == [
        .viewWillAppear(true), .viewIsAppearing(true), .viewWillDisappear(true),
        .viewDidDisappear(true),
      ])
  }

  @Test("A cancelled way out sends viewWillAppear and viewDidAppear again")
  func cancelledOutgoing() {
    var machine = Self.machine(in: .disappearing)
    let callbacks = [.begin(appearing: true, animated: true), .laidOut, .end]
      .flatMap { machine.receive($0) }
    #expect(callbacks == [.viewWillAppear(true), .viewIsAppearing(true), .viewDidAppear(true)])
    #expect(machine.state == .appeared)
  }

  @Test("Nested begins wait for the last end; an end too early would send two viewDidAppear")
  func nesting() {
    let begin = Machine.Event.begin(appearing: true, animated: false)
    #expect(
      send([begin, begin, .laidOut, .end]) == [.viewWillAppear(false), .viewIsAppearing(false)])
    #expect(
      send([begin, begin, .laidOut, .end, .end])
        == [.viewWillAppear(false), .viewIsAppearing(false), .viewDidAppear(false)])
  }

  @Test("Turning round needs one end only, whatever the nesting before it")
  func reversalResetsNesting() {
    let begin = Machine.Event.begin(appearing: true, animated: false)
    #expect(
      send([begin, begin, .begin(appearing: false, animated: false), .end])
        == [.viewWillAppear(false), .viewWillDisappear(false), .viewDidDisappear(false)])
  }
}
