/// Writes the file that a program gets in addition to its own: the entry point, the replacements of
/// clocks and chance, and old names.
struct EntryWriter {
  let program: ProgramModel
  let input: LoweringInput
  let contexts: [FileRewrite]
  let registry: RegistryWriter
  let name: String

  var text: String {
    var lines = ["#sourceLocation(file: \(swiftLiteral("<generated>/" + name)), line: 1)"]
    lines += ["import Foundation", "import UIKit", "import UnderstudySupport"]
    lines += shadows
    lines += CompatibilityNames.declarations(for: program)
    lines.append(entryPoint)
    return lines.joined(separator: "\n") + "\n"
  }

  private var entryType: TypeModel? {
    contexts.compactMap(\.entryType).first.flatMap { program.type(named: $0) }
  }

  private var entryPoint: String {
    let calls = contexts.map { registry.functionName(forFile: $0.file.index) + "()" }
    var arguments = "module: \(swiftLiteral(input.moduleName))"
    if let entryType {
      if entryType.kind == .class {
        arguments +=
          ", application: \(swiftLiteral(input.moduleName + "." + entryType.qualifiedName))"
      }
      if hasOwnMain(entryType) { arguments += ", main: { \(entryType.qualifiedName).main() }" }
    }
    return """
      @main enum _UnderstudyMain {
        @MainActor static func main() {
          UnderstudyEntry.main(\(arguments), register: {
            \(calls.joined(separator: "; "))
          })
        }
      }
      """
  }

  /// A command-line program's own `static func main()`, or SwiftUI's.
  private func hasOwnMain(_ type: TypeModel) -> Bool {
    type.methods.contains { $0.name == "main" && $0.isStatic && $0.parameters.isEmpty }
      || program.conformances(of: type).contains("App")
  }

  /// The declarations that replace Foundation's, without those whose names the program declares.
  private var shadows: [String] {
    input.shadows.filter { !program.topLevelNames.contains($0.name) }.map(\.source)
  }
}
