import SwiftSyntax

/// Blanks the attributes and modifiers that only Objective-C has.
final class AttributeRewriter: Rewriter {
  private static let objectiveC: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "NSManaged", "NSApplicationMain",
    "UIApplicationMain", "NSKeyedArchiverClassName", "NSKeyedUnarchiverUnqualifiedClassName",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = typeName(node.attributeName)
    if Self.objectiveC.contains(name) {
      sink.blank(node)
      if name == "NSManaged" { store(node) }
    }
    if name == "UIApplicationMain" || name == "main" || name == "NSApplicationMain" {
      sink.blank(node)
      sink.rewrite.entryType = declaredType(of: node)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { sink.blank(node) }
    return .visitChildren
  }

  /// `@NSManaged var radius: CGFloat` gets the accessors that Objective-C makes at run time.
  private func store(_ attribute: AttributeSyntax) {
    guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.plainIdentifier
    else { return }
    let key = swiftLiteral(name)
    sink.insert(
      " { get { _managedValue(\(key), of: self) } set { _setManagedValue(newValue, \(key), of: self) } }",
      at: binding.range.upperBound)
  }

  /// The type that the attribute marks.
  private func declaredType(of node: AttributeSyntax) -> String? {
    var current = node.parent
    while let candidate = current {
      if let named = candidate.asProtocol((any NamedDeclSyntax).self) {
        return named.name.text.plainIdentifier
      }
      current = candidate.parent
    }
    return nil
  }
}
