import SwiftSyntax

/// `#selector(pan(_:))` → `Selector("pan:", Sheet.pan(_:))`.
final class SelectorRewriter: ScopedRewriter {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else {
      return .visitChildren
    }
    sink.replace(node, with: lowered(argument))
    return .skipChildren
  }

  private func lowered(_ argument: LabeledExprSyntax) -> String {
    let (expression, type) = splitCast(unwrapped(argument.expression))
    let reference = Reference(expression)
    guard let reference else { return "Selector(\"\(argument.expression.plainText)\")" }
    switch argument.label?.text {
    case "getter": return property(reference, label: "getter", name: reference.name)
    case "setter":
      return property(reference, label: "setter", name: ObjectiveCNames.setter(reference.name))
    default: return method(reference, as: type)
    }
  }

  // MARK: Methods

  private func method(_ reference: Reference, as type: TypeSyntax?) -> String {
    let owner = owner(of: reference)
    var candidates: [MethodModel] = []
    if let model = owner?.model {
      candidates = program.methods(named: reference.name, labels: reference.labels, in: model)
    }
    let arity = type.flatMap(Self.arity)
    if let arity { candidates = candidates.filter { $0.parameters.count == arity } }
    let found = candidates.count == 1 ? candidates[0] : nil
    let name =
      found?.selectorName
      ?? reference.labels.map { ObjectiveCNames.selector(name: reference.name, labels: $0) }
      ?? reference.name
    // Without a class to take the method from, the receiver is asked for the name.
    guard let owner, !owner.isProtocol else {
      return "Selector(\(swiftLiteral(nameWithColons(name, reference, arity))))"
    }
    if let found {
      if found.parameters.isEmpty, isOverloaded(found, in: owner) {
        let call = "{ (receiver: \(owner.name)) in { receiver.\(quoted(found.name))() } }"
        return "Selector(\(swiftLiteral(name)), \(call))"
      }
      let reference = found.reference(in: owner.name, among: owner.model?.methods ?? [])
      return "Selector(\(swiftLiteral(name)), \(reference))"
    }
    let labels = reference.labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? ""
    let plain = "\(owner.name).\(quoted(reference.name))\(labels)"
    if let type {
      return "Selector(\(swiftLiteral(name)), \(plain) as (\(owner.name)) -> \(type.plainText))"
    }
    return "Selector(\(swiftLiteral(name)), \(plain))"
  }

  /// Whether the bare name could mean another method or a property too.
  private func isOverloaded(_ method: MethodModel, in owner: TypeScope) -> Bool {
    guard let model = owner.model else { return false }
    return program.lineage(of: model).contains { ancestor in
      ancestor.methods.contains { $0.name == method.name && !$0.parameters.isEmpty }
        || ancestor.properties.contains { $0.name == method.name }
    }
  }

  private func nameWithColons(_ name: String, _ reference: Reference, _ arity: Int?) -> String {
    if name.contains(":") { return name }
    if let arity { return name + String(repeating: ":", count: arity) }
    let known = Set(
      program.types.flatMap(\.methods).filter { $0.name == reference.name }.map(\.selectorName))
    return known.count == 1 ? known.first! : name
  }

  private func property(_ reference: Reference, label: String, name: String) -> String {
    guard let owner = owner(of: reference), !owner.isProtocol else {
      return "Selector(\(swiftLiteral(name)))"
    }
    return "Selector(\(label): \(swiftLiteral(name)), \\\(owner.name).\(quoted(reference.name)))"
  }

  // MARK: Whose method it is

  private func owner(of reference: Reference) -> TypeScope? {
    switch reference.base {
    case .none, .current: return enclosingOwner(of: reference)
    case .type(let name): return scope(ofType: name)
    case .value(let name):
      // Not every script has capitals.
      if program.type(named: name, in: scopes.last?.model) != nil { return scope(ofType: name) }
      guard let type = typeOfProperty(name), let model = program.type(named: type) else {
        return ownerOfUniqueMethod(reference)
      }
      return TypeScope(
        name: model.qualifiedName, model: model, isProtocol: model.kind == .protocol)
    }
  }

  private func scope(ofType name: String) -> TypeScope {
    let model = program.type(named: name, in: scopes.last?.model)
    let isProtocol = model?.kind == .protocol || (model == nil && SystemTypes.isProtocolName(name))
    return TypeScope(name: name, model: model, isProtocol: isProtocol)
  }

  /// The innermost type that has such a method, else the innermost.
  private func enclosingOwner(of reference: Reference) -> TypeScope? {
    for scope in scopes.reversed() {
      guard let model = scope.model else { continue }
      if !program.methods(named: reference.name, labels: reference.labels, in: model).isEmpty {
        return scope
      }
      let isProperty = program.lineage(of: model).contains { type in
        type.properties.contains { $0.name == reference.name }
      }
      if isProperty { return scope }
    }
    return scopes.last
  }

  private func typeOfProperty(_ name: String) -> String? {
    for scope in scopes.reversed() {
      guard let model = scope.model else { continue }
      for ancestor in program.lineage(of: model) {
        if let type = ancestor.properties.first(where: { $0.name == name })?.type {
          return type.filter { !"?! ".contains($0) }
        }
      }
    }
    return nil
  }

  private func ownerOfUniqueMethod(_ reference: Reference) -> TypeScope? {
    let owners = program.types.filter { type in
      type.kind == .class && !type.isLocal
        && type.methods.contains { $0.name == reference.name && !$0.isStatic }
    }
    guard owners.count == 1, owners[0].access > .private || owners[0].outer == nil else {
      return nil
    }
    return TypeScope(name: owners[0].qualifiedName, model: owners[0], isProtocol: false)
  }

  // MARK: Syntax

  private func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return unwrapped(only.expression)
    }
    return expression
  }

  /// `tap as () -> Void` in its two halves.
  private func splitCast(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    if let cast = expression.as(AsExprSyntax.self) {
      return (unwrapped(cast.expression), cast.type)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
      return (unwrapped(first), type)
    }
    return (expression, nil)
  }

  /// How many arguments the method takes that is cast to this type.
  ///
  /// `(Sheet) -> (Pan) -> Void` and `(Pan) -> Void` both take one.
  private static func arity(of type: TypeSyntax) -> Int? {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return arity(of: only.type)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return arity(of: attributed.baseType) }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    if let inner = arity(of: function.returnClause.type) { return inner }
    return function.parameters.count
  }
}

