import SourceLowering

/// The lowered files, and how to leave a line of generated code out of them.
struct GeneratedCode {
  private(set) var files: [LoweringOutput.File]

  init(_ files: [LoweringOutput.File]) { self.files = files }

  /// Blanks the lines that these errors name; says what each was.
  mutating func drop(linesOf errors: [Diagnostic]) -> [String] {
    var result: [String] = []
    for error in errors {
      for index in files.indices where error.path == "<generated>/" + files[index].name {
        if let text = drop(line: error.line, in: &files[index].text, of: error.path) {
          result.append("left out of the registry: \(text) (\(error.message))")
        }
      }
    }
    return result
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

  private func isRegistration(_ line: String) -> Bool {
    line.hasPrefix("c.") || line.hasPrefix("_registerClass(") || line == "} } }"
      || (line.hasPrefix("extension ") && line.contains("_understudyRegister_"))
  }
}
