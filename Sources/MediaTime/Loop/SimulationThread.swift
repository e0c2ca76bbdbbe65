import Foundation

/// Tells the simulation's thread from the threads of background queues.
///
/// A program's simulation is pinned to the process's main thread. In tests the main actor has no
/// fixed thread, so there every thread counts that does not run background work.
package enum SimulationThread {
  private nonisolated(unsafe) static var pinned: pthread_t?
  private static let ticketKey = "understudy.backgroundWork"
  private static let depthKey = "understudy.backgroundWork.outer"

  /// Makes the current thread the only one that counts.
  package static func pin() {
    pinned = pthread_self()
  }

  /// Whether the current thread is the simulation's.
  package static var isCurrent: Bool {
    if let pinned { return pthread_equal(pinned, pthread_self()) != 0 }
    return ticket == nil
  }

  /// The background work that the current thread runs.
  static var ticket: BackgroundWork.Ticket? {
    Foundation.Thread.current.threadDictionary[ticketKey] as? BackgroundWork.Ticket
  }

  /// Marks the current thread as running `ticket`, which may be inside another one.
  static func enterBackground(_ ticket: BackgroundWork.Ticket) {
    let dictionary = Foundation.Thread.current
    let outer = dictionary.threadDictionary[depthKey] as? [BackgroundWork.Ticket] ?? []
    dictionary.threadDictionary[depthKey] = outer + [ticket]
    dictionary.threadDictionary[ticketKey] = ticket
  }

  /// Takes the innermost mark of the current thread away.
  static func leaveBackground() {
    let thread = Foundation.Thread.current
    var outer = thread.threadDictionary[depthKey] as? [BackgroundWork.Ticket] ?? []
    outer = Array(outer.dropLast())
    thread.threadDictionary[depthKey] = outer.isEmpty ? nil : outer
    thread.threadDictionary[ticketKey] = outer.last
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
