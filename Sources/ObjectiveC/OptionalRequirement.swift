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

/// Marks that the default of a program's own optional requirement ran.
///
/// Its value is never used, since ``_ifImplemented(_:_:)`` gives nil: optionals are nil, and
/// everything else is zero bytes, which every Swift type without existential storage can be released
/// from.
@discardableResult
public func _missingRequirement<T>() -> T {
  missingRequirement(())
  return zeroValue()
}

/// Nil, empty, or zero bytes.
func zeroValue<T>() -> T {
  if let optional = T.self as? any ExpressibleByNilLiteral.Type {
    return optional.init(nilLiteral: ()) as! T  // T is this optional.
  }
  if T.self == Void.self { return () as! T }  // T is Void.
  if T.self == String.self { return "" as! T }  // T is String.
  return withUnsafeTemporaryAllocation(
    byteCount: max(MemoryLayout<T>.size, 1), alignment: MemoryLayout<T>.alignment
  ) { bytes in
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    return bytes.baseAddress!.assumingMemoryBound(to: T.self).move()  // Allocated just above.
  }
}

/// A question put to an object by a program's own code.
public struct _Question: Sendable {
  fileprivate let depth: Int
}

/// Begins a question; the first argument of ``_ifImplemented(_:_:)``.
public func _ask() -> _Question {
  let stack = QuestionStack.current
  stack.frames.append(false)
  return _Question(depth: stack.frames.count)
}

/// ``ifImplemented(_:)`` for a program's own calls of optional requirements: `delegate?.done?(x)` is
/// `_ifImplemented(_ask(), delegate?.done(x))`.
///
/// Arguments are evaluated in order, which spares a closure and with it any question of isolation.
@discardableResult
public func _ifImplemented<T>(_ question: _Question, _ value: T) -> T? {
  isAnswered(question) ? value : nil
}

/// The same for calls that give an optional, which optional chaining does not wrap again.
@discardableResult
public func _ifImplemented<T>(_ question: _Question, _ value: T?) -> T? {
  isAnswered(question) ? value : nil
}

/// Ends a question, and those within it that an error left open.
private func isAnswered(_ question: _Question) -> Bool {
  let stack = QuestionStack.current
  let isMissing = stack.frames[question.depth - 1]
  stack.frames.removeSubrange((question.depth - 1)...)
  return !isMissing
}
