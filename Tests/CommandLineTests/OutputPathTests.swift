import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Where outputs go, and what is in their way.
@Suite("Output paths")
struct OutputPathTests {
  private static let plain = """
    import UIKit
    class PlainViewController: UIViewController {}
    """

  private func record(in folder: TemporaryFolder, _ arguments: [String]) throws -> Tool.Outcome {
    try folder.write(["Source/Plain.swift": Self.plain])
    return try Tool.run(["record", folder.path("Source")] + arguments)
  }

  private func type(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  @Test("A pipe is written into, not replaced")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    // Opened for both, so that nobody waits; a dump of two frames fits into a pipe.
    let reader = open(path, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    let outcome = try record(in: folder, ["--do", "hold 0.02s", "--dump", path])
    #expect(outcome.exit == 0, "\(outcome.errors)")
    #expect(type(of: path) == S_IFIFO)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).hasPrefix("{\"t\":"))
  }

  @Test("A link stays a link, and what it points to is written")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write(["elsewhere/d.jsonl": "old"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("d.jsonl"), withDestinationPath: folder.path("elsewhere/d.jsonl"))
    let outcome = try record(in: folder, ["--do", "wait", "--dump", folder.path("d.jsonl")])
    #expect(outcome.exit == 0, "\(outcome.errors)")
    #expect(type(of: folder.path("d.jsonl")) == S_IFLNK)
    let text = try String(contentsOfFile: folder.path("elsewhere/d.jsonl"), encoding: .utf8)
    #expect(text.hasPrefix("{\"t\":"))
  }

  @Test("A run that fails removes the folders that it made, and no others")
  func madeFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write(["there/keep.txt": ""])
    let outcome = try record(
      in: folder,
      [
        "--do", #"expect "Nothing""#, "-o", folder.path("new/deep/a.gif"), "--dump",
        folder.path("there/d.jsonl"),
      ])
    #expect(outcome.exit == 1, "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("there")) == ["keep.txt"])
  }

  @Test("What a tool that was killed has left behind goes with the next run")
  func forsaken() throws {
    let folder = try TemporaryFolder()
    // No process has a number above the kernel's limit of 4194304.
    try folder.write(["out/.understudy-4194305/0-a.gif": "half"])
    let outcome = try record(in: folder, ["--do", "wait", "--dump", folder.path("out/d.jsonl")])
    #expect(outcome.exit == 0, "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")) == ["d.jsonl"])
  }

  @Test(
    "A path that cannot be an output is told before anything is built",
    arguments: [("--dump", ""), ("--dump", "frames/"), ("--trace", "t.txt/"), ("-o", "")])
  func wrongPath(option: String, path: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try record(in: folder, [option, path])
    #expect(outcome.exit == 2 && outcome.errors.contains(option), "\(outcome.errors)")
  }
}
