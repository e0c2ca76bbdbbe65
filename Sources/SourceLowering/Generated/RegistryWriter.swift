/// Writes the code that tells the registry about the classes of each file.
///
/// It stands in the file that declares the members, in an extension of the class, since private ones
/// can be named nowhere else.
struct RegistryWriter {
  let program: ProgramModel
  let input: LoweringInput
  let files: [ParsedFile]

  /// Names of the functions that the entry point calls, one a file.
  func functionName(forFile index: Int) -> String { "_understudyRegister_\(index)" }

  /// What to add after the file's own text.
  func appendix(for context: FileRewrite) -> String {
    let registrations = registrations(inFile: context.file.index)
    let entries = registrations.entries
    var lines = context.appended
    lines += registrations.declarations
    lines.append(
      "@MainActor func \(functionName(forFile: context.file.index))() {"
        + entries.map { " \($0)()" }.joined(separator: ";") + " }")
    var text =
      "\n#sourceLocation(file: \(swiftLiteral("<generated>/" + context.outputName)), line: 1)\n"
    // Apple's modules and a framework's umbrella header bring these into files that do not import them.
    text += "import UnderstudySupport\nimport Foundation\nimport UIKit\n"
    text += lines.joined(separator: "\n") + "\n"
    return text
  }

  private func registrations(inFile file: Int) -> (declarations: [String], entries: [String]) {
    var declarations: [String] = []
    var entries: [String] = []
    for type in program.types where type.kind == .class && !type.isGeneric && !type.isLocal {
      guard type.file == file || hasMembers(type, in: file), let host = host(of: type) else {
        continue
      }
      let function = "_understudyRegister_\(file)_\(entries.count)"
      let body = statements(for: type, in: file, reachesPrivate: host == type.qualifiedName)
      let path = files[type.file].path
      declarations.append("extension \(host) { @MainActor static func \(function)() {")
      declarations.append(
        "_registerClass(\(type.qualifiedName).self, \(swiftLiteral(input.moduleName + "." + type.qualifiedName)),"
          + " file: \(swiftLiteral(path)), line: \(type.line)) { c in")
      declarations += body
      declarations.append("} } }")
      entries.append("\(host).\(function)")
    }
    return (declarations, entries)
  }

  /// The type whose extension may name the class: itself, or its outer type if it is private there.
  private func host(of type: TypeModel) -> String? {
    var ancestor = type.outer
    while let current = ancestor {
      if current.surroundingName != nil, current.access == .private { return nil }
      ancestor = current.outer
    }
    guard type.access == .private else { return type.qualifiedName }
    return type.surroundingName ?? type.qualifiedName
  }

  private func hasMembers(_ type: TypeModel, in file: Int) -> Bool {
    type.methods.contains {
      $0.place.file == file && (isAction($0, of: type) || $0.name == "observeValue")
    }
      || type.properties.contains { $0.place.file == file && isReachedByKey($0, of: type) }
  }

  // MARK: One class

  private func statements(for type: TypeModel, in file: Int, reachesPrivate: Bool) -> [String] {
    var lines: [String] = []
    let name = type.qualifiedName
    if type.file == file {
      lines += roles(of: type).sorted().map { "c.role(\(swiftLiteral($0)))" }
      lines += MakerWriter(type: type, program: program).statements(reachesPrivate: reachesPrivate)
    }
    for method in type.methods where method.place.file == file && isAction(method, of: type) {
      if !reachesPrivate && method.access == .private { continue }
      lines.append("c.action(\(selector(method, of: type)))")
    }
    let observer = "observeValue(forKeyPath:of:change:context:)"
    if type.methods.contains(where: { $0.place.file == file && $0.fullName == observer }) {
      lines.append(
        "c.observer { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }")
    }
    for property in type.properties where property.place.file == file {
      if !reachesPrivate && property.access == .private { continue }
      let path = "\\\(name).\(quoted(property.name))"
      if property.attributes.contains("IBOutlet") {
        lines.append("c.outlet(\(swiftLiteral(property.name)), \(path))")
      } else if isReachedByKey(property, of: type) {
        lines.append("c.property(\(swiftLiteral(property.name)), \(path))")
      }
    }
    return lines
  }

