import CoreGraphics
import Foundation
import MediaTime
import QuartzCore
import Testing

extension LayerTests {
  @MainActor @Suite("Animations of layers") struct Animations {
    @Test(
      "An animation shows progress 0 in the frame of its tick and is over after its duration",
      arguments: [30, 60, 120])
    func beginAndEnd(rate: Int) {
      let stage = LayerStage(rate: rate)
      let layer = stage.addLayer()
      let recorder = Recorder()
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 0
      animation.toValue = 90
      animation.duration = 0.3
      animation.delegate = recorder
      layer.add(animation, forKey: "move")
      #expect(recorder.log.isEmpty)
      stage.tick()
      #expect(recorder.log == ["start "])
      expectClose(stage.shown(layer).position.x, 0)
      stage.tick()
      expectClose(stage.shown(layer).position.x, 300 / Double(rate), 1e-4)
      stage.tick(Int(0.3 * Double(rate)) - 2)
      #expect(recorder.log == ["start "])
      expectClose(stage.shown(layer).position.x, 90 - 300 / Double(rate), 1e-4)
      #expect(layer.isAnimatingInSubtree && stage.root.isAnimatingInSubtree)
      stage.tick()
      #expect(recorder.log == ["start ", "stop  true"])
      #expect(stage.shown(layer).position.x == 0)
      #expect(layer.animationKeys() == nil)
      #expect(!stage.root.isAnimatingInSubtree)
    }

