/// Why a target cannot be planned or built, in words for the person at the command line.
package struct ProjectError: Error, Equatable, CustomStringConvertible, Sendable {
  /// Which exit code the tool ends with.
  package enum Kind: Int32, Sendable {
    /// What was named on the command line cannot be used.
    case usage = 2
    /// It was found, but does not build.
    case build = 3
  }

  package let kind: Kind
  /// One paragraph: what is wrong, and what to do.
  package let message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  package var exitCode: Int32 { kind.rawValue }
  package var description: String { message }
}
