import EventLog
import Foundation
import Testing

@Suite("Modal presentations that people write in an afternoon")
struct ModalTests {
  private func run(
    _ files: [String: String], _ steps: String, pixels: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Performance {
    let options = files["Program.swift"] == nil ? [] : ["--root", "RootViewController"]
    return try Performance.ofSources(
      files, steps, pixels: pixels, options: options, sourceLocation: sourceLocation)
  }

  private func views(_ run: Performance, _ color: String) -> [(t: Double, view: ViewDump)] {
    run.frames.compactMap { frame in
      frame.views.first { $0.background?.hasPrefix(color) == true }.map { (frame.t, $0) }
    }
  }

  @Test("An alert of one's own shakes before it answers")
  func alertCard() throws {
    let run = try self.run(
      ModalPrograms.alertCard, #"tap "Open"; wait; tap "Keep"; wait; expect no "Keep""#)
    // 120 points: two buttons of 40, a gap of 8 and two margins of 16.
    let box = views(run, "#30B0C7").map(\.view)
    #expect(box.contains { abs($0.frame[2] - 240) < 1 && abs($0.frame[3] - 120) < 1 })
    #expect(box.map { $0.transform[0] }.max().map { $0 > 1.15 && $0 <= 1.2 } == true)
    #expect(box.contains { abs($0.minX - 56.5) < 4 }, "it goes 20 points to the left")
    let said = run.errors.split(separator: "\n")
    #expect(said.filter { $0 == "shaken" || $0.hasPrefix("answer") } == ["shaken", "answer keep"])
    #expect(!run.errors.contains("left out"))
  }

  @Test(
    "A list is pulled away at its top only",
    arguments: [(200.0, 650.0, true, 57), (200, 450, false, 24)])
  func listDrawer(_ x: Double, _ end: Double, isGone: Bool, part: Int) throws {
    let run = try self.run(
      ModalPrograms.listDrawer,
      """
      tap "Open"; wait; drag 200,600 -> 200,400 in 0.3s; wait; expect no "Row 0"; \
      drag 200,500 -> 200,800 in 0.3s; wait; expect "Row 0"; \
      touch 200,300; move \(x),\(end) in 0.3s; hold 0.1s; lift; wait
      """)
    let table = run.track("UITableView").map(\.view)
    #expect(table.contains { $0.minY == 252 })
    let last = try #require(run.frames.last)
    #expect(last.views.contains { $0.className == "UITableView" } != isGone)
    if !isGone { #expect(table.last?.minY == 252) }
    let said = run.errors.split(separator: "\n").filter { $0.hasPrefix("let go") }
    #expect(said.count == 1)
    #expect(said.first?.hasSuffix("cancelled \(!isGone)") == true)
    let percent = said.first?.split(separator: " ").dropFirst(3).first.flatMap { Int($0) }
    #expect(try abs(#require(percent) - part) <= 3)
  }

  @Test(
    "An edge swipe opens a menu, and takes it back with what moved behind",
    arguments: [true, false])
  func sideMenu(opens: Bool) throws {
    let end = opens ? 242 : 72
    let run = try self.run(
      ModalPrograms.sideMenu, "touch 2,300; move \(end),300 in 0.3s; hold 0.1s; lift; wait")
    let menu = views(run, "#FF9500")
    let home = views(run, "#FFCC00")
    let first = try #require(menu.first)
    #expect(first.view.minX < -250)
    #expect(run.errors.contains("ended \(opens)"))
    // Behind moves 100 points while the menu moves 280.
    for (t, view) in menu where view.minX > -279 && view.minX < -1 {
      let behind = try #require(home.first { $0.t == t })
      #expect(abs(behind.view.minX - (view.minX + 280) * 100 / 280) < 1)
    }
    #expect(home.last?.view.minX == (opens ? 100 : 0))
    #expect(
      (run.frames.last?.views.contains { $0.background?.hasPrefix("#FF9500") == true }) == opens)
  }

  @Test("A sheet with heights of its own rests at the nearest")
  func ownDetents() throws {
    let run = try self.run(
      ModalPrograms.ownDetents,
      #"tap "Open"; wait; touch 200,450; move 200,250 in 0.4s; hold 0.2s; lift; wait; touch 200,250; move 200,750 in 0.4s; hold 0.2s; lift; wait"#
    )
    #expect(
      run.errors.split(separator: "\n").filter { $0.hasPrefix("rests") }
        == ["rests high", "rests low"])
    let sheet = views(run, "#FF9500").map(\.view)
    #expect(sheet.contains { $0.frame == [0, 352, 393, 500] })
    #expect(sheet.contains { $0.frame == [0, 102, 393, 750] })
    #expect(sheet.last?.frame == [0, 552, 393, 300])
  }

  @Test(
    "A chain of screens goes at once, from the root or from its middle",
    arguments: [("Root C", "at the root", 3), ("Middle C", "in the middle", 2)])
  func chain(button: String, said: String, count: Int) throws {
    let run = try self.run(
      ModalPrograms.chain, #"tap "Open"; wait; tap "\#(button)"; wait"#)
    #expect(run.errors.contains(said))
    #expect(run.errors.split(separator: "\n").filter { $0 == "gone" }.count == count)
    // Only the topmost moves; the ones between are not seen on the way down.
    let start = try #require(run.frames.last { $0.transition?.kind == "dismissal" })
    #expect(start.views.contains { $0.background?.hasPrefix("#AF52DE") == true })
    let between = try #require(
      start.views.first { $0.background?.hasPrefix("#FF9500") == true })
    #expect(start.views.first { $0.id == between.parent }?.hidden == true)
    let last = try #require(run.frames.last)
    #expect(last.views.contains { $0.background?.hasPrefix("#34C759") == true } == (count == 2))
  }

  @Test("A turn tells the presented screen and lays it out anew")
  func turning() throws {
    let run = try self.run(
      ModalPrograms.turning, #"tap "Open"; wait; rotate left; wait; rotate right; wait"#,
      pixels: true)
    let track = views(run, "#FF9500").map(\.view)
    #expect(track.contains { $0.frame == [0, 426, 393, 426] })
    #expect(track.contains { $0.frame == [426, 0, 426, 393] && $0.alpha == 1 })
    #expect(track.last?.frame == [0, 426, 393, 426])
    let said = run.errors.split(separator: "\n").filter { !$0.hasPrefix("note") }
    #expect(
      said == [
        "turns by 1.0 in 0.3", "compact true", "turned to 852 393",
        "turns by -1.0 in 0.3", "compact false", "turned to 393 852",
      ])
    // The picture is a square of 852 points with the screen in its middle.
    let lying = try #require(
      run.frames.lastIndex { $0.views.first?.frame == [0, 0, 852, 393] && $0.transition == nil })
    // As the turn begins, the screen is still as it stood, seen from its side: the sheet at the right.
    let turning = try #require(run.frames.firstIndex { $0.transition?.kind == "rotation" })
    #expect(try run.pixel(turning, 800, 426) == [255, 149, 0, 255])
    #expect(try run.pixel(turning, 100, 426) == [255, 255, 255, 255])
    #expect(try run.pixel(lying, 600, 426) == [255, 149, 0, 255])
    #expect(try run.pixel(lying, 200, 426) == [255, 255, 255, 255])
    #expect(try run.pixel(lying, 426, 100) == [0, 0, 0, 255])
  }

  @Test("A blur comes and goes with the screen")
  func blurDimming() throws {
    let run = try self.run(
      ModalPrograms.blurDimming, #"tap "Open"; wait; tap "Close"; wait"#, pixels: true)
    let start = try #require(run.frames.firstIndex { $0.transition?.kind == "presentation" })
    let end = try #require(run.frames.firstIndex { $0.transition?.kind == "dismissal" })
    func gray(_ frame: Int) throws -> Int { try run.pixel(frame, 30, 300)[0] }
    let shown = try gray(end)
    #expect(shown < 140, "white under 0.66 of nearly black")
    #expect(try gray(start) > 250)
    let rising = try (start..<start + 20).map(gray)
    #expect(zip(rising, rising.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(rising.contains { $0 > shown + 30 && $0 < 225 })
    let falling = try (end..<end + 20).map(gray)
    #expect(falling.contains { $0 > shown + 30 && $0 < 225 })
    #expect(try gray(run.frames.count - 1) == 255)
    #expect(run.errors.contains("still there true"))
  }

  @Test("A flip never shows a screen's back")
  func flip() throws {
    let run = try self.run(ModalPrograms.flip, #"tap "Open"; wait"#, pixels: true)
    let start = try #require(run.frames.firstIndex { $0.transition != nil })
    // A quarter of the way the old screen is still seen, three quarters on the new one.
    #expect(try run.pixel(start + 11, 196, 600) == [255, 255, 255, 255])
    #expect(try run.pixel(start + 34, 196, 600) == [255, 149, 0, 255])
    // In perspective, the side that comes nearer is higher than the screen, the other one lower.
    #expect(try run.pixel(start + 34, 5, 5) != run.pixel(run.frames.count - 1, 5, 5))
  }

  @Test("A picture of a grid grows from its cell")
  func photoGrid() throws {
    let run = try self.run(
      ModalPrograms.photoGrid, "wait; tap 330,70; wait; tap 200,400; wait")
    let first = try #require(run.frames.first)
    // Three to a line of 393 points: the rest is shared between them, (393 - 360) / 2 = 16.5.
    let cells = first.views.filter { $0.className == "PhotoCell" }.map(\.frame)
    #expect(
      cells == [
        [0, 0, 120, 90], [136.5, 0, 120, 90], [273, 0, 120, 90], [0, 100, 120, 90],
        [136.5, 100, 120, 90],
      ])
    let shown = run.frames.compactMap { frame in
      frame.views.last { $0.background?.hasPrefix("#34C759") == true && $0.parent != nil }
    }
    #expect(shown.contains { $0.minX > 200 && $0.frame[2] < 200 && $0.frame[3] > 90 })
    #expect(shown.contains { $0.frame == [0, 0, 393, 852] })
    #expect(run.frames.last?.views.filter { $0.className == "PhotoCell" }.count == 5)
    #expect(
      run.calls(on: "ViewerViewController").filter { $0.hasPrefix("viewDid") }
        == ["viewDidLoad", "viewDidAppear", "viewDidDisappear"])
  }

  @Test("A sheet under a screen that covers it is shown again where it stood, without a jump")
  func coverOverSheet() throws {
    let run = try self.run(
      ModalPrograms.coverOverSheet, #"tap "Open"; wait; tap "Cover"; wait"#)
    let uncovering = run.frames.filter { $0.transition?.kind == "dismissal" }
    #expect(uncovering.count > 20)
    let sheets = uncovering.compactMap { frame in
      frame.views.first { $0.background?.hasPrefix("#FF9500") == true }?.frame
    }
    #expect(sheets.count == uncovering.count)
    #expect(sheets.allSatisfy { $0 == [0, 300, 393, 552] })
    #expect(views(run, "#FF9500").last?.view.frame == [0, 300, 393, 552])
  }
}
