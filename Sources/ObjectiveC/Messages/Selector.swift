import Foundation

/// The name of a method, with the code that calls it.
///
/// A selector made by name alone is looked up in the registry of the program's classes; one made from
/// a method carries a closure that calls this method on a receiver, private methods included.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The Objective-C spelling, with a colon for each argument: `handlePan:`.
  public let name: String
  package let implementation: SelectorImplementation?

  package init(name: String, implementation: SelectorImplementation?) {
    self.name = name
    self.implementation = implementation
  }

  /// Makes a selector that is found by its name when it is performed.
  public init(_ name: String) { self.init(name: name, implementation: nil) }

  /// Makes a selector from a string literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Two selectors are equal when their names are.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The Objective-C spelling.
  public var description: String { name }

  /// How many arguments a method of this name takes.
  package var argumentCount: Int { name.reduce(0) { $1 == ":" ? $0 + 1 : $0 } }
}

/// The code behind a selector: a receiver and its arguments in, what became of them out.
package struct SelectorImplementation: Sendable {
  package let receiver: AnyObject.Type
  private let body: @Sendable (AnyObject, [Any?]) -> MessageSend.Result

  package init(
    receiver: AnyObject.Type, _ body: @escaping @Sendable (AnyObject, [Any?]) -> MessageSend.Result
  ) {
    self.receiver = receiver
    self.body = body
  }

  package func call(_ target: AnyObject, _ arguments: [Any?]) -> MessageSend.Result {
    body(target, arguments)
  }
}
