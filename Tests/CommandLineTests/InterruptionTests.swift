import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A tool that is told to stop takes everything with it.
@Suite("Interruptions")
struct InterruptionTests {
  private static let busy = """
    import UIKit
    class BusyViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        print("running as \\(getpid())")
        while true {}
      }
    }
    """

  @Test("A signal ends the program, and leaves no file or folder", arguments: [SIGINT, SIGTERM])
  func signal(number: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write(["Source/Busy.swift": Self.busy])
    try folder.write(["out/keep.txt": "", "tmp/keep.txt": ""])
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = [
      "record", folder.path("Source"), "--do", "wait", "-o", folder.path("out/deep/a.gif"),
      "--dump", folder.path("out/d.jsonl"),
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": folder.path("tmp")]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    // What the program prints comes through at once, although it never ends.
    var text = ""
    while !text.hasSuffix("\n"), case let data = errors.fileHandleForReading.availableData,
      !data.isEmpty
    {
      text += String(decoding: data, as: UTF8.self)
    }
    let program = try #require(pid_t(text.split(whereSeparator: { !$0.isNumber }).last ?? ""))
    #expect(kill(program, 0) == 0)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    // The pipe's other ends are the tool's and the program's: both are gone.
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    let files = FileManager.default
    #expect(try files.contentsOfDirectory(atPath: folder.path("out")) == ["keep.txt"])
    #expect(try files.contentsOfDirectory(atPath: folder.path("tmp")) == ["keep.txt"])
  }
}
