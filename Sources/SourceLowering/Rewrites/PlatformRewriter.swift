import SwiftSyntax

/// Makes `#if os(iOS)` and `targetEnvironment(simulator)` true, and every other system false.
final class PlatformRewriter: Rewriter {
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      if let condition = clause.condition { settle(Syntax(condition)) }
    }
    return super.visit(node)
  }

  private func settle(_ node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.trimmedDescription
      if name == "os" || name == "targetEnvironment" {
        sink.replace(call, with: conditions.evaluate(ExprSyntax(call)) ? "true" : "false")
      }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { settle(child) }
  }
}
