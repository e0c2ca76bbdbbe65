import SwiftSyntax

/// Colour and image literals of Xcode's editor become the calls they stand for.
final class LiteralRewriter: Rewriter {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let open = node.leftParen else { return .visitChildren }
    let head = node.range.lowerBound..<open.range.upperBound
    switch node.macroName.text {
    case "colorLiteral":
      sink.rewrite.edits.replace(head, with: "UIColor(", paddedIn: sink.source)
    case "imageLiteral":
      guard let argument = node.arguments.first, let colon = argument.colon else { break }
      // The literal's value is an image; a name that no asset has is a mistake of the build.
      sink.rewrite.edits.replace(
        node.range.lowerBound..<colon.range.upperBound, with: "UIImage(named:",
        paddedIn: sink.source)
      sink.insert("!", at: node.range.upperBound)
    case "fileLiteral":
      guard let argument = node.arguments.first else { break }
      let name = argument.expression.plainText
      sink.replace(node, with: "Bundle.main.url(forResource: \(name), withExtension: nil)!")
      return .skipChildren
    default: break
    }
    return .visitChildren
  }
}