    @Test("Added between two ticks an animation begins at the tick")
    func offTick() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      MainWork.shared.enqueue(after: 0.024) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 0.1
        layer.add(animation, forKey: nil)
      }
      stage.tick(2)
      #expect(stage.shown(layer).opacity == 0)
      stage.tick()
      expectClose(stage.shown(layer).opacity, 1 / 6.0, 1e-4)
    }

    @Test(
      "From, to and by in their six combinations",
      arguments: [
        (10, 30, nil, 15), (10, nil, 40, 20), (nil, 30, 20, 15), (10, nil, nil, 32.5),
        (nil, 30, nil, 82.5), (nil, nil, 40, 110), (nil, nil, nil, 100),
      ] as [(Double?, Double?, Double?, Double)])
    func ends(from: Double?, to: Double?, by: Double?, quarter: Double) {
      let stage = LayerStage()
      let layer = CALayer()
      layer.cornerRadius = 100
      _ = stage.addLayer(layer)
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = by
      animation.duration = 4
      layer.add(animation, forKey: nil)
      stage.tick()
      stage.advance(1)
      expectClose(stage.shown(layer).cornerRadius, quarter)
    }

    @Test("Two additive animations add up; replacing would lose the first")
    func additive() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      CATransaction.setDisableActions(true)
      layer.position = CGPoint(x: 0, y: 100)
      layer.add(CABasicAnimation.change(from: (0, 0), to: (0, 100)), forKey: "a")
      stage.tick()
      #expect(stage.shown(layer).position == .zero)
      stage.advance(0.5)
      CATransaction.setDisableActions(true)
      layer.position = CGPoint(x: 0, y: 200)
      layer.add(CABasicAnimation.change(from: (0, 100), to: (0, 200)), forKey: "b")
      stage.tick()
      // 200 + (−100 · 29/60) + (−100): no jump when the second begins.
      expectClose(stage.shown(layer).position.y, 200 - 100 * 29 / 60.0 - 100, 1e-3)
    }

    @Test(
      "Fill modes decide what is seen in a delay and after the end",
      arguments: [
        (CAMediaTimingFillMode.removed, 1.0, 1.0), (.backwards, 0.0, 1.0), (.forwards, 1.0, 0.5),
        (.both, 0.0, 0.5),
      ])
    func fills(mode: CAMediaTimingFillMode, before: Double, after: Double) {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 0.5
      animation.duration = 0.5
      animation.beginTime = CACurrentMediaTime() + 0.5
      animation.fillMode = mode
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "fade")
      stage.tick()
      expectClose(stage.shown(layer).opacity, before)
      stage.advance(2)
      expectClose(stage.shown(layer).opacity, after)
      #expect(layer.animationKeys() == ["fade"])
      #expect(!layer.isAnimatingInSubtree)
    }

    @Test("A delay counts from the commit")
    func delay() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      animation.beginDelay = 0.5
      animation.fillMode = .both
      layer.add(animation, forKey: nil)
      #expect(stage.shown(layer).opacity == 0)
      stage.tick()
      stage.advance(0.5)
      #expect(stage.shown(layer).opacity == 0)
      stage.advance(0.5)
      expectClose(stage.shown(layer).opacity, 0.5, 1e-4)
    }

    @Test("A spring follows the closed form and is cut at its duration")
    func spring() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 0
      spring.toValue = 100
      expectClose(spring.settlingDuration, 1.4727003, 1e-6)
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: nil)
      stage.tick()
      stage.advance(0.25)
      // ω = 10, ζ = ½: 1 − e^(−ζωt)(cos ω_d t + (ζω/ω_d) sin ω_d t) at 0.25 s.
      let d = 10 * (0.75).squareRoot()
      let x = 1 - exp(-1.25) * (cos(d * 0.25) + 5 / d * sin(d * 0.25))
      expectClose(stage.shown(layer).position.x, 100 * x, 1e-3)
      #expect(x > 0.9)
    }

    @Test("Overdamping acts as critical damping unless it is allowed")
    func overdamping() {
      let spring = CASpringAnimation(keyPath: "opacity")
      spring.mass = 3
      spring.stiffness = 1000
      spring.damping = 500
      expectClose(spring.settlingDuration, 0.5057, 1e-3)
      spring.allowsOverdamping = true
      #expect(spring.settlingDuration > 3)
    }

    @Test("A spring by perceptual duration and bounce")
    func perceptual() {
      let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
      expectClose(spring.stiffness, pow(2 * .pi / 0.5, 2), 1e-6)
      expectClose(spring.damping, 2 * (2 * .pi / 0.5) * 0.8, 1e-6)
      expectClose(spring.perceptualDuration, 0.5, 1e-9)
      expectClose(spring.bounce, 0.2, 1e-9)
    }

    @Test(
      "Keyframes: linear, discrete, paced and cubic at three eighths",
      arguments: [
        (CAAnimationCalculationMode.linear, 5.0), (.discrete, 10.0), (.paced, 15.0),
        (.cubic, 5.9375),
      ])
    func keyframes(mode: CAAnimationCalculationMode, wanted: Double) {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let animation = CAKeyframeAnimation(keyPath: "zPosition")
      // Discrete: the second of three values from ⅓ on. Paced: 40 in all, so ⅜ is 15.
      animation.values =
        mode == .paced ? [0, 10, 40] : mode == .discrete ? [0, 10, 20] : [10, 0, 20]
      animation.calculationMode = mode
      animation.duration = 8
      if mode == .linear || mode == .cubic { animation.values = [0, 0, 10, 0, 0] }
      layer.add(animation, forKey: nil)
      stage.tick()
      stage.advance(3)
      let shown = Double(stage.shown(layer).zPosition)
      switch mode {
      case .linear: expectClose(shown, 5)
      // Catmull–Rom between 0 and 10 at ½: tangents 5 and 0 lift the mean of 5 by ⅛ · 5.
      case .cubic: expectClose(shown, 5.625)
      default: expectClose(shown, wanted)
      }
    }

    @Test("Key times and a pace for each piece")
    func keyTimes() {
      let track = KeyframeTrack(
        values: [.number(0), .number(100), .number(200)], keyTimes: [0, 0.8, 1],
        paces: [.linear, .easeIn])
      #expect(track.value(at: 0.4) == .number(50))
      #expect(track.value(at: 0.8) == .number(100))
      let eased = 100 + 100 * UnitBezier.easeIn.value(at: 0.5)
      expectClose(track.value(at: 0.9)?.number ?? 0, eased)
      #expect(eased < 140)
      #expect(track.value(at: 1) == .number(200))
    }

    @Test("Along a path, and turning with it")
    func path() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 300))
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.duration = 4
      animation.calculationMode = .paced
      animation.rotationMode = .rotateAuto
      layer.add(animation, forKey: nil)
      stage.tick()
      stage.advance(2)
      // Half of 400 points: without pacing the corner would be here.
      expectClose(stage.shown(layer).position.y, 100, 1e-6)
      expectClose(stage.shown(layer).transform.m12, 1, 1e-9)
    }

    @Test("A group's members run in the group's time and take its duration")
    func group() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 100
      move.beginTime = 1
      move.duration = 1
      move.fillMode = .both
      let group = CAAnimationGroup()
      group.animations = [fade, move]
      group.duration = 4
      group.repeatCount = 2
      layer.add(group, forKey: "g")
      stage.tick()
      stage.advance(1.5)
      expectClose(stage.shown(layer).opacity, 1.5 / 4, 1e-5)
      expectClose(stage.shown(layer).position.x, 50, 1e-5)
      stage.advance(4)
      expectClose(stage.shown(layer).position.x, 50, 1e-5)
      stage.advance(2.5)
      #expect(layer.animation(forKey: "g") == nil)
    }

    @Test("Cumulative repeats go on where they ended")
    func cumulative() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let animation = CABasicAnimation(keyPath: "transform.rotation.z")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      animation.isCumulative = true
      animation.repeatCount = 3
      layer.add(animation, forKey: nil)
      stage.tick()
      stage.advance(2.5)
      let t = stage.shown(layer).transform
      // Without cumulating it would be 0.5 again.
      expectClose(atan2(Double(t.m12), Double(t.m11)), 2.5, 1e-6)
    }

    @Test("Colours mix premultiplied, and clear takes the other's hue")
    func colours() {
      let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      let faint = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      let mixed = red.mixed(with: faint, fraction: 0.5).rgba
      expectClose(mixed.a, 0.75)
      // ½ of red against ¼ of blue: mixing without premultiplying gives 0.5.
      expectClose(mixed.r, 0.5 / 0.75)
      let fromClear = CGColor.clear.mixed(with: red, fraction: 0.25).rgba
      expectClose(fromClear.r, 1)
      expectClose(fromClear.a, 0.25)
    }

    @Test("Paths of the same pieces are mixed, others jump")
    func paths() {
      let stage = LayerStage()
      let shape = stage.addLayer(CAShapeLayer())
      let animation = CABasicAnimation(keyPath: "path")
      animation.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      animation.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
      animation.duration = 2
      shape.add(animation, forKey: nil)
      stage.tick()
      stage.advance(1)
      #expect(stage.shown(shape).shape?.path?.boundingBox.width == 20)
    }

    @Test("Gradient colours and locations are mixed one by one")
    func gradients() {
      let a = LayerValue([CGColor.black, CGColor(red: 1, green: 0, blue: 0, alpha: 1)])
      let b = LayerValue([CGColor.white, CGColor(red: 0, green: 1, blue: 0, alpha: 1)])
      guard case .colors(let mixed) = a.interpolated(to: b, fraction: 0.5) else {
        Issue.record("not colours")
        return
      }
      expectClose(mixed[0].rgba.r, 0.5)
      expectClose(mixed[1].rgba.g, 0.5)
      #expect(
        LayerValue([NSNumber(value: 0), NSNumber(value: 1)])
          .interpolated(to: LayerValue([0.5, 1.0]), fraction: 0.5) == .numbers([0.25, 1]))
    }

    @Test("Numbers of every type are understood")
    func numbers() {
      let values: [Any] = [
        1, 1.0, Float(1), CGFloat(1), NSNumber(value: 1), UInt8(1), Optional(1.0) as Any, true,
      ]
      for value in values { #expect(LayerValue(value).number == 1) }
    }

    @Test("Contents cross-fade")
    func contents() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let (old, new) = (CGImage.plain, CGImage.plain)
      let animation = CABasicAnimation(keyPath: "contents")
      animation.fromValue = old
      animation.toValue = new
      animation.duration = 1
      layer.add(animation, forKey: nil)
      stage.tick()
      stage.advance(0.25)
      let shown = stage.shown(layer)
      #expect(shown.contents as? CGImage === new)
      #expect(shown.contentsCrossfade?.from as? CGImage === old)
      expectClose(shown.contentsCrossfade?.fraction ?? 0, 0.25, 1e-4)
    }

    @Test("A transition is told to the compositor with its progress, under its own key")
    func transition() {
      let stage = LayerStage()
      let layer = stage.addLayer()
      let transition = CATransition()
      transition.type = .push
      transition.subtype = .fromRight
      transition.duration = 1
      layer.add(transition, forKey: "whatever")
      #expect(layer.animationKeys() == [kCATransition])
      stage.tick()
      stage.advance(0.5)
      #expect(layer.transition(at: stage.now)?.type == .push)
      expectClose(layer.transition(at: stage.now)?.progress ?? 0, 0.5, 1e-4)
      stage.advance(0.5)
      #expect(layer.transition(at: stage.now) == nil)
    }
  }
}

extension CABasicAnimation {
  static func change(from: (Double, Double), to: (Double, Double)) -> CABasicAnimation {
    let animation = change(
      keyPath: "position", from: .point(CGPoint(x: from.0, y: from.1)),
      to: .point(CGPoint(x: to.0, y: to.1)))
    animation.duration = 1
    return animation
  }
}

extension CGImage {
  static var plain: CGImage { CGImage(buffer: PixelBuffer(width: 2, height: 2)) }
}
