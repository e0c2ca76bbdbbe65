import SwiftSyntax

/// Removes what cannot be an `override` here: of members that are extensions of NSObject's protocol or
/// of the program's own extensions of system classes, and in extensions of the system's classes; and
/// opens optional requirements that are private.
final class OverrideRewriter: ScopedRewriter {
  private static let extensionMembers: Set<String> = [
    "responds(to:)", "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)",
    "setValue(_:forKeyPath:)", "perform(_:)", "perform(_:with:)", "perform(_:with:with:)",
    "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
    "observeValue(forKeyPath:of:change:context:)",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    let fullName = node.name.text + "(" + labels.joined() + ")"
    showRequirement(node, fullName)
    guard let override = overrideModifier(node.modifiers) else { return .visitChildren }
    if Self.extensionMembers.contains(fullName) {
      sink.blank(override)
    } else if isMemberOfSystemExtension(fullName: fullName) {
      leaveOut(node)
    }
    dropFromSystemClass(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard overrideModifier(node.modifiers) != nil else { return .visitChildren }
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      isMemberOfSystemExtension(fullName: name.plainIdentifier)
    {
      leaveOut(node)
    }
    dropFromSystemClass(node)
    return .visitChildren
  }

  private func overrideModifier(_ modifiers: DeclModifierListSyntax) -> DeclModifierSyntax? {
    modifiers.first { $0.name.tokenKind == .keyword(.override) }
  }

  // MARK: Members of system classes' extensions

  /// Whether the program itself adds such a member to a class or protocol of the system, and no class
  /// of its own between has it.
  private func isMemberOfSystemExtension(fullName: String) -> Bool {
    guard let model = scopes.last?.model, model.kind == .class else { return false }
    let isAdded = program.unresolvedExtensions.contains { added in
      added.methods.contains { $0.fullName == fullName && !$0.isStatic }
        || added.properties.contains { $0.name == fullName && !$0.isStatic }
    }
    let isDeclaredBetween = program.lineage(of: model).dropFirst().contains { ancestor in
      ancestor.methods.contains { $0.fullName == fullName }
        || ancestor.properties.contains { $0.name == fullName }
    }
    return isAdded && !isDeclaredBetween
  }

  /// Swift without Objective-C allows neither to override nor to hide such a member.
  private func leaveOut(_ node: some DeclSyntaxProtocol) {
    sink.blankItem(node)
    sink.warn(
      "a member of an extension of a system class cannot be overridden here; the extension's is used",
      at: node)
  }

  // MARK: Private requirements

  /// A private method that matches an optional requirement is none on Apple's systems; here it would be
  /// refused, so it becomes one.
  private func showRequirement(_ node: FunctionDeclSyntax, _ fullName: String) {
    guard let model = scopes.last?.model, model.kind == .class,
      let modifier = node.modifiers.first(where: {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      })
    else { return }
    let isRequirement = program.conformances(of: model).contains { name in
      program.optionalRequirements(ofProtocol: name).contains(fullName)
    }
    if isRequirement { sink.blank(modifier) }
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
