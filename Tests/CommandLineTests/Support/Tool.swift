import EventLog
import Foundation
import Synchronization
import Testing

/// Runs the built tool as a person would, from the repository's root.
enum Tool {
  /// What a run left behind.
  struct Outcome: Sendable {
    let exit: Int32
    let output: String
    let errors: String
  }

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The tool that was built together with these tests.
  static let executable: URL = {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("understudy")
  }()

  /// The tool of the release build, if `understudy` or `./dev` has made one.
  static let release: URL? = {
    let tool = repository.appendingPathComponent(".build/release/understudy")
    let stamp = repository.appendingPathComponent(".build/release/.understudy-built")
    let exists = FileManager.default.isExecutableFile(atPath: tool.path)
    return exists && FileManager.default.fileExists(atPath: stamp.path) ? tool : nil
  }()

  /// Runs the tool with these arguments.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], tool: URL = executable
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = repository
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("output")
    let errors = folder.url.appendingPathComponent("errors")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exit: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

/// A folder that is removed with the value that owns it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes source files, by name.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  deinit { try? FileManager.default.removeItem(at: url) }
}
