import Foundation

/// Counts pieces of work and tells when all are done.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var notifications: [() -> Void] = []
  private var monitor: NSCondition { MainWork.shared.monitor }

  /// Makes an empty group.
  public init() {}

  /// Says that a piece of work has begun.
  public func enter() {
    monitor.withLock { count += 1 }
  }

  /// Says that a piece of work has ended; the last one sets the notifications off.
  public func leave() {
    let due = monitor.withLock { () -> [() -> Void] in
      precondition(
        count > 0, "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()")
      count -= 1
      guard count == 0 else { return [] }
      BackgroundWork.shared.wakeWaitersLocked()
      defer { notifications = [] }
      return notifications
    }
    for notification in due { notification() }
  }

  /// Adds a block to a queue when the group is empty, which it may be now.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) {
    whenEmpty { queue.async(qos: qos, flags: flags, execute: work) }
  }

  /// Adds a work item to a queue when the group is empty.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    whenEmpty { queue.async(execute: work) }
  }

  /// Waits until the group is empty.
  ///
  /// On the main thread, time goes on without it meanwhile.
  public func wait() {
    _ = wait(until: nil)
  }

  /// Waits until the group is empty, at most until `timeout` on the simulation's clock.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(until: timeout.timestamp)
  }

  /// Waits until the group is empty, at most until a moment of the simulated wall clock.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(until: wallTimeout.timestamp)
  }

  private func wait(until deadline: MediaTimestamp?) -> DispatchTimeoutResult {
    let limit = deadline?.nanoseconds == .max ? nil : deadline
    let isDone = BackgroundWork.shared.wait(until: limit, name: "DispatchGroup.wait()") {
      [self] in count == 0
    }
    return isDone ? .success : .timedOut
  }

  private func whenEmpty(_ body: @escaping () -> Void) {
    let isEmpty = monitor.withLock {
      if count > 0 { notifications.append(body) }
      return count == 0
    }
    if isEmpty { body() }
  }
}
