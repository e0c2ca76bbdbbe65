import Foundation
import UnderstudyScript

#if canImport(Glibc)
  import Glibc
#endif

/// The places where a run writes, beside where its outputs will lie.
///
/// The running program writes into a hidden folder next to each output; a finished output is
/// renamed into place, and nothing half written is left behind, whatever happens.
final class OutputStaging {
  private struct Output {
    let staged: URL
    let final: URL
  }

  private var folders: [URL: URL] = [:]
  private var outputs: [Output] = []

  /// Reserves a place for an output; a trailing slash asks for a folder.
  func reserve(_ path: String, option: String) throws(ToolError) -> URL {
    let isFolder = path.hasSuffix("/")
    let final = URL(fileURLWithPath: path, isDirectory: isFolder).standardizedFileURL
    let parent = final.deletingLastPathComponent()
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: final.path, isDirectory: &isDirectory)
    if exists, isDirectory.boolValue != isFolder {
      throw .usage(
        isFolder
          ? "\(option) \(path): a file of that name is in the way of the folder."
          : "\(option) \(path): this is a folder. Name a file in it, or end the path with a slash for numbered frames."
      )
    }
    if isFolder, exists, let old = try? FileManager.default.contentsOfDirectory(atPath: final.path),
      let foreign = old.first(where: { !Self.isFrame($0) })
    {
      throw .usage(
        "\(option) \(path): the folder holds other things (\(foreign)), and numbered frames replace the whole folder. Name an empty or a new one."
      )
    }
    guard !outputs.contains(where: { $0.final == final }) else {
      throw .usage("\(option) \(path): another output goes to the same path.")
    }
    let staged = try folder(in: parent, for: "\(option) \(path)")
      .appendingPathComponent("\(outputs.count)-\(final.lastPathComponent)", isDirectory: isFolder)
    outputs.append(Output(staged: staged, final: final))
    return staged
  }

  private static func isFrame(_ name: String) -> Bool {
    name.hasSuffix(".png") && name.dropLast(4).allSatisfy(\.isNumber)
  }

  private func folder(in parent: URL, for what: String) throws(ToolError) -> URL {
    if let known = folders[parent] { return known }
    let folder = parent.appendingPathComponent(".understudy-\(getpid())", isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .usage("\(what) cannot be written: \(Self.reason(error, at: parent))")
    }
    folders[parent] = folder
    return folder
  }

  private static func reason(_ error: any Error, at folder: URL) -> String {
    if access(folder.path, F_OK) != 0 { return "the folder \(folder.path) cannot be made." }
    return "the folder \(folder.path) cannot be written to."
  }

  /// Moves every output that the run has finished into place.
  func commit() throws(ToolError) {
    for output in outputs where FileManager.default.fileExists(atPath: output.staged.path) {
      do {
        if FileManager.default.fileExists(atPath: output.final.path) {
          try FileManager.default.removeItem(at: output.final)
        }
        try FileManager.default.moveItem(at: output.staged, to: output.final)
      } catch {
        throw .usage("\(output.final.path) cannot be written: \(error.localizedDescription)")
      }
    }
    discard()
  }

  /// Removes whatever has not been moved into place.
  func discard() {
    for folder in folders.values { try? FileManager.default.removeItem(at: folder) }
    folders = [:]
    outputs = []
  }

  deinit { discard() }
}
