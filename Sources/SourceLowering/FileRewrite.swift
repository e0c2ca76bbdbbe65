import SwiftSyntax

/// The changes to one file as they are found.
struct FileRewrite {
  let file: ParsedFile
  let program: ProgramModel
  let input: LoweringInput
  /// The lowered file's name.
  var outputName = ""
  var edits = EditList()
  var notes: [LoweringMessage] = []
  var warnings: [LoweringMessage] = []
  /// Declarations to add after the file's own.
  var appended: [String] = []
  /// Whether the file refers to what generated code refers to.
  var needsSupport = false
  /// The type marked `@main` or `@UIApplicationMain`, by qualified name.
  var entryType: String?

  init(file: ParsedFile, program: ProgramModel, input: LoweringInput) {
    self.file = file
    self.program = program
    self.input = input
  }

  /// Blanks what the simulated system does not compile: lines and columns stay.
  mutating func settle() {
    run {
      [PlatformRewriter($0), AvailabilityRewriter($0), ImportRewriter($0), PreviewRewriter($0)]
    }
  }

  /// Finds every other change that concerns this file alone.
  mutating func rewrite() {
    run {
      [
        AttributeRewriter($0), SelectorRewriter($0), KeyPathRewriter($0), LiteralRewriter($0),
        ProtocolRewriter($0), OptionalCallRewriter($0), OverrideRewriter($0), OldNameRewriter($0),
        ScriptRewriter($0),
      ]
    }
  }

  private mutating func run(_ visitors: (EditSink) -> [ActiveVisitor]) {
    let sink = EditSink(self)
    for visitor in visitors(sink) { visitor.walk(file.tree) }
    self = sink.rewrite
  }
}

/// Where the visitors of one file put their changes.
final class EditSink {
  var rewrite: FileRewrite

  init(_ rewrite: FileRewrite) { self.rewrite = rewrite }

  var source: SourceText { rewrite.file.source }
  var program: ProgramModel { rewrite.program }
  var input: LoweringInput { rewrite.input }

  func blank(_ node: some SyntaxProtocol) { rewrite.edits.blank(node.range, in: source) }
  func blank(_ range: Range<Int>) { rewrite.edits.blank(range, in: source) }
  /// Blanks a declaration or statement with the semicolon after it.
  func blankItem(_ node: some SyntaxProtocol) {
    rewrite.edits.blank(source.includingSemicolon(node.range), in: source)
  }
  func replace(_ node: some SyntaxProtocol, with text: String) {
    rewrite.edits.replace(node.range, with: text, paddedIn: source)
  }
  func insert(_ text: String, at offset: Int) { rewrite.edits.insert(text, at: offset) }

  func note(_ text: String, at node: some SyntaxProtocol) {
    rewrite.notes.append(message(text, node))
  }
  func warn(_ text: String, at node: some SyntaxProtocol) {
    rewrite.warnings.append(message(text, node))
  }

  private func message(_ text: String, _ node: some SyntaxProtocol) -> LoweringMessage {
    LoweringMessage(
      path: rewrite.file.path, line: source.line(at: node.range.lowerBound), text: text)
  }
}

/// A visitor that finds changes of one kind.
class Rewriter: ActiveVisitor {
  let sink: EditSink

  init(_ sink: EditSink) {
    self.sink = sink
    super.init(conditions: sink.program.conditions)
  }

  var program: ProgramModel { sink.program }
}
