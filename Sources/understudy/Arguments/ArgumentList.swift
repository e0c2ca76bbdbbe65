import Foundation

/// The words after a command's name, taken apart into options and the rest.
///
/// An option is `--name value`, `--name=value` or `-o value`; a flag has no value. A bare `--` ends
/// the options.
struct ArgumentList {
  /// What a command understands.
  struct Grammar {
    var options: [String]
    var flags: [String]
  }

  private(set) var values: [String: String] = [:]
  private(set) var flags: Set<String> = []
  private(set) var rest: [String] = []

  init(_ arguments: [String], grammar: Grammar) throws(ToolError) {
    var index = 0
    var optionsEnded = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if optionsEnded || !argument.hasPrefix("-") || argument == "-" {
        rest.append(argument)
        continue
      }
      if argument == "--" {
        optionsEnded = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if grammar.flags.contains(name) {
        guard parts.count == 1 else { throw .usage("\(name) takes no value.") }
        flags.insert(name)
      } else if grammar.options.contains(name) {
        guard values[name] == nil else { throw .usage("\(name) is given twice.") }
        if parts.count == 2 {
          values[name] = String(parts[1])
        } else {
          guard index < arguments.count else { throw .usage("\(name) needs a value after it.") }
          values[name] = arguments[index]
          index += 1
        }
      } else {
        let known = (grammar.options + grammar.flags).sorted().joined(separator: " ")
        throw .usage("Unknown option \(name). This command knows: \(known)")
      }
    }
  }

  /// The value of an option as a number within a range.
  func number(_ name: String, in range: ClosedRange<Double>) throws(ToolError) -> Double? {
    guard let text = values[name] else { return nil }
    guard let value = Double(text), range.contains(value) else {
      throw .usage(
        "\(name) \(text): a number from \(Self.plain(range.lowerBound)) to "
          + "\(Self.plain(range.upperBound)) is expected.")
    }
    return value
  }

  private static func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
  }
}
