import SwiftSyntax

/// Reads one file's declarations into models.
final class ModelCollector: ActiveVisitor {
  private enum Scope {
    case type(TypeModel)
    case `extension`(Int, Access)
    case function
  }

  private let file: ParsedFile
  private var scopes: [Scope] = []
  private(set) var types: [TypeModel] = []
  private(set) var extensions: [ExtensionModel] = []
  private(set) var topLevelNames: Set<String> = []
  private(set) var createdNames: Set<String> = []
  private(set) var variableNames: Set<String> = []
  private(set) var selectorBaseNames: Set<String> = []
  private(set) var keyPathNames: Set<String> = []

  init(file: ParsedFile, conditions: Conditions) {
    self.file = file
    super.init(conditions: conditions)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.struct, node, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enum, node, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  private func enter(
    _ kind: TypeModel.Kind, _ node: some NamedDeclSyntax & DeclGroupSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let name = node.name.text.plainIdentifier
    let outer = enclosingType
    let prefix = outer?.qualifiedName ?? enclosingExtension.map { extensions[$0].extendedName }
    let model = TypeModel(
      kind: kind, name: name, outer: outer, qualifiedName: (prefix.map { $0 + "." } ?? "") + name,
      file: file.index, line: file.source.line(at: node.name.range.lowerBound),
      body: node.memberBlock.leftBrace.range
        .upperBound..<node.memberBlock.rightBrace.range.lowerBound,
      access: Access(node.modifiers),
      isGeneric: generics != nil || (outer?.isGeneric ?? false), isLocal: isInFunction,
      attributes: attributeNames(node.attributes), inherited: names(node.inheritanceClause))
    types.append(model)
    if scopes.isEmpty { topLevelNames.insert(name) }
    scopes.append(.type(model))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(
      ExtensionModel(
        extendedName: typeName(node.extendedType), file: file.index,
        inherited: names(node.inheritanceClause)))
    scopes.append(.extension(extensions.count - 1, Access(node.modifiers)))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = attributeNames(node.attributes)
    let effects = node.signature.effectSpecifiers
    let method = MethodModel(
      name: node.name.text.plainIdentifier, parameters: parameters(node.signature.parameterClause),
      returnType: node.signature.returnClause?.type.plainText,
      modifiers: modifierNames(node.modifiers), attributes: attributes,
      objcName: objcName(node.attributes), isGeneric: node.genericParameterClause != nil,
      isAsync: effects?.asyncSpecifier != nil, access: Access(node.modifiers),
      place: place(of: node), keyword: node.funcKeyword.range.lowerBound)
    switch scopes.last {
    case .type(let type): type.methods.append(method)
    case .extension(let index, _): extensions[index].methods.append(method)
    case .function: break
    case nil: topLevelNames.insert(method.name)
    }
    scopes.append(.function)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let initializer = InitializerModel(
      parameters: parameters(node.signature.parameterClause),
      modifiers: modifierNames(node.modifiers), isFailable: node.optionalMark != nil,
      isUnavailable: isUnavailable(node.attributes),
      isGeneric: node.genericParameterClause != nil, access: Access(node.modifiers),
      place: place(of: node))
    switch scopes.last {
    case .type(let type): type.initializers.append(initializer)
    case .extension(let index, _): extensions[index].initializers.append(initializer)
    case .function, nil: break
    }
    scopes.append(.function)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.function)
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.function)
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.function)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.text.plainIdentifier
      variableNames.insert(name)
      let property = PropertyModel(
        name: name, type: binding.typeAnnotation?.type.plainText ?? initializedType(binding),
        modifiers: modifierNames(node.modifiers), attributes: attributeNames(node.attributes),
        access: Access(node.modifiers), place: place(of: node))
      switch scopes.last {
      case .type(let type): type.properties.append(property)
      case .extension(let index, _): extensions[index].properties.append(property)
      case .function: break
      case nil: topLevelNames.insert(name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if case .type(let type) = scopes.last, node.parameterClause == nil {
      type.enumCases.append(node.name.text.plainIdentifier)
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.isEmpty { topLevelNames.insert(node.name.text.plainIdentifier) }
    return .visitChildren
  }

  // MARK: Uses

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = lastName(node.calledExpression) { noteCreation(of: name) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if ["self", "init"].contains(node.declName.baseName.text), let base = node.base,
      let name = lastName(base), !isNameOfType(node)
    {
      noteCreation(of: name)
    }
    return .visitChildren
  }

  /// What a class says of itself does not count: the first screen may well be named in its own body.
  private func noteCreation(of name: String) {
    let isOwn = scopes.contains { scope in
      switch scope {
      case .type(let type): type.name == name
      case .extension(let index, _):
        extensions[index].extendedName == name
          || extensions[index].extendedName.hasSuffix("." + name)
      case .function: false
      }
    }
    if !isOwn { createdNames.insert(name) }
  }

  /// Whether `Foo.self` only stands for the name, in `String(describing: Foo.self)`.
  private func isNameOfType(_ node: MemberAccessExprSyntax) -> Bool {
    guard let argument = node.parent?.as(LabeledExprSyntax.self) else { return false }
    if let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      lastName(call.calledExpression) == "NSStringFromClass"
    {
      return true
    }
    return ["describing", "reflecting", "for"].contains(argument.label?.text)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first?.expression else { return .visitChildren }
    switch node.macroName.text {
    case "selector":
      let reference = argument.as(SequenceExprSyntax.self)?.elements.first ?? argument
      if let name = lastName(reference) { selectorBaseNames.insert(name) }
    case "keyPath":
      if let name = lastName(argument) { keyPathNames.insert(name) }
    default: break
    }
    return .visitChildren
  }

  // MARK: Helpers

  private var enclosingType: TypeModel? {
    if case .type(let type) = scopes.last { return type }
    return nil
  }

  private var enclosingExtension: Int? {
    if case .extension(let index, _) = scopes.last { return index }
    return nil
  }

  private var isInFunction: Bool {
    scopes.contains { if case .function = $0 { true } else { false } }
  }

  private func place(of node: some SyntaxProtocol) -> MemberPlace {
    var access: Access?
    if case .extension(_, let level) = scopes.last { access = level }
    return MemberPlace(
      file: file.index, line: file.source.line(at: node.range.lowerBound), range: node.range,
      extensionAccess: access)
  }
}

extension String {
  /// The identifier without backticks.
  var plainIdentifier: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
