import Foundation

/// Counts the work that runs on other threads, because virtual time stands while there is any.
package final class BackgroundWork: @unchecked Sendable {
  /// The background work of the current simulation.
  package static let shared = BackgroundWork()

  /// How long, in real seconds, virtual time stands for work that does not end.
  package static let patience = 5.0

  /// What running work holds until it ends.
  package final class Ticket: @unchecked Sendable {
    let name: String
    /// Whether virtual time stands for it; guarded by the monitor.
    fileprivate var counts = true

    fileprivate init(name: String) { self.name = name }
  }

  /// Somebody who waits until `tryFinish` says yes; see ``wait(until:name:tryFinish:)``.
  private final class Waiter {
    let ticket: Ticket?
    let tryFinish: () -> Bool
    var isFinished = false

    init(ticket: Ticket?, tryFinish: @escaping () -> Bool) {
      self.ticket = ticket
      self.tryFinish = tryFinish
    }
  }

  private var running: [Ticket] = []
  private var waiters: [Waiter] = []
  private var monitor: NSCondition { MainWork.shared.monitor }

  /// Says that a piece of work has been given to another thread.
  package func begin(_ name: String) -> Ticket {
    let ticket = Ticket(name: name)
    monitor.withLock { running.append(ticket) }
    return ticket
  }

  /// Says that the work has ended.
  package func end(_ ticket: Ticket) {
    monitor.withLock {
      running.removeAll { $0 === ticket }
      monitor.broadcast()
    }
  }

  /// Runs the body of a piece of work on the current thread, and ends it.
  package func run(_ ticket: Ticket, _ body: () -> Void) {
    SimulationThread.enterBackground(ticket)
    body()
    SimulationThread.leaveBackground()
    end(ticket)
  }

  /// Whether nothing runs on other threads that time stands for.
  package var isIdle: Bool { monitor.withLock { !isBusyLocked } }

  /// Blocks the simulation until nothing runs on other threads or something is due on this one.
  ///
  /// Work that is still running after ``patience`` is named in a warning and not waited for again.
  @MainActor package func waitUntilIdleOrMainWork() {
    let work = MainWork.shared
    waitWhileBusy { work.hasDueWorkLocked }
  }

  /// Blocks the current thread until `tryFinish`, which is called with the monitor held and may
  /// take something, says yes.
  ///
  /// A background thread that waits does not hold up virtual time. When the simulation's thread
  /// waits, time goes on without it: only work on its way to background queues is handed over.
  ///
  /// - Returns: whether it finished before the virtual clock read `deadline`.
  func wait(
    until deadline: MediaTimestamp?, name: String, tryFinish: @escaping () -> Bool
  ) -> Bool {
    let ticket = SimulationThread.ticket
    let waiter = Waiter(ticket: ticket, tryFinish: tryFinish)
    let isDone = monitor.withLock {
      if tryFinish() { return true }
      waiters.append(waiter)
      ticket?.counts = false
      monitor.broadcast()
      return false
    }
    if isDone { return true }
    let finished =
      SimulationThread.isCurrent
      ? blockSimulation(until: deadline, name: name, waiter)
      : blockThread(until: deadline, waiter)
    monitor.withLock {
      waiters.removeAll { $0 === waiter }
      ticket?.counts = true
    }
    return finished
  }

  /// Lets those go on whose condition has come true, first come first served; the caller holds the
  /// monitor.
  ///
  /// They count as running from here, not from when their thread wakes up, so that virtual time
  /// cannot slip on in between.
  func wakeWaitersLocked() {
    for waiter in waiters where !waiter.isFinished && waiter.tryFinish() {
      waiter.isFinished = true
      waiter.ticket?.counts = true
    }
    monitor.broadcast()
  }

  private var isBusyLocked: Bool { running.contains { $0.counts } }

  private func waitWhileBusy(unless isInterrupted: () -> Bool) {
    let timedOut = monitor.withLock {
      if !isBusyLocked { return false }
      // Real time on purpose: it watches real threads.
      let deadline = Date(timeIntervalSinceNow: Self.patience)
      while isBusyLocked, !isInterrupted() {
        if !monitor.wait(until: deadline) { return isBusyLocked }
      }
      return false
    }
    if timedOut { giveUp() }
  }

  private func blockThread(until deadline: MediaTimestamp?, _ waiter: Waiter) -> Bool {
    let monitor = monitor
    if let deadline {
      MainWork.shared.enqueue(at: deadline, kind: .handOver, name: "the end of a wait") {
        monitor.withLock { monitor.broadcast() }
      }
    }
    return monitor.withLock {
      while !waiter.isFinished {
        if let deadline, MediaClock.now >= deadline { return false }
        monitor.wait()
      }
      return true
    }
  }

  private func blockSimulation(
    until deadline: MediaTimestamp?, name: String, _ waiter: Waiter
  ) -> Bool {
    while true {
      waitWhileBusy { waiter.isFinished }
      if monitor.withLock({ waiter.isFinished }) { return true }
      if MainWork.shared.runHandOver(before: deadline) { continue }
      if let deadline {
        MediaClock.move(to: deadline)
        return monitor.withLock { waiter.isFinished }
      }
      fatalError("\(name) on the main thread never returns: nothing is running that could end it.")
    }
  }

  private func giveUp() {
    let names = monitor.withLock {
      let late = running.filter(\.counts)
      for ticket in late { ticket.counts = false }
      return late.map(\.name).sorted()
    }
    guard !names.isEmpty else { return }
    let text = names.joined(separator: ", ")
    FileHandle.standardError.write(
      Data(
        ("warning: virtual time goes on although \(text) has been running for "
          + "\(Int(Self.patience)) s\n").utf8))
  }
}
