import UnderstudyScript

/// What ends a run on the stage: a paragraph for the person who asked for it.
package struct StageError: Error, CustomStringConvertible {
  package let exit: RunExit
  package let message: String

  /// Makes an error that says what is wrong and what to do.
  package init(_ message: String, exit: RunExit = .programFailed) {
    self.message = message
    self.exit = exit
  }

  package var description: String { message }
}
