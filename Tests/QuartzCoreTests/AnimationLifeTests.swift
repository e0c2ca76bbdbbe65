import CoreGraphics
import Foundation
import MediaTime
import QuartzCore
import Testing

extension LayerTests {
  @MainActor @Suite("Adding and removing animations") struct Life {
    private func animation(
      _ name: String, _ recorder: Recorder, duration: Double = 0.1, keyPath: String = "opacity"
    ) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = duration
      animation.delegate = recorder
      animation.setValue(name, forKey: "name")
      return animation
    }

    @Test("An animation is copied when it is added")
    func copied() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let original = animation("a", Recorder())
      layer.add(original, forKey: "k")
      original.duration = 9
      #expect(layer.animation(forKey: "k")?.duration == 0.1)
      #expect(layer.animation(forKey: "k") !== original)
      #expect(layer.animation(forKey: "k")?.value(forKey: "name") as? String == "a")
    }

    @Test("The same key replaces, and the one before stops unfinished")
    func replaced() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let recorder = Recorder()
      layer.add(animation("a", recorder), forKey: "k")
      layer.add(animation("b", recorder), forKey: "k")
      layer.add(animation("c", recorder), forKey: nil)
      layer.add(animation("d", recorder), forKey: nil)
      #expect(recorder.log == ["stop a false"])
      #expect(layer.animationKeys() == ["k"])
      #expect(layer.attached.count == 3)
      layer.removeAllAnimations()
      #expect(recorder.log == ["stop a false", "stop b false", "stop c false", "stop d false"])
    }

    @Test("What ends in the same tick stops in the order of the ends")
    func order() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let recorder = Recorder()
      layer.add(animation("late", recorder, duration: 0.1), forKey: nil)
      layer.add(animation("early", recorder, duration: 0.09), forKey: nil)
      stage.tick()
      recorder.log = []
      stage.tick(5)
      #expect(recorder.log == [])
      stage.tick()
      #expect(recorder.log == ["stop early true", "stop late true"])
    }

    @Test("Callbacks may add and remove animations")
    func reentrancy() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let recorder = Recorder()
      recorder.onStop = { anim, finished in
        if finished, anim.value(forKey: "name") as? String == "a" {
          layer.removeAllAnimations()
          layer.add(animation("c", recorder), forKey: nil)
        }
      }
      recorder.onStart = { anim in
        if anim.value(forKey: "name") as? String == "a" {
          layer.add(animation("b", recorder, duration: 5), forKey: "b")
        }
      }
      layer.add(animation("a", recorder), forKey: "a")
      stage.tick()
      #expect(recorder.log == ["start a", "start b"])
      stage.tick(6)
      #expect(recorder.log == ["start a", "start b", "stop a true", "stop b false", "start c"])
      // The one that was added while others ended begins in the same tick.
      #expect(stage.shown(layer).opacity == 0)
    }

    @Test("A layer that goes takes its animations with it, unfinished")
    func dying() {
      let stage = LayerStage()
      let recorder = Recorder()
      do {
        let layer = stage.addLayer()
        layer.add(animation("a", recorder), forKey: nil)
        stage.tick()
        layer.removeFromSuperlayer()
      }
      stage.tick(2)
      #expect(recorder.log == ["start a", "stop a false"])
      #expect(!LayerAnimations.hasAnimations)
    }

    @Test("Leaving the screen stops an animation, moving to another place on it does not")
    func leaving() {
      let stage = LayerStage()
      let recorder = Recorder()
      let layer = stage.addLayer()
      let other = stage.addLayer()
      layer.add(animation("a", recorder, duration: 5), forKey: nil)
      stage.tick()
      other.addSublayer(layer)
      stage.tick()
      #expect(recorder.log == ["start a"])
      #expect(other.isAnimatingInSubtree)
      layer.removeFromSuperlayer()
      #expect(!other.isAnimatingInSubtree)
      stage.tick()
      #expect(recorder.log == ["start a", "stop a false"])
      #expect(layer.presentation() == nil)
    }

    @Test("A frozen layer freezes what is below; timeOffset moves it")
    func frozenLayer() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let child = CALayer()
      layer.addSublayer(child)
      let recorder = Recorder()
      layer.speed = 0
      child.add(animation("a", recorder, duration: 1), forKey: nil)
      stage.tick()
      stage.advance(3)
      #expect(stage.shown(child).opacity == 0)
      #expect(!LayerAnimations.hasFiniteAnimations)
      layer.timeOffset = 0.75
      expectClose(stage.shown(child).opacity, 0.75)
      layer.timeOffset = 0.25
      expectClose(stage.shown(child).opacity, 0.25)
      // The usual way to go on.
      let paused = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      expectClose(stage.shown(child).opacity, 0.25)
      stage.advance(0.5)
      expectClose(stage.shown(child).opacity, 0.75, 1e-4)
      stage.advance(0.25)
      #expect(recorder.log == ["start a", "stop a true"])
    }

    @Test("Half the speed takes twice as long, and times convert")
    func slowLayer() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      layer.speed = 0.5
      let recorder = Recorder()
      layer.add(animation("a", recorder, duration: 1), forKey: nil)
      stage.tick()
      stage.advance(1)
      expectClose(stage.shown(layer).opacity, 0.5, 1e-4)
      stage.advance(1)
      #expect(recorder.log.last == "stop a true")
      expectClose(layer.convertTime(1000, from: nil), 500)
      expectClose(layer.convertTime(500, to: nil), 1000)
    }

    @Test("The presentation is a copy of the tree as it is shown")
    func presentation() throws {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let child = CAShapeLayer()
      layer.addSublayer(child)
      #expect(child.presentation() == nil)
      stage.tick()
      layer.add(animation("a", Recorder(), duration: 1, keyPath: "position.x"), forKey: "k")
      stage.tick()
      stage.advance(0.5)
      let shown = try #require(layer.presentation())
      expectClose(shown.position.x, 0.5, 1e-4)
      #expect(layer.position.x == 0)
      #expect(shown.model() === layer)
      #expect(layer.model() === layer)
      #expect(shown.superlayer?.model() === stage.root)
      #expect(shown.sublayers?.first is CAShapeLayer)
      #expect(shown.sublayers?.first?.model() === child)
      #expect(shown.animationKeys() == ["k"])
      let typed: CAShapeLayer = try #require(child.presentation())
      #expect(typed.fillColor == .black)
    }

    @Test("A subclass without stored properties has a presentation of its own class")
    func subclass() throws {
      let stage = LayerStage()
      let layer = stage.addLayer(Dial())
      layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
      CATransaction.setDisableActions(true)
      layer.progress = 0.25
      #expect(layer.progress == 0.25)
      stage.tick()
      let animation = CABasicAnimation(keyPath: "progress")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      layer.add(animation, forKey: nil)
      stage.tick()
      stage.advance(0.5)
      let shown = try #require(layer.presentation())
      expectClose(shown.progress, 0.5, 1e-4)
      // Drawn for every frame, from the presentation's value.
      expectClose(Dial.drawn.last ?? 0, 0.5, 1e-4)
      let count = Dial.drawn.count
      stage.tick()
      #expect(Dial.drawn.count == count + 1)
      stage.advance(1)
      expectClose(Dial.drawn.last ?? 0, 0.25)
    }

    @Test("A value of the program's own is kept, and its action is asked")
    func customKeys() {
      let layer = Dial()
      layer.setValue("x", forKey: "tag")
      #expect(layer.value(forKey: "tag") as? String == "x")
      Dial.asked = []
      layer.progress = 0.5
      #expect(Dial.asked == ["progress"])
    }
  }
}

