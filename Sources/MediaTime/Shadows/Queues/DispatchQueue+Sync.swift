import Foundation

extension DispatchQueue {
  /// Runs a block on the queue and waits for it.
  ///
  /// On the main queue from the main thread this would wait for itself; it stops the program, as
  /// on a device.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    guard let backing else { return try syncOnMain(work) }
    return try backing.sync(execute: work)
  }

  /// Runs a block on the queue, apart from others if `flags` say so, and waits for it.
  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    guard let backing else { return try syncOnMain(work) }
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

  /// Runs a block `iterations` times, on several threads at once, and waits for all.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    let caller = pthread_self()
    let ticket = BackgroundWork.shared.begin("DispatchQueue.concurrentPerform")
    nonisolated(unsafe) let body = work
    Dispatch.DispatchQueue.concurrentPerform(iterations: iterations) { index in
      if pthread_equal(caller, pthread_self()) != 0 { return body(index) }
      SimulationThread.enterBackground(ticket)
      body(index)
      SimulationThread.leaveBackground()
    }
    BackgroundWork.shared.end(ticket)
  }

  /// Sets a value that blocks on this queue can ask for.
  public func setSpecific<T: Sendable>(key: DispatchSpecificKey<T>, value: T?) {
    if let backing { return backing.setSpecific(key: key, value: value) }
    specifics[ObjectIdentifier(key)] = value
  }

  /// The value that was set on this queue.
  public func getSpecific<T: Sendable>(key: DispatchSpecificKey<T>) -> T? {
    if let backing { return backing.getSpecific(key: key) }
    return specifics[ObjectIdentifier(key)] as? T
  }

  /// The value that was set on the queue whose block is running.
  public static func getSpecific<T: Sendable>(key: DispatchSpecificKey<T>) -> T? {
    if SimulationThread.isCurrent, let value = main.getSpecific(key: key) { return value }
    return Dispatch.DispatchQueue.getSpecific(key: key)
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
    nonisolated(unsafe) var result: Result<T, any Error>?
    withoutActuallyEscaping(work) { escaping in
      nonisolated(unsafe) let body = escaping
      let done = Dispatch.DispatchSemaphore(value: 0)
      MainWork.shared.enqueue(kind: .queue, name: "a synchronous block on the main queue") {
        result = Result { try body() }
        done.signal()
      }
      done.wait()
    }
    return try unwrap(result!)
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
    if let backing = queue.backing {
      Dispatch.dispatchPrecondition(condition: .onQueue(backing))
    } else {
      precondition(SimulationThread.isCurrent, "Block was expected to execute on the main queue")
    }
  case .notOnQueue(let queue):
    if let backing = queue.backing {
      Dispatch.dispatchPrecondition(condition: .notOnQueue(backing))
    } else {
      precondition(!SimulationThread.isCurrent, "Block was not expected to execute on the main queue")
    }
  }
}
