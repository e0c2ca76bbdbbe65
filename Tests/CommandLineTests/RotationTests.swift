import EventLog
import Foundation
import Testing

@Suite("Turning the device")
struct RotationTests {
  @Test("The screens turn along, and turn back")
  func turns() throws {
    let run = try Performance.of("TintedSheet", "wait; rotate left; wait; rotate right; wait")
    let sizes = run.frames.compactMap { $0.views.first?.model }.map { [$0[2], $0[3]] }
    #expect(sizes.first == [393, 852])
    #expect(sizes.contains([852, 393]))
    #expect(sizes.last == [393, 852])
    let button = try #require(
      run.frames.last { $0.views.first?.model == [0, 0, 852, 393] }?.views
        .first { $0.className == "UIButton" })
    // In the middle of the screen that lies down.
    #expect(abs(button.frame[0] + button.frame[2] / 2 - 426) < 0.5)
    #expect(abs(button.frame[1] + button.frame[3] / 2 - 196.5) < 0.5)
  }

  @Test("What lies beyond the upright screen's edge is found on the screen that lies down")
  func findsBeyond() throws {
    // The button's middle is at 426, the upright screen ends at 393.
    let run = try Performance.of(
      "TintedSheet",
      #"wait; rotate left; wait; expect "Write"; tap "Write"; wait; expect "New Note""#)
    #expect(run.frames.last?.views.contains { $0.className == "CardView" } == true)
  }

  @Test("An iPhone's screen does not stand on its head")
  func upsideDown() throws {
    let sample = Tool.repository.appendingPathComponent("Samples/TintedSheet").path
    let outcome = try Tool.run(["record", sample, "--do", "rotate left; rotate left"])
    #expect(outcome.exit == 1)
    #expect(outcome.errors.contains("column 14") && outcome.errors.contains("upside down"))
  }
}
