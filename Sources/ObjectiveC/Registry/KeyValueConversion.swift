import Foundation

/// Converts a value given by key to the property's type, as key-value coding unboxes numbers.
package enum KeyValueConversion {
  /// The value as the type asked for, or nil if it cannot be.
  package static func convert<Value>(_ value: Any?, to type: Value.Type = Value.self) -> Value? {
    guard let value else { return value as? Value }
    if let exact = value as? Value { return exact }
    let wanted: Any.Type = (type as? any OptionalType.Type)?.wrapped ?? type
    // A failed conversion is not the nil of an optional property.
    guard let number = number(value, as: wanted) else { return nil }
    return number as? Value
  }

  private static func number(_ value: Any, as type: Any.Type) -> Any? {
    let double: Double
    switch value {
    case let number as NSNumber: double = number.doubleValue
    case let number as Double: double = number
    case let number as CGFloat: double = Double(number)
    case let number as Float: double = Double(number)
    case let number as Int: double = Double(number)
    case let flag as Bool: double = flag ? 1 : 0
    default: return nil
    }
    if type == Double.self { return double }
    if type == CGFloat.self { return CGFloat(double) }
    if type == Float.self { return Float(double) }
    if type == Bool.self { return double != 0 }
    if type == NSNumber.self { return NSNumber(value: double) }
    guard let whole = Int(exactly: double.rounded(.towardZero)) else { return nil }
    if type == Int.self { return whole }
    if type == UInt.self { return UInt(exactly: whole) }
    if type == Int32.self { return Int32(exactly: whole) }
    if type == Int64.self { return Int64(exactly: whole) }
    return nil
  }
}

private protocol OptionalType { static var wrapped: Any.Type { get } }
extension Optional: OptionalType { fileprivate static var wrapped: Any.Type { Wrapped.self } }
