import SwiftSyntax

/// Removes what cannot be an `override` here: members that are extensions of NSObject's protocol, and
/// overrides in extensions of the system's classes.
final class OverrideRewriter: ScopedRewriter {
  private static let extensionMembers: Set<String> = [
    "responds(to:)", "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)",
    "setValue(_:forKeyPath:)", "perform(_:)", "perform(_:with:)", "perform(_:with:with:)",
    "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
    "observeValue(forKeyPath:of:change:context:)",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let override = overrideModifier(node.modifiers) else { return .visitChildren }
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    if Self.extensionMembers.contains(node.name.text + "(" + labels.joined() + ")") {
      sink.blank(override)
    }
    dropFromSystemClass(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if overrideModifier(node.modifiers) != nil { dropFromSystemClass(node) }
    return .visitChildren
  }

  private func overrideModifier(_ modifiers: DeclModifierListSyntax) -> DeclModifierSyntax? {
    modifiers.first { $0.name.tokenKind == .keyword(.override) }
  }

  /// On Apple's systems this replaces the method for every object of the class, which UIKit's own
  /// classes do not allow here.
  private func dropFromSystemClass(_ node: some DeclSyntaxProtocol) {
    guard let list = node.parent?.parent?.parent,
      let group = list.parent?.as(ExtensionDeclSyntax.self), scopes.last?.model == nil
    else { return }
    sink.blankItem(node)
    sink.warn(
      "an override in an extension of \(typeName(group.extendedType)) has no effect here; "
        + "override it in a subclass", at: node)
  }
}
