import Foundation
import Testing

@testable import EventLog

@Suite struct EventLogTests {
  private enum Operation { case push, pop(Int) }
  private final class Hidden {}
  private final class Box<T> {}

  @Test("An event has the time, the part, the class, the call and its arguments in order")
  func record() {
    let log = EventLog { 0.25 }
    var heard: [String] = []
    log.onEvent = { heard.append($0.call) }
    log.record(
      actor: .animator, object: Hidden(), call: "transitionDuration(using:)",
      args: [("using", Hidden()), ("animated", true)])
    let event = log.events[0]
    #expect(event.t == 0.25)
    #expect(event.actor == "animator")
    #expect(event.class == "EventLogTests.Hidden")
    #expect(event.args.all.map(\.name) == ["using", "animated"])
    #expect(event.args["using"] == .string("EventLogTests.Hidden"))
    #expect(heard == ["transitionDuration(using:)"])
  }

  @Test("Private and generic classes have a name without an address")
  func privateNames() {
    func local() -> AnyObject {
      final class Inner {}
      return Inner()
    }
    #expect(className(of: Hidden()) == "EventLogTests.Hidden")
    #expect(className(of: Box<Hidden>()) == "EventLogTests.Box<Hidden>")
    #expect(className(of: local()) == "EventLogTests.Inner")
    #expect(className(of: NSObject()) == "Foundation.NSObject")
  }

  @Test("Arguments of every kind become scalars")
  func values() {
    let missing: NSObject? = nil
    #expect(LoggedValue(missing as Any) == .null)
    #expect(LoggedValue(Optional(3) as Any) == .number(3))
    #expect(LoggedValue(false) == .bool(false))
    #expect(LoggedValue(UInt8(7)) == .number(7))
    #expect(LoggedValue(CGFloat(0.5)) == .number(0.5))
    #expect(LoggedValue("text") == .string("text"))
    #expect(LoggedValue(Operation.push) == .string("push"))
    #expect(LoggedValue(Operation.pop(2)) == .string("pop"))
    #expect(LoggedValue(CGRect(x: 0, y: 1.5, width: 10, height: 20)) == .string("0,1.5,10,20"))
    #expect(LoggedValue(Hidden()) == .string("EventLogTests.Hidden"))
    #expect(LoggedValue(Optional(Hidden()) as Any) == .string("EventLogTests.Hidden"))
  }
}
