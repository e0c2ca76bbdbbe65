import SwiftSyntax

/// Takes `UIApplicationMain(…)` out of a `main.swift`: the generated entry point starts the program.
final class ScriptRewriter: Rewriter {
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    guard sink.rewrite.file.path.hasSuffix("/main.swift") || sink.rewrite.file.path == "main.swift"
    else { return .skipChildren }
    for item in node.statements {
      if let declaration = item.item.as(DeclSyntax.self), !declaration.is(IfConfigDeclSyntax.self) {
        continue
      }
      findDelegate(in: Syntax(item))
      sink.blankItem(item)
    }
    return .skipChildren
  }

  /// `NSStringFromClass(AppDelegate.self)` among the arguments.
  private func findDelegate(in node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self),
      lastName(call.calledExpression) == "NSStringFromClass",
      let member = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      let base = member.base, let name = lastTypeName(base),
      program.type(named: name).map({
        program.conformances(of: $0).contains("UIApplicationDelegate")
      })
        ?? false
    {
      sink.rewrite.entryType = name
    }
    for child in node.children(viewMode: .sourceAccurate) { findDelegate(in: child) }
  }
}
