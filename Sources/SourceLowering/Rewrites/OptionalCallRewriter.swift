import SwiftSyntax

/// `delegate?.done?(x)` → `_ifImplemented(_ask(), delegate?.done(x))`.
final class OptionalCallRewriter: Rewriter {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self), member.base != nil,
      isOptionalRequirement(member.declName.baseName.text.plainIdentifier)
    else { return .visitChildren }
    sink.insert("_ifImplemented(_ask(), ", at: node.range.lowerBound)
    sink.blank(chain.questionMark)
    // The rest of the chain went on inside the optional.
    let goesOn =
      node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
    sink.insert(goesOn ? ")?" : ")", at: node.range.upperBound)
    return .visitChildren
  }

  private func isOptionalRequirement(_ name: String) -> Bool {
    if program.optionalRequirementNames.contains(name) { return true }
    return OptionalRequirements.baseNames.contains(name) && !program.variableNames.contains(name)
  }
}
