package import CoreGraphics
package import Foundation

/// A value of a layer's property, in a form that can be added and interpolated.
package enum LayerValue {
  /// No value: nil.
  case none
  case number(Double)
  case bool(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case colors([CGColor])
  case numbers([Double])
  /// An image or anything else; it cannot be interpolated, an image cross-fades.
  case object(Any)
}

extension LayerValue: Equatable {
  package static func == (left: LayerValue, right: LayerValue) -> Bool {
    switch (left, right) {
    case (.none, .none): true
    case (.number(let a), .number(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    case (.object(let a), .object(let b)): Self.areSame(a, b)
    case (.none, _), (.number, _), (.bool, _), (.point, _), (.size, _), (.rect, _),
      (.transform, _), (.color, _), (.path, _), (.colors, _), (.numbers, _), (.object, _):
      false
    }
  }

  /// Whether two boxed values are the same object or equal values.
  package static func areSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if type(of: a) is AnyClass, type(of: b) is AnyClass {
      return a as AnyObject === b as AnyObject
    }
    guard let a = a as? any Equatable else { return false }
    func equal<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
    return equal(a)
  }
}
