import SwiftSyntax

/// Settles `#available`, `#unavailable` and `@available` against the simulated system.
///
/// A branch or declaration for a later system is blanked, since what it calls need not exist here; so
/// is what stands in for an earlier one.
final class AvailabilityRewriter: Rewriter {
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard let verdict = verdict(of: node.conditions) else { return .visitChildren }
    if verdict.holds {
      if verdict.decides, let keyword = node.elseKeyword, let body = node.elseBody {
        sink.blank(keyword.range.lowerBound..<body.range.upperBound)
      }
      return .visitChildren
    }
    dropIf(node)
    if let body = node.elseBody { walk(body) }
    return .skipChildren
  }

  /// `if #available(iOS 99, *) { A } else { B }` → `B` in an `if` that always holds.
  private func dropIf(_ node: IfExprSyntax) {
    let parent = node.parent?.as(IfExprSyntax.self)
    switch node.elseBody {
    case .ifExpr(let next):
      sink.blank(node.range.lowerBound..<next.range.lowerBound)
    case .codeBlock(let block):
      let head = node.range.lowerBound..<block.range.lowerBound
      if parent == nil {
        replaceHead(head)
      } else {
        sink.blank(head)
      }
    case nil:
      if let keyword = parent?.elseKeyword {
        sink.blank(keyword.range.lowerBound..<node.range.upperBound)
      } else {
        sink.blankItem(node)
      }
    @unknown default: break
    }
  }

  /// Puts `if true` at the end of the range, where the line of the block begins.
  private func replaceHead(_ head: Range<Int>) {
    sink.replaceEnd(of: head, with: "if true ")
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let verdict = verdict(of: node.conditions) else { return .visitChildren }
    if verdict.holds {
      if verdict.decides {
        sink.blankItem(node)
        return .skipChildren
      }
      return .visitChildren
    }
    // Nothing after the guard is reached.
    sink.replaceEnd(of: node.range.lowerBound..<node.body.range.lowerBound, with: "do ")
    if let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), let last = list.last
    {
      let end = last.range.upperBound
      if end > node.range.upperBound { sink.blank(node.range.upperBound..<end) }
    }
    walk(node.body)
    return .skipChildren
  }

  /// What the `#available` parts of a list of conditions come to, with these parts settled.
  ///
  /// `decides` is whether nothing else stands in the list.
  private func verdict(of list: ConditionElementListSyntax) -> (holds: Bool, decides: Bool)? {
    let checks = list.compactMap { $0.condition.as(AvailabilityConditionSyntax.self) }
    guard !checks.isEmpty else { return nil }
    let holds = checks.allSatisfy { isTrue($0) }
    if holds {
      for check in checks { sink.replace(check, with: "true") }
    }
    return (holds, checks.count == list.count)
  }

  private func isTrue(_ check: AvailabilityConditionSyntax) -> Bool {
    let available = isAvailable(check.availabilityArguments)
    return check.availabilityKeyword.tokenKind == .poundUnavailable ? !available : available
  }

  /// Whether the list's iOS version is not later than the system's; true where it names none.
  private func isAvailable(_ list: AvailabilityArgumentListSyntax) -> Bool {
    for element in list {
      if case .availabilityVersionRestriction(let platform) = element.argument,
        platform.platform.text == "iOS", let version = platform.version,
        let required = SystemVersion(version.trimmedDescription)
      {
        return !(sink.input.iosVersion < required)
      }
    }
    return true
  }

  // MARK: Declarations

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard typeName(node.attributeName) == "available",
      case .availability(let list)? = node.arguments
    else { return .skipChildren }
    switch place(of: list) {
    case .stays: break
    case .attributeGoes: sink.blank(node)
    case .declarationGoes:
      if let declaration = declaration(of: node) { sink.blankItem(declaration) }
    }
    return .skipChildren
  }

  private enum Place { case stays, attributeGoes, declarationGoes }

  private func place(of list: AvailabilityArgumentListSyntax) -> Place {
    guard let first = list.first else { return .stays }
    if case .token(let token) = first.argument {
      // `@available(*, unavailable)` means the same everywhere; `iOS, introduced: 13` is of iOS.
      guard token.text == "iOS" else { return token.text == "*" ? .stays : .attributeGoes }
      for element in list.dropFirst() {
        switch element.argument {
        case .token(let word) where word.text == "unavailable": return .declarationGoes
        case .availabilityLabeledArgument(let labeled):
          guard case .version(let tuple) = labeled.value,
            let version = SystemVersion(tuple.trimmedDescription)
          else { continue }
          let system = sink.input.iosVersion
          if labeled.label.text == "introduced", system < version { return .declarationGoes }
        default: break
        }
      }
      return .attributeGoes
    }
    if case .availabilityVersionRestriction(let platform) = first.argument,
      platform.platform.text == "swift"
    {
      return .stays
    }
    return isAvailable(list) ? .attributeGoes : .declarationGoes
  }

  /// The declaration that the attribute belongs to, `#if` between them or not.
  private func declaration(of node: AttributeSyntax) -> Syntax? {
    var current = node.parent
    while let candidate = current {
      if candidate.is(DeclSyntax.self) && !candidate.is(IfConfigDeclSyntax.self) {
        return candidate
      }
      if candidate.is(AccessorDeclSyntax.self) || candidate.is(CodeBlockItemSyntax.self) {
        return nil
      }
      current = candidate.parent
    }
    return nil
  }
}

extension EditSink {
  /// Blanks the range, with the text at its end if there is room on its last line.
  func replaceEnd(of range: Range<Int>, with text: String) {
    let blanks = Array(source.blank(range).utf8)
    let new = Array(text.utf8)
    let tail = blanks.suffix(new.count)
    if tail.count == new.count, tail.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      let kept = String(decoding: blanks.dropLast(new.count), as: UTF8.self)
      rewrite.edits.replace(range, with: kept + text)
    } else {
      // No room before the block: the text goes first and the line ends stay.
      let ends = blanks.filter { $0 == 0x0A || $0 == 0x0D }
      let rest = max(0, blanks.count - new.count - ends.count)
      rewrite.edits.replace(
        range,
        with: text + String(repeating: " ", count: rest)
          + String(decoding: ends, as: UTF8.self))
    }
  }
}
