import SwiftSyntax

extension SyntaxProtocol {
  /// Where the node stands, without the comments and blanks around it.
  var range: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The node's text without the comments and blanks around it, on one line.
  var plainText: String {
    trimmedDescription.split(whereSeparator: \.isNewline).map { String($0) }.joined(separator: " ")
  }
}
