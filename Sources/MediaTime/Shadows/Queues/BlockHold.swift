import Foundation

/// Keeps the blocks of a suspended queue back, so that they do not count as running work.
final class BlockHold: @unchecked Sendable {
  private let lock = NSLock()
  private var depth: Int
  private var isInactive: Bool
  private var held: [() -> Void] = []

  init(isHolding: Bool) {
    isInactive = isHolding
    depth = isHolding ? 1 : 0
  }

  /// Submits now, or when the queue goes on.
  func submit(_ body: @escaping () -> Void) {
    let isHeld = lock.withLock {
      if depth == 0 { return false }
      held.append(body)
      return true
    }
    if !isHeld { body() }
  }

  func activate() {
    let isFirst = lock.withLock {
      defer { isInactive = false }
      return isInactive
    }
    if isFirst { resume() }
  }

  func suspend() {
    lock.withLock { depth += 1 }
  }

  func resume() {
    let released = lock.withLock { () -> [() -> Void] in
      precondition(depth > 0, "BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object")
      depth -= 1
      guard depth == 0 else { return [] }
      defer { held = [] }
      return held
    }
    for body in released { body() }
  }
}
