import Testing

@testable import EventLog

@Suite struct NumberTextTests {
  @Test(
    "A number has three decimals at most, no exponent and no negative zero",
    arguments: [
      (0.1 + 0.2, "0.3"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1.0, "1"),
      (-1.25, "-1.25"), (-0.5, "-0.5"), (1.0006, "1.001"), (0.9996, "1"), (320.010, "320.01"),
      (1e-9, "0"), (123_456_789.123, "123456789.123"), (1e21, "1000000000000000000000"),
      (Double.nan, "null"), (Double.infinity, "null"),
    ])
  func text(value: Double, expected: String) {
    #expect(NumberText.text(value) == expected)
  }
}
