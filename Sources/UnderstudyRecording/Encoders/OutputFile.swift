import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A file or folder that appears under its name only when it is complete.
final class OutputFile {
  /// Where to write meanwhile: a hidden neighbour, so that renaming is one step.
  let temporary: URL
  private let url: URL
  private let isFolder: Bool
  private var isSettled = false

  /// - Throws: if nothing can be written there, or a folder is in use for something else.
  init(_ url: URL, isFolder: Bool) throws {
    self.url = url
    self.isFolder = isFolder
    let folder = url.deletingLastPathComponent()
    temporary = folder.appendingPathComponent(".\(url.lastPathComponent).\(getpid()).partial")
    let files = FileManager.default
    var isDirectory: ObjCBool = false
    guard files.fileExists(atPath: folder.path, isDirectory: &isDirectory), isDirectory.boolValue
    else { throw RecordingError.cannotWrite(path: url.path, reason: "no such folder") }
    try? files.removeItem(at: temporary)
    if isFolder {
      try Self.checkFolder(url)
      guard mkdir(temporary.path, 0o777) == 0 else { throw Self.failure(url) }
    } else {
      if files.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue {
        throw RecordingError.cannotWrite(path: url.path, reason: "there is a folder of that name")
      }
      guard let file = fopen(temporary.path, "w") else { throw Self.failure(url) }
      fclose(file)
    }
  }

  deinit { discard() }

  /// Gives the finished work its name, in place of what had it.
  func settle() throws {
    isSettled = true
    if isFolder, FileManager.default.fileExists(atPath: url.path) {
      // Holds numbered frames alone; it was checked.
      try? FileManager.default.removeItem(at: url)
    }
    guard rename(temporary.path, url.path) == 0 else {
      isSettled = false
      throw Self.failure(url)
    }
  }

  /// Removes what was written.
  func discard() {
    guard !isSettled else { return }
    isSettled = true
    try? FileManager.default.removeItem(at: temporary)
  }

  private static func failure(_ url: URL) -> RecordingError {
    .cannotWrite(path: url.path, reason: String(cString: strerror(errno)))
  }

  /// A folder may be replaced if it holds nothing but numbered frames.
  private static func checkFolder(_ url: URL) throws {
    var isDirectory: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: url.path, isDirectory: &isDirectory) else { return }
    guard isDirectory.boolValue else {
      throw RecordingError.cannotWrite(path: url.path, reason: "there is a file of that name")
    }
    let names = (try? files.contentsOfDirectory(atPath: url.path)) ?? []
    let isOurs = names.allSatisfy { name in
      name.hasSuffix(".png") && name.dropLast(4).allSatisfy { "0"..."9" ~= $0 } && name.count > 4
    }
    if !isOurs { throw RecordingError.folderInUse(path: url.path) }
  }
}
