/// A writer of compact JSON whose members stay in the order in which they are written.
package struct JSONText {
  /// What has been written.
  package private(set) var text = ""
  private var needsComma = false

  /// Makes an empty writer.
  package init() {}

  /// Writes an object whose members `body` writes.
  package mutating func object(_ body: (inout JSONText) -> Void) {
    nest("{", "}", body)
  }

  /// Writes an array whose elements `body` writes.
  package mutating func array(_ body: (inout JSONText) -> Void) {
    nest("[", "]", body)
  }

  /// Writes an array of numbers.
  package mutating func array(_ numbers: [Double]) {
    array { json in for number in numbers { json.value(number) } }
  }

  /// Writes a member's name; the value must follow.
  package mutating func name(_ name: String) {
    separate()
    text += Self.quoted(name) + ":"
    needsComma = false
  }

  /// Writes a number; with three decimals at most unless told otherwise.
  package mutating func value(
    _ value: Double, _ precision: NumberText.Precision = .thousandths
  ) {
    raw(NumberText.text(value, precision))
  }

  /// Writes a string.
  package mutating func value(_ value: String) {
    raw(Self.quoted(value))
  }

  /// Writes a truth value.
  package mutating func value(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    raw("null")
  }

  /// Writes an argument.
  package mutating func value(_ value: LoggedValue) {
    switch value {
    case .null: null()
    case .bool(let flag): self.value(flag)
    case .number(let number): self.value(number)
    case .string(let string): self.value(string)
    }
  }

  /// `string` in quotes, with everything escaped that JSON wants escaped.
  package static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private mutating func raw(_ string: String) {
    separate()
    text += string
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONText) -> Void) {
    separate()
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }
}
