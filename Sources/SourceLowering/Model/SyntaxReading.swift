import SwiftSyntax

/// The name of a type without its generic arguments: `Outer.Name`.
func typeName(_ type: TypeSyntax) -> String {
  if let identifier = type.as(IdentifierTypeSyntax.self) {
    return identifier.name.text.plainIdentifier
  }
  if let member = type.as(MemberTypeSyntax.self) {
    return typeName(member.baseType) + "." + member.name.text.plainIdentifier
  }
  if let attributed = type.as(AttributedTypeSyntax.self) { return typeName(attributed.baseType) }
  if let some = type.as(SomeOrAnyTypeSyntax.self) { return typeName(some.constraint) }
  return type.plainText
}

/// The names after the colon of a declaration.
func names(_ clause: InheritanceClauseSyntax?) -> [String] {
  (clause?.inheritedTypes ?? []).flatMap { inherited -> [String] in
    if let composition = inherited.type.as(CompositionTypeSyntax.self) {
      return composition.elements.map { typeName($0.type) }
    }
    return [typeName(inherited.type)]
  }
}

func modifierNames(_ modifiers: DeclModifierListSyntax) -> Set<String> {
  Set(modifiers.map { $0.name.text })
}

/// The names of the attributes; `unavailable` stands for `@available(*, unavailable)`.
func attributeNames(_ attributes: AttributeListSyntax) -> Set<String> {
  let names = attributes.compactMap { element -> String? in
    if case .attribute(let attribute) = element { return typeName(attribute.attributeName) }
    return nil
  }
  return Set(names).union(isUnavailable(attributes) ? ["unavailable"] : [])
}

/// The name in `@objc(name:)`.
func objcName(_ attributes: AttributeListSyntax) -> String? {
  for element in attributes {
    guard case .attribute(let attribute) = element,
      typeName(attribute.attributeName) == "objc", let arguments = attribute.arguments
    else { continue }
    let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
    if !name.isEmpty { return name }
  }
  return nil
}

/// Whether `@available(*, unavailable)` stands there.
func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
  attributes.contains { element in
    guard case .attribute(let attribute) = element,
      typeName(attribute.attributeName) == "available", let arguments = attribute.arguments
    else { return false }
    return arguments.tokens(viewMode: .sourceAccurate).contains { $0.text == "unavailable" }
  }
}

func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterModel] {
  clause.parameters.map { parameter in
    ParameterModel(
      label: parameter.firstName.text.plainIdentifier,
      name: (parameter.secondName ?? parameter.firstName).text.plainIdentifier,
      type: parameter.type.plainText + (parameter.ellipsis == nil ? "" : "..."),
      hasDefault: parameter.defaultValue != nil)
  }
}

/// The type that `= Name(…)` gives a property without a type annotation.
func initializedType(_ binding: PatternBindingSyntax) -> String? {
  guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
    let name = lastName(call.calledExpression)
  else { return nil }
  return name
}

/// `Name` of `Name`, `Module.Name` or `Outer.Name`; nil for what does not look like a type.
func lastTypeName(_ expression: ExprSyntax) -> String? {
  guard let name = lastName(expression), name.first?.isUppercase == true else { return nil }
  return name
}

/// The last name of a reference: `tap` of `self.tap(_:)`.
func lastName(_ expression: ExprSyntax) -> String? {
  if let reference = expression.as(DeclReferenceExprSyntax.self) {
    return reference.baseName.text.plainIdentifier
  }
  if let member = expression.as(MemberAccessExprSyntax.self) {
    return member.declName.baseName.text.plainIdentifier
  }
  if let generic = expression.as(GenericSpecializationExprSyntax.self) {
    return lastName(generic.expression)
  }
  return nil
}
