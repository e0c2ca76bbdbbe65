import Foundation

/// Tells the simulation's thread from the threads of background queues.
///
/// A program's simulation is pinned to the process's main thread. In tests the main actor has no
/// fixed thread, so there every thread counts that does not run background work.
package enum SimulationThread {
  private nonisolated(unsafe) static var pinned: pthread_t?
  private static let ticketKey = "understudy.backgroundWork"

  /// Makes the current thread the only one that counts.
  package static func pin() {
    pinned = pthread_self()
  }

  /// Whether the simulation has one thread for good.
  package static var isPinned: Bool { pinned != nil }

  /// Whether the current thread is the simulation's.
  package static var isCurrent: Bool {
    if let pinned { return pthread_equal(pinned, pthread_self()) != 0 }
    return ticket == nil
  }

  /// The background work that the current thread runs.
  static var ticket: BackgroundTicket? {
    Foundation.Thread.current.threadDictionary[ticketKey] as? BackgroundTicket
  }

  /// Marks the current thread as running `ticket`.
  static func enterBackground(_ ticket: BackgroundTicket) {
    Foundation.Thread.current.threadDictionary[ticketKey] = ticket
  }

  /// Takes the mark of the current thread away.
  static func leaveBackground() {
    Foundation.Thread.current.threadDictionary[ticketKey] = nil
  }

  /// Runs `body` as part of the main actor, of which the simulation's thread is the only user.
  ///
  /// `MainActor.assumeIsolated` would ask for the process's main thread, which tests are not on.
  static func assumeIsolated(_ body: @MainActor () -> Void) {
    withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> Void).self)()
    }
  }
}
