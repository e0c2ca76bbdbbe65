import SwiftSyntax

/// `#keyPath(UIView.layer.position)` → `"layer.position"`.
final class KeyPathRewriter: Rewriter {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first else {
      return .visitChildren
    }
    let parts = argument.expression.plainText.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
      .split(separator: ".").map(String.init)
    // Types come first, and `self` is no key.
    let keys = parts.drop {
      $0.first?.isUppercase == true || $0 == "self" || program.type(named: $0) != nil
    }
    sink.replace(node, with: swiftLiteral(keys.map(\.plainIdentifier).joined(separator: ".")))
    return .skipChildren
  }
}