/// A name in `#selector`, taken apart.
private struct Reference {
  enum Base {
    case none
    /// `self.` or `super.`
    case current
    /// `Sheet.`
    case type(String)
    /// `presenter.`
    case value(String)
  }

  let base: Base
  let name: String
  let labels: [String]?

  init?(_ expression: ExprSyntax) {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      base = .none
      name = reference.baseName.text.plainIdentifier
      labels = Self.labels(reference.argumentNames)
      return
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      base = member.base.map(Self.base) ?? .none
      name = member.declName.baseName.text.plainIdentifier
      labels = Self.labels(member.declName.argumentNames)
      return
    }
    // `tap()` is what beginners write; the compiler would refuse it, and so it does.
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let called = Reference(call.calledExpression)
    {
      self = called
      return
    }
    return nil
  }

  private static func labels(_ names: DeclNameArgumentsSyntax?) -> [String]? {
    names?.arguments.map { $0.name.text.plainIdentifier }
  }

  private static func base(_ expression: ExprSyntax) -> Base {
    if expression.is(SuperExprSyntax.self) { return .current }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text.plainIdentifier
      if name == "self" || name == "Self" { return .current }
      return name.first?.isUppercase == true ? .type(name) : .value(name)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text.plainIdentifier
      if name.first?.isUppercase == true { return .type(expression.plainText) }
      return .value(name)
    }
    if expression.is(GenericSpecializationExprSyntax.self) { return .type(expression.plainText) }
    return lastName(expression).map(Base.value) ?? .none
  }
}

extension MethodModel {
  /// `Sheet.pan(_:)`, with its type where another method has the same name.
  func reference(in owner: String, among methods: [MethodModel]) -> String {
    let plain = "\(owner).\(quoted(self))"
    guard methods.filter({ $0.fullName == fullName && !$0.isStatic }).count > 1 else {
      return plain
    }
    let types = parameters.map(\.type).joined(separator: ", ")
    return "\(plain) as (\(owner)) -> (\(types)) -> \(returnType ?? "Void")"
  }
}

/// The name, in backticks where it is a keyword.
func quoted(_ name: String) -> String {
  Keywords.reserved.contains(name) ? "`\(name)`" : name
}

/// The method's name in an expression, in backticks where needed.
func quoted(_ method: MethodModel) -> String {
  let labels = method.parameters.map { $0.label + ":" }.joined()
  return quoted(method.name) + (method.parameters.isEmpty ? "" : "(\(labels))")
}
