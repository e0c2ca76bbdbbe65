import Testing

@Suite("Availability")
struct AvailabilityTests {
  private func body(_ statements: String, ios: String = "18.0") -> String {
    let text = lowered("func f() {\n\(statements)\n}", ios: ios)
    return String(text.dropFirst("func f() {\n".count).dropLast(2))
  }

  /// The words that are left, blanks apart.
  private func words(_ statements: String, ios: String = "18.0") -> String {
    body(statements, ios: ios).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    "A branch that the simulated system never takes is blanked",
    arguments: [
      ("if #available(iOS 13.0, *) { a() } else { b() }", "if true { a() }"),
      ("if #available(iOS 99, *) { a() } else { b() }", "if true { b() }"),
      ("if #available(iOS 99, *) { a() }", ""),
      ("if #unavailable(iOS 13) { a() } else { b() }", "if true { b() }"),
      ("if x, #available(iOS 13, *) { a() } else { b() }", "if x, true { a() } else { b() }"),
      ("if x, #available(iOS 99, *), let y = z { a() } else { b() }", "if true { b() }"),
      (
        "if #available(iOS 99, *) { a() } else if x { b() } else { c() }",
        "if x { b() } else { c() }"
      ),
      (
        "if x { a() } else if #available(iOS 99, *) { b() } else { c() }",
        "if x { a() } else { c() }"
      ),
      ("if x { a() } else if #available(iOS 99, *) { b() }", "if x { a() }"),
      ("guard #available(iOS 13, *) else { return }; a()", "a()"),
      ("guard #available(iOS 99, *) else { b(); return }\na()\nc()", "do { b(); return }"),
      ("if #available(macOS 99, *) { a() } else { b() }", "if true { a() }"),
      ("if #available(iOS 13, macOS 99, *) { a() }", "if true { a() }"),
    ])
  func branches(source: String, expected: String) {
    #expect(words(source) == expected)
    #expect(body(source).lineCount == source.lineCount)
  }

  @Test("A branch keeps its line and column")
  func places() {
    let source = "if #available(iOS 99, *) {\n  a()\n} else {\n  b()\n}"
    #expect(body(source).split(separator: "\n", omittingEmptySubsequences: false)[3] == "  b()")
    #expect(body("  if #available(iOS 13, *) { a() }") == "  if true                  { a() }")
  }

  @Test(
    "The simulated system is what --ios says",
    arguments: [("12.0", ""), ("13.0", "if true { a() }"), ("13.1", "if true { a() }")])
  func versions(ios: String, expected: String) {
    #expect(words("if #available(iOS 13.0, *) { a() }", ios: ios) == expected)
  }

  @Test(
    "A declaration for a later system goes, with what is in it",
    arguments: [
      ("@available(iOS 99, *) func g() { missing() }", ""),
      ("@available(iOS 13, *) func g() {}", "func g() {}"),
      ("@available(iOS, introduced: 99) func g() {}", ""),
      ("@available(iOS, deprecated: 13) func g() {}", "func g() {}"),
      ("@available(iOS, unavailable) func g() {}", ""),
      ("@available(*, unavailable) func g() {}", "@available(*, unavailable) func g() {}"),
      (
        "@available(*, deprecated, message: \"x\") func g() {}",
        "@available(*, deprecated, message: \"x\") func g() {}"
      ),
      ("@available(iOS 99, *) class G: New {}", ""),
      ("@available(iOS 99, *)\nextension A: New {}", ""),
    ])
  func declarations(source: String, expected: String) {
    #expect(words(source) == expected)
  }

  @Test("A dropped class is not registered")
  func registry() {
    let output = loweredProgram([("/app/A.swift", "@available(iOS 99, *) class G: UIView {}")])
    #expect(!output.files[0].text.contains("_registerClass"))
  }
}

@Suite("Platforms")
struct PlatformTests {
  @Test(
    "The program runs on iOS's simulator and nowhere else",
    arguments: [
      ("os(iOS)", "true   "), ("os(macOS)", "false    "), ("os(Linux)", "false    "),
      ("targetEnvironment(simulator)", "true                        "),
      ("targetEnvironment(macCatalyst)", "false                         "),
      ("!os(tvOS) && DEBUG", "!false    && DEBUG"), ("canImport(UIKit)", "canImport(UIKit)"),
    ])
  func conditions(condition: String, expected: String) {
    #expect(lowered("#if \(condition)\n#endif") == "#if \(expected)\n#endif")
  }

  @Test("Only the active clause declares classes")
  func activeClause() {
    let text = loweredProgram([
      (
        "/app/A.swift",
        "#if os(macOS)\nclass M: NSView {}\n#elseif os(iOS)\nclass P: UIView {}\n#else\nclass Q: UIView {}\n#endif"
      )
    ]).files[0].text
    #expect(text.contains("App.P"))
    #expect(!text.contains("App.M") && !text.contains("App.Q"))
  }
}
