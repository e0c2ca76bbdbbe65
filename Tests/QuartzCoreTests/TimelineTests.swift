import CoreGraphics
import Foundation
import MediaTime
import QuartzCore
import Testing

/// A layer's delegate that animates every change of it, as a view does inside an animation block.
final class Animating: NSObject, CALayerDelegate, CAAction, LayerRollbackDelegate {
  var duration: Double? = 0.3
  var delay = 0.0
  var recorder: Recorder?
  var rolledBack: [String] = []

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    duration == nil ? NSNull() : self
  }

  func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let change = LayerChange.current(on: layer),
      let duration
    else { return }
    let animation = CABasicAnimation.change(keyPath: event, from: change.old, to: change.new)
    animation.duration = duration
    animation.beginDelay = delay
    animation.delegate = recorder
    layer.add(animation, forKey: nil)
  }

  func layer(_ layer: CALayer, didRollBack key: String) { rolledBack.append(key) }
}

extension LayerTests {
  @MainActor @Suite("A transition's timeline") struct Timelines {
    /// A container with a layer in it whose changes animate.
    @MainActor final class Scene {
      let stage: LayerStage
      let container: CALayer
      let sheet: CALayer
      let animating = Animating()
      let recorder = Recorder()
      let timeline: AnimationTimeline

      init(rate: Int = 60) {
        stage = LayerStage(rate: rate)
        container = stage.addLayer()
        sheet = CALayer()
        container.addSublayer(sheet)
        stage.tick()
        animating.recorder = recorder
        sheet.delegate = animating
        timeline = AnimationTimeline(root: container)
        timeline.activate()
      }

      var y: Double { Double(stage.shown(sheet).position.y) }

      func drop() { sheet.position = CGPoint(x: 0, y: 300) }

      func play(_ offset: Double, over length: Double, reversed: Bool) {
        timeline.playTail(
          to: offset, over: length, curve: CAMediaTimingFunction(name: .easeInEaseOut),
          from: stage.now, reversed: reversed)
      }
    }

    @Test("Frozen, the finger decides; no time passes and nothing ends", arguments: [30, 60, 120])
    func scrub(rate: Int) {
      let s = Scene(rate: rate)
      s.timeline.freeze(at: 0)
      s.drop()
      s.timeline.scrub(to: 0.1)
      s.stage.tick()
      // Had the animation begun at the update's time, it would still be at 0.
      expectClose(s.y, 100)
      s.stage.advance(2)
      expectClose(s.y, 100)
      s.timeline.scrub(to: 0.3)
      s.stage.advance(1)
      expectClose(s.y, 300)
      s.timeline.scrub(to: 0.05)
      expectClose(s.y, 50)
      #expect(s.recorder.log == ["start "])
      #expect(s.timeline.hasOwnedAnimations)
    }

    @Test("An update before the animations, in the first tick, does not move their beginning")
    func earlyUpdate() {
      let s = Scene()
      s.timeline.freeze(at: 0)
      s.timeline.scrub(to: 0.1)
      s.drop()
      s.stage.tick()
      // Begun where time was held, it would be at 0.
      expectClose(s.y, 100)
    }

    @Test("A delay counts from the transition's beginning")
    func delay() {
      let s = Scene()
      s.timeline.freeze(at: 0)
      s.animating.delay = 0.1
      s.drop()
      s.stage.tick()
      s.timeline.scrub(to: 0.1)
      expectClose(s.y, 0)
      s.timeline.scrub(to: 0.25)
      expectClose(s.y, 150)
    }

