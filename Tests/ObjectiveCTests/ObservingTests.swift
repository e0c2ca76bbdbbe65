import Foundation
import Testing

@testable import ObjectiveC

private final class Meter: NSObject {
  var value = 0
  var name: String?
  var seen: [String] = []
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    seen.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
  }
}

@Suite("Key-value observing", .serialized)
struct ObservingTests {
  @Test("A change is told once, with the values that were asked for")
  func typed() {
    let meter = Meter()
    var told: [String] = []
    let observation = meter.observe(\.value, options: [.new, .old]) { _, change in
      told.append("\(change.oldValue ?? -1)→\(change.newValue ?? -1)")
    }
    KeyValueObserving.poll()
    meter.value = 1
    meter.value = 2
    KeyValueObserving.poll()
    KeyValueObserving.poll()
    #expect(told == ["0→2"])
    observation.invalidate()
    meter.value = 3
    KeyValueObserving.poll()
    #expect(told == ["0→2"])
  }

  @Test("Initial values are told at once; an observation ends with its object")
  func initial() {
    let meter = Meter()
    var told: [String?] = []
    var observation: NSKeyValueObservation? = meter.observe(\.name, options: [.initial, .new]) {
      told.append($1.newValue ?? nil)
    }
    meter.name = "x"
    KeyValueObserving.poll()
    #expect(told == [nil, "x"])
    withExtendedLifetime(observation) {}
    observation = nil
    meter.name = "y"
    KeyValueObserving.poll()
    #expect(told.count == 2)
  }

  @Test("Observers by key path are told through their method")
  func byKeyPath() {
    _registerClass(Meter.self, "App.Meter", file: "", line: 1) { meter in
      meter.property("value", \Meter.value)
      meter.observer { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }
    }
    let meter = Meter()
    let observer = Meter()
    meter.addObserver(observer, forKeyPath: "value", options: [.new, .old], context: nil)
    meter.value = 4
    KeyValueObserving.poll()
    meter.removeObserver(observer, forKeyPath: "value")
    meter.value = 5
    KeyValueObserving.poll()
    #expect(observer.seen == ["value 0 4"])
  }
}
