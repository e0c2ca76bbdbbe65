import SwiftParser
import SwiftSyntax

/// One parsed file.
struct ParsedFile {
  let index: Int
  let path: String
  let source: SourceText
  let tree: SourceFileSyntax

  init(index: Int, path: String, text: String) {
    self.index = index
    self.path = path
    source = SourceText(text)
    tree = Parser.parse(source: text)
  }
}

/// An extension of a type, by name.
struct ExtensionModel {
  let extendedName: String
  /// The type it stands in, if any: always nil in valid Swift.
  let file: Int
  var inherited: [String]
  var methods: [MethodModel] = []
  var initializers: [InitializerModel] = []
  var properties: [PropertyModel] = []
}

/// What the program declares, over all its files.
final class ProgramModel {
  let conditions: Conditions
  private(set) var types: [TypeModel] = []
  private(set) var unresolvedExtensions: [ExtensionModel] = []
  private(set) var topLevelNames: Set<String> = []
  /// Names that are called or taken as types in expressions: `Detail(`, `Detail.self`.
  private(set) var createdNames: Set<String> = []
  /// Names of variables and constants of any kind.
  private(set) var variableNames: Set<String> = []
  /// Base names inside `#selector(…)`.
  private(set) var selectorBaseNames: Set<String> = []
  /// Keys inside `#keyPath(…)`.
  private(set) var keyPathNames: Set<String> = []
  /// Every identifier, for declarations that are generated on demand.
  private(set) var identifiers: Set<String> = []
  private var byName: [String: [TypeModel]] = [:]

  init(files: [ParsedFile], conditions: Conditions) {
    self.conditions = conditions
    var extensions: [ExtensionModel] = []
    for file in files {
      let collector = ModelCollector(file: file, conditions: conditions)
      collector.walk(file.tree)
      types += collector.types
      extensions += collector.extensions
      topLevelNames.formUnion(collector.topLevelNames)
      createdNames.formUnion(collector.createdNames)
      variableNames.formUnion(collector.variableNames)
      selectorBaseNames.formUnion(collector.selectorBaseNames)
      keyPathNames.formUnion(collector.keyPathNames)
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let text) = token.tokenKind { identifiers.insert(text) }
      }
    }
    for type in types {
      byName[type.qualifiedName, default: []].append(type)
      if type.qualifiedName != type.name { byName[type.name, default: []].append(type) }
    }
    for model in extensions {
      guard let type = type(named: model.extendedName) else {
        unresolvedExtensions.append(model)
        continue
      }
      type.inherited += model.inherited
      type.methods += model.methods
      type.initializers += model.initializers
      type.properties += model.properties
    }
  }

  /// The type of this name; of several, the one nested in `scope` or the first.
  func type(named name: String, in scope: TypeModel? = nil) -> TypeModel? {
    var outer = scope
    while let candidate = outer {
      if let found = byName[candidate.qualifiedName + "." + name]?.first { return found }
      outer = candidate.outer
    }
    if let found = byName[name] { return found.first { $0.qualifiedName == name } ?? found.first }
    // `Module.Name`
    if let dot = name.firstIndex(of: ".") {
      return byName[String(name[name.index(after: dot)...])]?.first
    }
    return nil
  }

  /// The superclass, if the program declares it.
  func superclass(of type: TypeModel) -> TypeModel? {
    guard type.kind == .class, let first = type.inherited.first else { return nil }
    let found = self.type(named: first, in: type.outer)
    return found?.kind == .class && found !== type ? found : nil
  }

  /// The class and its ancestors in the program, the class first.
  func lineage(of type: TypeModel) -> [TypeModel] {
    var result = [type]
    while let next = superclass(of: result[result.count - 1]),
      !result.contains(where: { $0 === next })
    {
      result.append(next)
    }
    return result
  }

  /// The first ancestor that the program does not declare: `UIViewController`.
  func systemBase(of type: TypeModel) -> String? {
    lineage(of: type).last?.inherited.first
  }

  /// Every name after a colon on the way up, protocols of protocols included.
  func conformances(of type: TypeModel) -> Set<String> {
    var result: Set<String> = []
    var queue = lineage(of: type).flatMap(\.inherited)
    while let name = queue.popLast() {
      guard result.insert(name).inserted else { continue }
      if let found = self.type(named: name, in: type.outer), found.kind == .protocol {
        queue += found.inherited
      }
    }
    return result
  }

  /// The method of this base name in the class or an ancestor; labels narrow the choice.
  func methods(named name: String, labels: [String]?, in type: TypeModel) -> [MethodModel] {
    for ancestor in lineage(of: type) {
      let found = ancestor.methods.filter {
        $0.name == name && !$0.isStatic && (labels == nil || $0.parameters.map(\.label) == labels!)
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}
