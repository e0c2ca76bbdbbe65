import Foundation
import MediaTime
import QuartzCore
import Testing
import UIKitViews

@testable import UIKitControllers

extension ControllerSuites {
  @MainActor @Suite("Interactive dismissals") struct InteractiveDismissals {
    /// A card that slides away over 752 points, and fades its tint, by percentage.
    @MainActor final class Drag {
      let slides = Slides()
      let root = Root()
      let card = Card()
      let world: World
      let driver = UIPercentDrivenInteractiveTransition()

      init(rate: Int = 60) {
        world = World(rate: rate, root: root)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = slides
        root.present(card, animated: true)
        world.settle()
        world.clearLog()
      }

      var tint: Float {
        slides.lastPresentation?.tint.layer.presented(at: MediaClock.seconds).opacity ?? -1
      }
      var y: CGFloat { world.minY(card.view) }

      func begin() {
        slides.interaction = driver
        card.dismiss(animated: true)
        slides.interaction = nil
        world.tick()
      }
    }

    @Test("Card and tint follow the percentage exactly, in every frame", arguments: [30, 60, 120])
    func scrubbing(rate: Int) {
      let drag = Drag(rate: rate)
      drag.begin()
      #expect(drag.y == 100)
      for step in 0...20 {
        let percent = CGFloat(step) / 20
        drag.driver.update(percent)
        drag.world.tick()
        #expect(abs(drag.y - (100 + 752 * percent)) < 0.01)
        #expect(abs(drag.tint - Float(1 - percent)) < 0.001)
      }
      drag.world.tick(3 * rate)
      #expect(drag.root.presentedViewController === drag.card, "1.0 alone ends nothing")
    }

    @Test(
      "A cancel at any frame restores everything, and no later frame lies further along",
      arguments: [30, 60, 120], 0...20)
    func cancelling(rate: Int, step: Int) {
      let drag = Drag(rate: rate)
      let frame = drag.card.view.frame
      drag.begin()
      let percent = CGFloat(step) / 20
      for part in 0...step { drag.driver.update(CGFloat(part) / 20); drag.world.tick() }
      drag.driver.update(percent)
      drag.driver.cancel()
      var last = 100 + 752 * percent
      for _ in 0..<rate {
        drag.world.tick()
        #expect(drag.y <= last + 0.01, "a flash of the end would be at 852")
        last = drag.y
      }
      #expect(drag.card.view.frame == frame)
      #expect(drag.slides.lastPresentation?.tint.alpha == 1)
      #expect(drag.root.presentedViewController === drag.card)
      #expect(!drag.card.isBeingDismissed)
      #expect(drag.world.log.contains("SlidePresentation.dismissalTransitionDidEnd(false)"))
    }

    @Test("The whole log of a cancelled dismissal")
    func cancelLog() {
      let drag = Drag()
      drag.begin()
      drag.driver.update(0.4)
      drag.world.tick()
      drag.driver.cancel()
      #expect(UIApplication.shared.transitionsInFlight.first?.phase == "cancelling")
      drag.world.settle()
      #expect(
        drag.world.log == [
          "Slides.animationController",
          "Slides.interactionControllerForDismissal",
          "SlidePresentation.dismissalTransitionWillBegin",
          "Card.viewWillDisappear(true)",
          "Slide.transitionDuration",
          "UIPercentDrivenInteractiveTransition.startInteractiveTransition",
          "Slide.animateTransition",
          "TransitionCoordinator.animate",
          "TransitionContext.cancelInteractiveTransition",
          "TransitionContext.completeTransition(false)",
          "SlidePresentation.dismissalTransitionDidEnd(false)",
          "Card.viewWillAppear(true)",
          "Card.viewIsAppearing(true)",
          "Card.viewDidAppear(true)",
          "Slide.animationEnded(false)",
        ])
    }

    @Test(
      "A finished one completes, its tail as long as what was left of the duration",
      arguments: [CGFloat(0), 0.25, 0.5, 0.75, 1])
    func finishing(percent: CGFloat) {
      let drag = Drag()
      drag.begin()
      drag.driver.update(percent)
      drag.world.tick()
      drag.driver.finish()
      var ticks = 0
      while drag.root.presentedViewController != nil, ticks < 60 {
        drag.world.tick()
        ticks += 1
      }
      let expected = Int((Double(1 - percent) * 0.3 * 60).rounded(.up))
      #expect(abs(ticks - max(expected, 1)) <= 1, "18 ticks for every percentage would ignore it")
      drag.world.settle()
      #expect(drag.world.window.subviews == [drag.root.view])
    }

    @Test("The speed of the tail is completionSpeed")
    func completionSpeed() {
      let drag = Drag()
      drag.begin()
      drag.driver.update(0.5)
      drag.world.tick()
      drag.driver.completionSpeed = 0.5
      drag.driver.finish()
      drag.world.tick(15)
      #expect(drag.root.presentedViewController != nil, "at full speed it would be over after 9")
      drag.world.tick(5)
      #expect(drag.root.presentedViewController == nil)
    }

    @Test("What comes before the start is kept", arguments: [true, false])
    func early(finishes: Bool) {
      let drag = Drag()
      drag.slides.interaction = drag.driver
      drag.card.dismiss(animated: true)
      drag.driver.update(0.5)
      if finishes { drag.driver.finish() } else { drag.driver.cancel() }
      drag.world.tick()
      // It started, and was let go, between two frames: the tail is one frame old.
      #expect(abs(drag.y - 476) < 15, "a lost update would show 100")
      drag.world.settle()
      #expect((drag.root.presentedViewController == nil) == finishes)
    }

    @Test("A driver that its owner drops after the release still ends the transition")
    func dropped() {
      let drag = Drag()
      var driver: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()
      weak let seen = driver
      drag.slides.interaction = driver
      drag.card.dismiss(animated: true)
      drag.slides.interaction = nil
      drag.world.tick()
      driver?.update(0.5)
      drag.world.tick()
      driver?.finish()
      driver = nil
      drag.world.settle()
      #expect(drag.root.presentedViewController == nil)
      #expect(seen == nil)
    }

    @Test("It can be dragged again after a cancel")
    func again() {
      let drag = Drag()
      for _ in 0..<3 {
        drag.begin()
        drag.driver.update(0.3)
        drag.world.tick()
        #expect(abs(drag.y - 325.6) < 0.01)
        drag.driver.cancel()
        drag.world.settle()
      }
      #expect(drag.y == 100)
    }

    @Test("Touches under way go on, new ones are not taken while it is interactive")
    func touches() {
      let drag = Drag()
      drag.begin()
      #expect(drag.world.window.hitTest(CGPoint(x: 100, y: 400), with: nil) == nil)
      drag.driver.cancel()
      drag.world.settle()
      #expect(drag.world.window.hitTest(CGPoint(x: 100, y: 400), with: nil) === drag.card.view)
    }

    @Test("The coordinator tells of the end of the interaction before the callbacks come back")
    func notification() {
      let drag = Drag()
      var heard: [String] = []
      drag.slides.interaction = drag.driver
      drag.card.dismiss(animated: true)
      drag.card.transitionCoordinator?.notifyWhenInteractionChanges { context in
        heard.append("changed, cancelled \(context.isCancelled)")
      }
      drag.card.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        heard.append("completion, cancelled \(context.isCancelled)")
      }
      drag.world.tick()
      drag.driver.cancel()
      #expect(heard == ["changed, cancelled true"])
      drag.world.settle()
      #expect(heard == ["changed, cancelled true", "completion, cancelled true"])
      #expect(drag.card.transitionCoordinator == nil)
    }
  }
}
