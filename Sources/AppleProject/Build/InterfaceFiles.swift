import Foundation

/// Finds the classes that storyboards and xibs make.
enum InterfaceFiles {
  static func classes(in paths: [String]) -> Set<String> {
    var result: Set<String> = []
    for path in paths {
      guard let text = SourceReader.text(at: path) else { continue }
      var rest = text[...]
      while let start = rest.range(of: "customClass=\"") {
        rest = rest[start.upperBound...]
        guard let end = rest.firstIndex(of: "\"") else { break }
        result.insert(String(rest[..<end]))
      }
    }
    return result
  }
}
