import Foundation

/// Counts the work that runs on other threads, because virtual time stands while there is any.
package final class BackgroundWork: @unchecked Sendable {
  /// The background work of the current simulation.
  package static let shared = BackgroundWork()

  /// How long, in real seconds, virtual time stands for work that does not end.
  package static let patience = 5.0

  private final class Entry {
    let name: String
    var isAbandoned = false
    init(name: String) { self.name = name }
  }

  /// What a running piece of work gives back when it ends or blocks.
  package struct Ticket: Sendable {
    fileprivate let id: UInt64
  }

  private var entries: [UInt64: Entry] = [:]
  private var nextID: UInt64 = 0
  private var active = 0
  private var monitor: NSCondition { MainWork.shared.monitor }

  /// Says that a piece of work has been given to another thread.
  package func begin(_ name: String) -> Ticket {
    monitor.withLock {
      nextID += 1
      entries[nextID] = Entry(name: name)
      active += 1
      return Ticket(id: nextID)
    }
  }

  /// Says that the work has ended.
  package func end(_ ticket: Ticket) {
    monitor.withLock {
      if let entry = entries.removeValue(forKey: ticket.id), !entry.isAbandoned { active -= 1 }
      monitor.broadcast()
    }
  }

  /// Says that the work waits for something that only time or the main thread can bring.
  package func suspend(_ ticket: Ticket) {
    monitor.withLock {
      if let entry = entries[ticket.id], !entry.isAbandoned {
        entry.isAbandoned = true
        active -= 1
      }
      monitor.broadcast()
    }
  }

  /// Says that suspended work goes on.
  package func resume(_ ticket: Ticket) {
    monitor.withLock {
      if let entry = entries[ticket.id], entry.isAbandoned {
        entry.isAbandoned = false
        active += 1
      }
    }
  }

  /// Whether nothing runs on other threads.
  package var isIdle: Bool { monitor.withLock { active == 0 } }

  /// Blocks the simulation until nothing runs on other threads or something is due on this one.
  ///
  /// Work that is still running after ``patience`` is named in a warning and not waited for again.
  @MainActor package func waitUntilIdleOrMainWork() {
    let work = MainWork.shared
    let timedOut = monitor.withLock {
      // The deadline is real time on purpose: it watches real threads.
      let deadline = Date(timeIntervalSinceNow: active > 0 ? Self.patience : 0)
      while active > 0, !work.hasDueWorkLocked {
        if !monitor.wait(until: deadline) { return active > 0 }
      }
      return false
    }
    if timedOut { abandon() }
  }

  private func abandon() {
    let names = monitor.withLock {
      let running = entries.values.filter { !$0.isAbandoned }
      for entry in running { entry.isAbandoned = true }
      active = 0
      return running.map(\.name).sorted()
    }
    guard !names.isEmpty else { return }
    FileHandle.standardError.write(
      Data(
        ("warning: virtual time goes on although \(names.joined(separator: ", ")) has been "
          + "running for \(Int(Self.patience)) s\n").utf8))
  }
}