/// A layer that animates a property of its own, as programs write it with `@NSManaged`.
final class Dial: CALayer {
  nonisolated(unsafe) static var drawn: [Double] = []
  nonisolated(unsafe) static var asked: [String] = []

  var progress: CGFloat {
    get { value(forKey: "progress") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    Self.asked.append(event)
    return super.action(forKey: event)
  }

  override func draw(in ctx: CGContext) { Self.drawn.append(Double(progress)) }
}

/// A layer with properties of its own and no way to copy them.
final class Named: CAShapeLayer {
  let title: String
  var numbers: [Int] = [1, 2]

  init(title: String) {
    self.title = title
    super.init()
  }

  required init?(coder: NSCoder) { nil }
}

extension LayerTests.Life {
  @Test("A subclass with stored properties has one presentation, with their values")
  func storedProperties() throws {
    let stage = LayerStage()
    weak var gone: Named?
    do {
      let layer = stage.addLayer(
        Named(title: String(repeating: "long enough for the heap", count: 3)))
      gone = layer
      layer.numbers.append(3)
      for _ in 0..<3 {
        let shown = try #require(layer.presentation())
        #expect(shown.title == layer.title)
        #expect(shown.numbers == [1, 2, 3])
        #expect(shown.model() === layer)
      }
      #expect(layer.presentation() === layer.presentation())
      layer.numbers = []
      #expect(layer.presentation()?.numbers == [])
      layer.removeFromSuperlayer()
    }
    stage.tick()
    #expect(gone == nil)
  }
}
