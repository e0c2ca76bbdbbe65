import Foundation
import UnderstudyScript

/// What the command line of `record` asks for, checked before anything is built.
struct RecordOptions {
  var target: String
  /// The target of an Xcode project with several applications.
  var projectTarget: String?
  var root: String?
  var device: SimulatedDevice
  var steps: [Step]
  var hasSteps: Bool
  var systemVersion: String
  var framesPerSecond: Int?
  var scale: Double
  var speed: Double
  var appearance: RunRequest.Appearance
  var seed: UInt64
  var showsTouches: Bool
  var watches: Bool
  var output: String?
  var format: RunRequest.Recording.Format?
  var trace: String?
  var dump: String?
  var timings: String?

  static let grammar = ArgumentList.Grammar(
    options: [
      "--root", "--target", "--do", "--device", "--ios", "--scale", "--fps", "--speed",
      "--appearance",
      "--seed", "-o", "--output", "--trace", "--dump",
      "--timings",
    ],
    flags: ["--touches", "--watch"])

  init(_ arguments: [String]) throws(ToolError) {
    let list = try ArgumentList(arguments, grammar: Self.grammar)
    guard let target = list.rest.first else {
      throw .usage("No target is given: name a Swift file, a folder or an Xcode project.")
    }
    if list.rest.count > 1 {
      throw .usage("One target at a time: '\(list.rest[1])' is too much.")
    }
    self.target = target
    root = list.values["--root"]
    projectTarget = list.values["--target"]
    device = try Self.device(list.values["--device"])
    hasSteps = list.values["--do"] != nil
    steps = try Self.steps(list.values["--do"])
    systemVersion = try Self.systemVersion(list.values["--ios"])
    framesPerSecond = try Self.framesPerSecond(list, device)
    scale = try list.number("--scale", in: 0.25...4) ?? 1
    speed = try list.number("--speed", in: 0.01...100) ?? 1
    appearance = try Self.appearance(list.values["--appearance"])
    seed = try Self.seed(list.values["--seed"])
    showsTouches = list.flags.contains("--touches")
    watches = list.flags.contains("--watch")
    output = list.values["-o"] ?? list.values["--output"]
    trace = list.values["--trace"]
    dump = list.values["--dump"]
    timings = list.values["--timings"]
    format = try Self.format(output)
    try Self.checkTrace(trace)
    for (option, path) in [("--dump", dump), ("--trace", trace), ("--timings", timings)] {
      guard path?.hasSuffix("/") == true else { continue }
      throw .usage("\(option) \(path ?? ""): a file is expected here, not a folder.")
    }
  }

  private static func device(_ name: String?) throws(ToolError) -> SimulatedDevice {
    guard let name else { return .standard }
    guard let device = SimulatedDevice.named(name) else {
      let near = SimulatedDevice.suggestions(for: name).joined(separator: ", ")
      throw .usage(
        "There is no device '\(name)'. Near it come: \(near). 'understudy devices' lists all.")
    }
    return device
  }

  private static func steps(_ script: String?) throws(ToolError) -> [Step] {
    guard let script else { return [] }
    do throws(ScriptError) {
      return try StepParser.parse(script)
    } catch {
      let line = script.split(whereSeparator: \.isNewline).count > 1 ? "" : "\n  \(script)\n"
      let mark = line.isEmpty ? "" : "  \(blanks(script.prefix(error.column - 1)))^"
      throw .usage("--do, column \(error.column): \(error.message)\(line)\(mark)")
    }
  }

  /// As wide as a text: a terminal gives two columns to what is not ASCII.
  private static func blanks(_ text: Substring) -> String {
    text.map { $0 == "\t" ? "\t" : $0.isASCII ? " " : "  " }.joined()
  }

  private static func systemVersion(_ text: String?) throws(ToolError) -> String {
    guard let text else { return "18.0" }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ UInt16($0) != nil }) else {
      throw .usage("--ios \(text): a version such as 18.0 is expected.")
    }
    return parts.count == 1 ? text + ".0" : text
  }

  private static func framesPerSecond(
    _ list: ArgumentList, _ device: SimulatedDevice
  ) throws(ToolError) -> Int? {
    guard let rate = try list.number("--fps", in: 1...120) else { return nil }
    guard rate == rate.rounded() else { throw .usage("--fps takes a whole number.") }
    guard Int(rate) <= device.refreshRate else {
      throw .usage(
        "--fps \(Int(rate)): the \(device.name) draws \(device.refreshRate) frames a second; a recording can only leave some out. Choose a device with a faster screen, such as the iPhone 15 Pro."
      )
    }
    return Int(rate)
  }

  private static func appearance(
    _ name: String?
  ) throws(ToolError) -> RunRequest.Appearance {
    guard let name else { return .light }
    guard let appearance = RunRequest.Appearance(rawValue: name) else {
      throw .usage("--appearance \(name): light or dark is expected.")
    }
    return appearance
  }

  private static func seed(_ text: String?) throws(ToolError) -> UInt64 {
    guard let text else { return 0 }
    guard let seed = UInt64(text) else {
      throw .usage("--seed \(text): a whole number that is not negative is expected.")
    }
    return seed
  }

  private static func format(
    _ output: String?
  ) throws(ToolError) -> RunRequest.Recording.Format? {
    guard let output else { return nil }
    guard let format = RunRequest.Recording.Format(path: output) else {
      throw .usage(
        "-o \(output): the ending says what to make: .gif, .apng, .webp, .mp4, .png (a contact sheet), or a folder ending with a slash (numbered frames)."
      )
    }
    return format
  }

  private static func checkTrace(_ path: String?) throws(ToolError) {
    guard let path else { return }
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard ["txt", "json", "html"].contains(ending) else {
      throw .usage("--trace \(path): the ending says what to write: .txt, .json or .html.")
    }
  }
}
