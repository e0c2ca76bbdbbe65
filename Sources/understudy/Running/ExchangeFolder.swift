import Foundation
import UnderstudyScript

/// The files through which the tool and a running program talk.
struct ExchangeFolder {
  let folder: URL
  var request: URL { folder.appendingPathComponent("request.json") }
  var result: URL { folder.appendingPathComponent("result.json") }
  var progress: URL { folder.appendingPathComponent("progress") }

  init(_ request: RunRequest) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(
        // Of the same length each time: the environment lies in the program's memory.
        "understudy-run-\(String(UInt64.random(in: 1 << 60 ... .max), radix: 16))"
      )
    Interruption.made(folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(request).write(to: self.request)
    try Data().write(to: progress)
  }

  /// The count that the program raises with every tick.
  func readProgress() -> String {
    (try? String(contentsOf: progress, encoding: .utf8)) ?? ""
  }

  func readResult() -> RunResult? {
    guard let data = try? Data(contentsOf: result) else { return nil }
    return try? JSONDecoder().decode(RunResult.self, from: data)
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
    Interruption.removed(folder)
  }
}
