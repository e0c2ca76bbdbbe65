import CoreGraphics
import Foundation
import MediaTime
import ObjectiveC
import QuartzCore
import Testing

extension LayerTests {
  @MainActor @Suite("Transactions and actions") struct Transactions {
    @Test("A plain layer's change takes a quarter of a second along the default curve")
    func implicit() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      layer.opacity = 0
      #expect(layer.opacity == 0)
      stage.tick()
      #expect(stage.shown(layer).opacity == 1)
      stage.advance(0.125)
      let half = UnitBezier.systemDefault.value(at: 0.5 + (0.125 * 60).rounded() / 60 * 4 - 0.5)
      expectClose(stage.shown(layer).opacity, 1 - half, 0.01)
      // Linear would be one half.
      #expect(stage.shown(layer).opacity < 0.35)
      stage.advance(0.2)
      #expect(stage.shown(layer).opacity == 0)
      #expect(layer.animationKeys() == nil)
    }

    @Test("A layer that was just added does not animate, unless the transaction is flushed")
    func justAdded() {
      let stage = LayerStage()
      let (a, b) = (CALayer(), CALayer())
      stage.root.addSublayer(a)
      a.opacity = 0
      #expect(a.animationKeys() == nil)
      stage.root.addSublayer(b)
      CATransaction.flush()
      b.opacity = 0
      #expect(b.animationKeys() == ["opacity"])
    }

