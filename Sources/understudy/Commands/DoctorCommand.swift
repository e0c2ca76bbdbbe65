import AppleProject
import Foundation
import UnderstudyScript

#if canImport(Glibc)
  import Glibc
#endif

/// `understudy doctor`: what this machine lacks, and the command that brings it.
enum DoctorCommand {
  static let usage = """
    usage: understudy doctor

    Looks for the compiler, the library that programs run against, the fonts and ffmpeg, and says
    what is missing and how to get it. Exit code 1 if something that is needed is missing.
    """

  private struct Finding {
    let name: String
    let isThere: Bool
    let isNeeded: Bool
    let detail: String
  }

  static func run(_ arguments: [String]) throws(ToolError) {
    _ = try ArgumentList(arguments, grammar: .init(options: [], flags: []))
    let findings = [compiler(), runtime()] + fonts() + [ffmpeg()]
    for finding in findings {
      let mark = finding.isThere ? "ok     " : finding.isNeeded ? "MISSING" : "absent "
      print("\(mark)  \(finding.name): \(finding.detail)")
    }
    let missing = findings.filter { !$0.isThere && $0.isNeeded }
    if !missing.isEmpty {
      throw ToolError(
        exit: .programFailed,
        message: "Missing: \(missing.map(\.name).joined(separator: ", ")). See above.")
    }
  }

  private static func compiler() -> Finding {
    let path = executable("swiftc")
    return Finding(
      name: "Swift compiler", isThere: path != nil, isNeeded: true,
      detail: path ?? "put the Swift toolchain's usr/bin on the PATH")
  }

  private static func runtime() -> Finding {
    let library = TargetBuilder.runtimeLibrary
    let isThere = FileManager.default.fileExists(atPath: library.path)
    return Finding(
      name: "library for programs", isThere: isThere, isNeeded: true,
      detail: isThere ? library.path : "build it: swift build -c release")
  }

  private static func fonts() -> [Finding] {
    [
      ("Inter", "fonts-inter", ["opentype/inter", "truetype/inter"]),
      ("Noto Sans CJK", "fonts-noto-cjk", ["opentype/noto"]),
      ("DejaVu Sans", "fonts-dejavu-core", ["truetype/dejavu"]),
    ].map { name, package, folders in
      let found = folders.map { "/usr/share/fonts/\($0)" }
        .first { FileManager.default.fileExists(atPath: $0) }
      return Finding(
        name: "font \(name)", isThere: found != nil, isNeeded: true,
        detail: found ?? "sudo apt-get install \(package)")
    }
  }

  private static func ffmpeg() -> Finding {
    let path = executable("ffmpeg")
    return Finding(
      name: "ffmpeg", isThere: path != nil, isNeeded: false,
      detail: path ?? "only for MP4: sudo apt-get install ffmpeg")
  }

  private static func executable(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
