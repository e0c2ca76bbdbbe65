import UnderstudyScript

/// A failure that ends the tool: a paragraph for the person, and the exit code for scripts.
struct ToolError: Error {
  let exit: RunExit
  let message: String

  /// Something on the command line is wrong.
  static func usage(_ message: String) -> ToolError {
    ToolError(exit: .badCommandLine, message: message)
  }
}
