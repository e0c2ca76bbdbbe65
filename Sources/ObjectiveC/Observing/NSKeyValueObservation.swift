public import Foundation

/// What an observer of a property is told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt
  /// Makes a set of options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value is passed on.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value is passed on.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is told at once, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is told before a change too. Here it never is: a change is seen when it has happened.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a value changed.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion
  case removal
  case replacement
}

/// The keys of the dictionary that ``NSObject`` observers get.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Makes a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An ``NSKeyValueChange``, as a number.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes that changed in a collection; never present here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come; never present here.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// Always a setting: changes inside collections are not told apart.
  public let kind: NSKeyValueChange
  /// The new value, if it was asked for.
  public let newValue: Value?
  /// The old value, if it was asked for.
  public let oldValue: Value?
  /// The indexes that changed in a collection; always nil here.
  public let indexes: IndexSet?
  /// Whether the change is still to come; always false here.
  public let isPrior: Bool
}

/// An observation of a property, which ends with this object.
public class NSKeyValueObservation: NSObject {
  private let entry: ObservedProperty

  init(_ entry: ObservedProperty) {
    self.entry = entry
    super.init()
    KeyValueObserving.add(entry)
  }

  /// Ends the observation.
  public func invalidate() { KeyValueObserving.remove(entry) }

  deinit { KeyValueObserving.remove(entry) }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls the handler when the property has another value than before.
  ///
  /// Objective-C tells in the setter; here the change is seen at the end of the same tick, and two
  /// changes within one tick are one.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let entry = ObservedProperty(of: self, options: options) { object in
      (object as? Self).map { flattened($0[keyPath: keyPath]) } ?? nil
    } tell: { object, old, new in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation(entry)
  }
}
