import SwiftSyntax

/// Moves members of extensions that override, or are overridden, into the class's body.
///
/// Swift without Objective-C dispatches members of extensions statically. The moved text carries its
/// own file and line, so that errors in it still point to where it was written.
func moveOverrides(among contexts: inout [FileRewrite], program: ProgramModel) {
  for type in program.types where type.kind == .class {
    let overriddenBelow = overriddenNames(below: type, program: program)
    var places: [MemberPlace] = []
    for method in type.methods where method.place.isInExtension && !method.isStatic {
      let isNeeded =
        method.isOverride || method.modifiers.contains("understudy-override")
        || overriddenBelow.contains(method.fullName)
      if isNeeded { places.append(method.place) }
    }
    for property in type.properties where property.place.isInExtension && !property.isStatic {
      if property.modifiers.contains("override") || overriddenBelow.contains(property.name) {
        places.append(property.place)
      }
    }
    for place in places { move(place, into: type, among: &contexts) }
  }
}

/// Names that the type's subclasses override.
private func overriddenNames(below type: TypeModel, program: ProgramModel) -> Set<String> {
  var result: Set<String> = []
  for candidate in program.types where candidate.kind == .class && candidate !== type {
    guard program.lineage(of: candidate).contains(where: { $0 === type }) else { continue }
    result.formUnion(candidate.methods.filter(\.isOverride).map(\.fullName))
    result.formUnion(
      candidate.properties.filter { $0.modifiers.contains("override") }.map(\.name))
  }
  return result
}

private func move(_ place: MemberPlace, into type: TypeModel, among contexts: inout [FileRewrite]) {
  let origin = contexts[place.file]
  let source = origin.file.source
  var text = origin.edits.applied(to: source, in: place.range)
  let indent = String(repeating: " ", count: source.column(at: place.range.lowerBound))
  if let access = place.extensionAccess, access >= .public, !hasAccess(text) {
    text = "public " + text
  }
  contexts[place.file].edits.blank(source.includingSemicolon(place.range), in: source)
  let target = contexts[type.file].file
  let brace = String(repeating: " ", count: target.source.column(at: type.bodyEnd))
  contexts[type.file].edits.insert(
    "\n#sourceLocation(file: \(swiftLiteral(origin.file.path)), line: \(place.line))\n\(indent)\(text)"
      + "\n#sourceLocation(file: \(swiftLiteral(target.path)), "
      + "line: \(target.source.line(at: type.bodyEnd)))\n\(brace)", at: type.bodyEnd)
}

private func hasAccess(_ text: String) -> Bool {
  let head = text.prefix { $0 != "{" && $0 != "(" }
  let words = Set(head.split(whereSeparator: \.isWhitespace).map(String.init))
  return !words.isDisjoint(with: ["public", "open", "internal", "fileprivate", "private"])
}

/// Makes a method that only a subclass implements reach the delegate protocol its superclass adopts.
///
/// The superclass's conformance knows only its own methods. It gets a stub that reports itself as
/// missing, and the subclass's method overrides it.
func reachSubclassRequirements(among contexts: inout [FileRewrite], program: ProgramModel) {
  for type in program.types where type.kind == .class && !type.isLocal {
    let requirements = type.inherited.reduce(into: Set<String>()) { result, name in
      result.formUnion(program.optionalRequirements(ofProtocol: name))
    }
    if requirements.isEmpty { continue }
    let implemented = Set(program.lineage(of: type).flatMap(\.methods).map(\.fullName))
    var stubs: Set<String> = []
    for candidate in program.types where candidate.kind == .class && candidate !== type {
      guard program.lineage(of: candidate).contains(where: { $0 === type }) else { continue }
      for index in candidate.methods.indices {
        let method = candidate.methods[index]
        guard requirements.contains(method.fullName), !implemented.contains(method.fullName),
          !method.isOverride, !method.isStatic, method.access > .private
        else { continue }
        if stubs.insert(method.fullName).inserted { addStub(for: method, to: type, in: &contexts) }
        contexts[method.place.file].edits.insert("override ", at: method.keyword)
        candidate.methods[index] = method.marked("understudy-override")
      }
    }
  }
}

private func addStub(for method: MethodModel, to type: TypeModel, in contexts: inout [FileRewrite])
{
  let access = type.access >= .public ? (type.access == .open ? "open " : "public ") : ""
  let parameters = method.parameters.map { parameter in
    let label = parameter.label == parameter.name ? "" : parameter.label + " "
    return "\(label)\(parameter.name): \(parameter.type)"
  }
  let result = method.returnType.map { " -> " + $0 } ?? ""
  // In front of the other members: behind them, one on the brace's own line would be in the way.
  contexts[type.file].edits.insert(
    " \(access)func \(quoted(method.name))(\(parameters.joined(separator: ", ")))\(result)"
      + " { return _missingRequirement() };", at: type.bodyStart)
  contexts[type.file].needsSupport = true
}

extension MethodModel {
  fileprivate func marked(_ modifier: String) -> MethodModel {
    MethodModel(
      name: name, parameters: parameters, returnType: returnType,
      modifiers: modifiers.union([modifier]), attributes: attributes, objcName: objcName,
      isGeneric: isGeneric, isAsync: isAsync, access: access, place: place, keyword: keyword)
  }
}
