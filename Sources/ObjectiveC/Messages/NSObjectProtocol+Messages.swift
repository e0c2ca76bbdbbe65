public import Foundation

// These stand in an extension of the protocol, not of NSObject: a class that declares a method of the
// same name in its own body then needs no `override`, which Swift refuses for members of extensions.
extension NSObjectProtocol {
  /// Whether the object has a method of this selector's name.
  public func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return MessageSend.responds(self as AnyObject, to: selector)
  }

  /// Calls a method without arguments by its selector.
  ///
  /// Objective-C raises an exception for a method that does not exist; so does this.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    performMessage(selector, arguments: [])
  }

  /// Calls a method with one argument by its selector.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performMessage(selector, arguments: [object])
  }

  /// Calls a method with two arguments by its selector.
  @discardableResult
  public func perform(
    _ selector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    performMessage(selector, arguments: [object1, object2])
  }

  /// Whether the object is an instance of the class or of a subclass.
  public func isKind(of type: AnyClass) -> Bool {
    MessageSend.isKind(Swift.type(of: self as AnyObject), of: type)
  }

  /// Whether the object is an instance of exactly this class.
  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: self as AnyObject) == type }

  private func performMessage(_ selector: Selector?, arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let target = self as AnyObject
    switch MessageSend.send(selector, to: target, arguments: arguments) {
    case .sent(let value):
      // Without autorelease pools it is kept alive for callers who take it unretained.
      guard let value, !(value is Void) else { return nil }
      return Unmanaged.passRetained(value as AnyObject)
    case .unrecognized:
      preconditionFailure(
        "[\(Swift.type(of: target)) \(selector.name)]: unrecognized selector sent to instance")
    }
  }
}