    @Test("An equal value is no change; a second change starts from what is shown")
    func changes() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      layer.opacity = 1
      #expect(layer.animationKeys() == nil)
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      stage.tick()
      stage.advance(0.5)
      CATransaction.setAnimationDuration(1)
      layer.opacity = 0.9
      stage.tick()
      expectClose(stage.shown(layer).opacity, 0.5, 0.03)
    }

    @Test("A shape's path changes at once, its stroke does not")
    func shapes() {
      let stage = LayerStage()
      let shape = stage.addLayer(CAShapeLayer())
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
      shape.strokeEnd = 0
      #expect(shape.animationKeys() == ["strokeEnd"])
    }

    @Test("Settings nest")
    func nesting() {
      _ = LayerStage()
      CATransaction.setAnimationDuration(3)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationDuration(1)
      CATransaction.begin()
      #expect(CATransaction.disableActions())
      CATransaction.commit()
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 3)
      #expect(!CATransaction.disableActions())
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      #expect(CATransaction.disableActions())
    }

    @Test("The next tick's transaction starts with the standard settings")
    func perTick() {
      let stage = LayerStage()
      CATransaction.setDisableActions(true)
      stage.tick()
      #expect(!CATransaction.disableActions())
    }

    @Test("Without animations a completion block runs at the commit")
    func emptyCompletion() {
      _ = LayerStage()
      var log: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("done") }
      log.append("inside")
      CATransaction.commit()
      #expect(log == ["inside", "done"])
    }

    @Test(
      "It waits for what was added after it, nested transactions included, and not for the rest")
    func completion() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      var log: [String] = []
      func add(_ duration: Double) {
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.toValue = 1
        animation.duration = duration
        layer.add(animation, forKey: nil)
      }
      CATransaction.begin()
      add(9)
      CATransaction.setCompletionBlock { log.append("outer") }
      add(0.1)
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("inner") }
      add(0.2)
      CATransaction.commit()
      CATransaction.commit()
      stage.tick()
      stage.advance(0.15)
      #expect(log == [])
      stage.advance(0.1)
      #expect(log == ["inner", "outer"] || log == ["outer", "inner"])
    }

    @Test("Removing the last animation completes too")
    func removalCompletes() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      var done = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { done = true }
      layer.opacity = 0
      CATransaction.commit()
      #expect(!done)
      layer.removeAllAnimations()
      #expect(done)
    }

    @Test("Delegate, actions, style and class are asked in this order, and null ends the search")
    func lookup() {
      final class Decider: NSObject, CALayerDelegate {
        var answer: (any CAAction)?
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
      }
      final class Classy: CALayer {
        override class func defaultAction(forKey event: String) -> (any CAAction)? {
          event == "opacity" ? CATransition() : nil
        }
      }
      let stage = LayerStage()
      let layer = stage.addLayer(Classy())
      let decider = Decider()
      layer.delegate = decider
      #expect(layer.action(forKey: "opacity") is CATransition)
      layer.style = ["actions": ["opacity": CASpringAnimation()] as [String: any CAAction]]
      #expect(layer.action(forKey: "opacity") is CASpringAnimation)
      layer.actions = ["opacity": CAKeyframeAnimation()]
      #expect(layer.action(forKey: "opacity") is CAKeyframeAnimation)
      decider.answer = CAAnimationGroup()
      #expect(layer.action(forKey: "opacity") is CAAnimationGroup)
      decider.answer = NSNull()
      #expect(layer.action(forKey: "opacity") == nil)
      decider.answer = nil
      layer.actions = ["opacity": NSNull()]
      #expect(layer.action(forKey: "opacity") == nil)
      layer.actions = nil
      layer.style = nil
      #expect((layer.action(forKey: "position") as? CABasicAnimation)?.keyPath == "position")
    }

    @Test("An action reads the old value when it is looked up and both when it runs")
    func values() {
      final class Watcher: NSObject, CALayerDelegate, CAAction {
        var log: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
          log.append("asked \(layer.cornerRadius)")
          return self
        }
        func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
          let change = (anObject as? CALayer).flatMap { LayerChange.current(on: $0) }
          log.append("\(event) \(change?.old.number ?? -1) \(change?.new.number ?? -1)")
        }
      }
      let watcher = Watcher()
      let layer = CALayer()
      layer.delegate = watcher
      layer.cornerRadius = 4
      #expect(watcher.log == ["asked 0.0", "cornerRadius 0.0 4.0"])
    }

    @Test("A group calls back once, when the last member has left")
    func groups() {
      let stage = LayerStage()
      var log: [Bool] = []
      let group = AnimationCompletionGroup { log.append($0) }
      group.join()
      group.join()
      group.leave(finished: true)
      group.seal()
      #expect(log == [])
      group.leave(finished: false)
      #expect(log == [false])
      let empty = AnimationCompletionGroup { log.append($0) }
      empty.seal()
      #expect(log == [false])
      stage.tick()
      #expect(log == [false, true])
      let eager = AnimationCompletionGroup(whenEmpty: .immediately) { log.append($0) }
      eager.seal()
      #expect(log.count == 3)
    }

    @Test("A display link fires once a tick, with the frame's time", arguments: [30, 60, 120])
    func displayLink(rate: Int) {
      final class Target: NSObject {
        var stamps: [Double] = []
        var target = 0.0
        func step(_ link: CADisplayLink) {
          stamps.append(link.timestamp - 1000)
          target = link.targetTimestamp - link.timestamp
        }
      }
      let stage = LayerStage(rate: rate)
      let target = Target()
      let link = CADisplayLink(target: target, selector: Selector("step:", Target.step))
      stage.tick()
      #expect(target.stamps.isEmpty)
      link.add(to: MediaTime.RunLoop.main, forMode: .common)
      stage.tick(2)
      #expect(target.stamps.count == 2)
      expectClose(target.stamps[1], 3 / Double(rate), 1e-6)
      expectClose(target.target, 1 / Double(rate), 1e-6)
      link.isPaused = true
      stage.tick(2)
      #expect(target.stamps.count == 2)
      link.isPaused = false
      link.preferredFramesPerSecond = rate / 2
      stage.tick(4)
      #expect(target.stamps.count == 4)
      link.invalidate()
      stage.tick(4)
      #expect(target.stamps.count == 4)
    }
  }
}
