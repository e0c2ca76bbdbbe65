import MediaTime
import QuartzCore
import Testing

extension LayerTests {
  @Suite("A timeline's mapping from clock to media time") struct Mapping {
    enum Kind: CaseIterable, Sendable { case running, frozen, forwards, backwards, ended }
    enum Event: CaseIterable, Sendable {
      case freeze, scrub, forwards, backwards, resume, end, anchor
    }

    /// Each state, made at clock 100, looked at from 100.5 on. Origin is 100.
    func make(_ kind: Kind) -> TimelineMapping {
      var m = TimelineMapping(origin: 100)
      switch kind {
      case .running: break
      case .frozen: m.freeze(at: 0.25)
      case .forwards:
        m.freeze(at: 0.25)
        m.playTail(to: 1, over: 1, curve: .linear, from: 100, reversed: false)
      case .backwards:
        m.freeze(at: 0.25)
        m.playTail(to: 0, over: 1, curve: .linear, from: 100, reversed: true)
      case .ended:
        m.freeze(at: 0.25)
        m.end(at: 100)
      }
      return m
    }

    @Test(
      "Half a second on, each state says its own",
      arguments: [
        (Kind.running, 0.5), (.frozen, 0.25), (.forwards, 0.625), (.backwards, 0.125),
        (.ended, 0.75),
      ])
    func states(kind: Kind, offset: Double) {
      expectClose(make(kind).offset(at: 100.5), offset, 1e-9)
      expectClose(make(kind).mediaTime(at: 100.5), 100 + offset, 1e-9)
    }

    /// The offset right after the event at 100.5 and half a second later.
    static let table: [(Kind, Event, Double, Double)] = [
      (.running, .freeze, 0.4, 0.4), (.running, .scrub, 0.5, 1),
      (.running, .forwards, 0.5, 0.75), (.running, .backwards, 0.5, 0.25),
      (.running, .resume, 0.5, 1), (.running, .end, 0.5, 1),
      // The first animation is committed at 100.5: that is offset 0.
      (.running, .anchor, 0, 0.5),
      (.frozen, .freeze, 0.4, 0.4), (.frozen, .scrub, 0.9, 0.9),
      (.frozen, .forwards, 0.25, 0.625), (.frozen, .backwards, 0.25, 0.125),
      (.frozen, .resume, 0.25, 0.75), (.frozen, .end, 0.25, 0.75), (.frozen, .anchor, 0.25, 0.25),
      (.forwards, .freeze, 0.4, 0.4), (.forwards, .scrub, 0.625, 1),
      (.forwards, .forwards, 0.625, 0.8125), (.forwards, .backwards, 0.625, 0.3125),
      (.forwards, .resume, 0.625, 1.125), (.forwards, .end, 0.625, 1.125),
      (.forwards, .anchor, 0.625, 1),
      (.backwards, .freeze, 0.4, 0.4), (.backwards, .scrub, 0.125, 0),
      (.backwards, .forwards, 0.125, 0.5625), (.backwards, .backwards, 0.125, 0.0625),
      (.backwards, .resume, 0.125, 0.625), (.backwards, .end, 0.125, 0.625),
      (.backwards, .anchor, 0.125, 0),
      (.ended, .freeze, 0.75, 1.25), (.ended, .scrub, 0.75, 1.25), (.ended, .forwards, 0.75, 1.25),
      (.ended, .backwards, 0.75, 1.25), (.ended, .resume, 0.75, 1.25), (.ended, .end, 0.75, 1.25),
      (.ended, .anchor, 0.75, 1.25),
    ]

    @Test("Every event in every state, with no jump but those that are asked for", arguments: table)
    func events(kind: Kind, event: Event, now: Double, later: Double) {
      var m = make(kind)
      switch event {
      case .freeze: m.freeze(at: 0.4)
      case .scrub: m.scrub(to: 0.9)
      case .forwards: m.playTail(to: 1, over: 1, curve: .linear, from: 100.5, reversed: false)
      case .backwards: m.playTail(to: 0, over: 1, curve: .linear, from: 100.5, reversed: true)
      case .resume: m.resume(at: 100.5)
      case .end: m.end(at: 100.5)
      case .anchor: m.anchor(at: 100.5)
      }
      expectClose(m.offset(at: 100.5), now, 1e-9)
      expectClose(m.offset(at: 101), later, 1e-9)
    }

    @Test("The table has every pair once")
    func complete() {
      #expect(Self.table.count == Kind.allCases.count * Event.allCases.count)
      #expect(Set(Self.table.map { "\($0.0) \($0.1)" }).count == Self.table.count)
    }

    @Test(
      "A tail is over to half a millisecond, and then exactly at its goal",
      arguments: [true, false])
    func tailEnd(reversed: Bool) {
      var m = TimelineMapping(origin: 100)
      m.freeze(at: 0.5)
      let goal = reversed ? 0.0 : 1
      m.playTail(to: goal, over: 0.5, curve: .easeInEaseOut, from: 200, reversed: reversed)
      #expect(!m.tailIsOver(at: 200.4994))
      #expect(m.tailIsOver(at: 200.4996))
      #expect(m.offset(at: 200.4996) == goal)
      expectClose(m.offset(at: 200.75), reversed ? 0 : 1.25, 1e-9)
    }

    @Test("A tail of no length is over at once")
    func emptyTail() {
      var m = TimelineMapping(origin: 100)
      m.freeze(at: 1)
      m.playTail(to: 1, over: 0, curve: .linear, from: 200, reversed: false)
      #expect(m.tailIsOver(at: 200))
      #expect(m.offset(at: 200) == 1)
    }

    @Test("Frozen and backwards no animation may end; in a forward tail only exactly")
    func tolerances() {
      #expect(make(.running).endTolerance(at: 100.5) == 0.0005)
      #expect(make(.frozen).endTolerance(at: 100.5) == nil)
      #expect(make(.forwards).endTolerance(at: 100.5) == 0)
      #expect(make(.forwards).endTolerance(at: 101) == 0.0005)
      #expect(make(.backwards).endTolerance(at: 100.5) == nil)
      #expect(make(.backwards).endTolerance(at: 101.5) == nil)
      #expect(make(.ended).endTolerance(at: 100.5) == 0.0005)
    }
  }
}
