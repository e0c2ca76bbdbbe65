import EventLog
import Foundation
import Testing

/// The drawer of Samples/DraggableSheet: top at 59, height 793, dragged by a finger with 10 points
/// of slop.
@Suite("A drawer under the finger")
struct DraggableSheetTests {
  private static let slowDrag =
    #"tap "Route"; wait; touch 196,300; move 196,500 in 0.4s; hold 0.2s; lift; wait"#

  private func cancelled() throws -> Performance {
    try Performance.of("DraggableSheet", Self.slowDrag)
  }

  /// The drawer after it has opened.
  private func drag(_ run: Performance) throws -> [(t: Double, view: ViewDump)] {
    let drawer = run.track("DrawerView")
    let opened = try #require(drawer.firstIndex { $0.view.minY == 59 })
    return Array(drawer[opened...])
  }

  private func shade(_ run: Performance) -> [Double: Double] {
    var alphas: [Double: Double] = [:]
    for frame in run.frames {
      let view = frame.views.first { $0.background?.hasPrefix("#34C759") == true }
      alphas[frame.t] = view?.tint
    }
    return alphas
  }

  @Test("A pan starts an interactive dismissal, and the animator sees that it is one")
  func interactive() throws {
    let run = try cancelled()
    #expect(
      run.frames.contains {
        $0.transition?.kind == "dismissal" && $0.transition?.interactive == true
      })
    #expect(run.calls("interactionControllerForDismissal").count == 1)
    let steps = zip(try drag(run), try drag(run).dropFirst()).map { $1.view.minY - $0.view.minY }
    // The linear curve gives equal steps; ease-in-ease-out would give steps from 2 to 15 points.
    let moving = steps.filter { $0 > 1 }.dropFirst().dropLast()
    #expect(moving.count > 15)
    #expect(moving.allSatisfy { abs($0 - 500.0 / 60) < 0.01 }, "\(steps)")
  }

  @Test("In every frame of the drag the top is at 59 plus the translation, the shade at the rest")
  func follows() throws {
    let run = try cancelled()
    let shade = shade(run)
    let drawer = try drag(run)
    let highest = drawer.map(\.view.minY).max() ?? 0
    // 200 points of finger less 10 of slop. With the slop counted the drawer would get to 259.
    #expect(abs(highest - 249) < 0.01)
    let peak = try #require(drawer.lastIndex { abs($0.view.minY - highest) < 0.01 })
    for (t, view) in drawer[...peak] {
      let progress = (view.minY - 59) / 793
      #expect(abs((shade[t] ?? 0) - (1 - progress)) < 0.003, "at \(t)")
    }
  }

  @Test("Let go early, it comes back without a flash, and everything is as before")
  func cancel() throws {
    let run = try cancelled()
    let drawer = try drag(run)
    let highest = drawer.map(\.view.minY).max() ?? 0
    let peak = try #require(drawer.lastIndex { abs($0.view.minY - highest) < 0.01 })
    let tail = drawer[peak...].map(\.view.minY)
    #expect(tail == tail.sorted(by: >), "\(tail)")
    #expect(tail.last == 59)
    let ended = try #require(run.calls("dismissalTransitionDidEnd").first)
    #expect(ended.args.all.map(\.value) == [.bool(false)])
    let last = try #require(run.frames.last)
    let model = last.views.first { $0.className == "DrawerView" }?.model
    #expect(model == [0, 59, 393, 793])
    #expect(last.views.contains { $0.background == "#34C759FF" })
  }

  @Test("It can be dragged again after a cancelled drag")
  func again() throws {
    let steps = Self.slowDrag + "; touch 196,300; move 196,500 in 0.4s; hold 0.2s; lift; wait"
    let run = try Performance.of("DraggableSheet", steps)
    #expect(run.calls("dismissalTransitionDidEnd").count == 2)
    #expect(run.frames.last?.views.first { $0.className == "DrawerView" }?.minY == 59)
  }

  @Test(
    "Let go anywhere before the limit, every model value comes back and no frame is further along",
    arguments: [
      "move 196,311 in 0.02s", "move 196,330 in 0.1s", "move 196,390 in 0.35s",
      "move 196,450 in 0.2s", "move 196,400 in 0.1s; move 196,360 in 0.3s",
      "move 196,547 in 0.7s",
    ], ["iPhone 15", "iPhone 15 Pro"])
  func cancelAnywhere(gesture: String, device: String) throws {
    let run = try Performance.of(
      "DraggableSheet",
      #"tap "Route"; wait; touch 196,300; "# + gesture + "; hold 0.2s; lift; wait",
      options: ["--device", device])
    let frames = run.frames
    let begin = try #require(frames.firstIndex { $0.transition?.kind == "dismissal" })
    let before = frames[begin - 1].views
    let last = try #require(frames.last).views
    #expect(last.map(\.id) == before.map(\.id))
    for (was, now) in zip(before, last) {
      #expect(was.model == now.model && was.frame == now.frame, "\(now.class)")
      #expect(was.alpha == now.alpha && was.transform == now.transform, "\(now.class)")
      #expect(was.background == now.background, "\(now.class)")
    }
    // The frames from the release on: those whose transition is being cancelled.
    let drawer = run.track("DrawerView").filter { $0.t >= frames[begin].t }
    let shade = shade(run)
    let ended = try #require(run.calls("cancelInteractiveTransition").first)
    let tail = drawer.filter { $0.t >= ended.t - 0.001 }
    #expect(
      !tail.isEmpty && tail.last?.view.minY == before.first { $0.className == "DrawerView" }?.minY)
    #expect(
      tail.map(\.view.minY) == tail.map(\.view.minY).sorted(by: >), "\(tail.map(\.view.minY))")
    let alphas = tail.map { shade[$0.t] ?? -1 }
    #expect(alphas == alphas.sorted(), "\(alphas)")
    #expect(run.calls("dismissalTransitionDidEnd").count == 1)
  }

  @Test("A slow finger that has not gone far never closes it")
  func tooSlow() throws {
    // 400 points in a second; 500 would be the limit.
    let run = try Performance.of(
      "DraggableSheet", #"tap "Route"; wait; touch 196,300; move 196,400 in 0.25s; lift; wait"#)
    #expect(run.frames.last?.views.contains { $0.className == "DrawerView" } == true)
    let ended = try #require(run.calls("dismissalTransitionDidEnd").first)
    #expect(ended.args.all.map(\.value) == [.bool(false)])
  }

  @Test(
    "It goes when dragged far, or fast",
    arguments: [
      "drag 196,300 -> 196,650 in 0.6s", "touch 196,300; move 196,360 in 0.05s; lift",
      "flick 196,300 down",
    ])
  func finish(gesture: String) throws {
    let run = try Performance.of("DraggableSheet", #"tap "Route"; wait; "# + gesture + "; wait")
    #expect(run.frames.last?.views.contains { $0.className == "DrawerView" } == false)
    let ended = try #require(run.calls("dismissalTransitionDidEnd").first)
    #expect(ended.args.all.map(\.value) == [.bool(true)])
  }

  @Test("Closed by its button it is not interactive")
  func button() throws {
    let run = try Performance.of("DraggableSheet", #"tap "Route"; wait; tap "Close"; wait"#)
    let dismissals = run.frames.compactMap(\.transition).filter { $0.kind == "dismissal" }
    #expect(!dismissals.isEmpty && dismissals.allSatisfy { !$0.interactive })
    #expect(run.frames.last?.views.contains { $0.className == "DrawerView" } == false)
  }

  @Test("The outlet of the storyboard is connected")
  func outlet() throws {
    let last = try #require(try cancelled().frames.last)
    #expect(last.views.contains { $0.text == "Drag the route down to put it away" })
  }
}
