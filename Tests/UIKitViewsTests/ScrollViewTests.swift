import CoreGraphics
import Foundation
import MediaTime
import Testing

@testable import UIKitViews

@MainActor @Suite("Scroll views") struct ScrollViewTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var target: CGFloat?
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin dragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.append("end dragging at \((velocity.y * 100).rounded() / 100)")
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("ended, decelerates \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("at rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("animation over")
    }
  }

  private func make(_ stage: ViewStage, content: CGFloat = 2000) -> (UIScrollView, Listener) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 500))
    scroll.contentSize = CGSize(width: 300, height: content)
    let listener = Listener()
    scroll.delegate = listener
    stage.window.addSubview(scroll)
    stage.tick()
    return (scroll, listener)
  }

  private func drag(_ stage: ViewStage, by dy: CGFloat, ticks: Int = 10, rest: Int = 0) {
    TouchInput.began(finger: 0, at: CGPoint(x: 100, y: 400))
    stage.tick()
    stage.move(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 400 + dy), ticks: ticks)
    stage.tick(rest)
    TouchInput.ended(finger: 0)
    stage.tick()
  }

  @Test("The content follows the finger beyond the slop, and stays when the finger has rested")
  func dragging() {
    let stage = ViewStage()
    let (scroll, listener) = make(stage)
    drag(stage, by: -110, rest: 7)
    #expect(near(scroll.contentOffset.y, 100))
    #expect(
      listener.calls == ["begin dragging", "end dragging at 0.0", "ended, decelerates false"])
  }

  @Test("A flung content slows down by 0.998 a millisecond and comes to rest where that leads")
  func deceleration() {
    let stage = ViewStage()
    let (scroll, listener) = make(stage, content: 9000)
    drag(stage, by: -110, ticks: 10)
    let start = scroll.contentOffset.y
    #expect(scroll.isDecelerating)
    stage.tick(300)
    // The finger is lifted a tick after its last move, so five of the last six ticks count: 550 points
    // a second, which lead 550 / (1000 · −ln 0.998) = 274.7 points further.
    #expect(near(scroll.contentOffset.y, 100 + 550 / (1000 * -log(0.998)), 1.01))
    #expect(scroll.contentOffset.y > start)
    #expect(listener.calls.last == "at rest")
    #expect(!scroll.isDecelerating)
  }

  @Test("Pulled beyond its end the content follows less and springs back")
  func rubberBand() {
    let stage = ViewStage()
    let (scroll, _) = make(stage)
    TouchInput.began(finger: 0, at: CGPoint(x: 100, y: 200))
    stage.tick()
    stage.move(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 310), ticks: 5)
    // 100 points of pull show (1 − 1 / (100 · 0.55 / 500 + 1)) · 500 = 49.55.
    #expect(near(scroll.contentOffset.y, -49.55, 0.01))
    stage.tick(8)
    TouchInput.ended(finger: 0)
    stage.tick(60)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("The delegate may choose where the content comes to rest")
  func target() {
    let stage = ViewStage()
    let (scroll, listener) = make(stage)
    listener.target = 800
    drag(stage, by: -110)
    stage.tick(120)
    #expect(scroll.contentOffset.y == 800)
  }

  @Test("Pages: a fast finger turns one, a slow one goes to the nearer")
  func paging() {
    let stage = ViewStage()
    let (scroll, _) = make(stage)
    scroll.isPagingEnabled = true
    drag(stage, by: -110)
    stage.tick(120)
    #expect(scroll.contentOffset.y == 500)
    drag(stage, by: -110, rest: 8)
    stage.tick(120)
    #expect(scroll.contentOffset.y == 500)
  }

  @Test("A pan along an axis that does not scroll is left to the view around it")
  func giveWay() {
    let stage = ViewStage()
    let (_, listener) = make(stage, content: 100)
    let outer = UIPanGestureRecognizer()
    var states: [String] = []
    outer.systemHandler = { states.append("\($0.state)") }
    stage.window.addGestureRecognizer(outer)
    drag(stage, by: 50, ticks: 2)
    #expect(states == ["began", "changed", "ended"])
    #expect(listener.calls == [])
  }

  @Test("An animated change of the offset takes its time and tells when it is over")
  func animatedOffset() {
    let stage = ViewStage()
    let (scroll, listener) = make(stage)
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.contentOffset.y == 0)
    stage.tick(10)
    #expect(scroll.contentOffset.y > 50 && scroll.contentOffset.y < 300)
    stage.tick(80)
    #expect(scroll.contentOffset.y == 300)
    #expect(listener.calls == ["animation over"])
  }

  @Test(
    "The safe area is added to the insets along axes that scroll, and the content keeps clear of it"
  )
  func insets() {
    let stage = ViewStage()
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 300, height: 2000)
    let content = stage.add(CGRect(x: 0, y: 0, width: 300, height: 2000), to: scroll)
    stage.window.addSubview(scroll)
    stage.tick()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset.y == -59)
    #expect(content.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.contentOffset.y == 0)
    #expect(content.safeAreaInsets.top == 59)
  }
}
