import Foundation

/// One run of the Swift compiler.
struct CompilerRun {
  let succeeded: Bool
  let diagnostics: [Diagnostic]
  /// Everything it wrote, for what no diagnostic covers: the linker's messages.
  let output: String

  static func run(
    _ compiler: URL, _ arguments: [String], in folder: URL, observer: (any BuildObserver)? = nil
  ) throws -> CompilerRun {
    let process = Process()
    process.executableURL = compiler
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw ProjectError(
        .build,
        "The Swift compiler \(compiler.path) cannot be started: \(error.localizedDescription)")
    }
    observer?.began(child: process.processIdentifier)
    defer { observer?.ended(child: process.processIdentifier) }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(decoding: data, as: UTF8.self)
    return CompilerRun(
      succeeded: process.terminationStatus == 0, diagnostics: Diagnostic.parse(output),
      output: output)
  }

  /// The first `swiftc` of the path, where Swift's own tools find theirs.
  static func findCompiler() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/usr/local/bin"
    for folder in path.split(separator: ":") {
      let url = URL(fileURLWithPath: "\(folder)/swiftc")
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    throw ProjectError(
      .build, "There is no swiftc in PATH. Install a Swift toolchain, or add its usr/bin to PATH.")
  }
}
