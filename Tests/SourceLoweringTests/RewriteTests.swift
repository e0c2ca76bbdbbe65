import SourceLowering
import Testing

@Suite("Imports, previews and literals")
struct RewriteTests {
  @Test(
    "Imports of what is not here go, and submodules with them",
    arguments: [
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
      ("import class UIKit.UIView", "import       UIKit"),
      ("import AVFoundation", "import UIKit"), ("import SnapKit", "import SnapKit"),
      ("import Own", "import UIKit"),
    ])
  func imports(source: String, expected: String) {
    let text = lowered(source, merged: ["Own"])
    #expect(text.hasPrefix(expected) && text.dropFirst(expected.count).allSatisfy { $0 == " " })
  }

  @Test("Previews go, lines stay")
  func previews() {
    let source =
      "class A: UIView {}\n#Preview {\n  A()\n}\nstruct P: PreviewProvider {\n  static var previews: some View { A() }\n}\nlet x = 1"
    let text = lowered(source)
    #expect(text.lineCount == source.lineCount)
    #expect(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        == "class A: UIView {} let x = 1")
  }

  @Test(
    "Literals of the editor are calls",
    arguments: [
      (
        "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
        "let c = UIColor(      red: 1, green: 0, blue: 0, alpha: 1)"
      ),
      (
        "let i = #imageLiteral(resourceName: \"cat\")",
        "let i = UIImage(named:              \"cat\")!"
      ),
      ("let k = #keyPath(UIView.layer.position)", "let k = \"layer.position\"               "),
      ("let k = #keyPath(title)", "let k = \"title\"        "),
    ])
  func literals(source: String, expected: String) {
    #expect(lowered(source) == expected)
  }

  @Test(
    "Old member names are the new ones",
    arguments: [
      ("a.addChildViewController(b)", "a.addChild              (b)"),
      ("b.didMove(toParentViewController: a)", "b.didMove(toParent              : a)"),
      ("v.bringSubview(toFront: x)", "v.bringSubviewToFront(  x)"),
      ("v.sendSubview(toBack: x)", "v.sendSubviewToBack(  x)"),
    ])
  func oldMembers(source: String, expected: String) {
    #expect(lowered("func f() { \(source) }") == "func f() { \(expected) }")
  }

  @Test("Old types are declared where they are used, and not where the program declares them")
  func oldTypes() {
    let used = loweredProgram([
      (
        "/app/A.swift",
        "let o: UINavigationControllerOperation = .push; let e = UIEdgeInsetsMake(0, 0, 0, 0)"
      )
    ])
    #expect(
      used.files[1].text.contains(
        "public typealias UINavigationControllerOperation = UINavigationController.Operation"))
    #expect(used.files[1].text.contains("func UIEdgeInsetsMake("))
    #expect(!used.files[1].text.contains("UIViewAnimationOptions"))
    let own = loweredProgram([("/app/A.swift", "func CGRectMake() {}; let r = CGRectMake()")])
    #expect(!own.files[1].text.contains("CGRectMake"))
  }

  @Test("Shadows of names that the program declares are left out")
  func shadows() {
    let shadows = ["Timer", "RunLoop"].map {
      LoweringInput.Shadow(name: $0, source: "public typealias \($0) = MediaTime.\($0)")
    }
    let text = loweredProgram([("/app/A.swift", "struct Timer {}")], shadows: shadows).files[1].text
    #expect(text.contains("typealias RunLoop"))
    #expect(!text.contains("typealias Timer"))
  }

  @Test("The first line and the moved parts say where they come from")
  func sourceLocation() {
    let text = loweredProgram([("/a \"b\"/A.swift", "let x = 1")]).files[0].text
    #expect(text.hasPrefix("#sourceLocation(file: \"/a \\\"b\\\"/A.swift\", line: 1)\nlet x = 1"))
  }

  @Test("Files of one name in two folders have two names")
  func names() {
    let output = loweredProgram([
      ("/a/View.swift", ""), ("/b/View.swift", ""), ("/c/view.swift", ""),
    ])
    #expect(Set(output.files.map { $0.name.lowercased() }).count == 4)
  }

  @Test(
    "Odd input never stops the lowering",
    arguments: [
      "", "class", "#selector(", "class A { @objc", "func f() { #selector() }", "}}}}", "#if",
      "if #available(", "@available(iOS", "#keyPath()", "let a = #colorLiteral(", "\u{0}\u{1}",
      "🎉🎉",
      "class A: A { @objc override func a() {} }", "class A: B {}; class B: A {}",
      "extension A.B.C { override func x() {} }",
      "\"unterminated", "/* unterminated",
    ])
  func oddInput(source: String) {
    let output = loweredProgram([("/app/A.swift", source)])
    #expect(output.files.count == 2)
  }
}

