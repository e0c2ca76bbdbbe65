import Foundation

/// A block that can be cancelled before it runs and waited for.
public final class DispatchWorkItem: @unchecked Sendable {
  let qos: DispatchQoS
  let flags: DispatchWorkItemFlags
  private let block: () -> Void
  private let completion = DispatchGroup()
  private let lock = NSLock()
  private var cancelled = false
  private var hasCompleted = false

  /// Makes an item from a block.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.qos = qos
    self.flags = flags
    self.block = block
    completion.enter()
  }

  /// Whether ``cancel()`` was called.
  public var isCancelled: Bool { lock.withLock { cancelled } }

  /// Keeps the block from running, if it has not begun.
  public func cancel() {
    lock.withLock { cancelled = true }
  }

  /// Runs the block on the current thread, unless it is cancelled.
  public func perform() {
    if !isCancelled { block() }
    let isFirst = lock.withLock {
      defer { hasCompleted = true }
      return !hasCompleted
    }
    if isFirst { completion.leave() }
  }

  /// Waits until the item has run or its cancelled turn has passed.
  public func wait() {
    completion.wait()
  }

  /// Waits likewise, at most until `timeout` on the simulation's clock.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    completion.wait(timeout: timeout)
  }

  /// Adds a block to a queue when the item has run.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) {
    completion.notify(qos: qos, flags: flags, queue: queue, execute: work)
  }

  /// Adds another item to a queue when this one has run.
  public func notify(queue: DispatchQueue, execute workItem: DispatchWorkItem) {
    completion.notify(queue: queue, work: workItem)
  }
}
