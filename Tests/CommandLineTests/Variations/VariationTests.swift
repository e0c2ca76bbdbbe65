import EventLog
import Foundation
import Testing

@Suite("What people write around a transition in an afternoon")
struct VariationTests {
  private static let openAndClose = #"tap "Open"; wait; tap "Close"; wait"#

  /// The orange screen of the variations, by frame.
  private func orange(_ run: Performance) -> [(t: Double, view: ViewDump)] {
    run.frames.compactMap { frame in
      frame.views.first { $0.background?.hasPrefix("#FF9500") == true }.map { (frame.t, $0) }
    }
  }

  private func expectGone(_ run: Performance, sourceLocation: SourceLocation = #_sourceLocation) {
    let last = run.frames.last?.views ?? []
    #expect(
      !last.contains { $0.background?.hasPrefix("#FF9500") == true }, sourceLocation: sourceLocation
    )
    #expect(last.contains { $0.text == "Open" }, sourceLocation: sourceLocation)
  }

  @Test("A property animator with a curve of its own, both ways")
  func propertyAnimator() throws {
    let run = try Performance.ofSources(VariationPrograms.propertyAnimator, Self.openAndClose)
    let scales = orange(run).map {
      ($0.view.transform[0] * $0.view.transform[0] + $0.view.transform[1] * $0.view.transform[1])
        .squareRoot()
    }
    #expect(scales.first.map { $0 < 0.15 } == true)
    #expect(scales.contains { abs($0 - 1) < 0.001 })
    #expect(scales.last.map { $0 < 0.2 } == true)
    expectGone(run)
  }

  @Test("A half sheet under a dimming view, closed by a tap on the dimming")
  func dimmedHalfSheet() throws {
    let run = try Performance.ofSources(
      VariationPrograms.dimmedHalfSheet, #"tap "Open"; wait; expect "Dimming"; tap 100,200; wait"#)
    #expect(orange(run).contains { $0.view.frame == [0, 426, 393, 426] })
    #expect(run.errors.contains("opened"))
    expectGone(run)
  }

  @Test(
    "A swipe from the edge pops past the middle and springs back before it",
    arguments: [(300.0, false), (150.0, true)])
  func edgePop(to x: Double, staysPushed: Bool) throws {
    let run = try Performance.ofSources(
      VariationPrograms.edgePop,
      #"tap "Next"; wait; touch 4,400; move \#(x),400 in 0.4s; hold 0.15s; lift; wait"#)
    let last = try #require(run.frames.last)
    let isPushed = last.views.contains { $0.background?.hasPrefix("#30B0C7") == true }
    #expect(isPushed == staysPushed)
    #expect(
      run.frames.contains { $0.transition?.kind == "pop" && $0.transition?.interactive == true })
    let finalAlphas = last.views.filter { $0.className == "UIView" }.map(\.alpha)
    #expect(
      finalAlphas.allSatisfy { $0 == 1 || $0 == 0 }, "an alpha was left half way: \(finalAlphas)")
  }

  @Test("A sheet on a sheet: the inner one goes first")
  func sheetOnSheet() throws {
    let run = try Performance.ofSources(
      VariationPrograms.sheetOnSheet,
      #"tap "Open"; wait; tap "Another"; wait; expect "Second"; tap "Close"; wait; expect no "Second"; expect "First"; tap "Close"; wait"#
    )
    #expect(orange(run).contains { $0.view.minY == 60 })
    #expect(run.frames.contains { $0.views.contains { $0.frame == [0, 120, 393, 732] } })
    expectGone(run)
  }

  @Test("Keyframes run in equal parts of the whole")
  func keyframes() throws {
    let run = try Performance.ofSources(VariationPrograms.keyframes, #"tap "Open"; wait"#)
    let track = orange(run)
    let start = try #require(track.first)
    #expect(start.view.minY == 800)
    let half = try #require(track.min { abs($0.t - start.t - 0.5) < abs($1.t - start.t - 0.5) })
    #expect(abs(half.view.minY - 400) < 15)
    #expect(track.last?.view.minY == 0)
  }

  @Test(
    "The built-in styles come and go by themselves",
    arguments: [
      ("fullScreen", "coverVertical"), ("fullScreen", "crossDissolve"),
      ("overFullScreen", "crossDissolve"), ("overFullScreen", "coverVertical"),
      ("automatic", "coverVertical"), ("pageSheet", "coverVertical"),
      ("overCurrentContext", "crossDissolve"), ("currentContext", "coverVertical"),
    ])
  func builtIn(style: String, transition: String) throws {
    let run = try Performance.ofSources(
      VariationPrograms.builtIn(style: style, transition: transition), Self.openAndClose)
    let track = orange(run)
    if transition == "crossDissolve" {
      #expect(
        track.contains { $0.view.alpha > 0.2 && $0.view.alpha < 0.8 }
          || run.frames.contains { frame in
            frame.views.contains { $0.alpha > 0.2 && $0.alpha < 0.8 }
          })
    } else {
      #expect(track.contains { $0.view.minY > 300 && $0.view.minY < 800 })
    }
    expectGone(run)
  }

  @Test("A circle opens by an explicit animation with a delegate")
  func circle() throws {
    let run = try Performance.ofSources(
      VariationPrograms.circle, #"tap "Open"; wait"#, pixels: true)
    let start = try #require(run.frames.firstIndex { $0.transition != nil })
    let middle = start + 15
    // A quarter of a second in, the circle has a radius of 255: the middle row is cut at 196 - 255 < 0,
    // the top of the screen is not reached yet.
    #expect(try run.pixel(middle, 196, 426) == [255, 149, 0, 255])
    #expect(try run.pixel(middle, 196, 20) == [255, 255, 255, 255])
    #expect(try run.pixel(run.frames.count - 1, 5, 5) == [255, 149, 0, 255])
  }

  @Test("A snapshot grows to the screen on a spring")
  func snapshotZoom() throws {
    let run = try Performance.ofSources(
      VariationPrograms.snapshotZoom, #"tap "Open"; wait"#, pixels: true)
    #expect(try run.pixel(run.frames.count - 1, 5, 845) == [255, 149, 0, 255])
    let start = try #require(run.frames.firstIndex { $0.transition != nil })
    #expect(try run.pixel(start + 1, 196, 140) == [255, 149, 0, 255])
    #expect(try run.pixel(start + 1, 20, 800) == [255, 255, 255, 255])
  }

  @Test("A container of one's own swaps its children")
  func container() throws {
    let run = try Performance.ofSources(
      VariationPrograms.container, #"tap "Open"; wait"#, options: ["--root", "RootViewController"])
    let last = try #require(run.frames.last)
    #expect(!last.views.contains { $0.background?.hasPrefix("#FF3B30") == true })
    #expect(
      last.views.contains {
        $0.background?.hasPrefix("#34C759") == true && $0.frame == [0, 400, 393, 200]
      })
    #expect(
      run.calls(on: "Two").filter { $0.hasSuffix("Appear") } == ["viewWillAppear", "viewDidAppear"])
    #expect(run.calls(on: "One").suffix(3) == ["viewWillDisappear", "viewDidDisappear", "didMove"])
  }

  @Test("An interruptible animator is scrubbed, cancelled and finished", arguments: [true, false])
  func interruptible(finishes: Bool) throws {
    let end = finishes ? 750 : 400
    let run = try Performance.ofSources(
      VariationPrograms.interruptible,
      #"tap "Open"; wait; touch 196,300; move 196,\#(end) in 0.3s; hold 0.2s; lift; wait"#)
    let track = orange(run)
    let opened = try #require(track.firstIndex { $0.view.minY == 0 })
    let peak = Double(end - 300 - 10)
    #expect(
      track[opened...].contains { abs($0.view.minY - peak) < 1 },
      "\(track[opened...].map(\.view.minY).max() ?? 0)")
    if finishes { expectGone(run) } else { #expect(track.last?.view.minY == 0) }
  }
}