    @Test("Finished, the tail goes along its curve and everything ends in its last tick")
    func finish() {
      let s = Scene()
      var log: [String] = []
      s.recorder.onStop = { _, finished in log.append("stop \(finished)") }
      s.timeline.onTailEnd = { log.append("tail") }
      s.timeline.freeze(at: 0)
      s.drop()
      s.stage.tick()
      s.timeline.scrub(to: 0.1)
      s.stage.tick()
      s.play(0.3, over: 0.2, reversed: false)
      s.stage.tick(6)
      // 100 + 200 · ease(½): linear would be the same here, so look at the first quarter too.
      expectClose(s.y, 200, 1e-4)
      s.stage.tick(5)
      let x = UnitBezier.easeInEaseOut.value(at: 11.0 / 12)
      expectClose(s.y, 100 + 200 * x, 1e-3)
      // Eased, the last frames are within half a millisecond of the end; still it is not over.
      #expect(log == [])
      s.stage.tick()
      #expect(log == ["tail", "stop true"])
      expectClose(s.y, 300)
      #expect(s.sheet.position.y == 300)
    }

    @Test("Cancelled, the tail goes back and the model is as before, in one frame")
    func cancel() {
      let s = Scene()
      var log: [String] = []
      s.recorder.onStop = { _, finished in log.append("stop \(finished) y=\(s.sheet.position.y)") }
      s.timeline.onTailEnd = { log.append("tail y=\(s.sheet.position.y)") }
      s.timeline.freeze(at: 0)
      s.drop()
      s.stage.tick()
      s.timeline.scrub(to: 0.2)
      s.stage.tick()
      s.play(0, over: 0.2, reversed: true)
      var last = s.y
      for _ in 0..<11 {
        s.stage.tick()
        #expect(s.y < last)
        last = s.y
        #expect(log == [])
        #expect(s.sheet.position.y == 300)
      }
      s.stage.tick()
      // Completions before the rollback would read 300 here; without one the sheet would flash
      // there.
      #expect(log == ["tail y=0.0", "stop true y=0.0"])
      #expect(s.y == 0)
      #expect(s.animating.rolledBack == ["position"])
      s.stage.tick()
      #expect(s.y == 0)
    }

    @Test("Cancelled at 0 and finished at 1 the tail has no length and is over in the next tick")
    func edges() {
      for reversed in [true, false] {
        let s = Scene()
        s.timeline.freeze(at: 0)
        s.drop()
        s.timeline.scrub(to: reversed ? 0 : 0.3)
        s.stage.tick()
        s.play(reversed ? 0 : 0.3, over: 0, reversed: reversed)
        #expect(s.recorder.log == ["start "])
        s.stage.tick()
        #expect(s.recorder.log == ["start ", "stop  true"])
        #expect(s.sheet.position.y == (reversed ? 0 : 300))
      }
    }

    @Test("After the tail longer animations go on, and the tail ends with them")
    func longer() {
      let s = Scene()
      var ended = false
      s.timeline.onTailEnd = { ended = true }
      s.timeline.freeze(at: 0)
      s.drop()
      s.animating.duration = 0.5
      s.sheet.opacity = 0
      s.stage.tick()
      s.timeline.scrub(to: 0.2)
      s.stage.tick()
      s.play(0.3, over: 0.1, reversed: false)
      s.stage.advance(0.1)
      #expect(s.recorder.log.filter { $0 == "stop  true" }.count == 1)
      #expect(!ended)
      expectClose(s.stage.shown(s.sheet).opacity, 0.4, 1e-4)
      s.stage.advance(0.2)
      #expect(ended)
      #expect(s.recorder.log.filter { $0 == "stop  true" }.count == 2)
    }

    @Test("An endless owned animation does not hold the tail, and goes on without a jump")
    func endless() {
      let s = Scene()
      var ended = false
      s.timeline.onTailEnd = { ended = true }
      s.timeline.freeze(at: 0)
      s.drop()
      let spin = CABasicAnimation(keyPath: "transform.rotation")
      spin.fromValue = 0
      spin.toValue = 1
      spin.duration = 10
      spin.repeatCount = .infinity
      s.sheet.add(spin, forKey: "spin")
      #expect(LayerAnimations.endlessAnimationsDescription == "transform.rotation of Animating")
      s.stage.tick()
      s.stage.advance(5)
      s.play(0.3, over: 0.3, reversed: false)
      s.stage.advance(0.3)
      #expect(ended)
      func angle() -> Double {
        let t = s.stage.shown(s.sheet).transform
        return atan2(Double(t.m12), Double(t.m11))
      }
      let before = angle()
      expectClose(before, 0.03, 1e-4)
      s.timeline.deactivate()
      expectClose(angle(), before)
      s.stage.advance(1)
      expectClose(angle(), 0.13, 1e-4)
      #expect(LayerAnimations.endlessAnimationsDescription == nil)
    }

