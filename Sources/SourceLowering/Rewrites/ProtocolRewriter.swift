import SwiftSyntax

/// Makes a program's `@objc protocol` an ordinary one, bound to classes, its optional requirements
/// answered by defaults that report themselves as missing.
final class ProtocolRewriter: ScopedRewriter {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = super.visit(node)
    if attributeNames(node.attributes).contains("objc") { bindToClasses(node) }
    return result
  }

  private func bindToClasses(_ node: ProtocolDeclSyntax) {
    let inherited = names(node.inheritanceClause)
    if !Set(inherited).isDisjoint(with: ["class", "AnyObject", "NSObjectProtocol"]) { return }
    if let first = node.inheritanceClause?.inheritedTypes.first {
      sink.insert("AnyObject, ", at: first.range.lowerBound)
    } else {
      sink.insert(
        ": AnyObject", at: (node.primaryAssociatedTypeClause?.range ?? node.name.range).upperBound)
    }
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.tokenKind == .keyword(.optional), let scope = scopes.last, scope.isProtocol
    else { return .visitChildren }
    sink.blank(node)
    guard let declaration = node.parent?.parent else { return .visitChildren }
    let name = scope.model?.qualifiedName ?? scope.name
    let access = (scope.model?.access ?? .internal) >= .public ? "public " : ""
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let generics = function.genericParameterClause?.plainText ?? ""
      append(
        "\(access)func \(function.name.text)\(generics)\(function.signature.plainText)"
          + " { return _missingRequirement() }", to: name)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let type = binding.typeAnnotation?.type.plainText else { continue }
        let canSet =
          binding.accessorBlock?.tokens(viewMode: .sourceAccurate)
          .contains { $0.tokenKind == .keyword(.set) } ?? false
        let body =
          canSet
          ? "get { _missingRequirement() } set { _missingRequirement() as Void }"
          : "_missingRequirement()"
        append("\(access)var \(binding.pattern.plainText): \(type) { \(body) }", to: name)
      }
    }
    return .visitChildren
  }

  private func append(_ member: String, to type: String) {
    sink.rewrite.appended.append("extension \(type) { \(member) }")
  }
}
