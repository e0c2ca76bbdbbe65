import Foundation
import ObjectiveC

/// A storyboard or xib that has been read.
final class InterfaceDocument {
  /// The path, as messages show it.
  let file: String
  let root: InterfaceElement
  private let byID: [String: InterfaceElement]

  private init(file: String, root: InterfaceElement) {
    self.file = file
    self.root = root
    var byID: [String: InterfaceElement] = [:]
    for element in root.withDescendants {
      if let id = element.id, byID[id] == nil { byID[id] = element }
    }
    self.byID = byID
  }

  /// Reads a file.
  static func read(_ url: URL) throws(InterfaceError) -> InterfaceDocument {
    guard let data = try? Data(contentsOf: url) else {
      throw InterfaceError(file: url.path, line: 1, message: "the file cannot be read")
    }
    return try read(data, file: url.path)
  }

  /// Reads what stood in a file.
  static func read(_ data: Data, file: String) throws(InterfaceError) -> InterfaceDocument {
    let root = try InterfaceParser.parse(data, file: file)
    guard root.name == "document" else {
      throw InterfaceError(
        file: file, line: root.line,
        message: "<\(root.name)> where the <document> of an interface file was expected")
    }
    return InterfaceDocument(file: file, root: root)
  }

  func element(id: String) -> InterfaceElement? { byID[id] }

  /// The scenes of a storyboard, each with its objects.
  var scenes: [[InterfaceElement]] {
    root.children(of: "scenes").map { $0.children(of: "objects") }
  }

  /// The objects of a xib.
  var objects: [InterfaceElement] { root.children(of: "objects") }

  /// The colour that the file keeps for a name, in case the asset catalog has none.
  func namedColor(_ name: String) -> InterfaceElement? {
    root.children(of: "resources").first {
      ($0.name == "namedColor" || $0.name == "systemColor") && $0["name"] == name
    }?.child(named: "color")
  }

  /// Says once what was left out, with file and line.
  func warn(_ message: String, at element: InterfaceElement) {
    UnsupportedReport.report("\(file):\(element.line): warning: \(message)")
  }
}
