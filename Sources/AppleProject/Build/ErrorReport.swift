import Foundation
import SourceLowering

/// The compiler's errors as the user's: at his lines, with a sentence where an API is missing.
struct ErrorReport {
  let plan: BuildPlan
  let lowered: LoweringOutput
  private let limit = 20

  init(plan: BuildPlan, lowered: LoweringOutput) {
    self.plan = plan
    self.lowered = lowered
  }

  func text(for run: CompilerRun) -> String {
    let errors = told(
      run.diagnostics.filter { $0.severity == .error && !$0.isGenerated }.map(atOrigin))
    guard errors.contains(where: { !$0.path.isEmpty }) else {
      // The linker's, mostly because the library is older than its modules.
      return
        "\(plan.moduleName) could not be built. Build Understudy again with swift build; if that "
        + "does not help, this is what the compiler says:\n" + run.output
    }
    var lines: [String] = []
    var said: Set<String> = []
    for error in errors.prefix(limit) {
      lines.append(error.rendered(sourceLine: sourceLine(of: error)))
      if let sentence = MissingInterface.sentence(for: error.message),
        said.insert(sentence).inserted
      {
        lines.append("  " + sentence)
      }
    }
    if errors.count > limit { lines.append("… and \(errors.count - limit) more errors") }
    return lines.joined(separator: "\n")
  }

  /// An error behind the end of a file, in what was added there, at the file's last line: something
  /// in it was never closed.
  private func atOrigin(_ error: Diagnostic) -> Diagnostic {
    let name = URL(fileURLWithPath: error.path).lastPathComponent
    guard !plan.sources.contains(error.path), error.path.hasSuffix("/sources/\(name)"),
      let origin = lowered.files.first(where: { $0.name == name })?.origin,
      let text = SourceReader.text(at: origin)
    else { return error }
    var result = error
    result.path = origin
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let last = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    result.line = last + 1
    result.column = lines[last].utf8.count + 1
    return result
  }

  /// Without what only follows from another error of the same line: a selector of a method that does
  /// not exist leaves types open, which the user has not written.
  private func told(_ errors: [Diagnostic]) -> [Diagnostic] {
    errors.filter { error in
      guard error.message.hasPrefix("generic parameter '") else { return true }
      return !errors.contains {
        $0.path == error.path && $0.line == error.line
          && !$0.message.hasPrefix("generic parameter '")
      }
    }
  }

  private func sourceLine(of error: Diagnostic) -> String? {
    guard plan.sources.contains(error.path), let text = SourceReader.text(at: error.path) else {
      return nil
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.contains(error.line - 1) ? String(lines[error.line - 1]) : nil
  }
}
