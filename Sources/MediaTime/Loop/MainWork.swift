import Foundation

/// What waits for the simulation's thread: blocks of the main queue, timers, delayed performs and
/// main-actor jobs, in order of due time, ties in order of insertion.
///
/// Work can be added on any thread; it runs in ``FrameLoop``'s work pass only.
package final class MainWork: @unchecked Sendable {
  /// Where an item came from; decides what runs while the loop is run from inside an item.
  package enum Kind: Hashable, Sendable {
    /// A block of the main queue or a main-actor job: never inside another one, as on a serial
    /// queue.
    case queue
    /// A timer or delayed perform that fires once.
    case timer
    /// A timer that schedules itself again; `wait` does not count it.
    case repeatingTimer
    /// Delayed work of a background queue, on its way there.
    case handOver

    var isSerial: Bool { self == .queue }
  }

  /// One piece of work, kept by its owner to cancel it.
  package final class Token: @unchecked Sendable {
    /// When the work is due.
    package let due: MediaTimestamp
    /// Where it came from.
    package let kind: Kind
    /// What to call it in a message.
    package let name: String
    fileprivate let order: UInt64
    fileprivate let body: @MainActor () -> Void

    fileprivate init(
      due: MediaTimestamp, order: UInt64, kind: Kind, name: String,
      body: @escaping @MainActor () -> Void
    ) {
      self.due = due
      self.order = order
      self.kind = kind
      self.name = name
      self.body = body
    }
  }

  /// The work of the current simulation.
  package static let shared = MainWork()

  /// Guards the items, and the background work that may add to them.
  let monitor = NSCondition()
  private var items: [Token] = []
  private var nextOrder: UInt64 = 0
  private var serialDepth = 0

  /// Makes an empty queue of its own, for tests; programs use ``shared``.
  package init() {}

  /// Adds work that is due at `due`, or now if that is past or left out.
  @discardableResult
  package func enqueue(
    at due: MediaTimestamp? = nil, kind: Kind = .queue, name: String = "a block on the main queue",
    _ body: @escaping @MainActor () -> Void
  ) -> Token {
    monitor.withLock {
      let now = MediaClock.now
      let token = Token(
        due: max(due ?? now, now), order: nextOrder, kind: kind, name: name, body: body)
      nextOrder += 1
      items.insert(token, at: insertionIndex(for: token.due))
      monitor.broadcast()
      return token
    }
  }

  /// Adds work that is due `seconds` from now.
  @discardableResult
  package func enqueue(
    after seconds: Double, kind: Kind = .queue, name: String = "a block on the main queue",
    _ body: @escaping @MainActor () -> Void
  ) -> Token {
    enqueue(at: MediaClock.now + seconds, kind: kind, name: name, body)
  }

  /// Takes work back; nothing happens if it has run or is running.
  package func cancel(_ token: Token) {
    monitor.withLock { items.removeAll { $0 === token } }
  }

  /// Forgets all work.
  package func removeAll() {
    monitor.withLock { items.removeAll() }
  }

  /// When the first item that could run now or later is due.
  package var nextDue: MediaTimestamp? {
    monitor.withLock { items.first(where: isRunnable)?.due }
  }

  /// Whether an item that may run now is due; the caller holds ``monitor``.
  var hasDueWorkLocked: Bool {
    items.first(where: isRunnable).map { $0.due <= MediaClock.now } ?? false
  }

  /// Whether nothing is due at or before the current time.
  package var isEmptyNow: Bool {
    nextDue.map { $0 > MediaClock.now } ?? true
  }

  /// Whether work is due in the next `seconds`; timers that repeat are left out unless asked for,
  /// because they never end.
  package func hasWork(within seconds: Double, includingRepeatingTimers: Bool = false) -> Bool {
    let limit = MediaClock.now + seconds
    return monitor.withLock {
      items.contains { $0.due <= limit && (includingRepeatingTimers || $0.kind != .repeatingTimer) }
    }
  }

  /// The items still to run, for messages: name and due time.
  package var pending: [(name: String, due: MediaTimestamp)] {
    monitor.withLock { items.map { ($0.name, $0.due) } }
  }

  /// Runs, in order, what is due now and was added before this call.
  ///
  /// - Returns: the name of the last item that ran, or nil if nothing was due.
  @MainActor func runDue() -> String? {
    let limit = monitor.withLock { nextOrder }
    var last: String?
    while let item = takeDue(before: limit) {
      last = item.name
      if item.kind.isSerial { serialDepth += 1 }
      item.body()
      if item.kind.isSerial { serialDepth -= 1 }
    }
    return last
  }

  /// Runs the first piece of delayed background work that is due before `limit`, for a simulation
  /// that is blocked: the clock moves to its due time first.
  ///
  /// - Returns: whether there was any.
  func runHandOver(before limit: MediaTimestamp?) -> Bool {
    let found = monitor.withLock { () -> Token? in
      let index = items.firstIndex { $0.kind == .handOver && $0.due < (limit ?? $0.due + 1) }
      return index.map { items.remove(at: $0) }
    }
    guard let found else { return false }
    MediaClock.move(to: found.due)
    SimulationThread.assumeIsolated { found.body() }
    return true
  }

  private func takeDue(before order: UInt64) -> Token? {
    let now = MediaClock.now
    return monitor.withLock {
      let found = items.firstIndex { $0.due <= now && $0.order < order && isRunnable($0) }
      return found.map { items.remove(at: $0) }
    }
  }

  /// A nested run of the loop must not enter a serial queue a second time.
  private func isRunnable(_ item: Token) -> Bool {
    serialDepth == 0 || !item.kind.isSerial
  }

  private func insertionIndex(for due: MediaTimestamp) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].due <= due { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