  private func selector(_ method: MethodModel, of type: TypeModel) -> String {
    let name = swiftLiteral(method.selectorName)
    let isAmbiguous =
      method.parameters.isEmpty
      && (type.methods.contains { $0.name == method.name && !$0.parameters.isEmpty }
        || type.properties.contains { $0.name == method.name })
    if isAmbiguous {
      return "Selector(\(name), { (r: \(type.qualifiedName)) in { r.\(quoted(method.name))() } })"
    }
    return "Selector(\(name), \(method.reference(in: type.qualifiedName, among: type.methods)))"
  }

  private func isAction(_ method: MethodModel, of type: TypeModel) -> Bool {
    guard !method.isStatic, !method.isGeneric, !method.isAsync, method.parameters.count <= 3,
      !method.attributes.contains("unavailable"),
      method.parameters.allSatisfy({ isPlainParameter($0.type) })
    else { return false }
    return !method.attributes.isDisjoint(with: ["objc", "IBAction", "IBSegueAction"])
      || (type.attributes.contains("objcMembers") && method.access > .fileprivate)
      || program.selectorBaseNames.contains(method.name)
      || program.objectiveCRequirementNames.contains(method.fullName)
  }

  private func isPlainParameter(_ type: String) -> Bool {
    !type.contains("->") && !type.hasPrefix("inout") && !type.hasSuffix("...")
      && !type.hasPrefix("some ") && !type.hasPrefix("borrowing ") && !type.hasPrefix("consuming ")
  }

  private func isReachedByKey(_ property: PropertyModel, of type: TypeModel) -> Bool {
    guard !property.isStatic, !property.attributes.contains("unavailable") else { return false }
    return !property.attributes.isDisjoint(
      with: ["IBOutlet", "IBInspectable", "objc", "NSManaged", "GKInspectable"])
      || property.modifiers.contains("dynamic")
      || (type.attributes.contains("objcMembers") && property.access > .fileprivate)
      || program.keyPathNames.contains(property.name)
  }

  // MARK: Roles

  private func roles(of type: TypeModel) -> Set<String> {
    let conformances = program.conformances(of: type)
    let base = program.systemBase(of: type) ?? ""
    var roles: Set<String> = []
    for (role, protocols) in Self.protocolRoles where !conformances.isDisjoint(with: protocols) {
      roles.insert(role)
    }
    if SystemTypes.isControllerName(base) { roles.insert("view-controller") }
    if base == "UINavigationController" { roles.insert("navigation-controller") }
    if base == "UITabBarController" { roles.insert("tab-controller") }
    if base == "UIPresentationController" { roles.insert("presentation-controller") }
    if base == "UIPercentDrivenInteractiveTransition" { roles.insert("interaction-controller") }
    if SystemTypes.isViewName(base) { roles.insert("view") }
    if program.createdNames.contains(type.name) { roles.insert("created") }
    let isBase = program.types.contains { candidate in
      candidate !== type && program.superclass(of: candidate) === type
    }
    if isBase { roles.insert("superclass") }
    if input.interfaceFileClasses.contains(type.name) { roles.insert("interface-file") }
    return roles
  }

  private static let protocolRoles: [(String, Set<String>)] = [
    ("app-delegate", ["UIApplicationDelegate"]),
    ("scene-delegate", ["UIWindowSceneDelegate", "UISceneDelegate"]),
    ("animator", ["UIViewControllerAnimatedTransitioning"]),
    ("interaction-controller", ["UIViewControllerInteractiveTransitioning"]),
    ("transitioning-delegate", ["UIViewControllerTransitioningDelegate"]),
    ("navigation-delegate", ["UINavigationControllerDelegate"]),
    ("tab-delegate", ["UITabBarControllerDelegate"]),
  ]
}
