import Foundation

/// Include paths of the C libraries whose headers our modules import.
enum SystemLibraries {
  private static let packages = ["cairo", "pixman-1", "pangocairo", "gdk-pixbuf-2.0", "libwebpmux"]

  /// What `pkg-config` says, asked once.
  static let includeFlags: [String] = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I"] + packages
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(
      String.init)
  }()
}
