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
      if name == "NSManaged" {
        sink.warn("@NSManaged: there is no Core Data here; the property is a stored one", at: node)
      }
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
