import SwiftSyntax

/// A rewriter that knows in which types and extensions it stands.
class ScopedRewriter: Rewriter {
  /// What `#selector(tap)` may belong to, outermost first: the name to write and the model.
  struct TypeScope {
    let name: String
    let model: TypeModel?
    let isProtocol: Bool
  }

  private(set) var scopes: [TypeScope] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = typeName(node.extendedType)
    let model = program.type(named: name)
    scopes.append(TypeScope(name: name, model: model, isProtocol: model?.kind == .protocol))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text.plainIdentifier
    let qualified = (scopes.last.map { ($0.model?.qualifiedName ?? $0.name) + "." } ?? "") + name
    let model = program.type(named: qualified) ?? program.type(named: name)
    scopes.append(TypeScope(name: name, model: model, isProtocol: model?.kind == .protocol))
    return .visitChildren
  }
}
