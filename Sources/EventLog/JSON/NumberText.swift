/// Writes numbers with a few decimals at most, without exponents and without a negative zero.
package enum NumberText {
  /// How many decimals a number keeps.
  package enum Precision: Int, Sendable {
    /// Lengths, colours and the like: far below what a pixel shows.
    case thousandths = 3
    /// Moments: in half a millisecond a spring at its fastest goes several points.
    case microseconds = 6
  }

  /// The shortest text of the rounded value; `null` for what is not finite.
  package static func text(_ value: Double, _ precision: Precision = .thousandths) -> String {
    guard value.isFinite else { return "null" }
    let unit: Int64 = precision == .thousandths ? 1000 : 1_000_000
    let scaled = (value * Double(unit)).rounded()
    guard abs(scaled) < 0x1p63 else { return wholeText(value) }
    let parts = Int64(scaled)
    let whole = (parts / unit).magnitude
    var decimals = String((parts % unit).magnitude)
    let sign = parts < 0 ? "-" : ""
    if decimals == "0" { return "\(sign)\(whole)" }
    decimals = String(repeating: "0", count: precision.rawValue - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  /// A number too large to have decimals; its digits come from repeated division.
  private static func wholeText(_ value: Double) -> String {
    var digits = ""
    var rest = abs(value).rounded()
    while rest >= 1 {
      let next = (rest / 10).rounded(.down)
      digits.append(String(Int(rest - next * 10)))
      rest = next
    }
    return (value < 0 ? "-" : "") + String(digits.reversed())
  }
}