@Suite("Optional requirements and overrides in extensions")
struct DispatchTests {
  @Test("An optional requirement gets a default, the protocol is bound to classes")
  func ownProtocol() {
    let text = loweredProgram([
      (
        "/app/A.swift",
        "@objc protocol Picks {\n  @objc optional func did(_ x: Int) -> Bool\n  func must()\n}"
      )
    ]).files[0].text
    #expect(
      userPart(of: text)
        == "      protocol Picks: AnyObject {\n                 func did(_ x: Int) -> Bool\n  func must()\n}"
    )
    #expect(
      text.contains(
        "extension Picks { func did(_ x: Int) -> Bool { return _missingRequirement() } }"))
  }

  @Test(
    "A call of an optional requirement asks whether it is there",
    arguments: [
      ("d?.did?(1)", "_ifImplemented(_ask(), d?.did (1))"),
      ("self.d?.did?(1) ?? false", "_ifImplemented(_ask(), self.d?.did (1)) ?? false"),
      ("d?.did?(1).description", "_ifImplemented(_ask(), d?.did (1))?.description"),
      (
        "s.delegate?.scrollViewDidScroll?(s)",
        "_ifImplemented(_ask(), s.delegate?.scrollViewDidScroll (s))"
      ),
      ("x.done?(1)", "x.done?(1)"), ("done?(1)", "done?(1)"),
    ])
  func calls(source: String, expected: String) {
    let head = "@objc protocol P { @objc optional func did(_ x: Int) -> Bool }\n"
    let text = lowered(head + "func f() { \(source) }")
    #expect(text.split(separator: "\n").last! == "func f() { \(expected) }")
  }

  @Test("An override in an extension moves into the class, with its place")
  func movedOverride() {
    let output = loweredProgram([
      ("/app/A.swift", "class A: UIViewController {\n}"),
      (
        "/app/B.swift",
        "extension A {\n  // first\n  @objc override func viewDidLoad() {\n    x()\n  }\n}"
      ),
    ])
    #expect(
      userPart(of: output.files[0].text)
        == "class A: UIViewController {\n\n#sourceLocation(file: \"/app/B.swift\", line: 3)\n        override func viewDidLoad() {\n    x()\n  }\n#sourceLocation(file: \"/app/A.swift\", line: 2)\n}"
    )
    #expect(!userPart(of: output.files[1].text).contains("viewDidLoad"))
    #expect(userPart(of: output.files[1].text).lineCount == 6)
  }

  @Test("A method of an extension that a subclass overrides moves too")
  func overriddenBelow() {
    let output = loweredProgram([
      (
        "/app/A.swift",
        "class A: UIView {}\nextension A { @objc func setUp() {}; func other() {} }\nclass B: A { override func setUp() {} }"
      )
    ])
    let text = userPart(of: output.files[0].text)
    #expect(text.contains("func setUp() {}\n#sourceLocation"))
    #expect(text.contains("extension A {") && text.contains("func other() {}"))
  }

  @Test(
    "A delegate method that only a subclass has is reached through a stub in its superclass",
    arguments: ["", " var a = 1 ", " func f() {} "])
  func subclassRequirement(others: String) {
    let output = loweredProgram([
      ("/app/A.swift", "class Base: UIViewController, UIScrollViewDelegate {\(others)}"),
      ("/app/B.swift", "class Sub: Base { func scrollViewDidScroll(_ s: UIScrollView) {} }"),
    ])
    #expect(
      userPart(of: output.files[0].text).contains(
        "{ func scrollViewDidScroll(_ s: UIScrollView) { return _missingRequirement() };\(others)}")
    )
    #expect(
      userPart(of: output.files[1].text)
        == "class Sub: Base { override func scrollViewDidScroll(_ s: UIScrollView) {} }")
  }

  @Test("A requirement unwrapped by force is called, a protocol bound to classes stays so")
  func forced() {
    let text = lowered(
      "@objc protocol P: class { @objc optional func did(_ x: Int) }\nfunc f() { p.did!(1) }")
    #expect(
      text
        == "      protocol P: class {                func did(_ x: Int) }\nfunc f() { p.did (1) }")
  }

  @Test("A private method that matches an optional requirement is opened")
  func privateRequirement() {
    let text = lowered(
      "class A: UIResponder, UIApplicationDelegate {\n  private func applicationDidBecomeActive(_ a: UIApplication) {}\n}"
    )
    #expect(text.contains("          func applicationDidBecomeActive"))
  }

  @Test("An override of the program's own extension of a system class is left out, with a warning")
  func systemExtension() {
    let output = loweredProgram([
      (
        "/app/A.swift",
        "extension UIViewController { @objc var isGone: Bool { true } }\nclass A: UIViewController { override var isGone: Bool { false } }"
      )
    ])
    #expect(!output.files[0].text.contains("false"))
    #expect(output.warnings.map(\.line) == [2])
  }

  @Test("An override in an extension of a system class is dropped with a warning")
  func systemClass() {
    let output = loweredProgram([
      (
        "/app/A.swift",
        "extension UINavigationController {\n  open override var prefersStatusBarHidden: Bool { true }\n}"
      )
    ])
    #expect(!userPart(of: output.files[0].text).contains("prefersStatusBarHidden"))
    #expect(output.warnings.map(\.line) == [2])
  }
}
