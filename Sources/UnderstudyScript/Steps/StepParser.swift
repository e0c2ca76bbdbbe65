import Foundation

/// A mistake in a script of steps.
package struct ScriptError: Error, Hashable, CustomStringConvertible {
  /// Where it stands, counted from 1.
  package let column: Int
  package let message: String

  package init(column: Int, message: String) {
    self.column = column
    self.message = message
  }

  package var description: String { "column \(column): \(message)" }
}

/// Reads a script such as `tap "Open"; wait; drag 200,300 -> 200,500 in 0.4s`.
package enum StepParser {
  /// The steps of a script, in order.
  ///
  /// Steps are parted by semicolons or line ends. The order of touches is checked as well: a finger
  /// cannot move or lift before it is down.
  package static func parse(_ script: String) throws(ScriptError) -> [Step] {
    var scanner = StepScanner(script)
    var steps: [Step] = []
    var isDown = false
    scanner.skipToStep()
    while !scanner.isAtEnd {
      let start = scanner.index
      let column = scanner.column
      let action = try action(&scanner)
      try check(action, isDown: &isDown, column: column)
      scanner.skipBlanks()
      guard scanner.isAtStepEnd else {
        throw ScriptError(
          column: scanner.column,
          message: "'\(scanner.name())' is too much here: a step ends with a semicolon")
      }
      steps.append(Step(action, column: column, source: scanner.text(from: start)))
      scanner.skipToStep()
    }
    if isDown, let last = steps.last {
      throw ScriptError(column: last.column, message: "the finger is never lifted: add 'lift'")
    }
    return steps
  }

  private static let names = [
    "tap", "wait", "drag", "touch", "move", "hold", "lift", "flick", "rotate", "snapshot", "expect",
    "back",
  ]

  private static func action(_ scanner: inout StepScanner) throws(ScriptError) -> Step.Action {
    let column = scanner.column
    let name = scanner.word()
    switch name {
    case "tap": return .tap(try target(&scanner))
    case "wait": return .wait
    case "drag":
      let start = try scanner.point()
      try arrow(&scanner)
      return .drag(
        from: start, to: try scanner.point(), duration: try time(&scanner, otherwise: 0.3))
    case "touch": return .touch(try scanner.point())
    case "move":
      return .move(try scanner.point(), duration: try time(&scanner, otherwise: 0))
    case "hold": return .hold(try scanner.duration())
    case "lift": return .lift
    case "flick": return .flick(try scanner.point(), try choice(&scanner, "a direction"))
    case "rotate": return .rotate(try choice(&scanner, "a turn"))
    case "snapshot": return .snapshot(try snapshotName(&scanner))
    case "expect":
      let isAbsent = scanner.accept("no ") || scanner.accept("not ")
      return .expect(try scanner.quoted(), visible: !isAbsent)
    case "back": return .back
    default:
      let found = name.isEmpty ? scanner.name() : name
      throw ScriptError(
        column: column, message: "unknown step '\(found)': one of \(names.joined(separator: ", "))")
    }
  }

  private static func target(_ scanner: inout StepScanner) throws(ScriptError) -> Step.Target {
    scanner.skipBlanks()
    if scanner.isAtQuote { return .text(try scanner.quoted()) }
    do {
      return .point(try scanner.point())
    } catch {
      throw ScriptError(
        column: error.column,
        message: "a text in quotes or a point such as 200,300 is expected here")
    }
  }

  private static func arrow(_ scanner: inout StepScanner) throws(ScriptError) {
    guard scanner.accept("->") || scanner.accept("→") || scanner.accept("to ") else {
      throw ScriptError(column: scanner.column, message: "'->' and the end of the drag are missing")
    }
  }

  private static func time(
    _ scanner: inout StepScanner, otherwise standard: Double
  ) throws(ScriptError) -> Double {
    guard scanner.accept("in ") else { return standard }
    return try scanner.duration()
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ scanner: inout StepScanner, _ what: String
  ) throws(ScriptError) -> Choice where Choice.RawValue == String {
    scanner.skipBlanks()
    let column = scanner.column
    let word = scanner.word()
    guard let choice = Choice(rawValue: word) else {
      let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw ScriptError(column: column, message: "\(what) is expected here: \(all)")
    }
    return choice
  }

  private static func snapshotName(_ scanner: inout StepScanner) throws(ScriptError) -> String {
    scanner.skipBlanks()
    let column = scanner.column
    let name = scanner.isAtQuote ? try scanner.quoted() : scanner.name()
    let isSafe = name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    guard !name.isEmpty, isSafe, !name.hasPrefix(".") else {
      throw ScriptError(
        column: column, message: "a snapshot needs a name of letters, digits, '-' and '_'")
    }
    return name
  }

  private static func check(
    _ action: Step.Action, isDown: inout Bool, column: Int
  ) throws(ScriptError) {
    switch action {
    case .touch:
      if isDown { throw ScriptError(column: column, message: "the finger is down already") }
      isDown = true
    case .move, .lift:
      if !isDown {
        throw ScriptError(column: column, message: "no finger is down: begin with 'touch x,y'")
      }
      if case .lift = action { isDown = false }
    case .tap, .drag, .flick, .back:
      if isDown { throw ScriptError(column: column, message: "lift the finger that is down first") }
    case .wait, .hold, .rotate, .snapshot, .expect: break
    }
  }
}
