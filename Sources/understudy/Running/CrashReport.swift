import Foundation

/// Finds in what a dying program printed what happened and where in the user's files.
struct CrashReport {
  /// What the runtime said, such as `Unexpectedly found nil while unwrapping an Optional value`.
  let reason: String?
  /// The place in the user's files, `/path/File.swift:12`.
  let place: String?

  init(_ text: String, sources: [URL]) {
    let lines = text.split(whereSeparator: \.isNewline).map(Self.unescaped)
    let isAbort = text.contains(" understudyAbort() ")
    reason =
      lines.reversed().lazy.compactMap(Self.reason).first ?? (isAbort ? "abort() was called" : nil)
    place = lines.lazy.compactMap { Self.place(in: $0, sources: sources) }.first
  }

  /// The compiler repeats the paths of `#sourceLocation` as they stand there, escapes included.
  private static func unescaped(_ line: Substring) -> String {
    guard line.contains("\\") else { return String(line) }
    return String(line).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }

  /// The first source that a line names with a number behind; names may hold anything.
  private static func place(in line: String, sources: [URL]) -> String? {
    guard line.contains(".swift:") else { return nil }
    let found = sources.compactMap { source -> (Range<String.Index>, String)? in
      let name = source.lastPathComponent
      guard let range = line.range(of: source.path + ":") ?? line.range(of: name + ":"),
        let number = line[range.upperBound...].prefixMatch(of: /\d+/)
      else { return nil }
      // Not the end of a longer name.
      if line[range].hasPrefix(name), range.lowerBound > line.startIndex,
        !"/ \t".contains(line[line.index(before: range.lowerBound)])
      {
        return nil
      }
      return (range, "\(source.path):\(number.output)")
    }
    return found.min { $0.0.lowerBound < $1.0.lowerBound }?.1
  }

  private static func reason(_ line: String) -> String? {
    if line.contains("failed to allocate ") {
      return String(line.drop { $0 != "f" }).replacing(/\ with alignment \d+/, with: "")
    }
    for mark in ["Fatal error: ", "Precondition failed: ", "Assertion failed: "] {
      if let range = line.range(of: mark) { return String(line[range.upperBound...]) }
    }
    if line.hasPrefix("Could not cast value of type") {
      // The addresses of the types say nothing.
      return line.replacing(/\ \(0x[0-9a-f]+\)/, with: "")
    }
    if line.contains("Fatal error") { return "Fatal error" }
    return nil
  }

  /// A sentence that names the place, or nothing.
  var location: String { place.map { " It was at \($0)." } ?? "" }

  func message(signal: Int32) -> String {
    // It stands in a file of another kind, such as a storyboard.
    if let reason, reason.contains(": error: ") { return reason }
    let what = reason.map { ": \($0)" } ?? " with signal \(signal)\(Self.name(of: signal))."
    let place = place.map { "\($0): error: the program stopped here" } ?? "The program stopped"
    return place + what
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case 4, 5: " (a trap: a failed precondition, an overflow, or a broken cast)"
    case 6: " (abort)"
    case 9: " (killed, perhaps for want of memory)"
    case 11: " (a bad memory access, often endless recursion)"
    default: ""
    }
  }
}
