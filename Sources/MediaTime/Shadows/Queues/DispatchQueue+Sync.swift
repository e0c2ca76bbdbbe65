import Foundation

extension DispatchQueue {
  /// Runs a block on the queue and waits for it.
  ///
  /// On the main queue from the main thread this would wait for itself; it stops the program, as
  /// on a device.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    guard let backing else { return try syncOnMain(work) }
    if isSerial { waitForEarlierWork() }
    return try backing.sync(execute: work)
  }

  /// Runs a block on the queue, apart from others if `flags` say so, and waits for it.
  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    guard let backing else { return try syncOnMain(work) }
    if isSerial || flags.contains(.barrier) { waitForEarlierWork() }
    return try backing.sync(flags: flags, execute: work)
  }

  /// Runs a work item on the queue and waits for it.
  public func sync(execute workItem: DispatchWorkItem) {
    sync { workItem.perform() }
  }

  /// Runs a block on the queue and waits for it; the same as `sync` here.
  public func asyncAndWait<T>(execute work: () throws -> T) rethrows -> T {
    try sync(execute: work)
  }

  /// Runs a work item on the queue and waits for it.
  public func asyncAndWait(execute workItem: DispatchWorkItem) {
    sync(execute: workItem)
  }

  /// Runs a block `iterations` times and waits for all: one after the other, so that every run
  /// of the program is the same.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(iterations, 0) { work(index) }
  }

  /// Sets a value that blocks on this queue can ask for.
  public func setSpecific<T: Sendable>(key: DispatchSpecificKey<T>, value: T?) {
    backing?.setSpecific(key: key, value: value)
    lock.withLock { specifics[ObjectIdentifier(key)] = value }
  }

  /// The value that was set on this queue.
  public func getSpecific<T: Sendable>(key: DispatchSpecificKey<T>) -> T? {
    lock.withLock { specifics[ObjectIdentifier(key)] as? T }
  }

  /// The value that was set on the queue whose block is running.
  public static func getSpecific<T: Sendable>(key: DispatchSpecificKey<T>) -> T? {
    if let queue = SimulationThread.ticket?.queue as? DispatchQueue,
      let value = queue.getSpecific(key: key)
    {
      return value
    }
    // Inside `sync`, where the block runs on the caller's thread.
    if let value = Dispatch.DispatchQueue.getSpecific(key: key) { return value }
    return SimulationThread.isCurrent ? main.getSpecific(key: key) : nil
  }

  private func syncOnMain<T>(_ work: () throws -> T) rethrows -> T {
    precondition(
      !SimulationThread.isCurrent,
      "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread")
    return try runOnMain(work) { try $0.get() }
  }

  private func runOnMain<T>(
    _ work: () throws -> T, unwrap: (Result<T, any Error>) throws -> T
  ) rethrows -> T {
    let call = MainCall<T>()
    withoutActuallyEscaping(work) { escaping in
      call.body = escaping
      MainWork.shared.enqueue(kind: .queue, name: "a synchronous block on the main queue") {
        call.run()
      }
      _ = BackgroundWork.shared.wait(until: nil, name: "DispatchQueue.main.sync") {
        call.result != nil
      }
    }
    return try unwrap(call.result!)
  }

  private func waitForEarlierWork() {
    BackgroundWork.shared.waitForQueue(self, name: "DispatchQueue.sync")
  }
}

/// A block on its way to the main thread and its result on the way back.
private final class MainCall<T>: @unchecked Sendable {
  var body: (() throws -> T)?
  var result: Result<T, any Error>?

  func run() {
    let value = Result { try body!() }
    // Before anybody is told: the block must not outlive the call.
    body = nil
    MainWork.shared.monitor.withLock {
      result = value
      BackgroundWork.shared.wakeWaitersLocked()
    }
  }
}

/// Which queue a block is expected to run on; see `dispatchPrecondition(condition:)`.
public enum DispatchPredicate {
  /// On this queue.
  case onQueue(DispatchQueue)
  /// On this queue, as a barrier.
  case onQueueAsBarrier(DispatchQueue)
  /// Not on this queue.
  case notOnQueue(DispatchQueue)
}

/// Stops the program unless the current block runs where `condition` says.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  switch condition() {
  case .onQueue(let queue), .onQueueAsBarrier(let queue):
    if SimulationThread.ticket?.queue === queue { return }
    if let backing = queue.backing {
      Dispatch.dispatchPrecondition(condition: .onQueue(backing))
    } else {
      precondition(SimulationThread.isCurrent, "Block was expected to execute on the main queue")
    }
  case .notOnQueue(let queue):
    precondition(
      SimulationThread.ticket?.queue !== queue,
      "Block was not expected to execute on the queue “\(queue.label)”")
    if let backing = queue.backing {
      Dispatch.dispatchPrecondition(condition: .notOnQueue(backing))
    } else {
      precondition(
        !SimulationThread.isCurrent, "Block was not expected to execute on the main queue")
    }
  }
}
