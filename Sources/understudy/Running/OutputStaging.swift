import Foundation
import UnderstudyScript

#if canImport(Glibc)
  import Glibc
#endif

/// The places where a run writes, beside where its outputs will lie.
///
/// The running program writes into a hidden folder next to each output; a finished output is
/// renamed into place, and nothing half written is left behind, whatever happens. What goes to a
/// device or a pipe is copied there once it is finished.
final class OutputStaging {
  private struct Output {
    let staged: URL
    let final: URL
    /// Whether bytes are written into what is there, instead of taking its place.
    let isStream: Bool
  }

  private var folders: [URL: URL] = [:]
  /// Folders made for outputs, the outermost first.
  private var made: [URL] = [] { didSet { Interruption.made(parents: made) } }
  private var outputs: [Output] = []

  /// Reserves a place for an output; a trailing slash asks for a folder.
  func reserve(_ path: String, option: String) throws(ToolError) -> URL {
    guard !path.isEmpty else { throw .usage("\(option) needs the path of an output.") }
    let isFolder = path.hasSuffix("/")
    let named = URL(fileURLWithPath: path, isDirectory: isFolder).standardizedFileURL
    let kind = FileKind(at: named.path)
    // A link stays one: what it points to is written.
    let final = kind.isLink && kind.isFile ? named.resolvingSymlinksInPath() : named
    try check(kind, at: final, isFolder: isFolder, what: "\(option) \(path)")
    guard !outputs.contains(where: { $0.final == final && !$0.isStream }) else {
      throw .usage("\(option) \(path): another output goes to the same path.")
    }
    let parent =
      kind.isStream ? FileManager.default.temporaryDirectory : final.deletingLastPathComponent()
    let staged = try folder(in: parent, for: "\(option) \(path)")
      .appendingPathComponent("\(outputs.count)-\(final.lastPathComponent)", isDirectory: isFolder)
    outputs.append(Output(staged: staged, final: final, isStream: kind.isStream))
    return staged
  }

  private func check(
    _ kind: FileKind, at final: URL, isFolder: Bool, what: String
  ) throws(ToolError) {
    if isFolder, kind.exists, !kind.isFolder {
      throw .usage("\(what): a file of that name is in the way of the folder.")
    }
    if !isFolder, kind.isFolder {
      throw .usage(
        "\(what): this is a folder. Name a file in it, or end the path with a slash for numbered frames."
      )
    }
    if isFolder, kind.isFolder,
      let old = try? FileManager.default.contentsOfDirectory(atPath: final.path),
      let foreign = old.first(where: { !Self.isFrame($0) })
    {
      throw .usage(
        "\(what): the folder holds other things (\(foreign)), and numbered frames replace the whole folder. Name an empty or a new one."
      )
    }
  }

  private static func isFrame(_ name: String) -> Bool {
    name.hasSuffix(".png") && name.dropLast(4).allSatisfy(\.isNumber)
  }

  // MARK: Hidden folders

  private func folder(in parent: URL, for what: String) throws(ToolError) -> URL {
    if let known = folders[parent] { return known }
    let folder = parent.appendingPathComponent("\(Self.prefix)\(getpid())", isDirectory: true)
    do {
      try make(parent)
      Interruption.made(folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .usage("\(what) cannot be written: \(Self.reason(at: parent))")
    }
    folders[parent] = folder
    Self.removeForsaken(in: parent)
    return folder
  }

  private static let prefix = ".understudy-"

  /// Makes a folder and those above it, and remembers which were new.
  private func make(_ folder: URL) throws {
    var missing: [URL] = []
    var current = folder
    while current.path != "/", !FileManager.default.fileExists(atPath: current.path) {
      missing.insert(current, at: 0)
      current.deleteLastPathComponent()
    }
    for folder in missing {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      made.append(folder)
    }
  }

  /// Removes what a tool that was killed outright could not.
  private static func removeForsaken(in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let owner = pid_t(name.dropFirst(prefix.count)), owner > 0 else { continue }
      guard kill(owner, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(at: parent.appendingPathComponent(name))
    }
  }

  private static func reason(at folder: URL) -> String {
    if access(folder.path, F_OK) != 0 { return "the folder \(folder.path) cannot be made." }
    return "the folder \(folder.path) cannot be written to."
  }

  // MARK: The end

  /// Moves every output that the run has finished into place.
  func commit() throws(ToolError) {
    for output in outputs where FileManager.default.fileExists(atPath: output.staged.path) {
      if output.isStream {
        try Self.copy(output)
        continue
      }
      if FileKind(at: output.final.path).isFolder {
        // It holds numbered frames alone: that was checked.
        try? FileManager.default.removeItem(at: output.final)
      }
      guard rename(output.staged.path, output.final.path) == 0 else {
        throw .usage("\(output.final.path) cannot be written: \(Self.systemError).")
      }
    }
    made = []
    discard()
  }

  private static func copy(_ output: Output) throws(ToolError) {
    let file = open(output.final.path, O_WRONLY)
    guard file >= 0 else {
      throw .usage("\(output.final.path) cannot be written: \(systemError).")
    }
    defer { close(file) }
    let data = FileManager.default.contents(atPath: output.staged.path) ?? Data()
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw .usage("\(output.final.path) cannot be written: \(systemError).")
      }
      rest = rest.dropFirst(count)
    }
  }

  private static var systemError: String { String(cString: strerror(errno)) }

  /// Removes whatever has not been moved into place, and the folders that were made for it.
  func discard() {
    for folder in folders.values {
      try? FileManager.default.removeItem(at: folder)
      Interruption.removed(folder)
    }
    // A folder that somebody has meanwhile put something into stays.
    for folder in made.reversed() { rmdir(folder.path) }
    folders = [:]
    made = []
    outputs = []
  }

  deinit { discard() }
}
