import Foundation

/// The name of a method, with the code that calls it.
///
/// A selector made by name alone is looked up in the ``ClassRegistry``; one made from a method carries
/// a closure that calls this method on a receiver, private methods included.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The Objective-C spelling, with a colon for each argument: `handlePan:`.
  public let name: String
  package let implementation: SelectorImplementation?

  /// Makes a selector that is found by its name when it is performed.
  public init(_ name: String) {
    self.name = name
    implementation = nil
  }

  /// Makes a selector from a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Two selectors are equal when their names are.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The Objective-C spelling.
  public var description: String { name }
}

/// The code behind a selector: a receiver and up to two arguments in, a result out.
package struct SelectorImplementation: @unchecked Sendable {
  package let call: (AnyObject, [Any?]) -> Any?
  package init(_ call: @escaping (AnyObject, [Any?]) -> Any?) { self.call = call }
}
