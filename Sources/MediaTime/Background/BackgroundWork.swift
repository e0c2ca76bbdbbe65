import Foundation

/// The work of background queues: on threads of its own, but one piece at a time and only while
/// the simulation's thread has nothing to do.
///
/// Virtual time stands meanwhile, so what a program computes in the background is there in the
/// same tick, in the same order in every run. With the monotonic clock, work is launched at once
/// and nobody waits for it.
package final class BackgroundWork: @unchecked Sendable {
  /// The background work of the current simulation.
  package static let shared = BackgroundWork()

  /// How long, in real seconds, virtual time stands for work that does not end.
  package static let patience = 5.0

  /// What has been submitted and has not ended, in order of submission.
  private var unfinished: [BackgroundTicket] = []
  /// What may start or go on, in order.
  private var ready: [BackgroundTicket] = []
  /// The work whose turn it is.
  private var active: BackgroundTicket?
  private var waiters: [BackgroundWaiter] = []
  private var monitor: NSCondition { MainWork.shared.monitor }

  /// Starts a thread for work that may overlap with other work.
  ///
  /// A private queue gets a thread at once; the machine's global ones wait a second when as many of
  /// theirs are blocked as there are processors.
  static func launch(qos: DispatchQoS = .unspecified, _ body: @escaping @Sendable () -> Void) {
    Dispatch.DispatchQueue(label: "understudy.background", qos: qos).async(execute: body)
  }

  /// Adds work for a queue's thread; `launch` gives it there when its turn comes.
  func submit(
    _ name: String, queue: AnyObject, isExclusive: Bool,
    launch: @escaping (@escaping @Sendable () -> Void) -> Void, body: @escaping @Sendable () -> Void
  ) {
    let ticket = BackgroundTicket(
      name: name, queue: queue, isExclusive: isExclusive, launch: launch, body: body)
    if MediaClock.driver == .monotonic { return launch { self.run(ticket) } }
    monitor.withLock {
      unfinished.append(ticket)
      ready.append(ticket)
    }
  }

  /// Forgets the work of a simulation that is over; what still waits never goes on.
  func removeAll() {
    monitor.withLock {
      ready.removeAll()
      unfinished.removeAll()
      waiters.removeAll()
      active = nil
    }
  }

  /// Whether nothing is left that could run now.
  package var isIdle: Bool {
    monitor.withLock { active == nil && !ready.contains(where: isStartable) }
  }

  /// Runs background work on the simulation's behalf until there is none or something is due here.
  ///
  /// Work that is still running after ``patience`` is named in a warning and not waited for again.
  @MainActor package func waitUntilIdleOrMainWork() {
    let work = MainWork.shared
    runReady { work.hasDueWorkLocked }
  }

  /// Blocks the current thread until `tryFinish`, which is called with the monitor held and may
  /// take something, says yes.
  ///
  /// A background thread that waits gives its turn away. When the simulation's thread waits, time
  /// goes on without it: only background work runs.
  ///
  /// - Returns: whether it finished before the virtual clock read `deadline`.
  func wait(
    until deadline: MediaTimestamp?, name: String, tryFinish: @escaping () -> Bool
  ) -> Bool {
    let ticket = SimulationThread.ticket
    let waiter = BackgroundWaiter(ticket: ticket, tryFinish: tryFinish)
    let alarm = setAlarm(at: deadline, waiter)
    defer { if let alarm { MainWork.shared.cancel(alarm) } }
    monitor.lock()
    if tryFinish() {
      monitor.unlock()
      return true
    }
    waiters.append(waiter)
    if let ticket, active === ticket { active = nil }
    monitor.broadcast()
    monitor.unlock()
    if MediaClock.driver == .monotonic {
      waitInRealTime(until: deadline, waiter)
    } else if SimulationThread.isCurrent {
      waitAsSimulation(until: deadline, name: name, waiter)
    } else {
      waitAsThread(waiter)
    }
    return monitor.withLock {
      waiters.removeAll { $0 === waiter }
      return waiter.outcome == .finished
    }
  }

  /// Blocks until everything submitted to a queue before has ended.
  func waitForQueue(_ queue: AnyObject, name: String) {
    let before = monitor.withLock { unfinished.filter { $0.queue === queue } }
    guard !before.isEmpty else { return }
    precondition(
      SimulationThread.ticket.map { own in !before.contains { $0 === own } } ?? true,
      "BUG IN CLIENT OF LIBDISPATCH: \(name) called on a queue already owned by current thread")
    _ = wait(until: nil, name: name) { [self] in
      !unfinished.contains { ticket in before.contains { $0 === ticket } }
    }
  }

  /// Lets those go on whose condition has come true, first come first served; the caller holds the
  /// monitor.
  func wakeWaitersLocked() {
    for waiter in waiters where waiter.outcome == nil && waiter.tryFinish() {
      finishLocked(waiter, .finished)
    }
    monitor.broadcast()
  }

  private func finishLocked(_ waiter: BackgroundWaiter, _ outcome: BackgroundWaiter.Outcome) {
    guard waiter.outcome == nil else { return }
    waiter.outcome = outcome
    if let ticket = waiter.ticket { ready.append(ticket) }
    monitor.broadcast()
  }

  /// The body of a thread that got its work.
  private func run(_ ticket: BackgroundTicket) {
    SimulationThread.enterBackground(ticket)
    ticket.body()
    SimulationThread.leaveBackground()
    monitor.withLock {
      unfinished.removeAll { $0 === ticket }
      if active === ticket { active = nil }
      wakeWaitersLocked()
    }
  }

  /// Whether what stands before it on its queue lets it start.
  private func isStartable(_ ticket: BackgroundTicket) -> Bool {
    if ticket.isLaunched { return true }
    for other in unfinished {
      if other === ticket { return true }
      if other.queue === ticket.queue, other.isExclusive || ticket.isExclusive { return false }
    }
    return true
  }

  // MARK: The simulation's side

  /// Gives one piece of work after the other its turn, until none is ready or `isInterrupted`.
  private func runReady(until isInterrupted: () -> Bool) {
    monitor.lock()
    defer { monitor.unlock() }
    while true {
      if active == nil {
        if isInterrupted() { return }
        guard let index = ready.firstIndex(where: isStartable) else { return }
        startLocked(ready.remove(at: index))
      }
      waitForTurnToEndLocked()
    }
  }

  private func startLocked(_ ticket: BackgroundTicket) {
    active = ticket
    if ticket.isLaunched { return monitor.broadcast() }
    ticket.isLaunched = true
    monitor.unlock()
    ticket.launch { self.run(ticket) }
    monitor.lock()
  }

  private func waitForTurnToEndLocked() {
    // Real time on purpose: it watches a real thread.
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while let late = active {
      let slice = Date(timeIntervalSinceNow: SimulationThread.isPinned ? 0.002 : Self.patience)
      let step = min(slice, deadline)
      if monitor.wait(until: step) { continue }
      if active !== late { continue }
      if step == deadline {
        active = nil
        return warn(late)
      }
      // It may be waiting for the machine's main queue.
      monitor.unlock()
      MachineMainQueue.serve()
      monitor.lock()
    }
  }

  private func warn(_ late: BackgroundTicket) {
    FileHandle.standardError.write(
      Data(
        ("warning: virtual time goes on although \(late.name) has been running for "
          + "\(Int(Self.patience)) s\n").utf8))
  }

  private func waitAsSimulation(
    until deadline: MediaTimestamp?, name: String, _ waiter: BackgroundWaiter
  ) {
    while true {
      runReady { waiter.outcome != nil }
      if monitor.withLock({ waiter.outcome != nil }) { return }
      if MainWork.shared.runHandOver(before: deadline) { continue }
      guard let deadline else {
        fatalError(
          "\(name) on the main thread never returns: nothing is running that could end it.")
      }
      MediaClock.move(to: deadline)
      return monitor.withLock { finishLocked(waiter, .timedOut) }
    }
  }

  // MARK: The threads' side

  /// Ends a thread's wait in virtual time; set before the thread gives its turn away, so that time
  /// cannot pass it by.
  private func setAlarm(
    at deadline: MediaTimestamp?, _ waiter: BackgroundWaiter
  ) -> MainWork.Token? {
    guard let deadline, !SimulationThread.isCurrent, MediaClock.driver == .virtual else {
      return nil
    }
    return MainWork.shared.enqueue(at: deadline, kind: .handOver, name: "the end of a wait") {
      [self] in monitor.withLock { finishLocked(waiter, .timedOut) }
    }
  }

  private func waitAsThread(_ waiter: BackgroundWaiter) {
    monitor.withLock {
      while waiter.outcome == nil { monitor.wait() }
      // And then for its turn.
      while let ticket = waiter.ticket, active !== ticket { monitor.wait() }
    }
  }

  private func waitInRealTime(until deadline: MediaTimestamp?, _ waiter: BackgroundWaiter) {
    monitor.withLock {
      while waiter.outcome == nil {
        guard let deadline else {
          monitor.wait()
          continue
        }
        let rest = deadline - MediaClock.now
        if rest <= 0 { return waiter.outcome = .timedOut }
        _ = monitor.wait(until: Date(timeIntervalSinceNow: rest))
      }
    }
  }
}
