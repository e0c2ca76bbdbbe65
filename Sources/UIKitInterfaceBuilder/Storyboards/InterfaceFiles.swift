import Foundation
import UIKitViews

/// Finds and reads interface files, each once as long as it does not change its place.
@MainActor enum InterfaceFiles {
  private static var documents: [String: InterfaceDocument] = [:]

  /// The file of this name; traps with file and line if it cannot be read.
  static func document(named name: String, kind: String, in bundle: Bundle?) -> InterfaceDocument {
    guard let url = url(named: name, kind: kind, in: bundle) else {
      let folders = ResourceBundles.searchPaths.map(\.path).joined(separator: ", ")
      preconditionFailure("Could not find a \(kind) named '\(name)' in \(folders)")
    }
    return document(at: url)
  }

  static func url(named name: String, kind: String, in bundle: Bundle?) -> URL? {
    if let folder = bundle?.resourceURL {
      let direct = folder.appendingPathComponent("\(name).\(kind)")
      if FileManager.default.fileExists(atPath: direct.path) { return direct }
    }
    let all = ResourceBundles.all(named: "\(name).\(kind)")
    return all.first { $0.path.contains("/Base.lproj/") } ?? all.first
  }

  static func document(at url: URL) -> InterfaceDocument {
    if let known = documents[url.path] { return known }
    do {
      let made = try InterfaceDocument.read(url)
      documents[url.path] = made
      return made
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
