import Foundation

/// One piece of work for another thread, from its submission to its end.
final class BackgroundTicket: @unchecked Sendable {
  /// What to call it in a message.
  let name: String
  /// The queue that it was submitted to.
  let queue: AnyObject
  /// Whether it may not overlap with other work of its queue.
  let isExclusive: Bool
  /// Gives the work to the queue's thread.
  let launch: (@escaping @Sendable () -> Void) -> Void
  /// The work.
  let body: @Sendable () -> Void
  /// Whether it was launched and waits for its turn to go on; guarded by the monitor.
  var isLaunched = false

  init(
    name: String, queue: AnyObject, isExclusive: Bool,
    launch: @escaping (@escaping @Sendable () -> Void) -> Void, body: @escaping @Sendable () -> Void
  ) {
    self.name = name
    self.queue = queue
    self.isExclusive = isExclusive
    self.launch = launch
    self.body = body
  }
}

/// Somebody who waits for a semaphore, a group, a sleep or a synchronous block.
final class BackgroundWaiter: @unchecked Sendable {
  /// How the wait ended.
  enum Outcome {
    case finished
    case timedOut
  }

  /// The work that waits; nil for the simulation's thread and for threads that nobody knows.
  let ticket: BackgroundTicket?
  /// Takes what is waited for, if it is there; called with the monitor held.
  let tryFinish: () -> Bool
  /// How the wait ended, once it has; guarded by the monitor.
  var outcome: Outcome?

  init(ticket: BackgroundTicket?, tryFinish: @escaping () -> Bool) {
    self.ticket = ticket
    self.tryFinish = tryFinish
  }
}
