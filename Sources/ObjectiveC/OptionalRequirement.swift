import Foundation

// An optional requirement of an Apple protocol is a requirement with a default implementation. The
// default marks that it ran, so that the caller can tell "not implemented" from "answered nil".
// Callbacks nest, and any of them may ask again, so each question has its own frame on a stack.

/// The questions being asked on this thread, innermost last; true once a default answered.
private final class QuestionStack {
  private static let key = "understudy.optional-requirements"
  var frames: [Bool] = []

  static var current: QuestionStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? QuestionStack { return stack }
    let stack = QuestionStack()
    storage[key] = stack
    return stack
  }
}

/// Marks that an optional requirement's default ran, and gives back its value.
///
/// Called as the whole body of a default implementation.
@discardableResult
package func missingRequirement<T>(_ value: T) -> T {
  let stack = QuestionStack.current
  if !stack.frames.isEmpty { stack.frames[stack.frames.count - 1] = true }
  return value
}

/// Makes a call and gives back its result, or nil if the requirement's default ran.
///
/// What the implementation itself asks of others in the meantime has frames of its own, so a nested
/// "not implemented" is not taken for this one's.
package func ifImplemented<T>(_ call: () throws -> T) rethrows -> T? {
  let stack = QuestionStack.current
  stack.frames.append(false)
  defer { stack.frames.removeLast() }
  let result = try call()
  return stack.frames[stack.frames.count - 1] ? nil : result
}

/// ``missingRequirement(_:)`` for default implementations of a program's own protocols.
@discardableResult
public func _missingRequirement<T>(_ value: T) -> T { missingRequirement(value) }

/// ``ifImplemented(_:)`` for a program's own calls of optional requirements, `delegate?.done?(x)`.
public func _ifImplemented<T>(_ call: () throws -> T) rethrows -> T? { try ifImplemented(call) }
