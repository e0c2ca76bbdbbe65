import SwiftSyntax

/// Gives members their names of Swift 4.2 and later, `addChildViewController(_:)` to `addChild(_:)`.
///
/// Old names of types and constants are declared in the generated file instead.
final class OldNameRewriter: Rewriter {
  private static let renamed: [String: String] = [
    "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
    "childViewControllers": "children",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "toParentViewController": "toParent",
  ]

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind, let new = Self.renamed[name],
      !program.declaresMember(name)
    else { return .skipChildren }
    sink.replace(token, with: new)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first, let label = argument.label,
      let colon = argument.colon, let open = node.leftParen,
      let name = lastName(node.calledExpression)
    else { return .visitChildren }
    // `bringSubview(toFront: x)` → `bringSubviewToFront(x)`
    let suffix: String
    switch (name, label.text) {
    case ("bringSubview", "toFront"): suffix = "ToFront("
    case ("sendSubview", "toBack"): suffix = "ToBack("
    default: return .visitChildren
    }
    sink.rewrite.edits.replace(
      open.range.lowerBound..<colon.range.upperBound, with: suffix, paddedIn: sink.source)
    return .visitChildren
  }
}

extension ProgramModel {
  /// Whether the program has a method or property of this name itself, other than an override.
  func declaresMember(_ name: String) -> Bool {
    types.contains { type in
      type.methods.contains { $0.name == name && !$0.isOverride }
        || type.properties.contains { $0.name == name && !$0.modifiers.contains("override") }
    }
      || unresolvedExtensions.contains { model in
        model.methods.contains { $0.name == name } || model.properties.contains { $0.name == name }
      }
  }
}
