/// The program as the compiler on Linux takes it.
package struct LoweringOutput: Sendable {
  /// One file to compile.
  package struct File: Sendable {
    /// A file name that is unique in this output.
    package var name: String
    /// The user's file it comes from; nil for the generated one.
    package var origin: String?
    package var text: String
  }

  package var files: [File]
  /// What the reader may want to know: dropped previews, imports without a module.
  package var notes: [LoweringMessage]
  /// What will not work as on a device.
  package var warnings: [LoweringMessage]
}

/// A remark about a place in the user's sources.
package struct LoweringMessage: Hashable, Sendable, CustomStringConvertible {
  package var path: String
  package var line: Int
  package var text: String

  package init(path: String, line: Int, text: String) {
    self.path = path
    self.line = line
    self.text = text
  }

  package var description: String { "\(path):\(line): \(text)" }
}
