import Foundation
import Testing

@testable import ObjectiveC

private class Card: NSObject {
  var title: String?
  var radius: CGFloat = 0
  var count = 0
  var isOn = false
  weak var label: Card?
  let fixed = 7
  var taps = 0
  init(count: Int = 0) { self.count = count }
  func tap(_ sender: Any) { taps += 1 }
}

private final class BigCard: Card {}

private func register() {
  _registerClass(Card.self, "App.Deck.Card", file: "/app/Card.swift", line: 3) { card in
    card.maker("init()") { Card() }
    card.maker("init(count:)") { (count: Int) in Card(count: count) }
    card.role("view-controller")
    card.outlet("label", \Card.label)
  }
  // A second file adds what its extension declares.
  _registerClass(Card.self, "App.Deck.Card", file: "/app/Card.swift", line: 3) { card in
    card.action(Selector("tap:", Card.tap(_:)))
    card.property("title", \Card.title)
    card.property("radius", \Card.radius)
    card.property("count", \Card.count)
    card.property("isOn", \Card.isOn)
    card.property("fixed", \Card.fixed)
  }
}

@Suite("The class registry")
struct RegistryTests {
  init() { register() }

  @Test("A class is found by each of its names", arguments: ["App.Deck.Card", "Deck.Card", "Card"])
  func names(name: String) {
    #expect(ClassRegistry.description(named: name)?.type == Card.self)
    #expect(_classFromString(name) == Card.self)
    #expect(_stringFromClass(Card.self) == "App.Deck.Card")
  }

  @Test("Instances are made by initialisers chosen at run time")
  func makers() {
    let card = ClassRegistry.description(of: Card.self)
    #expect((card?.make("init()") as? Card)?.count == 0)
    #expect((card?.make("init(count:)", 4) as? Card)?.count == 4)
    #expect(card?.make("init(count:)", "four") == nil)
    #expect(card?.make("init(frame:)") == nil)
  }

  @Test("What two files say of a class is known together, and by subclasses")
  func merged() {
    let card = BigCard()
    #expect(ClassRegistry.all.filter { $0.type == Card.self }.count == 1)
    MessageSend.send(Selector("tap:"), to: card, arguments: [1])
    #expect(card.taps == 1)
    #expect(card.responds(to: Selector("tap:")) && !card.responds(to: Selector("tap")))
  }

  @Test("Outlets take their type or nothing")
  func outlets() {
    let card = Card()
    let label = Card()
    #expect(ClassRegistry.setOutlet("label", of: card, to: label) == .set)
    #expect(card.label === label)
    #expect(ClassRegistry.setOutlet("label", of: card, to: nil) == .set)
    #expect(card.label == nil)
    #expect(
      ClassRegistry.setOutlet("label", of: card, to: NSObject())
        == .wrongType(expected: "Optional<Card>"))
    #expect(ClassRegistry.setOutlet("other", of: card, to: label) == .unknownKey)
    #expect(ClassRegistry.setOutlet("fixed", of: card, to: 8) == .readOnly)
  }

  @Test("Values by key convert numbers as key-value coding does")
  func keyValue() {
    let card = BigCard()
    card.setValue("x", forKey: "title")
    card.setValue(8, forKey: "radius")
    card.setValue(2.9, forKey: "count")
    card.setValue(NSNumber(value: 1), forKey: "isOn")
    #expect(card.title == "x" && card.radius == 8 && card.count == 2 && card.isOn)
    #expect(card.value(forKey: "radius") as? CGFloat == 8)
    card.setValue(nil, forKey: "title")
    #expect(card.title == nil && card.value(forKey: "title") == nil)
  }

  @Test("An unknown key is reported, not fatal")
  func unknownKey() {
    #expect(Card().value(forKey: "colour") == nil)
    #expect(UnsupportedReport.messages.contains { $0.contains("no value for the key \"colour\"") })
  }
}

@Suite("Associated objects")
struct AssociationTests {
  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private final class Probe {}

  @Test("A value is kept under its key, replaced and removed")
  func values() {
    let owner = NSObject()
    objc_setAssociatedObject(owner, Self.key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, Self.key) as? String == "a")
    #expect(objc_getAssociatedObject(owner, Self.key + 1) == nil)
    objc_setAssociatedObject(owner, Self.key, 3, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, Self.key) as? Int == 3)
    objc_setAssociatedObject(owner, Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, Self.key) == nil)
  }

  @Test("An assigned value is not kept alive, a retained one goes with its owner")
  func lifetimes() {
    var owner: NSObject? = NSObject()
    var probe: Probe? = Probe()
    weak var kept = probe
    objc_setAssociatedObject(owner as Any, Self.key, probe, .OBJC_ASSOCIATION_ASSIGN)
    probe = nil
    #expect(kept == nil && objc_getAssociatedObject(owner as Any, Self.key) == nil)
    probe = Probe()
    kept = probe
    objc_setAssociatedObject(owner as Any, Self.key, probe, .OBJC_ASSOCIATION_RETAIN)
    probe = nil
    #expect(kept != nil)
    owner = nil
    AssociationTable.sweep()
    #expect(kept == nil)
  }
}

private protocol Asks: AnyObject {
  func optional(_ x: Int) -> Int?
  func flag() -> Bool
}
extension Asks {
  func optional(_ x: Int) -> Int? { missingRequirement(nil) }
  func flag() -> Bool { return _missingRequirement() }
}
private final class Silent: Asks {}
private final class Answering: Asks {
  let other = Silent()
  func optional(_ x: Int) -> Int? { x == 0 ? nil : x }
  // Asks another that has none, before it answers.
  func flag() -> Bool { ifImplemented { other.flag() } ?? true }
}

@Suite("Optional requirements")
struct OptionalRequirementTests {
  @Test("A default that ran is not an answer, an answer of nil is")
  func answers() {
    #expect(ifImplemented { Silent().optional(1) } == .none)
    let answered: Int?? = ifImplemented { Answering().optional(0) }
    #expect(answered != .none && answered! == nil)
    #expect(ifImplemented { Answering().optional(2) } == 2)
  }

  @Test("Questions nest")
  func nested() {
    #expect(ifImplemented { Answering().flag() } == true)
    #expect(_ifImplemented(_ask(), Silent().flag()) == nil)
    #expect(_ifImplemented(_ask(), Answering().optional(0)) == nil)
    #expect(_ifImplemented(_ask(), Answering().optional(5)) == 5)
  }

  @Test("The default of any type has a value that can be let go")
  func values() {
    struct Mixed { var a: String; var b: [Int]; var c: NSObject; var d: Int?; var e: (() -> Void)? }
    func make<T>(_ type: T.Type) -> T? { _ifImplemented(_ask(), { _missingRequirement() }() as T) }
    #expect(make(Mixed.self) == nil)
    #expect(make(NSObject.self) == nil)
    #expect(make(String.self) == nil)
    #expect(make([String: NSObject].self) == nil)
    #expect(make(CGRect.self) == nil)
    #expect(make(Double.self) == nil)
  }
}
