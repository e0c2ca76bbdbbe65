import EventLog
import Foundation
import Testing

@Suite("A full-screen modal from a storyboard that turns like a page")
struct SwipeModalTests {
  private func run() throws -> Performance {
    try Performance.of("SwipeModal", #"tap "Read"; wait; tap "Done"; wait"#)
  }

  private func page(_ run: Performance) -> [(t: Double, view: ViewDump)] {
    run.frames.compactMap { frame in
      frame.views.first { $0.background?.hasPrefix("#CCE6FA") == true }.map { (frame.t, $0) }
    }
  }

  @Test("The delegate set in the presented screen's own viewDidLoad is asked")
  func ownDelegate() throws {
    let asked = try run().calls("animationController")
    #expect(
      asked.map { $0.class.split(separator: ".").last } == [
        "PageViewController", "PageViewController",
      ])
  }

  @Test("It comes from three quarters of the width, transparent, in the animation's own 0.5 s")
  func presents() throws {
    let track = page(try run())
    let start = try #require(track.first)
    #expect(abs(start.view.minX - 294.75) < 0.01 && start.view.alpha == 0)
    let end = try #require(track.first { $0.view.minX == 0 })
    // transitionDuration says 0.25: a runtime that ended the transition by it would be wrong.
    #expect(abs(end.t - start.t - 0.5) < 0.5 / 60 + 0.001)
    #expect(end.view.alpha == 1)
  }

  @Test("It leaves to the left while the cover lies under it")
  func dismisses() throws {
    let run = try run()
    let track = page(run)
    let lowest = try #require(track.map(\.view.minX).min())
    #expect(lowest < -280 && lowest >= -294.75)
    #expect(track.last.map { $0.view.alpha < 0.1 } == true)
    let t = try #require(track.last?.t)
    let frame = try #require(run.frames.first { $0.t == t })
    #expect(frame.views.contains { $0.text == "Read" })
    #expect(run.frames.last?.views.contains { $0.text == "Done" } == false)
  }

  @Test("The cover is removed, so it hears of its disappearance and its return")
  func presenterCallbacks() throws {
    let names = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    let calls = try run().calls(on: "CoverViewController").filter { names.contains($0) }
    #expect(
      calls == [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        "viewWillAppear", "viewDidAppear",
      ])
  }
}
