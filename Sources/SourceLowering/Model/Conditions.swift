import SwiftSyntax

/// Decides the conditions of `#if` as Xcode would when it builds for the iOS simulator.
struct Conditions {
  let flags: Set<String>
  let availableModules: Set<String>?

  /// Modules that exist on an iOS system but not here are absent for `canImport` too.
  static let foundationModules: Set<String> = [
    "Swift", "Foundation", "Dispatch", "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC",
    "_Concurrency", "Observation", "Synchronization",
  ]

  /// The clause that is compiled, or nil if none is.
  func activeClause(of config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    config.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return evaluate(condition)
    }
  }

  func evaluate(_ condition: ExprSyntax) -> Bool {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return flags.contains(name.baseName.text)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) { return !evaluate(not.expression) }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return evaluate(only.expression)
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      let isAnd = infix.operator.trimmedDescription == "&&"
      return isAnd
        ? evaluate(infix.leftOperand) && evaluate(infix.rightOperand)
        : evaluate(infix.leftOperand) || evaluate(infix.rightOperand)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return evaluate(sequence: Array(sequence.elements))
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return evaluate(call: call) }
    return false
  }

  /// `a && b || c`, with the precedence of Swift's operators.
  private func evaluate(sequence elements: [ExprSyntax]) -> Bool {
    elements.split { $0.trimmedDescription == "||" }.contains { part in
      part.filter { $0.trimmedDescription != "&&" }.allSatisfy { evaluate($0) }
    }
  }

  private func evaluate(call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      return Self.foundationModules.contains(module)
        || (availableModules?.contains(module) ?? false)
    case "swift", "compiler":
      return Self.accepts(argument)
    case "arch":
      #if arch(arm64)
        return argument == "arm64"
      #else
        return argument == "x86_64"
      #endif
    default: return false
    }
  }

  /// Whether today's compiler satisfies `>=5.0` or `<6`.
  private static func accepts(_ requirement: String) -> Bool {
    let current = SystemVersion("6.3")!
    let digits = requirement.drop { !$0.isNumber }
    guard let version = SystemVersion(String(digits)) else { return true }
    return requirement.hasPrefix("<") ? current < version : version < current || version == current
  }
}

/// Visits what is compiled, and skips the clauses of `#if` that are not.
class ActiveVisitor: SyntaxVisitor {
  let conditions: Conditions

  init(conditions: Conditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }
}
