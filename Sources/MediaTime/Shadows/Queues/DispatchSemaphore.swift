import Foundation

/// A counting semaphore whose waits are measured on the simulation's clock.
public final class DispatchSemaphore: @unchecked Sendable {
  private var value: Int
  private var monitor: NSCondition { MainWork.shared.monitor }

  /// Makes a semaphore that lets `value` waits pass.
  public init(value: Int) {
    precondition(value >= 0, "The value of a semaphore must not be negative")
    self.value = value
  }

  /// Lets one wait pass.
  ///
  /// - Returns: nonzero if somebody was waiting.
  @discardableResult
  public func signal() -> Int {
    monitor.withLock {
      value += 1
      BackgroundWork.shared.wakeWaitersLocked()
      return value > 0 ? 0 : 1
    }
  }

  /// Waits for a ``signal()``.
  ///
  /// On the main thread, time goes on without it meanwhile.
  public func wait() {
    _ = wait(until: nil)
  }

  /// Waits for a ``signal()``, at most until `timeout` on the simulation's clock.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(until: timeout.timestamp)
  }

  /// Waits for a ``signal()``, at most until a moment of the simulated wall clock.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(until: wallTimeout.timestamp)
  }

  private func wait(until deadline: MediaTimestamp?) -> DispatchTimeoutResult {
    let limit = deadline?.nanoseconds == .max ? nil : deadline
    let isDone = BackgroundWork.shared.wait(until: limit, name: "DispatchSemaphore.wait()") {
      [self] in
      guard value > 0 else { return false }
      value -= 1
      return true
    }
    return isDone ? .success : .timedOut
  }
}
