/// Writes numbers with three decimals at most, without exponents and without a negative zero.
package enum NumberText {
  /// The shortest text of `value` rounded to a thousandth; `null` for what is not finite.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let scaled = (value * 1000).rounded()
    guard abs(scaled) < 0x1p63 else { return wholeText(value) }
    let thousandths = Int64(scaled)
    let whole = (thousandths / 1000).magnitude
    var decimals = String((thousandths % 1000).magnitude)
    let sign = thousandths < 0 ? "-" : ""
    if decimals == "0" { return "\(sign)\(whole)" }
    decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
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
