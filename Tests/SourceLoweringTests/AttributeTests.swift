import SourceLowering
import Testing

@Suite("Attributes")
struct AttributeTests {
  @Test(
    "What only Objective-C has turns into blanks of the same length",
    arguments: [
      ("@objc func a() {}", "      func a() {}"),
      ("@objc(name:) func a(_ b: Int) {}", "             func a(_ b: Int) {}"),
      ("@IBAction private func a() {}", "          private func a() {}"),
      ("@IBOutlet weak var a: UIView!", "          weak var a: UIView!"),
      ("dynamic var a = 1", "        var a = 1"),
      ("@objc\n\tdynamic func a() {}", "     \n\t        func a() {}"),
      ("@objc /* why */ func a() {}", "      /* why */ func a() {}"),
      ("@IBInspectable var a: CGFloat = 0", "               var a: CGFloat = 0"),
      (
        "@discardableResult @objc func a() -> Int { 1 }",
        "@discardableResult       func a() -> Int { 1 }"
      ),
      ("@MainActor @objc func a() {}", "@MainActor       func a() {}"),
    ])
  func blanked(member: String, expected: String) {
    #expect(lowered("class A: UIView {\n\(member)\n}") == "class A: UIView {\n\(expected)\n}")
  }

  @Test(
    "Attributes of classes go too", arguments: ["@objcMembers", "@IBDesignable", "@objc(Name)"])
  func ofClasses(attribute: String) {
    let blanks = String(repeating: " ", count: attribute.count)
    #expect(lowered("\(attribute) class A: UIView {}") == "\(blanks) class A: UIView {}")
  }

  @Test("A managed property gets accessors")
  func managed() {
    #expect(
      lowered("class A: CALayer { @NSManaged var r: CGFloat }")
        == #"class A: CALayer {            var r: CGFloat { get { _managedValue("r", of: self) } set { _setManagedValue(newValue, "r", of: self) } } }"#
    )
  }

  @Test("Carriage returns and byte order marks survive")
  func lineEnds() {
    let source = "class A: UIView {\r\n  @objc func a() {}\r\n  // x\r\n}\r\n"
    #expect(lowered(source) == "class A: UIView {\r\n        func a() {}\r\n  // x\r\n}\r\n")
    #expect(lowered("\u{FEFF}class A {}").hasSuffix("class A {}"))
  }

  @Test("An attribute in a condition of its own goes")
  func conditional() {
    let text = lowered("class A: UIView {\n#if DEBUG\n@objc\n#endif\nfunc a() {}\n}")
    #expect(text == "class A: UIView {\n#if DEBUG\n     \n#endif\nfunc a() {}\n}")
  }

  @Test("The marked class is the application", arguments: ["@main", "@UIApplicationMain"])
  func entry(attribute: String) {
    let output = loweredProgram([
      ("/app/A.swift", "\(attribute) class AppDelegate: UIResponder, UIApplicationDelegate {}")
    ])
    #expect(!output.files[0].text.contains(attribute))
    #expect(output.files[1].text.contains(#"application: "App.AppDelegate""#))
    #expect(output.files[1].text.contains("@main enum"))
  }

  @Test("A main.swift gives its delegate and none of its statements")
  func script() {
    let output = loweredProgram([
      (
        "/app/main.swift",
        "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Delegate.self))"
      ),
      ("/app/D.swift", "class Delegate: UIResponder, UIApplicationDelegate {}"),
    ])
    #expect(output.files[0].name != "main.swift")
    #expect(!output.files[0].text.contains("UIApplicationMain("))
    #expect(output.files[2].text.contains(#"application: "App.Delegate""#))
  }
}
