import Foundation
import Testing

@testable import ObjectiveC

private class Plain: NSObject {
  var calls: [String] = []
  func tap() { calls.append("tap") }
  func pan(_ sender: Any) { calls.append("pan \(sender)") }
  func text(_ text: String?) -> Int { (text ?? "").count }
  func two(_ a: Int, event: String?) { calls.append("two \(a) \(event ?? "nil")") }
  func three(_ a: Int, _ b: Int, _ c: Int) -> Int { a + b + c }
  func fails() throws { throw CocoaError(.featureUnsupported) }
  private func hidden() { calls.append("hidden") }
  static let hiddenSelector = Selector("hidden", Plain.hidden)
}

private final class Derived: Plain {
  override func tap() { calls.append("derived tap") }
}

@preconcurrency @MainActor private final class Isolated: NSObject {
  var taps = 0
  func tap() { taps += 1 }
  func pan(_ sender: String) { taps += sender.count }
}

private func value(_ result: MessageSend.Result) -> Any? {
  if case .sent(let value) = result { return value }
  return "unrecognized"
}

@Suite("Selectors")
struct SelectorTests {
  @Test("A selector carries its method, private ones and overrides included")
  func methods() {
    let plain = Plain()
    MessageSend.send(Selector("tap", Plain.tap), to: plain, arguments: [])
    MessageSend.send(Plain.hiddenSelector, to: plain, arguments: [])
    MessageSend.send(Selector("pan:", Plain.pan(_:)), to: plain, arguments: [3])
    MessageSend.send(Selector("two:event:", Plain.two(_:event:)), to: plain, arguments: [1, nil])
    #expect(plain.calls == ["tap", "hidden", "pan 3", "two 1 nil"])
    let derived = Derived()
    MessageSend.send(Selector("tap", Plain.tap), to: derived, arguments: [])
    #expect(derived.calls == ["derived tap"])
  }

  @Test("Results come back")
  func results() {
    let plain = Plain()
    #expect(
      value(MessageSend.send(Selector("text:", Plain.text), to: plain, arguments: ["abc"])) as? Int
        == 3)
    #expect(
      value(MessageSend.send(Selector("three:::", Plain.three), to: plain, arguments: [1, 2, 3]))
        as? Int
        == 6)
  }

  @Test("More arguments than the method takes are ignored, a missing optional one is nil")
  func argumentCounts() {
    let plain = Plain()
    MessageSend.send(Selector("tap", Plain.tap), to: plain, arguments: [1, 2])
    #expect(plain.calls == ["tap"])
    #expect(
      value(MessageSend.send(Selector("text:", Plain.text), to: plain, arguments: [])) as? Int == 0)
  }

  @Test("A wrong argument is reported and the method is not called; so is an error")
  func wrongArgument() {
    let plain = Plain()
    MessageSend.send(Selector("two:event:", Plain.two(_:event:)), to: plain, arguments: ["x", nil])
    #expect(plain.calls.isEmpty)
    #expect(UnsupportedReport.messages.contains { $0.contains("two:event: takes a Int") })
    MessageSend.send(Selector("fails", Plain.fails), to: plain, arguments: [])
    #expect(UnsupportedReport.messages.contains { $0.contains("fails threw") })
  }

  @Test("A name without colons gets one for each argument")
  func colons() {
    #expect(Selector("pan", Plain.pan).name == "pan:")
    #expect(Selector("two", Plain.two).name == "two::")
    #expect(Selector("tap", Plain.tap) == Selector("tap"))
    #expect(Selector("two:event:").argumentCount == 2)
  }

  @MainActor
  @Test("Methods of the main actor are taken too")
  func isolated() {
    let isolated = Isolated()
    MessageSend.send(Selector("tap", Isolated.tap), to: isolated, arguments: [])
    MessageSend.send(Selector("pan:", Isolated.pan(_:)), to: isolated, arguments: ["abc"])
    #expect(isolated.taps == 4)
  }

  @Test("An object of another class does not recognise it")
  func otherClass() {
    let selector = Selector("nowhere", Plain.tap)
    #expect(
      value(MessageSend.send(selector, to: NSObject(), arguments: [])) as? String == "unrecognized")
    #expect(!NSObject().responds(to: selector))
    #expect(Plain().responds(to: selector))
    #expect(Derived().responds(to: selector))
  }

  @Test("Properties have selectors of their own")
  func accessors() {
    let plain = Plain()
    let getter = Selector(getter: "calls", \Plain.calls)
    let setter = Selector(setter: "setCalls:", \Plain.calls)
    MessageSend.send(setter, to: plain, arguments: [["x"]])
    #expect(value(MessageSend.send(getter, to: plain, arguments: [])) as? [String] == ["x"])
  }

  @Test("perform gives the result unretained")
  func perform() {
    let plain = Plain()
    plain.perform(Selector("pan:", Plain.pan(_:)), with: "x")
    #expect(plain.calls == ["pan x"])
    #expect(plain.isKind(of: NSObject.self) && !plain.isMember(of: NSObject.self))
  }
}
