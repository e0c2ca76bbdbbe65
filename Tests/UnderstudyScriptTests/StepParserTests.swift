import Testing

@testable import UnderstudyScript

@Suite("Scripts of steps")
struct StepParserTests {
  @Test(
    "Each step reads as it is written",
    arguments: [
      (#"tap "Open""#, Step.Action.tap(.text("Open"))),
      (#"tap “モーダルを開く”"#, .tap(.text("モーダルを開く"))),
      (#"tap "a \"b\"; c""#, .tap(.text(#"a "b"; c"#))),
      ("tap 20,100", .tap(.point(.init(x: 20, y: 100)))),
      ("tap 20.5, -3", .tap(.point(.init(x: 20.5, y: -3)))),
      ("wait", .wait),
      (
        "drag 200,300 -> 200,500 in 0.4s",
        .drag(from: .init(x: 200, y: 300), to: .init(x: 200, y: 500), duration: 0.4)
      ),
      ("drag 1,2->3,4", .drag(from: .init(x: 1, y: 2), to: .init(x: 3, y: 4), duration: 0.3)),
      ("hold 100ms", .hold(0.1)),
      ("hold 2", .hold(2)),
      ("flick 200,300 down", .flick(.init(x: 200, y: 300), .down)),
      ("rotate left", .rotate(.left)),
      ("snapshot open-1", .snapshot("open-1")),
      (#"expect "Close""#, .expect("Close", visible: true)),
      (#"expect no "Close""#, .expect("Close", visible: false)),
      ("back", .back),
    ])
  func step(script: String, action: Step.Action) throws {
    #expect(try StepParser.parse(script).map(\.action) == [action])
  }

  @Test("Steps keep their columns and their text, over semicolons, lines and empty steps")
  func columns() throws {
    let steps = try StepParser.parse("tap \"Open\"; wait;;\n touch 1,2 ; move 3,4 in 1s; lift;")
    #expect(steps.map(\.column) == [1, 13, 21, 33, 49])
    #expect(steps.map(\.source) == ["tap \"Open\"", "wait", "touch 1,2", "move 3,4 in 1s", "lift"])
  }

  @Test(
    "A mistake is named with its column",
    arguments: [
      ("tap", 4, "a text in quotes or a point"),
      (#"tap "Open"#, 5, "never closed"),
      (#"tap """#, 5, "empty"),
      ("wait; dance", 7, "unknown step 'dance'"),
      ("wait wait", 6, "too much"),
      ("drag 1,2 3,4", 10, "'->'"),
      ("drag 1,2 -> 3", 14, "comma"),
      ("drag 1,2 -> 3,4 in 5h", 21, "unknown unit 'h'"),
      ("hold -1s", 6, "between 0 and 3600"),
      ("hold 1e9s", 7, "unknown unit"),
      ("flick 1,2 inwards", 11, "up, down, left, right"),
      ("lift", 1, "no finger is down"),
      ("touch 1,2; touch 3,4", 12, "down already"),
      ("touch 1,2; tap 3,4", 12, "lift the finger"),
      ("touch 1,2; hold 1s", 12, "never lifted"),
      ("snapshot ../x", 10, "letters, digits"),
      ("🙂", 1, "unknown step '🙂'"),
    ])
  func mistake(script: String, column: Int, message: String) {
    let error = #expect(throws: ScriptError.self) { try StepParser.parse(script) }
    #expect(error?.column == column)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "none")")
  }

  @Test("A script of nothing has no steps", arguments: ["", "  ", ";;", "\n\r\n"])
  func nothing(script: String) throws {
    #expect(try StepParser.parse(script).isEmpty)
  }
}
