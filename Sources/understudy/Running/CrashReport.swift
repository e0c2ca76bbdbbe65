import Foundation

/// Finds in what a dying program printed what happened and where in the user's files.
struct CrashReport {
  /// What the runtime said, such as `Unexpectedly found nil while unwrapping an Optional value`.
  let reason: String?
  /// The place in the user's files, `/path/File.swift:12`.
  let place: String?

  init(_ text: String, sources: [URL]) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    reason = lines.reversed().lazy.compactMap(Self.reason).first
    let byPath = Dictionary(sources.map { ($0.path, $0.path) }) { first, _ in first }
    let byName = Dictionary(sources.map { ($0.lastPathComponent, $0.path) }) { first, _ in first }
    func resolve(_ file: String) -> String? {
      byPath[file] ?? byName[URL(fileURLWithPath: file).lastPathComponent]
    }
    var found: String?
    for line in lines where found == nil {
      for match in line.matches(of: /([^\s:]+\.swift):(\d+)/) {
        if let path = resolve(String(match.1)) {
          found = "\(path):\(match.2)"
          break
        }
      }
    }
    place = found
  }

  private static func reason(_ line: String) -> String? {
    for mark in ["Fatal error: ", "Precondition failed: ", "Assertion failed: "] {
      if let range = line.range(of: mark) { return String(line[range.upperBound...]) }
    }
    if line.contains("Fatal error") { return "Fatal error" }
    return nil
  }

  /// A sentence that names the place, or nothing.
  var location: String { place.map { " It was at \($0)." } ?? "" }

  func message(signal: Int32) -> String {
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
