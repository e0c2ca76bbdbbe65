import Foundation

/// Reads words, numbers, quoted texts and points off a script, and knows the column it stands at.
struct StepScanner {
  private let characters: [Character]
  private(set) var index = 0

  init(_ script: String) { characters = Array(script) }

  /// The column of the next character that is not a blank, counted from 1.
  var column: Int { index + 1 }
  var isAtEnd: Bool { index >= characters.count }
  /// True at the end of a step: a semicolon, a line's end or the end of the script.
  var isAtStepEnd: Bool { isAtEnd || Self.separators.contains(characters[index]) }

  private static let separators: Set<Character> = [";", "\n", "\r\n"]

  mutating func skipBlanks() {
    while index < characters.count, characters[index] == " " || characters[index] == "\t" {
      index += 1
    }
  }

  /// Skips blanks and the ends of empty steps.
  mutating func skipToStep() {
    while !isAtEnd, isAtStepEnd || characters[index].isWhitespace { index += 1 }
  }

  func text(from start: Int) -> String {
    String(characters[start..<index]).trimmingCharacters(in: .whitespaces)
  }

  /// Reads letters; empty where none stand.
  mutating func word() -> String {
    skipBlanks()
    let start = index
    while index < characters.count, characters[index].isLetter { index += 1 }
    return String(characters[start..<index])
  }

  /// Reads anything up to a blank or the end of the step.
  mutating func name() -> String {
    skipBlanks()
    let start = index
    while !isAtStepEnd, !characters[index].isWhitespace { index += 1 }
    return String(characters[start..<index])
  }

  mutating func accept(_ token: String) -> Bool {
    skipBlanks()
    let wanted = Array(token)
    guard characters[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  var isAtQuote: Bool { !isAtEnd && Self.quotes.keys.contains(characters[index]) }

  // Scripts are pasted from chat windows and articles, which curl the quotes.
  private static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "'": "'"]

  /// Reads a quoted text; a backslash takes the next character as it is.
  mutating func quoted() throws(ScriptError) -> String {
    skipBlanks()
    let start = column
    guard isAtQuote, let close = Self.quotes[characters[index]] else {
      throw ScriptError(column: column, message: "a text in quotes is expected here")
    }
    index += 1
    var text = ""
    while !isAtEnd, characters[index] != close {
      if characters[index] == "\\", index + 1 < characters.count { index += 1 }
      text.append(characters[index])
      index += 1
    }
    guard !isAtEnd else {
      throw ScriptError(column: start, message: "this quote is never closed")
    }
    index += 1
    guard !text.isEmpty else { throw ScriptError(column: start, message: "this text is empty") }
    return text
  }

  mutating func number(_ what: String) throws(ScriptError) -> Double {
    skipBlanks()
    let start = index
    if !isAtEnd, characters[index] == "-" || characters[index] == "+" { index += 1 }
    while !isAtEnd, characters[index].isASCII,
      characters[index].isNumber || characters[index] == "."
    {
      index += 1
    }
    guard let value = Double(String(characters[start..<index])), value.isFinite else {
      index = start
      throw ScriptError(column: start + 1, message: "\(what) is expected here")
    }
    return value
  }

  mutating func point() throws(ScriptError) -> Step.Point {
    let x = try number("a point such as 200,300")
    guard accept(",") else {
      throw ScriptError(column: column, message: "a point is x,y: a comma is missing here")
    }
    return Step.Point(x: x, y: try number("the y of the point"))
  }

  /// Reads a length of time such as `0.4s`, `400ms` or `0.4`; seconds.
  mutating func duration() throws(ScriptError) -> Double {
    skipBlanks()
    let start = column
    var seconds = try number("a time such as 0.4s")
    let unitStart = index
    switch word() {
    case "", "s": break
    case "ms": seconds /= 1000
    case let unit:
      throw ScriptError(column: unitStart + 1, message: "unknown unit '\(unit)': s or ms")
    }
    guard seconds >= 0, seconds <= 3600 else {
      throw ScriptError(column: start, message: "a time lies between 0 and 3600 s")
    }
    return seconds
  }
}
