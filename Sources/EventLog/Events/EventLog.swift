/// The log of what crosses between system and program, in order.
///
/// Logged are calls to the program's objects, and the appearance and presentation callbacks of
/// every controller. Tests compare it, traces print it, the contract reads it. Used on the
/// simulation's thread only.
package final class EventLog {
  /// The log of the current simulation.
  package nonisolated(unsafe) static var current = EventLog()

  /// What has been logged, first to last.
  package private(set) var events: [LoggedEvent] = []

  /// Gives the seconds since launch; whoever owns the clock sets it.
  package var clock: () -> Double

  /// Called with each event as it is logged.
  package var onEvent: ((LoggedEvent) -> Void)?

  /// Makes an empty log.
  package init(clock: @escaping () -> Double = { 0 }) {
    self.clock = clock
  }

  /// Adds the call of `call` on `object`, at the time that the clock reads.
  package func record(
    actor: EventActor, object: AnyObject?, call: String, args: [(String, Any)] = []
  ) {
    record(
      LoggedEvent(
        t: clock(), actor: actor.rawValue, class: object.map { className(of: $0) } ?? "",
        call: call, args: LoggedArguments(args)))
  }

  /// Adds an event as it stands.
  package func record(_ event: LoggedEvent) {
    events.append(event)
    onEvent?(event)
  }

  /// Forgets everything that was logged.
  package func removeAll() {
    events.removeAll()
  }
}
