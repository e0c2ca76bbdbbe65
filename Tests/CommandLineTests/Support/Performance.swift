import CoreGraphics
import EventLog
import Foundation
import Synchronization
import Testing

/// One run of a program: its frames, its calls and, if asked for, its pixels.
struct Performance: Sendable {
  let frames: [FrameDump]
  let calls: [LoggedEvent]
  let errors: String
  let folder: TemporaryFolder

  private static let cache = Mutex<[String: Performance]>([:])

  /// Runs a bundled sample through these steps; the same run is shared by all tests that ask for it.
  static func of(
    _ sample: String, _ steps: String, pixels: Bool = false, options: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Performance {
    let key = ([sample, steps, "\(pixels)"] + options).joined(separator: "\u{0}")
    if let known = cache.withLock({ $0[key] }) { return known }
    let target = Tool.repository.appendingPathComponent("Samples/\(sample)").path
    let performance = try run(
      target: target, steps, pixels: pixels, options: options, sourceLocation: sourceLocation)
    cache.withLock { $0[key] = performance }
    return performance
  }

  /// Runs sources that the test wrote.
  static func ofSources(
    _ files: [String: String], _ steps: String, pixels: Bool = false, options: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Performance {
    let sources = try TemporaryFolder()
    try sources.write(files)
    return try run(
      target: sources.url.path, steps, pixels: pixels, options: options,
      sourceLocation: sourceLocation)
  }

  private static func run(
    target: String, _ steps: String, pixels: Bool, options: [String],
    sourceLocation: SourceLocation
  ) throws -> Performance {
    let folder = try TemporaryFolder()
    var arguments = ["record", target, "--do", steps]
    arguments += ["--dump", folder.path("dump.jsonl"), "--trace", folder.path("trace.json")]
    if pixels { arguments += ["-o", folder.path("frames") + "/"] }
    let outcome = try Tool.run(arguments + options)
    try #require(outcome.exit == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
    let lines = try String(contentsOfFile: folder.path("dump.jsonl"), encoding: .utf8)
      .split(separator: "\n")
    let decoder = JSONDecoder()
    return Performance(
      frames: try lines.map { try decoder.decode(FrameDump.self, from: Data($0.utf8)) },
      calls: try decoder.decode(
        [LoggedEvent].self, from: Data(contentsOf: URL(fileURLWithPath: folder.path("trace.json")))),
      errors: outcome.errors, folder: folder)
  }

  /// The frames in which a view of a class (without its module) is on screen.
  func track(_ name: String) -> [(t: Double, view: ViewDump)] {
    frames.compactMap { frame in
      frame.views.first { $0.className == name }.map { (frame.t, $0) }
    }
  }

  /// The calls of a method by its base name.
  func calls(_ name: String) -> [LoggedEvent] { calls.filter { $0.name == name } }

  /// What the objects of a class (without its module) were asked, by base names.
  func calls(on name: String) -> [String] {
    calls.filter { $0.class.split(separator: ".").last.map(String.init) == name }.map(\.name)
  }

  /// The red, green, blue and alpha of a point in a numbered frame recorded at one pixel a point.
  func pixel(_ frame: Int, _ x: Int, _ y: Int) throws -> [Int] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("frames")).sorted()
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path("frames/" + names[frame])))
    let image = try #require(PNG.decode(data))
    return PNG.color(of: image, x: x, y: y)
  }
}

extension ViewDump {
  /// The class without its module.
  var className: String { `class`.split(separator: ".").last.map(String.init) ?? `class` }
  /// The top of the presented frame.
  var minY: Double { frame[1] }
  var minX: Double { frame[0] }
  /// The background's opacity times the view's.
  var tint: Double {
    guard let background, background.count == 9 else { return 0 }
    return Double(Int(background.suffix(2), radix: 16) ?? 0) / 255 * alpha
  }
}

extension LoggedEvent {
  /// The call without its labels.
  var name: String { String(call.prefix { $0 != "(" }) }
}
