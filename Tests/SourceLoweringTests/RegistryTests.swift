import SourceLowering
import Testing

@Suite("The registry")
struct RegistryTests {
  private func generated(_ source: String, interfaceFileClasses: Set<String> = []) -> String {
    generatedPart(
      of: loweredProgram(
        [("/app/A.swift", source)], interfaceFileClasses: interfaceFileClasses
      ).files[0].text)
  }

  @Test("Outlets, actions and properties are named, private ones included")
  func members() {
    let text = generated(
      """
      class A: UIViewController {
        @IBOutlet private weak var button: UIButton!
        @IBAction private func open(_ sender: Any) {}
        @IBInspectable var radius: CGFloat = 0
        func plain() {}
      }
      """)
    #expect(text.contains(#"c.outlet("button", \A.button)"#))
    #expect(text.contains(#"c.action(Selector("open:", A.open(_:)))"#))
    #expect(text.contains(#"c.property("radius", \A.radius)"#))
    #expect(!text.contains("plain"))
  }

  @Test("Members of another file's extension are registered there")
  func otherFile() {
    let output = loweredProgram([
      ("/app/A.swift", "class A: UIViewController {}"),
      ("/app/B.swift", "extension A { @IBAction private func tap() {} }"),
    ])
    #expect(!output.files[0].text.contains("c.action"))
    #expect(output.files[1].text.contains(#"c.action(Selector("tap", A.tap))"#))
    #expect(output.files[1].text.contains(#"file: "/app/A.swift", line: 1"#))
  }

  @Test("A class private to another is named from inside it, a generic one not at all")
  func hidden() {
    let text = generated(
      "class A: UIView { private class In: UIView { private func x() {} } }\nclass G<T>: UIView {}\nprivate class P: UIView {}"
    )
    #expect(text.contains("extension A { @MainActor static func _understudyRegister_0_1()"))
    #expect(text.contains(#"_registerClass(A.In.self, "App.A.In""#))
    #expect(text.contains("extension P {"))
    #expect(!text.contains("G.self"))
  }

  @Test("A class that is private to an extension is named from inside the extended type")
  func hiddenInExtension() {
    let text = generated(
      """
      class A: UIViewController {}
      extension A { private class In: UIView { private class Deep: UIView {} } }
      extension A { class Open: UIView {} }
      """)
    #expect(text.contains("extension A { @MainActor static func _understudyRegister_0_1()"))
    #expect(text.contains(#"_registerClass(A.In.self, "App.A.In""#))
    #expect(!text.contains("Deep.self"))
    #expect(text.contains("extension A.Open {"))
  }

  @Test(
    "Makers follow the rules of inheritance",
    arguments: [
      ("class A: UIViewController {}", ["init(coder:)", "init(nibName:bundle:)", "init()"]),
      ("class A: UIView {}", ["init(coder:)", "init(frame:)", "init()"]),
      (
        "class A: UIView { init(x: Int) { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }",
        ["init(coder:)"]
      ),
      (
        "class A: UIView { override init(frame: CGRect) { super.init(frame: frame) }; @available(*, unavailable) required init?(coder: NSCoder) { nil } }",
        ["init(frame:)", "init()"]
      ),
      ("class A: UITableViewCell {}", ["init(coder:)", "init(style:reuseIdentifier:)"]),
      ("class A: NSObject { init(x: Int = 1) {} }", ["init()"]),
      ("class A: NSObject { let x: Int; init(x: Int) { self.x = x } }", []),
      ("class A: UIPresentationController {}", ["init(presentedViewController:presenting:)"]),
      (
        "class A: UIView { convenience init(x: Int) { self.init(frame: .zero) } }",
        ["init(coder:)", "init(frame:)", "init()"]
      ),
    ])
  func makers(source: String, expected: [String]) {
    let text = generated(source)
    let found = text.split(separator: "\n").filter { $0.hasPrefix("c.maker(\"") }
      .map { String($0.dropFirst(9).prefix { $0 != "\"" }) }
    #expect(Set(found) == Set(expected))
  }

  @Test("An initialiser from a coder goes through the class that requires it")
  func coder() {
    #expect(generated("class A: UIView {}").contains("(A.self as UIView.Type).init(coder: a)"))
  }

  @Test(
    "An animator is made for both ways",
    arguments: [
      ("init(isPresenting: Bool) {}", "(isPresenting: true)", "(isPresenting: false)"),
      ("init(dismissing: Bool) {}", "(dismissing: false)", "(dismissing: true)"),
      ("init(mode: Mode) {}; enum Mode { case close, open }", "(mode: .open)", "(mode: .close)"),
      (
        "init(kind: Kind, duration: TimeInterval) {}; enum Kind { case a, b }",
        "(kind: .a, duration: 0.3)", "(kind: .b, duration: 0.3)"
      ),
      (
        "init(operation: UINavigationController.Operation) {}", "(operation: .push)",
        "(operation: .pop)"
      ),
      ("init(_ done: @escaping () -> Void) {}", "({})", "({})"),
    ])
  func directions(initializer: String, present: String, dismiss: String) {
    let text = generated(
      "class A: NSObject, UIViewControllerAnimatedTransitioning { \(initializer) }")
    #expect(text.contains("c.maker(\"understudy.present\") { A\(present) }"))
    #expect(text.contains("c.maker(\"understudy.dismiss\") { A\(dismiss) }"))
  }

  @Test("The first screen can be told: who makes whom is noted")
  func roles() {
    let text = generated(
      "class First: UIViewController { func go() { present(Second(), animated: true) } }\nclass Second: UIViewController {}\nclass Third: UIViewController {}\nfunc n() { print(String(describing: Third.self)) }",
      interfaceFileClasses: ["Third"])
    let blocks = text.split(separator: "extension ")
    func roles(_ name: String) -> [String] {
      let block = blocks.first { $0.hasPrefix(name) } ?? ""
      return block.split(separator: "\n").filter { $0.hasPrefix("c.role") }.map {
        String($0.dropFirst(8).dropLast(2))
      }
    }
    #expect(roles("First") == ["view-controller"])
    #expect(roles("Second") == ["created", "view-controller"])
    #expect(roles("Third") == ["interface-file", "view-controller"])
  }

  @Test("Methods that differ by type alone are told apart by it")
  func sameName() {
    let text = generated(
      "class A: NSObject { @objc(a:) func a(_ x: Int) {}; @objc(b:) func a(_ x: String) -> Int { 1 } }"
    )
    #expect(text.contains(#"Selector("a:", A.a(_:) as (A) -> (Int) -> Void)"#))
    #expect(text.contains(#"Selector("b:", A.a(_:) as (A) -> (String) -> Int)"#))
  }

  @Test("A class named only in its own body, or for its name, is not made by anybody")
  func ownBody() {
    let text = generated(
      "class A: UIViewController { static func make() -> A { A() }; func n() { _ = NSStringFromClass(B.self) } }\nclass B: UIViewController {}"
    )
    #expect(!text.contains("created"))
  }

  @Test("Conformances in extensions and of ancestors count")
  func conformances() {
    let text = generated(
      "class A: B {}\nclass B: UIViewController {}\nextension B: UIViewControllerTransitioningDelegate {}"
    )
    #expect(
      text.split(separator: "extension ").allSatisfy {
        !$0.hasPrefix("A {") || $0.contains("transitioning-delegate")
      })
  }
}