    @Test("What is outside runs on ordinary time and is not taken back; adopted, it belongs")
    func outside() {
      let s = Scene()
      let (other, adopted) = (s.stage.addLayer(), s.stage.addLayer())
      other.delegate = s.animating
      adopted.delegate = s.animating
      s.timeline.freeze(at: 0)
      other.opacity = 0
      s.timeline.adopt { adopted.opacity = 0 }
      s.stage.tick()
      s.stage.advance(0.15)
      expectClose(s.stage.shown(other).opacity, 0.5, 1e-4)
      expectClose(s.stage.shown(adopted).opacity, 1)
      s.timeline.scrub(to: 0.15)
      expectClose(s.stage.shown(adopted).opacity, 0.5, 1e-4)
      s.play(0, over: 0.1, reversed: true)
      s.stage.advance(0.2)
      #expect(other.opacity == 0)
      #expect(adopted.opacity == 1)
    }

    @Test("Only what still has the animation's value is taken back")
    func changedSince() {
      let s = Scene()
      s.timeline.freeze(at: 0)
      s.drop()
      s.sheet.opacity = 0.5
      s.sheet.cornerRadius = 10
      s.sheet.cornerRadius = 20
      s.animating.duration = nil
      s.sheet.opacity = 0.25
      s.sheet.zPosition = 5
      s.stage.tick()
      s.play(0, over: 0, reversed: true)
      s.stage.tick()
      #expect(s.sheet.position.y == 0)
      #expect(s.sheet.opacity == 0.25)
      // Back to before the first of two, not to 10.
      #expect(s.sheet.cornerRadius == 0)
      // Changed without an animation: not ours.
      #expect(s.sheet.zPosition == 5)
      #expect(s.animating.rolledBack == ["cornerRadius", "position"])
    }

    @Test("The innermost timeline owns, and hands nothing to the outer one")
    func nested() {
      let s = Scene()
      let inner = AnimationTimeline(root: s.sheet)
      inner.activate()
      let leaf = CALayer()
      s.sheet.addSublayer(leaf)
      leaf.delegate = s.animating
      s.stage.tick()
      s.timeline.freeze(at: 0)
      leaf.opacity = 0
      #expect(inner.hasOwnedAnimations)
      #expect(!s.timeline.hasOwnedAnimations)
      s.stage.tick()
      s.stage.advance(0.15)
      expectClose(s.stage.shown(leaf).opacity, 0.5, 1e-4)
      inner.deactivate()
      s.timeline.scrub(to: 0.3)
      expectClose(s.stage.shown(leaf).opacity, 0.5, 1e-4)
      s.stage.advance(0.15)
      #expect(leaf.opacity == 0)
      leaf.opacity = 1
      #expect(s.timeline.hasOwnedAnimations)
    }

    @Test("Caught in flight, held, let go again")
    func interrupted() {
      let s = Scene()
      s.drop()
      s.stage.tick()
      s.stage.advance(0.1)
      expectClose(s.y, 100, 1e-3)
      s.timeline.freeze(at: s.timeline.offset(at: s.stage.now))
      s.stage.advance(1)
      expectClose(s.y, 100, 1e-3)
      s.timeline.resume()
      s.stage.advance(0.1)
      expectClose(s.y, 200, 1e-3)
      s.stage.advance(0.1)
      #expect(s.recorder.log == ["start ", "stop  true"])
    }

