import Foundation

/// The classes of the program, by name, with what Objective-C's runtime would know about them.
///
/// Filled by generated code before the program starts, read by interface files, cell queues, selectors
/// made from strings, and key-value access.
package enum ClassRegistry {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var byClass: [ObjectIdentifier: ClassDescription] = [:]
  nonisolated(unsafe) private static var byName: [String: ObjectIdentifier] = [:]
  nonisolated(unsafe) private static var order: [ObjectIdentifier] = []

  /// Adds a class, or adds to what is known of it.
  package static func add(_ description: ClassDescription) {
    lock.withLock {
      let id = ObjectIdentifier(description.type)
      if let known = byClass[id] {
        byClass[id] = known.merged(with: description)
        return
      }
      byClass[id] = description
      order.append(id)
      byName[description.qualifiedName] = id
      for name in description.shortNames where byName[name] == nil { byName[name] = id }
    }
  }

  /// Every class, in the order of registration: files by path, classes from top to bottom.
  package static var all: [ClassDescription] { lock.withLock { order.compactMap { byClass[$0] } } }

  /// What is known of exactly this class.
  package static func description(of type: AnyClass) -> ClassDescription? {
    lock.withLock { byClass[ObjectIdentifier(type)] }
  }

  /// The class called `Module.Outer.Name`, `Outer.Name` or `Name`.
  package static func description(named name: String) -> ClassDescription? {
    lock.withLock { byName[name].flatMap { byClass[$0] } }
  }

  /// The descriptions of a class and its superclasses, the class's own first.
  package static func lineage(of type: AnyClass) -> [ClassDescription] {
    var result: [ClassDescription] = []
    var current: AnyClass? = type
    while let candidate = current {
      if let description = description(of: candidate) { result.append(description) }
      current = _getSuperclass(candidate)
    }
    return result
  }

  /// The method of this Objective-C name, the most derived class's first.
  package static func action(named name: String, for target: AnyObject) -> SelectorImplementation? {
    for description in lineage(of: type(of: target)) {
      if let action = description.actions[name]?.implementation { return action }
    }
    return nil
  }

  /// Connects an outlet.
  package static func setOutlet(
    _ name: String, of object: AnyObject, to value: Any?
  ) -> KeyAccess.Outcome {
    for description in lineage(of: type(of: object)) {
      if let outlet = description.outlets[name] { return outlet.set(object, value) }
    }
    return setValue(value, forKey: name, of: object)
  }

  /// Sets a property of this name, declared inspectable, exposed to Objective-C, or registered.
  package static func setValue(
    _ value: Any?, forKey key: String, of object: AnyObject
  ) -> KeyAccess.Outcome {
    for description in lineage(of: type(of: object)) {
      if let property = description.properties[key] ?? description.outlets[key] {
        return property.set(object, value)
      }
    }
    return .unknownKey
  }

  /// Reads a property of this name; nil if there is none, `.some(nil)` if its value is nil.
  package static func value(forKey key: String, of object: AnyObject) -> Any?? {
    for description in lineage(of: type(of: object)) {
      if let property = description.properties[key] ?? description.outlets[key] {
        return .some(property.get(object))
      }
    }
    return nil
  }
}
