import Foundation

/// The folders in which the program's pictures, colours, interface files and strings lie.
///
/// A file may lie at any depth; folders are searched in order, the first hit wins.
package enum ResourceBundles {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var folders: [URL] = [
    Bundle.main.bundleURL,
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
  ]
  nonisolated(unsafe) private static var index: [String: [URL]]?

  /// Set once by whoever starts the program; setting it forgets what was found.
  package static var searchPaths: [URL] {
    get { lock.withLock { folders } }
    set {
      lock.withLock {
        folders = newValue
        index = nil
      }
      AssetCatalog.forget()
    }
  }

  /// The first file or folder of this name, the bundle's own folder first.
  package static func url(named name: String, in bundle: Bundle? = nil) -> URL? {
    if let folder = bundle?.resourceURL {
      let direct = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: direct.path) { return direct }
    }
    return all(named: name).first
  }

  /// Every file or folder of this name.
  package static func all(named name: String) -> [URL] {
    lock.withLock {
      if let index { return index[name] ?? [] }
      let made = makeIndex()
      index = made
      return made[name] ?? []
    }
  }

  /// Every file or folder whose name ends like this.
  package static func all(withExtension ending: String) -> [URL] {
    _ = all(named: "")
    return lock.withLock {
      (index ?? [:]).filter { $0.key.hasSuffix("." + ending) }.sorted { $0.key < $1.key }
        .flatMap(\.value)
    }
  }

  private static let skipped: Set<String> = [".git", ".build", "node_modules", "DerivedData"]

  private static func makeIndex() -> [String: [URL]] {
    var walk = FolderWalk()
    for folder in folders { walk.visit(folder, depth: 0) }
    return walk.found.mapValues { $0.sorted { $0.path < $1.path } }
  }

  /// A walk through folders that follows links, to each folder once.
  private struct FolderWalk {
    var found: [String: [URL]] = [:]
    private var visited: Set<String> = []
    private var count = 0

    mutating func visit(_ folder: URL, depth: Int) {
      let real = folder.resolvingSymlinksInPath()
      // A folder this large is not a program's: better a missing picture than a hanging start.
      guard depth < 12, count < 50_000, visited.insert(real.path).inserted,
        let names = try? FileManager.default.contentsOfDirectory(atPath: real.path)
      else { return }
      for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) {
        count += 1
        let url = real.appendingPathComponent(name).resolvingSymlinksInPath()
        found[name, default: []].append(url)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
          isFolder.boolValue
        {
          visit(url, depth: depth + 1)
        }
      }
    }
  }
}
