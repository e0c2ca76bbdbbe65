import EventLog
import Foundation
import Testing

@Suite("What people write around pushes, pops and tabs in an afternoon")
struct NavigationVariationTests {
  private func view(_ frame: FrameDump, _ color: String) -> ViewDump? {
    frame.views.first { $0.background?.hasPrefix(color) == true && !$0.hidden }
  }

  private func label(_ frame: FrameDump, _ text: String) -> ViewDump? {
    frame.views.first { $0.text == text && $0.className.hasSuffix("Label") }
  }

  @Test("A bar with a large title shrinks and grows with the pages, which stay where they will be")
  func largeTitle() throws {
    let run = try Performance.ofSources(
      NavigationPrograms.largeTitle, #"tap "Room 2"; wait; back; wait"#)
    let push = run.frames.filter { $0.transition?.kind == "push" }
    let pop = run.frames.filter { $0.transition?.kind == "pop" }
    // Below the small bar from the first frame on, not 52 points further down.
    #expect(push.compactMap { view($0, "#FF2D55") }.allSatisfy { $0.minY == 103 })
    // The rows of the list do not jump when the pop is over.
    #expect(pop.compactMap { label($0, "Room 0") }.allSatisfy { $0.minY == 155 })
    #expect(run.frames.last.flatMap { label($0, "Room 0") }?.minY == 155)
    let heights = run.track("UINavigationBar").map { $0.view.frame[3] }
    #expect(heights.first == 96 && heights.last == 96 && heights.contains(44))
    #expect(zip(heights, heights.dropFirst()).allSatisfy { abs($0 - $1) < 15 }, "\(heights)")
  }

  @Test(
    "A bar that one page lacks comes and goes with the other page, and stays after a cancelled swipe",
    arguments: [false, true])
  func hiddenBar(isCancelled: Bool) throws {
    let run = try Performance.ofSources(
      NavigationPrograms.hiddenBar,
      #"wait; tap "Enter"; wait; touch 3,400; move \#(isCancelled ? 100 : 330),400 in 0.3s; hold 0.15s; lift; wait"#
    )
    let moving = run.frames.filter { $0.transition != nil }
    let distances = moving.compactMap { frame -> Double? in
      guard let bar = frame.views.first(where: { $0.className == "UINavigationBar" }),
        let page = view(frame, "#30B0C7")
      else { return nil }
      return bar.frame[0] - page.frame[0]
    }
    #expect(distances.count > 20 && distances.allSatisfy { abs($0) < 30 }, "\(distances)")
    let bar = try #require(run.track("UINavigationBar").last).view
    let isShown = bar.alpha == 1 && bar.frame == [0, 59, 393, 44]
    #expect(isShown == isCancelled, "\(bar)")
  }

  @Test("A tab bar goes with the page that has it; the other page has its whole height at once")
  func hiddenTabBar() throws {
    let run = try Performance.ofSources(
      NavigationPrograms.hiddenTabBar, #"tap "Read"; wait; back; wait"#)
    for frame in run.frames where frame.transition != nil {
      let feed = try #require(label(frame, "Foot of the feed"))
      #expect(abs(feed.frame[1] + feed.frame[3] - 769) < 0.5)
      #expect(
        label(frame, "Foot of the post").map { abs($0.frame[1] + $0.frame[3] - 818) < 0.5 } != false
      )
      let bar = try #require(frame.views.first { $0.className == "UITabBar" })
      let page = try #require(view(frame, "#FFFFFF"))
      #expect(bar.frame[0] == page.frame[0] && bar.frame[1] == 769)
    }
    let read = try #require(run.frames.last { $0.transition == nil && label($0, "Post") != nil })
    #expect(read.views.first { $0.className == "UITabBar" }.map { $0.minY >= 852 } != false)
    #expect(run.track("UITabBar").last?.view.frame == [0, 769, 393, 83])
  }

  @Test("Tabs slide under a finger; a short pan leaves the tab as it was")
  func slidingTabs() throws {
    let run = try Performance.ofSources(
      NavigationPrograms.slidingTabs,
      #"tap "Green"; wait; touch 300,400; move 90,400 in 0.3s; hold 0.1s; lift; wait; touch 100,400; move 200,400 in 0.3s; hold 0.1s; lift; wait"#
    )
    let kinds = Set(run.frames.compactMap(\.transition).map { "\($0.kind) \($0.interactive)" })
    #expect(kinds == ["tab false", "tab true"])
    let last = try #require(run.frames.last)
    #expect(view(last, "#007AFF")?.frame == [0, 0, 393, 852])
    #expect(view(last, "#34C759") == nil)
    // Half-way through the first slide, both pages are in view, side by side.
    let pairs = run.frames.compactMap { frame in
      view(frame, "#FF3B30").flatMap { red in view(frame, "#34C759").map { ($0.minX, red.minX) } }
    }
    #expect(pairs.contains { $0.0 > 150 && $0.0 < 250 })
    #expect(pairs.allSatisfy { abs($0.0 - $0.1 - 393) < 0.01 }, "\(pairs)")
  }

  @Test("A subclass may add what its animator's base class lacks, and the base stays without")
  func animatorFamily() throws {
    let run = try Performance.ofSources(
      NavigationPrograms.animatorFamily, #"tap "Go"; wait; back; wait; expect "First""#)
    #expect(run.errors.contains("ended Risen (1.0, 2.0, 3.0, 4.0)"))
    #expect(run.errors.contains("ended Faded (1.0, 2.0, 3.0, 4.0)"))
    #expect(run.calls(on: "Risen").contains("interruptibleAnimator"))
    #expect(!run.calls(on: "Faded").contains("interruptibleAnimator"))
    #expect(run.frames.contains { view($0, "#30B0C7").map { $0.minY > 300 } == true })
  }

  @Test("Changes of the stack wait for one another, and let go of what is popped")
  func stackSurgery() throws {
    let run = try Performance.ofSources(
      NavigationPrograms.stackSurgery,
      #"tap "Twice"; wait; expect "3"; tap "Root"; wait; expect "1"; tap "Eager"; wait; expect "f"; back; wait; expect "e"; tap "Replace"; wait; expect "b"; back; wait; expect "a""#
    )
    #expect(run.errors.contains(#"popped ["2", "3"]"#))
    // 2 and 3; f; 1 and e; b.
    #expect(run.errors.components(separatedBy: "gone").count - 1 == 6)
  }
}
