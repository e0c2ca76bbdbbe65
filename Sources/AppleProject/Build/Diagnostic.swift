import Foundation

/// One message of the compiler.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable { case error, warning, note }

  package var path: String
  package var line: Int
  package var column: Int
  package var severity: Severity
  package var message: String

  package init(path: String, line: Int, column: Int, severity: Severity, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  /// Reads `path:line:column: error: message` lines; what lies between them is left out.
  package static func parse(_ output: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let found = parse(line: String(line)), seen.insert(found).inserted else { return nil }
      return found
    }
  }

  private static func parse(line: String) -> Diagnostic? {
    for severity in [Severity.error, .warning, .note] {
      guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
      let message = String(line[mark.upperBound...])
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      if place.count >= 3, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      {
        return Diagnostic(
          path: unescaped(place.dropLast(2).joined(separator: ":")), line: number, column: column,
          severity: severity, message: message)
      }
    }
    if line.hasPrefix("error: ") {
      return Diagnostic(
        path: "", line: 0, column: 0, severity: .error, message: String(line.dropFirst(7)))
    }
    return nil
  }

  /// The compiler repeats the paths of `#sourceLocation` as they stand there, escapes included.
  private static func unescaped(_ path: String) -> String {
    path.contains("\\")
      ? path.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\") : path
  }

  var isGenerated: Bool { path.contains("<generated>") }

  /// The message with the user's line under it.
  func rendered(sourceLine: String?) -> String {
    guard !path.isEmpty else { return "\(severity.rawValue): \(message)" }
    var text = "\(path):\(line):\(column): \(severity.rawValue): \(message)"
    if let sourceLine, !sourceLine.trimmingCharacters(in: .whitespaces).isEmpty {
      // Columns count bytes; the caret stands under the character.
      let before = String(
        decoding: Array(sourceLine.utf8).prefix(max(0, column - 1)), as: UTF8.self)
      let indent = before.map { $0 == "\t" ? "\t" : $0.isASCII ? " " : "  " }.joined()
      text += "\n  \(sourceLine)"
      // The lowered line may be longer than the user's.
      if column <= sourceLine.utf8.count + 1 { text += "\n  \(indent)^" }
    }
    return text
  }
}
