import Foundation

// A property marked `@NSManaged` has no storage of its own: a layer keeps it among its values by key,
// where it takes part in animations; any other object keeps it beside itself.

/// Reads a property marked `@NSManaged`; zero, nil or empty as long as nobody has set it.
public func _managedValue<T>(_ key: String, of object: AnyObject) -> T {
  let value: Any?
  if let container = object as? any KeyValueContainer {
    value = container.containedValue(forKey: key) ?? nil
  } else {
    value = AssociationTable.value(named: key, of: object)
  }
  if value != nil, let converted: T = KeyValueConversion.convert(value) { return converted }
  return zeroValue()
}

/// Sets a property marked `@NSManaged`.
public func _setManagedValue<T>(_ value: T, _ key: String, of object: AnyObject) {
  let plain = flattened(value)
  if let container = object as? any KeyValueContainer,
    container.setContainedValue(plain, forKey: key)
  {
    return
  }
  AssociationTable.set(plain, named: key, of: object)
}
