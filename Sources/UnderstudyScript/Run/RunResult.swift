/// How a run ended, as the running program tells the tool.
package struct RunResult: Codable, Hashable, Sendable {
  package var exit: Int32
  package var message: String

  package init(exit: RunExit, message: String) {
    self.exit = exit.rawValue
    self.message = message
  }
}
