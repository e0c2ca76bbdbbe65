import Foundation
import Testing

/// `./dev test` builds both; a plain `swift test` has only one of them.
@Suite("Debug and release", .enabled(if: Tool.release != nil))
struct BuildModeTests {
  @Test(
    "Both give the same dumps and traces",
    arguments: [
      ("TintedSheet", #"tap "Write"; wait; tap "Close"; wait"#),
      (
        "DraggableSheet",
        #"tap "Route"; wait; touch 196,300; move 196,480 in 0.4s; hold 0.2s; lift; wait"#
      ),
      ("BloomPush", #"tap "Bloom"; wait; back; wait; tap "Walk on"; wait"#),
      ("SwipeModal", #"tap "Read"; wait; tap "Done"; wait"#),
    ])
  func same(sample: String, steps: String) throws {
    let debug = try Performance.of(sample, steps)
    let folder = try TemporaryFolder()
    let outcome = try Tool.run(
      [
        "record", Tool.repository.appendingPathComponent("Samples/\(sample)").path, "--do", steps,
        "--dump", folder.path("dump.jsonl"), "--trace", folder.path("trace.json"),
      ], tool: try #require(Tool.release))
    try #require(outcome.exit == 0, "\(outcome.errors)")
    for name in ["dump.jsonl", "trace.json"] {
      let here = try Data(contentsOf: URL(fileURLWithPath: debug.folder.path(name)))
      let there = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
      #expect(here == there, "\(name) differs")
    }
  }
}
