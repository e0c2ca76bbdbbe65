import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Tells a person at a terminal how far long work has come; says nothing in a pipe.
enum Progress {
  private static let isTerminal = isatty(2) == 1

  /// Prints a line on standard error if a person is there to read it.
  static func say(_ text: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
