import CoreGraphics
import Foundation
import MediaTime
import QuartzCore
import Testing

@testable import UIKitViews

@MainActor @Suite("Property animators") struct PropertyAnimatorTests {
  private func make(
    _ stage: ViewStage, duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear
  ) -> (UIView, UIViewPropertyAnimator, Journal) {
    let view = stage.add(.zero)
    stage.tick()
    let journal = Journal()
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 100 }
    animator.addCompletion { journal.note("\($0) at \(view.center.x)") }
    return (view, animator, journal)
  }

  private func shown(_ view: UIView) -> Double {
    (view.layer.shown.position.x * 1000).rounded() / 1000
  }

  @Test("It runs its duration and ends at its end")
  func running() {
    let stage = ViewStage()
    let (view, animator, journal) = make(stage)
    #expect(animator.state == .inactive)
    #expect(view.center.x == 0)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(view.center.x == 100)
    stage.tick(31)
    #expect(near(shown(view), 50))
    stage.tick(30)
    #expect(journal.lines == ["end at 100.0"])
    #expect(animator.state == .inactive)
    #expect(shown(view) == 100)
  }

  @Test("Paused it can be scrubbed, reversed and sent back to its start")
  func scrubbing() {
    let stage = ViewStage()
    let (view, animator, journal) = make(stage)
    animator.pauseAnimation()
    animator.fractionComplete = 0.4
    stage.tick()
    #expect(near(shown(view), 40))
    stage.tick(10)
    #expect(near(shown(view), 40))
    animator.isReversed = true
    #expect(near(animator.fractionComplete, 0.6))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.tick()
    stage.tick(12)
    #expect(near(shown(view), 20))
    #expect(journal.lines == [])
    stage.tick(12)
    #expect(journal.lines == ["start at 0.0"])
    #expect(shown(view) == 0)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A pause keeps what is on screen, eased curve or not; continuing goes on along the curve")
  func pausing() {
    let stage = ViewStage()
    let (view, animator, _) = make(stage, curve: .easeIn)
    animator.startAnimation()
    stage.tick(31)
    let expected = 100 * UnitBezier.easeIn.value(at: 0.5)
    #expect(near(shown(view), expected))
    animator.pauseAnimation()
    #expect(near(shown(view), expected))
    #expect(near(animator.fractionComplete, expected / 100))
    stage.tick(20)
    #expect(near(shown(view), expected))
    animator.startAnimation()
    stage.tick(16)
    #expect(near(shown(view), 100 * UnitBezier.easeIn.value(at: 0.75), 0.01))
    stage.tick(15)
    #expect(animator.state == .inactive)
  }

  @Test("A duration factor is the time left as a share of the duration (fact 110)")
  func durationFactor() {
    let stage = ViewStage()
    let (view, animator, journal) = make(stage)
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.25)
    stage.tick()
    stage.tick(6)
    #expect(near(shown(view), 70))
    stage.tick(9)
    #expect(journal.lines == ["end at 100.0"])
  }

  @Test(
    "Stopped with true it is done where it is, without completion; with false it waits for its finish (fact 109)"
  )
  func stopping() {
    let stage = ViewStage()
    let (view, animator, journal) = make(stage)
    animator.startAnimation()
    stage.tick(31)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(near(view.center.x, 50))
    stage.tick(60)
    #expect(journal.lines == [])

    let (other, second, log) = make(stage)
    second.startAnimation()
    stage.tick(31)
    second.stopAnimation(false)
    #expect(second.state == .stopped)
    #expect(near(other.center.x, 50))
    second.finishAnimation(at: .start)
    #expect(log.lines == ["start at 0.0"])
    #expect(second.state == .inactive)
  }

  @Test("Reversed while running it turns round on the spot")
  func reversing() {
    let stage = ViewStage()
    let (view, animator, journal) = make(stage)
    animator.startAnimation()
    stage.tick(31)
    animator.isReversed = true
    #expect(near(shown(view), 50))
    stage.tick(16)
    #expect(near(shown(view), 25))
    stage.tick(15)
    #expect(journal.lines == ["start at 0.0"])
  }

  @Test("A spring of mass, stiffness and damping takes its own time (fact 102)")
  func physicalSpring() {
    let stage = ViewStage()
    let view = stage.add(.zero)
    stage.tick()
    var done = false
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters())
    animator.addAnimations { view.center.x = 100 }
    animator.addCompletion { _ in done = true }
    animator.startAnimation()
    // Settles at 0.5057 s, clamped to critical (fact 103).
    stage.tick(31)
    #expect(!done)
    #expect(near(shown(view), 100 * SpringSolver.system.value(at: 0.5), 0.01))
    stage.tick(1)
    #expect(done)
  }

  @Test("A duration of 0 is 0.2 s (fact 130)")
  func zeroDuration() {
    let stage = ViewStage()
    let (_, animator, journal) = make(stage, duration: 0)
    animator.startAnimation()
    stage.tick(12)
    #expect(journal.lines == [])
    stage.tick(1)
    #expect(journal.lines == ["end at 100.0"])
  }

  @Test("Blocks with a delay factor start later and end together")
  func delayFactor() {
    let stage = ViewStage()
    let (view, animator, _) = make(stage)
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.tick(31)
    #expect(view.layer.shown.opacity == 1)
    stage.tick(15)
    #expect(near(Double(view.layer.shown.opacity), 0.5))
    #expect(near(shown(view), 75))
    animator.pauseAnimation()
    animator.fractionComplete = 0.9
    #expect(near(Double(view.layer.shown.opacity), 0.2))
    animator.stopAnimation(true)
  }

  @Test("It can stay active at its end, paused, and run back")
  func pausesOnCompletion() {
    let stage = ViewStage()
    let (view, animator, journal) = make(stage)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.tick(61)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(journal.lines == [])
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    stage.tick(31)
    #expect(near(shown(view), 50))
    stage.tick(30)
    #expect(journal.lines == ["start at 0.0"])
  }

  @Test("Nobody needs to hold it while it runs")
  func memory() {
    let stage = ViewStage()
    let view = stage.add(.zero)
    stage.tick()
    weak var weakAnimator: UIViewPropertyAnimator?
    var done = false
    do {
      let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in done = true }
      animator.startAnimation()
      weakAnimator = animator
    }
    #expect(weakAnimator != nil)
    stage.tick(8)
    #expect(done)
    #expect(weakAnimator == nil)
  }

  @Test("A timeline that is rolled back takes an animator's change back too")
  func rollback() {
    let stage = ViewStage()
    let (view, animator, journal) = make(stage)
    let timeline = AnimationTimeline(root: stage.window.layer)
    timeline.activate()
    timeline.freeze(at: 0)
    animator.startAnimation()
    timeline.scrub(to: 0.25)
    stage.tick()
    #expect(near(shown(view), 25))
    stage.tick(100)
    #expect(journal.lines == [])
    timeline.playTail(
      to: 0, over: 0.1, curve: CAMediaTimingFunction(name: .linear), from: MediaClock.seconds,
      reversed: true)
    stage.tick(7)
    #expect(journal.lines.count == 1)
    #expect(view.center.x == 0)
    #expect(shown(view) == 0)
    timeline.deactivate()
  }

  @Test("Finishing one that is not stopped is an error")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
  }
}
