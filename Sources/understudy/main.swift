import Foundation
import UnderstudyScript

#if canImport(Glibc)
  import Glibc
#endif

/// Prints a failure as one paragraph on standard error.
func report(_ error: ToolError) {
  let text = error.message.contains(": error: ") ? error.message : "error: \(error.message)"
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}

/// Prints a failure as one paragraph on standard error and leaves with its code.
func fail(_ error: ToolError) -> Never {
  report(error)
  exit(error.exit.rawValue)
}

// A closed pipe ends a write with an error, not the tool with a signal.
signal(SIGPIPE, SIG_IGN)
Interruption.listen()

do throws(ToolError) {
  try CommandTable.run(Array(CommandLine.arguments.dropFirst()))
} catch {
  fail(error)
}