    @Test("Caught in flight and sent back")
    func reversed() {
      let s = Scene()
      s.drop()
      s.stage.tick()
      s.stage.advance(0.2)
      s.play(0, over: 0.2, reversed: true)
      s.stage.advance(0.1)
      expectClose(s.y, 100, 1e-3)
      s.stage.advance(0.1)
      #expect(s.sheet.position.y == 0)
    }

    @Test("A frozen transition does not stop time for a layer that is paused by the program")
    func pausedInside() {
      let s = Scene()
      s.sheet.speed = 0.5
      s.timeline.freeze(at: 0)
      s.drop()
      s.stage.tick()
      s.timeline.scrub(to: 0.2)
      // Half the speed of 0.2 s.
      expectClose(s.y, 100, 1e-4)
    }

    @Test("In a completion after a cancel new animations are ordinary ones")
    func afterCancel() {
      let s = Scene()
      s.recorder.onStop = { _, _ in
        s.timeline.deactivate()
        s.recorder.onStop = nil
        s.sheet.position = CGPoint(x: 0, y: 60)
      }
      s.timeline.freeze(at: 0)
      s.drop()
      s.stage.tick()
      s.play(0, over: 0, reversed: true)
      s.stage.tick()
      expectClose(s.y, 0)
      s.stage.advance(0.15)
      expectClose(s.y, 30, 1e-3)
      s.stage.advance(0.15)
      #expect(s.sheet.position.y == 60)
    }

    @Test("Without a single animation a tail still ends, and calls back once")
    func nothingOwned() {
      for reversed in [true, false] {
        let s = Scene()
        var count = 0
        s.timeline.onTailEnd = { count += 1 }
        s.timeline.freeze(at: 0)
        s.stage.tick(3)
        s.play(reversed ? 0 : 0.3, over: 0.1, reversed: reversed)
        s.stage.tick(5)
        #expect(count == 0)
        s.stage.tick(4)
        #expect(count == 1)
      }
    }

    @Test("Animations that the program removes stop at once; what they changed is still taken back")
    func removedMidway() {
      let s = Scene()
      s.timeline.freeze(at: 0)
      s.drop()
      s.stage.tick()
      s.timeline.scrub(to: 0.1)
      s.play(0, over: 0.1, reversed: true)
      s.stage.tick()
      s.sheet.removeAllAnimations()
      #expect(s.recorder.log == ["start ", "stop  false"])
      s.stage.advance(0.1)
      #expect(s.sheet.position.y == 0)
      #expect(s.recorder.log.count == 2)
    }

    @Test("Cancelling and finishing from inside callbacks is ordinary input")
    func fromCallbacks() {
      let s = Scene()
      var ended = false
      s.timeline.onTailEnd = { ended = true }
      s.recorder.onStart = { _ in
        s.timeline.freeze(at: 0.15)
        s.play(0, over: 0.05, reversed: true)
      }
      s.drop()
      s.stage.tick()
      expectClose(s.y, 150, 1e-4)
      s.stage.tick(3)
      #expect(ended)
      #expect(s.sheet.position.y == 0)
    }

    @Test(
      "An animation that is added while time is held begins there, as if time stood still for it")
    func addedLate() {
      let s = Scene()
      s.timeline.freeze(at: 0.1)
      s.stage.tick()
      s.drop()
      s.stage.tick()
      expectClose(s.y, 0)
      s.timeline.scrub(to: 0.25)
      expectClose(s.y, 150, 1e-4)
    }

    @Test(
      "Ticks of uneven lengths change nothing at the end", arguments: [[1, 7, 2, 11], [13, 1, 1]])
    func uneven(steps: [Int]) {
      let s = Scene(rate: 1000)
      s.drop()
      s.stage.tick()
      var passed = 0
      for step in steps {
        s.stage.tick(step * 10)
        passed += step * 10
        expectClose(s.y, Double(passed), 1e-3)
      }
      s.stage.tick(299 - passed)
      #expect(s.recorder.log == ["start "])
      s.stage.tick()
      #expect(s.recorder.log == ["start ", "stop  true"])
    }
  }
}
