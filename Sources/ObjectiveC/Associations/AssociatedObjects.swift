import Foundation

/// How an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Kept weakly. Objective-C keeps a dangling pointer; here the value turns nil.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept strongly.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy is kept.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object, under the address of a key. A nil value removes it.
///
/// The values of an object that is gone are let go in the next tick, where Objective-C lets them go
/// at once; objects of UIKit keep theirs themselves and are exact.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.set(value, key: key, of: object as AnyObject, policy: policy)
}

/// The value kept with an object under the address of a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.get(key: key, of: object as AnyObject)
}

/// Removes every value kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.removeAll(of: object as AnyObject)
}

/// The values kept with one object. A class that stores one itself lets its values go in its `deinit`.
package final class Associations {
  fileprivate var values: [UnsafeRawPointer: Association] = [:]
  fileprivate var named: [String: Any?] = [:]
  package init() {}
}

/// A class that stores its associated values itself.
package protocol AssociationOwner: AnyObject {
  /// Nil until the first value is set.
  var associations: Associations? { get set }
}

private enum Association {
  case strong(Any)
  case weak(WeakReference)

  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}

private final class WeakReference {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// Values kept with objects that do not store them themselves.
package enum AssociationTable {
  private struct Entry {
    let owner: WeakReference
    let associations: Associations
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  fileprivate static func set(
    _ value: Any?, key: UnsafeRawPointer, of object: AnyObject, policy: objc_AssociationPolicy
  ) {
    let association = value.map { kept($0, policy) }
    // What is replaced dies after the lock is open again: its deinit may come back here.
    let old = lock.withLock { () -> Association? in
      guard let associations = associations(of: object, create: association != nil) else {
        return nil
      }
      let old = associations.values[key]
      associations.values[key] = association
      return old
    }
    withExtendedLifetime(old) {}
  }

  fileprivate static func get(key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock { associations(of: object, create: false)?.values[key]?.value }
  }

  fileprivate static func removeAll(of object: AnyObject) {
    let old = lock.withLock { () -> [UnsafeRawPointer: Association] in
      guard let associations = associations(of: object, create: false) else { return [:] }
      defer { associations.values = [:] }
      return associations.values
    }
    withExtendedLifetime(old) {}
  }

  /// The value kept under a name rather than an address.
  static func value(named name: String, of object: AnyObject) -> Any? {
    lock.withLock { associations(of: object, create: false)?.named[name] ?? nil }
  }

  /// Keeps a value under a name.
  static func set(_ value: Any?, named name: String, of object: AnyObject) {
    let old = lock.withLock { () -> Any? in
      guard let associations = associations(of: object, create: value != nil) else { return nil }
      return associations.named.updateValue(value, forKey: name) ?? nil
    }
    withExtendedLifetime(old) {}
  }

  /// Lets go of the values of objects that are gone. Called once a tick.
  package static func sweep() {
    let dead = lock.withLock { () -> [Entry] in
      let dead = entries.filter { $0.value.owner.object == nil }
      for key in dead.keys { entries[key] = nil }
      return Array(dead.values)
    }
    withExtendedLifetime(dead) {}
  }

  private static func kept(_ value: Any, _ policy: objc_AssociationPolicy) -> Association {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      // Only a class instance can be kept weakly; a boxed struct would be gone at once.
      if type(of: value) is AnyClass { return .weak(WeakReference(value as AnyObject)) }
      return .strong(value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      return .strong(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      return .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }

  private static func associations(of object: AnyObject, create: Bool) -> Associations? {
    if let owner = object as? any AssociationOwner {
      if owner.associations == nil, create { owner.associations = Associations() }
      return owner.associations
    }
    let id = ObjectIdentifier(object)
    // An address may have been used by an object that is gone.
    if let entry = entries[id], entry.owner.object === object { return entry.associations }
    guard create else { return nil }
    let associations = Associations()
    entries[id] = Entry(owner: WeakReference(object), associations: associations)
    return associations
  }
}
