public import Foundation

/// An object of the system with its own idea of values by key, as layers have.
///
/// A class that declares `value(forKey:)` in its body conforms, so that a call through `NSObject`
/// reaches it.
package protocol KeyValueContainer: AnyObject {
  /// The value, or nil if this key is not the container's business.
  func containedValue(forKey key: String) -> Any??
  /// Sets the value; false if this key is not the container's business.
  func setContainedValue(_ value: Any?, forKey key: String) -> Bool
}

extension NSObjectProtocol {
  /// The value of the property called `key`.
  ///
  /// Found are properties marked `@objc`, `@IBOutlet`, `@IBInspectable` or `dynamic`, and those named
  /// in a key path string. Objective-C raises an exception for an unknown key; here it is reported,
  /// once, and the value is nil.
  public func value(forKey key: String) -> Any? {
    let object = self as AnyObject
    if let container = object as? any KeyValueContainer,
      let value = container.containedValue(forKey: key)
    {
      return value
    }
    if let value = ClassRegistry.value(forKey: key, of: object) { return value }
    UnsupportedReport.report("\(type(of: object)) has no value for the key \"\(key)\"")
    return nil
  }

  /// Sets the property called `key`.
  public func setValue(_ value: Any?, forKey key: String) {
    let object = self as AnyObject
    if let container = object as? any KeyValueContainer,
      container.setContainedValue(value, forKey: key)
    {
      return
    }
    switch ClassRegistry.setValue(value, forKey: key, of: object) {
    case .set: break
    case .wrongType(let expected):
      UnsupportedReport.report(
        "\(type(of: object)): the key \"\(key)\" takes a \(expected); not set")
    case .readOnly:
      UnsupportedReport.report("\(type(of: object)): the key \"\(key)\" is read-only; not set")
    case .unknownKey:
      UnsupportedReport.report(
        "\(type(of: object)) has no property for the key \"\(key)\"; not set")
    }
  }

  /// The value at the end of a path of keys, `"superview.alpha"`.
  public func value(forKeyPath keyPath: String) -> Any? {
    var current: Any? = self
    for key in keyPath.split(separator: ".") {
      guard let object = current as? any NSObjectProtocol else { return nil }
      current = object.value(forKey: String(key))
    }
    return current
  }

  /// Sets the property at the end of a path of keys.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? any NSObjectProtocol
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
}
