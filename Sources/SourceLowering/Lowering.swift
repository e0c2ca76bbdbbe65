import SwiftParser
import SwiftSyntax

/// Turns Swift written for Apple's systems into Swift for Linux.
///
/// A pure function of its input; it never fails. What it does not understand stays as it is, for the
/// compiler to judge.
package enum Lowering {
  package static func lower(_ input: LoweringInput) -> LoweringOutput {
    let conditions = Conditions(
      flags: input.compilationConditions, availableModules: input.availableModules)
    let nothing = ProgramModel(files: [], conditions: conditions)
    // First what is not compiled at all goes, by blanks alone, so that offsets stay.
    let settled = input.files.enumerated().map { index, file in
      var settling = FileRewrite(
        file: ParsedFile(index: index, path: file.path, text: file.text), program: nothing,
        input: input)
      settling.settle()
      return settling
    }
    let files = settled.map {
      ParsedFile(
        index: $0.file.index, path: $0.file.path, text: $0.edits.applied(to: $0.file.source))
    }
    let program = ProgramModel(files: files, conditions: conditions)
    var names = UniqueFileNames()
    var contexts = zip(files, settled).map { file, settling in
      var context = FileRewrite(file: file, program: program, input: input)
      context.outputName = names.name(for: file.path)
      context.notes = settling.notes
      context.warnings = settling.warnings
      return context
    }
    for index in contexts.indices { contexts[index].rewrite() }
    reachSubclassRequirements(among: &contexts, program: program)
    moveOverrides(among: &contexts, program: program)
    let registry = RegistryWriter(program: program, input: input, files: files)
    var output = LoweringOutput(files: [], notes: [], warnings: [])
    for context in contexts {
      var text = "#sourceLocation(file: \(swiftLiteral(context.file.path)), line: 1)\n"
      text += context.edits.applied(to: context.file.source)
      text += registry.appendix(for: context)
      output.files.append(
        LoweringOutput.File(
          name: context.outputName, origin: context.file.path, text: text))
      output.notes += context.notes
      output.warnings += context.warnings
    }
    let entry = EntryWriter(
      program: program, input: input, contexts: contexts, registry: registry,
      name: names.name(for: "Understudy.swift"))
    output.files.append(LoweringOutput.File(name: entry.name, origin: nil, text: entry.text))
    return output
  }
}

/// File names of a module must differ even where the folders do.
private struct UniqueFileNames {
  private var used: Set<String> = []

  mutating func name(for path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? "File.swift"
    // The compiler treats `main.swift` as a script.
    let stem = last == "main.swift" ? "main file" : String(last.dropLast(6))
    var name = stem + ".swift"
    var number = 2
    while !used.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number).swift"
      number += 1
    }
    return name
  }
}

/// Text as a Swift string literal.
func swiftLiteral(_ text: String) -> String {
  var result = "\""
  for character in text.unicodeScalars {
    switch character {
    case "\\": result += "\\\\"
    case "\"": result += "\\\""
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default: result.unicodeScalars.append(character)
    }
  }
  return result + "\""
}
