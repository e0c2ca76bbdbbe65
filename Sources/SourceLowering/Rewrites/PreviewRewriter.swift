import SwiftSyntax

/// Drops `#Preview { … }` and preview providers, which only Xcode's canvas runs.
final class PreviewRewriter: Rewriter {
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    drop(node, named: node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    drop(node, named: node.macroName)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = names(node.inheritanceClause)
    guard inherited.contains("PreviewProvider") || inherited.contains("SwiftUI.PreviewProvider")
    else { return .visitChildren }
    sink.blankItem(node)
    return .skipChildren
  }

  private func drop(
    _ node: some SyntaxProtocol, named name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    sink.blankItem(node)
    return .skipChildren
  }
}
