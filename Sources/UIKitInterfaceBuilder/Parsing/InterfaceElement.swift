import Foundation

/// One element of an interface file, with the line it begins on.
final class InterfaceElement {
  let name: String
  let line: Int
  private let attributes: [String: String]
  private(set) var children: [InterfaceElement] = []
  private(set) weak var parent: InterfaceElement?
  /// The characters between the tags.
  var text = ""
  /// Attributes that somebody asked for; the others are reported.
  private(set) var readAttributes: Set<String> = []
  /// Whether somebody made something of the element; the others are reported.
  var isUsed = false

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func append(_ child: InterfaceElement) {
    child.parent = self
    children.append(child)
  }

  /// The attribute's text.
  subscript(name: String) -> String? {
    readAttributes.insert(name)
    return attributes[name]
  }

  var id: String? { self["id"] }
  var key: String? { self["key"] }

  /// Attributes nobody asked for, in order.
  var unreadAttributes: [String] {
    attributes.keys.filter { !readAttributes.contains($0) }.sorted()
  }

  func double(_ name: String) -> Double? { self[name].flatMap { Double($0) } }

  func integer(_ name: String) -> Int? {
    self[name].flatMap { Int($0) ?? Double($0).map { Int($0) } }
  }

  func bool(_ name: String) -> Bool? { self[name].map { $0 == "YES" || $0 == "true" || $0 == "1" } }

  /// The first child of this name.
  func child(named name: String) -> InterfaceElement? {
    let found = children.first { $0.name == name }
    found?.isUsed = true
    return found
  }

  /// The first child with this key, whatever its name.
  func child(key: String) -> InterfaceElement? {
    let found = children.first { $0.attributes["key"] == key }
    found?.isUsed = true
    return found
  }

  /// The children of the child of this name.
  func children(of name: String) -> [InterfaceElement] { child(named: name)?.children ?? [] }

  /// This element and all inside it.
  var withDescendants: [InterfaceElement] { [self] + children.flatMap(\.withDescendants) }
}
