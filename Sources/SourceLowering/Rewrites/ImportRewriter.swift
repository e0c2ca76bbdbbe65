import SwiftSyntax

/// Drops the parts of imports that only Apple's modules have, and imports of absent frameworks.
final class ImportRewriter: Rewriter {
  /// Modules that have submodules or scoped imports in everyday code and exist here as a whole.
  private static let whole: Set<String> = [
    "UIKit", "SwiftUI", "QuartzCore", "CoreGraphics", "ObjectiveC", "os", "Combine", "Dispatch",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let parts = node.path.map(\.name.text)
    guard let module = parts.first else { return .skipChildren }
    if Self.whole.contains(module), parts.count > 1 {
      if let kind = node.importKindSpecifier { sink.blank(kind) }
      if let first = node.path.first {
        sink.blank(first.name.range.upperBound..<node.path.range.upperBound)
      }
    }
    // A framework brings UIKit along, Apple's own as well as one with an umbrella header.
    if sink.input.mergedModules.contains(module) || module == sink.input.moduleName {
      sink.replace(node, with: "import UIKit")
    } else if isAbsentFramework(module) {
      sink.replace(node, with: "import UIKit")
      sink.note("there is no module \(module) here; the import is left out", at: node)
    }
    return .skipChildren
  }

  /// Only Apple's frameworks are left out: a missing package is for the compiler to report.
  private func isAbsentFramework(_ module: String) -> Bool {
    guard let available = sink.input.availableModules else { return false }
    return !available.contains(module) && AppleFrameworks.names.contains(module)
  }
}
