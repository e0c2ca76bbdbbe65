import CoreGraphics
import Foundation
import Testing

@testable import UIKitViews

@MainActor @Suite("Transitions of single views") struct ViewTransitionTests {
  @Test(
    "A transition of content plays over the new content and leaves nothing behind",
    arguments: [
      UIView.AnimationOptions.transitionCrossDissolve, .transitionFlipFromLeft, .transitionCurlUp,
    ])
  func content(options: UIView.AnimationOptions) {
    let stage = ViewStage()
    let view = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.tick()
    let layers = stage.window.layer.sublayers?.count
    var log: [Bool] = []
    UIView.transition(with: view, duration: 0.2, options: options, animations: { view.alpha = 0.5 })
    { log.append($0) }
    #expect(view.alpha == 0.5)
    #expect(view.layer.animation(forKey: "opacity") == nil)
    stage.tick(12)
    #expect(log == [])
    stage.tick(1)
    #expect(log == [true])
    #expect(view.layer.sublayers == nil)
    #expect(stage.window.layer.sublayers?.count == layers)
    #expect(view.layer.isDoubleSided)
  }

  @Test("A transition between views adds the new one and takes the old one out at the end")
  func between() {
    let stage = ViewStage()
    let first = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = UIView(frame: first.frame)
    stage.tick()
    var done = false
    UIView.transition(from: first, to: second, duration: 0.2, options: .transitionCrossDissolve) {
      done = $0
    }
    #expect(second.superview === stage.window)
    #expect(first.superview === stage.window)
    stage.tick(13)
    #expect(done)
    #expect(first.superview == nil)
  }

  @Test("Without a transition the content is simply animated")
  func plain() {
    let stage = ViewStage()
    let view = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.tick()
    UIView.transition(with: view, duration: 0.2, animations: { view.alpha = 0 })
    #expect(view.layer.animation(forKey: "opacity")?.duration == 0.2)
  }

  @Test("Deleting fades views out and removes them")
  func deletion() {
    let stage = ViewStage()
    let view = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.tick()
    UIView.perform(.delete, on: [view], animations: nil)
    stage.tick(17)
    #expect(view.superview == nil)
  }
}
