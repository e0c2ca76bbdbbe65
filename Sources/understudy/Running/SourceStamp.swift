import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The state of a target's files, to notice a change.
struct SourceStamp {
  private let target: URL
  private var state: [String: Date]

  init(target: String) {
    self.target = URL(fileURLWithPath: target)
    state = Self.read(self.target)
  }

  /// Returns when a file has been changed, added or removed.
  mutating func waitForChange() {
    while true {
      usleep(200_000)
      let now = Self.read(target)
      if now != state {
        // Editors write in several steps: take the state only once it rests.
        usleep(100_000)
        state = Self.read(target)
        return
      }
    }
  }

  private static func read(_ target: URL) -> [String: Date] {
    var files: [URL] = [target]
    if let walk = FileManager.default.enumerator(
      at: target, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    {
      for case let file as URL in walk { files.append(file) }
    }
    var state: [String: Date] = [:]
    for file in files where !file.hasDirectoryPath {
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      state[file.path] = attributes?[.modificationDate] as? Date
    }
    return state
  }
}
