import CoreGraphics
import EventLog
import Foundation
import MediaTime
import ObjectiveC
import QuartzCore
import Testing

@testable import UIKitViews

@MainActor @Suite("Touches and gestures") struct GestureTests {
  /// A view that notes the touches it gets.
  private final class TouchView: UIView {
    let journal: Journal
    let name: String
    var onBegan: (() -> Void)?
    init(_ name: String, _ frame: CGRect, _ journal: Journal) {
      self.name = name
      self.journal = journal
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      journal.note("\(name) began"); onBegan?()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      journal.note("\(name) moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      journal.note("\(name) ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      journal.note("\(name) cancelled")
    }
  }

  /// Writes each action of recognizers into a journal.
  private func listen(_ recognizer: UIGestureRecognizer, _ name: String, _ journal: Journal) {
    recognizer.systemHandler = { journal.note("\(name) \($0.state)") }
  }

  private final class Rules: NSObject, UIGestureRecognizerDelegate {
    var simultaneous = false
    var begins = true
    var receives = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
  }

  private let square = CGRect(x: 0, y: 0, width: 300, height: 300)

  @Test("The table of states has every pair, and only UIKit's moves are legal")
  func table() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    var legal: [String] = []
    for from in states {
      for to in states where from != to {
        switch GestureMove(from: from, to: to) {
        case .illegal, .stay: break
        case .recognize, .proceed, .finish, .fail: legal.append("\(from)→\(to)")
        }
      }
    }
    #expect(
      legal == [
        "possible→began", "possible→ended", "possible→cancelled", "possible→failed",
        "began→changed",
        "began→ended", "began→cancelled", "began→failed", "changed→began", "changed→ended",
        "changed→cancelled", "changed→failed",
      ])
  }

  @Test("A view gets its touches in the tick they are put in")
  func plainTouches() {
    let stage = ViewStage()
    let journal = Journal()
    stage.window.addSubview(TouchView("view", square, journal))
    TouchInput.began(finger: 0, at: CGPoint(x: 10, y: 10))
    #expect(journal.lines == [])
    stage.tick()
    #expect(journal.lines == ["view began"])
    TouchInput.moved(finger: 0, to: CGPoint(x: 12, y: 10))
    TouchInput.moved(finger: 0, to: CGPoint(x: 14, y: 10))
    TouchInput.ended(finger: 0)
    stage.tick()
    #expect(journal.lines == ["view began", "view moved", "view ended"])
  }

  @Test("A tap cancels the view's touch just before its action (fact 139)")
  func tap() {
    let stage = ViewStage()
    let journal = Journal()
    let view = TouchView("view", square, journal)
    stage.window.addSubview(view)
    let tap = UITapGestureRecognizer()
    listen(tap, "tap", journal)
    view.addGestureRecognizer(tap)
    stage.tap(CGPoint(x: 10, y: 10))
    #expect(journal.lines == ["view began", "view cancelled", "tap ended"])
    #expect(tap.state == .possible)
    journal.lines = []
    tap.cancelsTouchesInView = false
    stage.tap(CGPoint(x: 10, y: 10))
    #expect(journal.lines == ["view began", "tap ended", "view ended"])
  }

  @Test("A target gets its action through a selector, with the recognizer or without")
  func selectors() {
    final class Target: NSObject {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func sender(_ recognizer: UITapGestureRecognizer) { calls.append("sender") }
    }
    let stage = ViewStage()
    EventLog.current.removeAll()
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: Selector("sender:", Target.sender))
    tap.addTarget(target, action: Selector("plain", Target.plain))
    stage.window.addGestureRecognizer(tap)
    stage.tap(CGPoint(x: 10, y: 10))
    #expect(target.calls == ["sender", "plain"])
    #expect(EventLog.current.events.map(\.call) == ["sender:", "plain"])
  }

  @Test("A pan begins beyond ten points and reports what exceeds them (fact 132)")
  func panSlop() {
    let stage = ViewStage()
    let pan = UIPanGestureRecognizer()
    var seen: [String] = []
    pan.systemHandler = {
      seen.append(
        "\($0.state) \((($0 as! UIPanGestureRecognizer).translation(in: stage.window).y))")
    }
    stage.window.addGestureRecognizer(pan)
    TouchInput.began(finger: 0, at: CGPoint(x: 50, y: 100))
    stage.tick()
    for y in stride(from: 105.0, through: 125, by: 5) {
      TouchInput.moved(finger: 0, to: CGPoint(x: 50, y: y))
      stage.tick()
    }
    TouchInput.ended(finger: 0)
    stage.tick()
    // Ten points moved are not more than ten; UIKit's total with the slop would end at 25.
    #expect(seen == ["began 5.0", "changed 10.0", "changed 15.0", "ended 15.0"])
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test(
    "A pan's velocity is the displacement of the last 100 ms; a rest of 100 ms makes it 0 (fact 133)"
  )
  func panVelocity() {
    let stage = ViewStage()
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    TouchInput.began(finger: 0, at: CGPoint(x: 50, y: 100))
    stage.tick()
    stage.move(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 200), ticks: 10)
    #expect(near(pan.velocity(in: nil).y, 600, 0.1))
    stage.tick(3)
    // Half of the window at rest: half the speed.
    #expect(near(pan.velocity(in: nil).y, 300, 0.1))
    stage.tick(3)
    #expect(pan.velocity(in: nil).y == 0)
  }

  @Test("Setting the translation moves the origin and leaves the velocity")
  func panSetTranslation() {
    let stage = ViewStage()
    let half = stage.add(square)
    half.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    TouchInput.began(finger: 0, at: CGPoint(x: 50, y: 100))
    stage.tick()
    stage.move(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 140), ticks: 4)
    #expect(near(pan.translation(in: nil).y, 30))
    #expect(near(pan.translation(in: half).y, 15))
    let velocity = pan.velocity(in: nil)
    pan.setTranslation(.zero, in: half)
    #expect(near(pan.translation(in: nil).y, 0))
    #expect(pan.velocity(in: nil) == velocity)
  }

  @Test("The inner of two pans wins, the outer fails; together if a delegate says so (fact 137)")
  func exclusivity() {
    let stage = ViewStage()
    let journal = Journal()
    let inner = stage.add(square)
    let outerPan = UIPanGestureRecognizer(), innerPan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(outerPan)
    inner.addGestureRecognizer(innerPan)
    listen(outerPan, "outer", journal)
    listen(innerPan, "inner", journal)
    func drag() {
      TouchInput.began(finger: 0, at: CGPoint(x: 50, y: 100))
      stage.tick()
      stage.move(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 130), ticks: 2)
      TouchInput.ended(finger: 0)
      stage.tick()
    }
    drag()
    #expect(journal.lines == ["inner began", "inner changed", "inner ended"])
    journal.lines = []
    let rules = Rules()
    rules.simultaneous = true
    outerPan.delegate = rules
    drag()
    #expect(
      journal.lines == [
        "inner began", "outer began", "inner changed", "outer changed", "inner ended",
        "outer ended",
      ])
  }

  @Test("A single tap that requires a double tap to fail waits 0.35 s for it")
  func requireToFail() {
    let stage = ViewStage()
    let journal = Journal()
    let single = UITapGestureRecognizer(), double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let view = stage.add(square)
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    listen(single, "single", journal)
    listen(double, "double", journal)
    stage.tap(CGPoint(x: 10, y: 10))
    #expect(journal.lines == [])
    stage.tick(20)
    #expect(journal.lines == [])
    stage.tick(2)
    #expect(journal.lines == ["single ended"])
    stage.tick(30)
    journal.lines = []
    stage.tap(CGPoint(x: 10, y: 10))
    stage.tap(CGPoint(x: 10, y: 10))
    #expect(journal.lines == ["double ended"])
    stage.tick(60)
    #expect(journal.lines == ["double ended"])
  }

  @Test("A delegate that says no makes the gesture fail, and the view keeps its touch (fact 138)")
  func shouldBegin() {
    let stage = ViewStage()
    let journal = Journal()
    let view = TouchView("view", square, journal)
    stage.window.addSubview(view)
    let tap = UITapGestureRecognizer()
    let rules = Rules()
    tap.delegate = rules
    listen(tap, "tap", journal)
    view.addGestureRecognizer(tap)
    rules.begins = false
    stage.tap(CGPoint(x: 10, y: 10))
    #expect(journal.lines == ["view began", "view ended"])
    journal.lines = []
    rules.begins = true
    rules.receives = false
    stage.tap(CGPoint(x: 10, y: 10))
    #expect(journal.lines == ["view began", "view ended"])
  }

  @Test(
    "Turning a recognizer off during its gesture cancels it; on again, it waits for new touches (fact 136)"
  )
  func disabling() {
    let stage = ViewStage()
    let journal = Journal()
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    pan.systemHandler = { recognizer in
      journal.note("\(recognizer.state)")
      guard recognizer.state == .changed else { return }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    TouchInput.began(finger: 0, at: CGPoint(x: 50, y: 100))
    stage.tick()
    stage.move(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 180), ticks: 8)
    TouchInput.ended(finger: 0)
    stage.tick()
    #expect(journal.lines == ["began", "changed", "cancelled"])
    #expect(pan.state == .possible)
  }

  @Test("A subclass that cancels itself as it begins is never heard of")
  func cancellingSubclass() {
    final class Vertical: UIPanGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began, abs(velocity(in: view).x) > abs(velocity(in: view).y) {
          state = .cancelled
        }
      }
    }
    let stage = ViewStage()
    let journal = Journal()
    let pan = Vertical()
    listen(pan, "pan", journal)
    stage.window.addGestureRecognizer(pan)
    func drag(to point: CGPoint) {
      TouchInput.began(finger: 0, at: CGPoint(x: 50, y: 100))
      stage.tick()
      stage.move(from: CGPoint(x: 50, y: 100), to: point, ticks: 3)
      TouchInput.ended(finger: 0)
      stage.tick()
    }
    drag(to: CGPoint(x: 110, y: 100))
    #expect(journal.lines == [])
    drag(to: CGPoint(x: 50, y: 160))
    #expect(journal.lines == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  @Test("A long press begins after half a second and follows the finger (fact 141)")
  func longPress() {
    let stage = ViewStage()
    let journal = Journal()
    let press = UILongPressGestureRecognizer()
    listen(press, "press", journal)
    stage.window.addGestureRecognizer(press)
    TouchInput.began(finger: 0, at: CGPoint(x: 50, y: 100))
    stage.tick()
    stage.tick(29)
    #expect(journal.lines == [])
    stage.tick(2)
    #expect(journal.lines == ["press began"])
    stage.move(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 180), ticks: 1)
    TouchInput.ended(finger: 0)
    stage.tick()
    #expect(journal.lines == ["press began", "press changed", "press ended"])
  }

  @Test("A swipe is quick and straight, in one of its directions (fact 142)")
  func swipe() {
    let stage = ViewStage()
    let journal = Journal()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .down]
    listen(swipe, "swipe", journal)
    stage.window.addGestureRecognizer(swipe)
    func flick(_ dx: CGFloat, _ dy: CGFloat) {
      TouchInput.began(finger: 0, at: CGPoint(x: 150, y: 150))
      stage.tick()
      stage.move(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150 + dx, y: 150 + dy), ticks: 4)
      TouchInput.ended(finger: 0)
      stage.tick()
    }
    flick(80, 0)
    flick(-40, 0)
    flick(60, 60)
    #expect(journal.lines == [])
    flick(-80, 0)
    flick(0, 80)
    #expect(journal.lines == ["swipe ended", "swipe ended"])
  }

  @Test(
    "An edge pan starts at its edge and goes inwards (fact 143)",
    arguments: [(5.0, 60.0, true), (30, 90, false), (5, 5, false)])
  func edgePan(x: Double, to: Double, begins: Bool) {
    let stage = ViewStage()
    let journal = Journal()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    listen(pan, "edge", journal)
    stage.window.addGestureRecognizer(pan)
    TouchInput.began(finger: 0, at: CGPoint(x: x, y: 300))
    stage.tick()
    stage.move(from: CGPoint(x: x, y: 300), to: CGPoint(x: to, y: to == x ? 360 : 300), ticks: 4)
    #expect(journal.lines.first == (begins ? "edge began" : nil))
  }

  @Test("A pinch and a rotation follow two fingers at once")
  func twoFingers() {
    let stage = ViewStage()
    let pinch = UIPinchGestureRecognizer(), rotation = UIRotationGestureRecognizer()
    let rules = Rules()
    rules.simultaneous = true
    pinch.delegate = rules
    stage.window.addGestureRecognizer(pinch)
    stage.window.addGestureRecognizer(rotation)
    TouchInput.began(finger: 0, at: CGPoint(x: 100, y: 200))
    TouchInput.began(finger: 1, at: CGPoint(x: 200, y: 200))
    stage.tick()
    TouchInput.moved(finger: 1, to: CGPoint(x: 308, y: 200))
    stage.tick()
    #expect(pinch.state == .began)
    #expect(near(pinch.scale, 208.0 / 108))
    pinch.scale = 1
    #expect(near(pinch.scale, 1))
    TouchInput.moved(finger: 1, to: CGPoint(x: 100, y: 408))
    stage.tick()
    #expect(rotation.state == .began)
    #expect(near(rotation.rotation, .pi / 2 - 0.1))
    TouchInput.ended(finger: 0)
    stage.tick()
    #expect(pinch.state == .possible)
  }

  @Test("delaysTouchesBegan holds the view's touch back until the gesture fails")
  func delayedTouches() {
    let stage = ViewStage()
    let journal = Journal()
    let view = TouchView("view", square, journal)
    stage.window.addSubview(view)
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    view.addGestureRecognizer(press)
    TouchInput.began(finger: 0, at: CGPoint(x: 50, y: 100))
    stage.tick(5)
    #expect(journal.lines == [])
    stage.move(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 90, y: 100), ticks: 1)
    #expect(journal.lines == ["view began", "view moved"])
    TouchInput.ended(finger: 0)
    stage.tick()
    #expect(journal.lines == ["view began", "view moved", "view ended"])
  }

  @Test("A view may leave in its own touchesBegan; it is told that the touch is gone")
  func leavingInTouch() {
    let stage = ViewStage()
    let journal = Journal()
    let view = TouchView("view", square, journal)
    view.onBegan = { view.removeFromSuperview() }
    stage.window.addSubview(view)
    stage.tap(CGPoint(x: 10, y: 10))
    #expect(journal.lines == ["view began", "view cancelled"])
    view.onBegan = nil
  }

  @Test("Ignoring new touches lets those that are under way go on")
  func ignoring() {
    let stage = ViewStage()
    let journal = Journal()
    let view = TouchView("view", square, journal)
    stage.window.addSubview(view)
    TouchInput.began(finger: 0, at: CGPoint(x: 10, y: 10))
    stage.tick()
    stage.window.beginIgnoringNewTouches()
    TouchInput.moved(finger: 0, to: CGPoint(x: 20, y: 10))
    TouchInput.began(finger: 1, at: CGPoint(x: 30, y: 30))
    stage.tick()
    #expect(journal.lines == ["view began", "view moved"])
    stage.window.endIgnoringNewTouches()
  }

  @Test("One finger at a time unless multiple touch is on; exclusive views share with nobody")
  func sharing() {
    let stage = ViewStage()
    let journal = Journal()
    let first = TouchView("first", CGRect(x: 0, y: 0, width: 100, height: 100), journal)
    let second = TouchView("second", CGRect(x: 100, y: 0, width: 100, height: 100), journal)
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    TouchInput.began(finger: 0, at: CGPoint(x: 10, y: 10))
    TouchInput.began(finger: 1, at: CGPoint(x: 20, y: 10))
    TouchInput.began(finger: 2, at: CGPoint(x: 110, y: 10))
    stage.tick()
    #expect(journal.lines == ["first began", "second began"])
    for finger in 0..<3 { TouchInput.ended(finger: finger) }
    stage.tick()
    journal.lines = []
    second.isExclusiveTouch = true
    TouchInput.began(finger: 0, at: CGPoint(x: 10, y: 10))
    stage.tick()
    TouchInput.began(finger: 1, at: CGPoint(x: 110, y: 10))
    stage.tick()
    #expect(journal.lines == ["first began"])
  }
}
