import CoreGraphics
import Foundation
import MediaTime
import QuartzCore
import Testing

@testable import UIKitViews

@MainActor @Suite("Animation blocks") struct AnimationTests {
  @Test(
    "The model changes at once, what is shown eases over 18 frames, the completion comes with the last"
  )
  func basic() {
    let stage = ViewStage()
    let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.tick()
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 0.3, animations: { view.alpha = 0 }, completion: { finished.append($0) })
    #expect(view.alpha == 0)
    stage.tick()
    #expect(view.layer.shown.opacity == 1)
    for frame in 1..<18 {
      stage.tick()
      let expected = 1 - UnitBezier.easeInEaseOut.value(at: Double(frame) / 18)
      #expect(near(Double(view.layer.shown.opacity), expected), "frame \(frame)")
      #expect(finished == [])
    }
    stage.tick()
    #expect(view.layer.shown.opacity == 0)
    #expect(finished == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("Two blocks on one property add up: the older one runs to its end (fact 88)")
  func additive() {
    let stage = ViewStage()
    let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.tick()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    stage.tick()
    stage.tick(30)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 }
    stage.tick()
    // Old: −100 × (1 − 31/60); new: +100. Replacing would start at 56.67 and aim straight at 5.
    #expect(near(view.layer.shown.position.x, 5 - 100 * 29 / 60 + 100, 0.01))
    stage.tick(15)
    #expect(near(view.layer.shown.position.x, 5 - 100 * 14 / 60 + 75, 0.01))
    stage.tick(60)
    #expect(view.layer.shown.position.x == 5)
  }

  @Test("Bounds are animated as origin and size (fact 86)")
  func bounds() {
    let stage = ViewStage()
    let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.tick()
    UIView.animate(withDuration: 1) { view.frame = CGRect(x: 50, y: 0, width: 20, height: 10) }
    #expect(view.layer.animationKeys()?.sorted() == ["bounds.size", "position"])
    UIView.animate(withDuration: 1) { view.bounds = CGRect(x: 5, y: 0, width: 30, height: 10) }
    #expect(
      view.layer.animationKeys()?.sorted() == [
        "bounds.origin", "bounds.size", "bounds.size-2", "position",
      ])
  }

  @Test("A block's spring is the critically damped one of fact 99")
  func spring() {
    let stage = ViewStage()
    let frequency = 9.2334 / 0.3
    for frame in [3, 6, 12] {
      let t = Double(frame) / 60
      let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.tick()
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) {
        view.center.y = 805
      }
      stage.tick(frame + 1)
      let expected = 5 + 800 * (1 - (1 + frequency * t) * exp(-frequency * t))
      #expect(near(view.layer.shown.position.y, expected, 0.05))
    }
  }

  @Test("A delay shows the old value first")
  func delay() {
    let stage = ViewStage()
    let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.tick()
    var done = false
    UIView.animate(withDuration: 0.1, delay: 0.1, options: [], animations: { view.alpha = 0 }) {
      _ in done = true
    }
    stage.tick(7)
    #expect(view.layer.shown.opacity == 1)
    stage.tick(3)
    #expect(view.layer.shown.opacity < 1)
    #expect(!done)
    stage.tick(3)
    #expect(done)
  }

  @Test(
    "Without a change, or in no time, the completion comes in the next pass and is told true (facts 92, 93)"
  )
  func empty() {
    let stage = ViewStage()
    let view = stage.add(.zero)
    stage.tick()
    var log: [String] = []
    UIView.animate(withDuration: 1, animations: {}, completion: { log.append("empty \($0)") })
    UIView.animate(
      withDuration: 0, animations: { view.alpha = 0 }, completion: { log.append("zero \($0)") })
    log.append("after")
    stage.tick()
    #expect(log == ["after", "empty true", "zero true"])
    #expect(view.layer.shown.opacity == 0)
  }

  @Test(
    "A nested block takes duration and curve from the one around it, unless it insists (fact 95)")
  func nested() {
    let stage = ViewStage()
    let first = stage.add(.zero), second = stage.add(.zero)
    stage.tick()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0) { first.alpha = 0 }
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
        second.alpha = 0
      }
      UIView.performWithoutAnimation { second.center.x = 50 }
    }
    #expect(first.layer.animation(forKey: "opacity")?.duration == 1)
    #expect(second.layer.animation(forKey: "opacity")?.duration == 0.5)
    #expect(second.layer.animation(forKey: "position") == nil)
    stage.tick(31)
    #expect(near(Double(first.layer.shown.opacity), 0.5))
    #expect(near(Double(second.layer.shown.opacity), 0))
  }

  @Test("Removed animations and views that leave the window end with false (fact 94)")
  func interrupted() {
    let stage = ViewStage()
    let first = stage.add(.zero), second = stage.add(.zero)
    stage.tick()
    var log: [String] = []
    UIView.animate(
      withDuration: 1, animations: { first.alpha = 0 }, completion: { log.append("first \($0)") })
    UIView.animate(
      withDuration: 1, animations: { second.alpha = 0 }, completion: { log.append("second \($0)") })
    stage.tick(5)
    first.layer.removeAllAnimations()
    #expect(log == ["first false"])
    second.removeFromSuperview()
    stage.tick()
    #expect(log == ["first false", "second false"])
  }

  @Test(
    "Colours are not additive: the later block takes over, from what is shown if asked (fact 87)")
  func colors() {
    let stage = ViewStage()
    let view = stage.add(.zero)
    view.backgroundColor = .black
    stage.tick()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .white
    }
    stage.tick(31)
    #expect(near(Double(view.layer.shown.backgroundColor?.rgba.r ?? 0), 0.5, 0.01))
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.backgroundColor = .black
    }
    #expect(view.layer.animationKeys() == ["backgroundColor"])
    stage.tick()
    #expect(near(Double(view.layer.shown.backgroundColor?.rgba.r ?? 0), 0.5, 0.02))
  }

  @Test("Animated views take no new touches, unless allowed (fact 96)")
  func interaction() {
    let stage = ViewStage()
    let view = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.tick()
    UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
    stage.tick(8)
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    UIView.animate(withDuration: 0.1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test("Outside blocks a view's layer changes at once, a plain layer animates (fact 89)")
  func implicit() {
    let stage = ViewStage()
    let view = stage.add(.zero)
    let plain = CALayer()
    view.layer.addSublayer(plain)
    stage.tick()
    view.layer.cornerRadius = 10
    plain.opacity = 0
    stage.tick()
    #expect(view.layer.animationKeys() == nil)
    #expect(view.layer.shown.cornerRadius == 10)
    #expect(plain.shown.opacity == 1)
    UIView.animate(withDuration: 1) { view.layer.cornerRadius = 20 }
    #expect(view.layer.animationKeys() == ["cornerRadius"])
  }

  @Test("Keyframes have their own parts of the time and hold in between (fact 113)")
  func keyframes() {
    let stage = ViewStage()
    let view = stage.add(.zero)
    stage.tick()
    var done = false
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
      }, completion: { done = $0 })
    #expect(view.center.x == 0)
    stage.tick()
    var seen: [Double] = []
    for _ in 0..<4 {
      seen.append(view.layer.shown.position.x.rounded())
      stage.tick(15)
    }
    #expect(seen == [0, 100, 100, 50])
    #expect(done)
  }

  @Test("Animating in a completion starts a new animation, not a nested one")
  func animatingInCompletion() {
    let stage = ViewStage()
    let view = stage.add(.zero)
    stage.tick()
    var log: [String] = []
    UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }) { _ in
      log.append("inherited \(UIView.inheritedAnimationDuration)")
      UIView.animate(withDuration: 0.05, animations: { view.alpha = 1 }) {
        log.append("second \($0)")
      }
    }
    stage.tick(7)
    #expect(log == ["inherited 0.0"])
    stage.tick(4)
    #expect(log == ["inherited 0.0", "second true"])
  }

  @Test("Repeating and going back: two runs there and back, then the end value")
  func repeating() {
    let stage = ViewStage()
    let view = stage.add(.zero)
    stage.tick()
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 100 }
    }
    stage.tick()
    var seen: [Double] = []
    for _ in 0..<8 {
      seen.append(view.layer.shown.position.x.rounded())
      stage.tick(15)
    }
    #expect(seen == [0, 50, 100, 50, 0, 50, 100, 50])
    stage.tick()
    #expect(view.layer.shown.position.x == 100)
  }

  @Test("The old begin and commit calls animate what is between them")
  func legacy() {
    let stage = ViewStage()
    let view = stage.add(.zero)
    stage.tick()
    UIView.beginAnimations("x", context: nil)
    UIView.setAnimationDuration(0.5)
    view.alpha = 0
    UIView.commitAnimations()
    #expect(view.layer.animation(forKey: "opacity")?.duration == 0.5)
    view.alpha = 1
    #expect(view.layer.animationKeys() == ["opacity"])
  }
}
