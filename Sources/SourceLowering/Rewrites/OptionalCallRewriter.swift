import SwiftSyntax

/// `delegate?.done?(x)` → `_ifImplemented(_ask(), delegate?.done(x))`.
final class OptionalCallRewriter: Rewriter {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = unwrap.expression.as(MemberAccessExprSyntax.self), member.base != nil,
      isOptionalRequirement(member, node)
    {
      // Whoever unwraps by force knows that it is implemented.
      sink.blank(unwrap.exclamationMark)
      return .visitChildren
    }
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self), member.base != nil,
      isOptionalRequirement(member, node)
    else { return .visitChildren }
    sink.insert("_ifImplemented(_ask(), ", at: node.range.lowerBound)
    sink.blank(chain.questionMark)
    // The rest of the chain went on inside the optional.
    let goesOn =
      node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
    sink.insert(goesOn ? ")?" : ")", at: node.range.upperBound)
    return .visitChildren
  }

  private func isOptionalRequirement(
    _ member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax
  ) -> Bool {
    let name = member.declName.baseName.text.plainIdentifier
    if program.optionalRequirementNames.contains(name) { return true }
    guard OptionalRequirements.baseNames.contains(name) else { return false }
    // A closure in a property may have the same name, but no labels.
    let labels = call.arguments.map { ($0.label?.text.plainIdentifier ?? "_") + ":" }.joined()
    if labels.contains(where: { $0 != "_" && $0 != ":" }),
      OptionalRequirements.fullNames.contains("\(name)(\(labels))")
    {
      return true
    }
    return !program.variableNames.contains(name)
  }
}
