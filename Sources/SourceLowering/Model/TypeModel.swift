import SwiftSyntax

/// How far a declaration can be seen.
enum Access: Int, Comparable {
  case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

  static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

  init(_ modifiers: DeclModifierListSyntax) {
    self = .internal
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.text {
      case "private": self = .private
      case "fileprivate": self = .fileprivate
      case "package": self = .package
      case "public": self = .public
      case "open": self = .open
      default: break
      }
    }
  }
}

/// A type that the program declares, with the members of its body and of its extensions.
final class TypeModel {
  enum Kind { case `class`, `struct`, `enum`, `protocol`, actor }

  let kind: Kind
  let name: String
  /// `Outer.Name`.
  let qualifiedName: String
  let outer: TypeModel?
  /// The name of the type that it stands in, in its body or in an extension of it; nil at a file's top.
  var surroundingName: String? {
    qualifiedName == name ? nil : String(qualifiedName.dropLast(name.count + 1))
  }
  let file: Int
  let line: Int
  /// Just behind the body's opening brace.
  let bodyStart: Int
  /// Just before the body's closing brace.
  let bodyEnd: Int
  let access: Access
  /// Generic itself or inside a generic type.
  let isGeneric: Bool
  /// Declared inside a function.
  let isLocal: Bool
  let attributes: Set<String>
  /// The names after the colon, of the body and of the extensions, without arguments.
  var inherited: [String]
  var methods: [MethodModel] = []
  var initializers: [InitializerModel] = []
  var properties: [PropertyModel] = []
  var enumCases: [String] = []

  init(
    kind: Kind, name: String, outer: TypeModel?, qualifiedName: String, file: Int, line: Int,
    body: Range<Int>, access: Access, isGeneric: Bool, isLocal: Bool, attributes: Set<String>,
    inherited: [String]
  ) {
    self.kind = kind
    self.name = name
    self.outer = outer
    self.qualifiedName = qualifiedName
    self.file = file
    self.line = line
    bodyStart = body.lowerBound
    bodyEnd = body.upperBound
    self.access = access
    self.isGeneric = isGeneric
    self.isLocal = isLocal
    self.attributes = attributes
    self.inherited = inherited
  }
}

/// Where a member stands.
struct MemberPlace {
  let file: Int
  let line: Int
  /// The member with its attributes, without the comments around it.
  let range: Range<Int>
  /// The extension it stands in, by its own access level; nil in the type's body.
  let extensionAccess: Access?

  var isInExtension: Bool { extensionAccess != nil }
}

struct ParameterModel {
  let label: String
  let name: String
  let type: String
  let hasDefault: Bool
}

struct MethodModel {
  let name: String
  let parameters: [ParameterModel]
  let returnType: String?
  let modifiers: Set<String>
  let attributes: Set<String>
  let objcName: String?
  let isGeneric: Bool
  let isAsync: Bool
  let access: Access
  let place: MemberPlace
  /// Where `func` stands.
  let keyword: Int

  /// `tableView(_:numberOfRowsInSection:)`.
  var fullName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }

  /// The name in an expression: `tap` or `pan(_:)`.
  var referenceName: String { parameters.isEmpty ? name : fullName }

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }

  /// The name under which Objective-C calls it.
  var selectorName: String {
    objcName ?? ObjectiveCNames.selector(name: name, labels: parameters.map(\.label))
  }
}

struct InitializerModel {
  let parameters: [ParameterModel]
  let modifiers: Set<String>
  let isFailable: Bool
  let isUnavailable: Bool
  let isGeneric: Bool
  let access: Access
  let place: MemberPlace

  var fullName: String { "init(\(parameters.map { $0.label + ":" }.joined()))" }
  var isConvenience: Bool { modifiers.contains("convenience") }
}

struct PropertyModel {
  let name: String
  let type: String?
  let modifiers: Set<String>
  let attributes: Set<String>
  let access: Access
  let place: MemberPlace

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}
