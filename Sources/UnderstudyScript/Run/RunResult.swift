/// How a run ended, as the running program tells the tool.
package struct RunResult: Codable, Hashable, Sendable {
  package var exit: Int32
  package var message: String
  /// When the first frame's pixels were there: nanoseconds of the machine's monotonic clock, which
  /// the tool and the program share. The one real time that a program takes; nothing depends on it.
  package var firstFrame: UInt64?

  package init(exit: RunExit, message: String) {
    self.exit = exit.rawValue
    self.message = message
  }
}
