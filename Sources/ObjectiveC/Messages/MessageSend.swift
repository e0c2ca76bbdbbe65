import Foundation

/// Sends a selector to an object, as `objc_msgSend` would.
package enum MessageSend {
  /// What became of a message.
  package enum Result {
    /// The method ran and gave this back.
    case sent(Any?)
    /// The object has no such method.
    case unrecognized
  }

  /// Calls the selector's method on the target with the arguments that the method takes.
  ///
  /// The selector's own method is tried first; if it belongs to another class, the target's class and
  /// its superclasses are asked for an action of the same name, as in Objective-C, where only the name
  /// counts.
  @discardableResult
  package static func send(
    _ selector: Selector, to target: AnyObject, arguments: [Any?]
  ) -> Result {
    if let implementation = selector.implementation {
      if case .sent(let value) = implementation.call(target, arguments) { return .sent(value) }
    }
    if let action = ClassRegistry.action(named: selector.name, for: target) {
      return action.call(target, arguments)
    }
    if let receiver = target as? any MessageReceiver {
      return receiver.receive(selector, arguments: arguments)
    }
    return .unrecognized
  }

  /// Whether the target has a method of this selector's name.
  package static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    if let implementation = selector.implementation,
      isKind(type(of: target), of: implementation.receiver)
    {
      return true
    }
    if ClassRegistry.action(named: selector.name, for: target) != nil { return true }
    return (target as? any MessageReceiver)?.receives(selector) ?? false
  }

  /// Whether one class is the other or inherits from it.
  package static func isKind(_ type: AnyClass, of ancestor: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let candidate = current {
      if candidate == ancestor { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }
}

/// An object of the system that answers selectors by itself, beyond what the registry knows.
package protocol MessageReceiver: AnyObject {
  /// Whether ``receive(_:arguments:)`` would do something for this selector.
  func receives(_ selector: Selector) -> Bool
  /// Performs the selector.
  func receive(_ selector: Selector, arguments: [Any?]) -> MessageSend.Result
}
