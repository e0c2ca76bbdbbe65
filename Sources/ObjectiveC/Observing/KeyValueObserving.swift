import Foundation

/// A property that somebody watches.
final class ObservedProperty {
  weak var object: NSObject?
  let options: NSKeyValueObservingOptions
  private let read: (NSObject) -> Any?
  private let tell: (NSObject, Any?, Any?) -> Void
  private var last: Any?

  init(
    of object: NSObject, options: NSKeyValueObservingOptions, read: @escaping (NSObject) -> Any?,
    tell: @escaping (NSObject, Any?, Any?) -> Void
  ) {
    self.object = object
    self.options = options
    self.read = read
    self.tell = tell
    last = read(object)
  }

  func begin() {
    if let object, options.contains(.initial) { tell(object, nil, last) }
  }

  /// Tells the observer if the value is another one; whether it was.
  func check() -> Bool {
    guard let object else { return false }
    let new = read(object)
    guard !isSame(last, new) else { return false }
    let old = last
    last = new
    tell(object, old, new)
    return true
  }

  /// Equal, or the same object; values that cannot be compared count as unchanged.
  private func isSame(_ old: Any?, _ new: Any?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    if let old = old as? any Equatable { return areEqual(old, new) }
    if type(of: old) is AnyClass { return old as AnyObject === new as AnyObject }
    return true
  }

  private func areEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
    (new as? Value).map { $0 == old } ?? false
  }
}

/// Compares what is observed with what it was, once a tick.
package enum KeyValueObserving {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObservedProperty] = []
  nonisolated(unsafe) private static var named: [NamedObservation] = []

  /// Tells the observers of every property that changed. Called after the passes that may change one.
  ///
  /// An observer may change what another one watches, so this goes on until nothing changes, at most
  /// sixteen times.
  package static func poll() {
    for _ in 0..<16 {
      let current = lock.withLock { () -> [ObservedProperty] in
        entries.removeAll { $0.object == nil }
        named.removeAll { $0.entry.object == nil || $0.observer == nil }
        return entries + named.map(\.entry)
      }
      var changed = false
      for entry in current where entry.check() { changed = true }
      if !changed { return }
    }
  }

  static func add(_ entry: ObservedProperty) {
    lock.withLock { entries.append(entry) }
    entry.begin()
  }

  static func remove(_ entry: ObservedProperty) {
    lock.withLock { entries.removeAll { $0 === entry } }
  }

  /// An observer that is told through its `observeValue(forKeyPath:of:change:context:)`.
  private struct NamedObservation {
    weak var observer: NSObject?
    let keyPath: String
    let entry: ObservedProperty
  }

  static func add(_ observer: NSObject, keyPath: String, entry: ObservedProperty) {
    lock.withLock {
      named.append(NamedObservation(observer: observer, keyPath: keyPath, entry: entry))
    }
    entry.begin()
  }

  static func remove(_ observer: NSObject, keyPath: String, of object: NSObject) {
    lock.withLock {
      named.removeAll {
        $0.observer === observer && $0.keyPath == keyPath && $0.entry.object === object
      }
    }
  }
}
