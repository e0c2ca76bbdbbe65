import SourceLowering

/// The lowered files, and how to leave a line of generated code out of them.
struct GeneratedCode {
  private(set) var files: [LoweringOutput.File]

  init(_ files: [LoweringOutput.File]) { self.files = files }

  /// Blanks the lines that these errors name; says what each was.
  mutating func drop(linesOf errors: [Diagnostic]) -> [String] {
    var result: [String] = []
    var repaired: Set<Int> = []
    for error in errors {
      for index in files.indices where error.path == "<generated>/" + files[index].name {
        // What calls a registration cannot compile if that one does not: the next attempt tells.
        if repaired.contains(index),
          isCaller(line: error.line, in: files[index].text, of: error.path)
        {
          continue
        }
        repaired.insert(index)
        if let text = drop(line: error.line, in: &files[index].text, of: error.path) {
          result.append("left out of the registry: \(text) (\(error.message))")
        }
      }
    }
    return result
  }

  private func isCaller(line: Int, in text: String, of path: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let start = lines.firstIndex(where: { $0.hasPrefix("#sourceLocation(file: \"\(path)\"") }),
      lines.indices.contains(start + line)
    else { return false }
    return lines[start + line].hasPrefix("@MainActor func _understudyRegister_")
  }

  private func drop(line: Int, in text: inout String, of path: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard
      let start = lines.firstIndex(where: { $0.hasPrefix("#sourceLocation(file: \"\(path)\"") }),
      lines.indices.contains(start + line)
    else { return nil }
    let target = start + line
    let dropped = lines[target]
    let isSingle = [
      "c.", "public typealias", "public func", "public var", "public let", "@MainActor public",
      "extension NSNotification", "extension RunLoop",
    ].contains { dropped.hasPrefix($0) }
    if isSingle {
      lines[target] = ""
    } else if let frame = registration(around: target, in: lines),
      let function = lines[start...].firstIndex(where: {
        $0.hasPrefix("@MainActor func _understudyRegister_")
      }), let call = frame.call, lines[function].contains(" \(call)()")
    {
      // One class goes without its registration.
      for index in frame.lines { lines[index] = "" }
      lines[function] = lines[function].replacingOccurrences(of: " \(call)();", with: "")
        .replacingOccurrences(of: " \(call)()", with: "")
    } else if let function = lines[start...].firstIndex(where: {
      $0.hasPrefix("@MainActor func _understudyRegister_")
    }) {
      // The frame of a registration: the file goes without any.
      for index in (start + 2)..<function where isRegistration(lines[index]) { lines[index] = "" }
      lines[function] = String(lines[function].prefix { $0 != "{" }) + "{}"
    } else {
      lines[target] = ""
    }
    text = lines.joined(separator: "\n")
    return dropped
  }

  /// The lines of the registration that a line belongs to, and the name by which it is called.
  private func registration(
    around target: Int, in lines: [String]
  ) -> (lines: ClosedRange<Int>, call: String?)? {
    guard isRegistration(lines[target]),
      let first = lines[...target].lastIndex(where: {
        $0.contains("static func _understudyRegister_")
      }),
      let last = lines[target...].firstIndex(of: "} } }")
    else { return nil }
    // extension Host { @MainActor static func name() {
    let words = lines[first].split(separator: " ").map(String.init)
    let call =
      words.count > 6 && words[6].hasSuffix("()") ? "\(words[1]).\(words[6].dropLast(2))" : nil
    return (first...last, call)
  }

  private func isRegistration(_ line: String) -> Bool {
    line.hasPrefix("c.") || line.hasPrefix("_registerClass(") || line == "} } }"
      || (line.hasPrefix("extension ") && line.contains("_understudyRegister_"))
  }
}
