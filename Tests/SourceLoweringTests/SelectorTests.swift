import Testing

@Suite("Selectors")
struct SelectorTests {
  private func inClass(
    _ expression: String, members: String = "func tap() {}; func pan(_ g: Pan) {}"
  )
    -> String
  {
    let text = lowered("class Sheet: UIView { \(members); func f() { g(\(expression)) } }")
    let start = text.range(of: "{ g(")!.upperBound
    // A shorter text has blanks after it.
    return text[start...].dropLast(5).description.trimmingSuffix { $0 == " " }
  }

  @Test(
    "A method of the class becomes its name and itself",
    arguments: [
      ("#selector(tap)", #"Selector("tap", Sheet.tap)"#),
      ("#selector(self.tap)", #"Selector("tap", Sheet.tap)"#),
      ("#selector(Sheet.tap)", #"Selector("tap", Sheet.tap)"#),
      ("#selector(pan)", #"Selector("pan:", Sheet.pan(_:))"#),
      ("#selector(pan(_:))", #"Selector("pan:", Sheet.pan(_:))"#),
      ("#selector( pan(_:) )", #"Selector("pan:", Sheet.pan(_:))"#),
      ("#selector((pan))", #"Selector("pan:", Sheet.pan(_:))"#),
      ("#selector(tap())", #"Selector("tap", Sheet.tap)"#),
    ])
  func ownMethod(source: String, expected: String) {
    #expect(inClass(source) == expected)
  }

  @Test(
    "Labels are joined as Objective-C joins them",
    arguments: [
      ("func zoom(view: V, to: P) {}", "zoom(view:to:)", "zoomWithView:to:"),
      ("func move(to: P) {}", "move(to:)", "moveTo:"),
      ("func handle(_ a: A, event: E) {}", "handle(_:event:)", "handle:event:"),
      ("func handle(_ a: A, _ e: E) {}", "handle(_:_:)", "handle::"),
      ("func tapped(sender: A) {}", "tapped(sender:)", "tappedWithSender:"),
    ])
  func labels(member: String, reference: String, name: String) {
    #expect(
      inClass("#selector(\(reference))", members: member)
        == "Selector(\"\(name)\", Sheet.\(reference))")
  }

  @Test("An Objective-C name of its own wins")
  func ownName() {
    #expect(
      inClass("#selector(tap)", members: "@objc(go:) func tap(_ a: Any) {}")
        == #"Selector("go:", Sheet.tap(_:))"#)
  }

  @Test("Of two methods the cast chooses, and the bare one is called in a closure")
  func overloads() {
    let members = "func over() {}; func over(_ x: Any) {}"
    #expect(
      inClass("#selector(over as () -> Void)", members: members)
        == #"Selector("over", { (receiver: Sheet) in { receiver.over() } })"#)
    #expect(
      inClass("#selector(over as (Sheet) -> (Any) -> Void)", members: members)
        == #"Selector("over:", Sheet.over(_:))"#)
  }

  @Test("A method of the system keeps its class; the initialiser adds the colons")
  func systemMethod() {
    #expect(
      inClass("#selector(UIView.removeFromSuperview)")
        == #"Selector("removeFromSuperview", UIView.removeFromSuperview)"#)
    #expect(
      inClass("#selector(UIViewController.dismiss(animated:completion:))")
        == #"Selector("dismissWithAnimated:completion:", UIViewController.dismiss(animated:completion:))"#
    )
  }

  @Test("A method of a protocol is asked for by name")
  func protocolMethod() {
    let text = lowered(
      """
      @objc protocol Picks { func picked(_ x: Int) }
      class A: UIView { func f() { g(#selector(Picks.picked(_:))) } }
      """)
    #expect(text.contains(#"g(Selector("picked:")"#))
  }

  @Test("Getters and setters go through key paths")
  func accessors() {
    #expect(
      inClass("#selector(getter: size)", members: "var size = 1")
        == #"Selector(getter: "size", \Sheet.size)"#)
    #expect(
      inClass("#selector(setter: Sheet.size)", members: "var size = 1")
        == #"Selector(setter: "setSize:", \Sheet.size)"#)
  }

  @Test("A property's method is taken from the property's class")
  func methodOfProperty() {
    let text = lowered(
      """
      class Presenter { @objc func go() {} }
      class A: UIView { let presenter: Presenter? = nil; func f() { g(#selector(presenter.go)) } }
      """)
    #expect(text.contains(#"g(Selector("go", Presenter.go))"#))
  }

  @Test("An inherited method, an extension in another file and a nested class are found")
  func elsewhere() {
    let output = loweredProgram([
      ("/app/A.swift", "class Base: UIView { @objc func up(_ a: Any) {} }"),
      ("/app/B.swift", "class Sub: Base { class In: UIView { func f() { g(#selector(deep)) } } }"),
      (
        "/app/C.swift",
        "extension Sub { func h() { g(#selector(up)) } }\nextension Sub.In { @objc func deep(x: Int) {} }"
      ),
    ])
    #expect(output.files[1].text.contains(#"g(Selector("deepWithX:", In.deep(x:)))"#))
    #expect(output.files[2].text.contains(#"g(Selector("up:", Sub.up(_:)))"#))
  }

  @Test("Strings and comments that look like one stay as they are")
  func lookalikes() {
    let source = """
      let a = "#selector(tap) @objc" // #selector(tap)
      /* @IBOutlet #available(iOS 99, *) */ let b = #"#selector(\\#(a))"#
      """
    #expect(lowered(source) == source)
  }

  @Test("Lines stay where they are when a selector spans several")
  func lines() {
    let source =
      "class A: UIView {\n  let s = #selector(\n    tap(_:\n      with:)\n  )\n  @objc func tap(_ a: Any, with b: Any) {}\n}"
    let text = lowered(source)
    #expect(text.lineCount == source.lineCount)
    #expect(
      text.split(separator: "\n").last { $0.contains("func tap") }
        == "        func tap(_ a: Any, with b: Any) {}")
  }

  @Test("Names of any script are names")
  func scripts() {
    let text = lowered(
      "class 画面: UIView { @objc func 閉じる(_ x: Any) {}; let s = #selector(画面.閉じる(_:)) }")
    #expect(text.contains(#"Selector("閉じる:", 画面.閉じる(_:))"#))
  }
}
