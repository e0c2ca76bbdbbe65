/// One call that crossed between system and program.
package struct LoggedEvent: Codable, Hashable, Sendable {
  /// Seconds since launch.
  package var t: Double
  /// The part that the called object plays.
  package var actor: String
  /// The dynamic class of the called object.
  package var `class`: String
  /// The full Swift name of the call.
  package var call: String
  /// The call's arguments.
  package var args: LoggedArguments

  /// Makes an event.
  package init(
    t: Double, actor: String, class: String, call: String, args: LoggedArguments = LoggedArguments()
  ) {
    self.t = t
    self.actor = actor
    self.class = `class`
    self.call = call
    self.args = args
  }
}
