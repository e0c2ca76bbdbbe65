import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

extension CompositorTests {
  @Suite("Animated layers")
  struct AnimationTests {
    /// Adds an animation that begins at 1000 s.
    private func start(_ animation: CAAnimation, on layer: CALayer) {
      CATransaction.setDisableActions(true)
      layer.add(animation, forKey: "test")
      LayerAnimations.commit(at: 1000)
    }

    @Test("The presentation at the frame's time is drawn")
    func presentation() {
      LayerAnimations.reset()
      let screen = SmallScreen()
      let layer = screen.add(rect(0, 0, 10, 10), .red)
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 5
      animation.toValue = 25
      animation.duration = 1
      start(animation, on: layer)
      screen.time = 1000.5
      let frame = screen.render().buffer
      #expect(frame.hex(9, 5) == "FFFFFF")
      #expect(frame.hex(10, 5) == "FF0000")
      #expect(frame.hex(19, 5) == "FF0000")
    }

    @Test("A subtree whose inside moves is not cached")
    func movingInside() {
      LayerAnimations.reset()
      let screen = SmallScreen()
      let page = screen.add(rect(0, 0, 40, 40), .blue)
      let inner = screen.add(rect(0, 0, 10, 10), .red, to: page)
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 5
      animation.toValue = 35
      animation.duration = 1
      start(animation, on: inner)
      for step in 0..<10 {
        screen.time = 1000 + Double(step) / 10
        page.position.y += 1
        let frame = screen.render().buffer
        #expect(frame.hex(5 + 3 * step, 5 + step + 1) == "FF0000")
      }
    }

    @Test("A fade shows half of each picture half way", arguments: [true, false])
    func fade(isOpaque: Bool) {
      LayerAnimations.reset()
      LayerImages.install()
      let screen = SmallScreen()
      let layer = screen.add(rect(0, 0, 40, 40), isOpaque ? .red : nil)
      if !isOpaque { screen.add(rect(0, 0, 20, 40), .red, to: layer) }
      _ = screen.render()
      let transition = CATransition()
      transition.duration = 1
      start(transition, on: layer)
      layer.backgroundColor = .blue
      layer.sublayers = nil
      screen.time = 1000.5
      let p = screen.render().buffer.pixel(x: 10, y: 10)
      #expect(abs(Int(p.red) - 128) <= (isOpaque ? 1 : 70))
      #expect(abs(Int(p.blue) - 128) <= 70)
    }

    @Test("A push from the top comes up from the bottom, as on iOS")
    func push() {
      LayerAnimations.reset()
      LayerImages.install()
      let screen = SmallScreen()
      let layer = screen.add(rect(0, 0, 40, 40), .red)
      _ = screen.render()
      let transition = CATransition()
      transition.type = .push
      transition.subtype = .fromTop
      transition.duration = 1
      start(transition, on: layer)
      layer.backgroundColor = .blue
      screen.time = 1000.25
      let frame = screen.render().buffer
      #expect(frame.hex(20, 0) == "FF0000")
      #expect(frame.hex(20, 29) == "FF0000")
      #expect(frame.hex(20, 30) == "0000FF")
    }

    @Test("A replicator draws its sublayers once for each instance")
    func replicator() {
      let screen = SmallScreen()
      let replicator = CAReplicatorLayer()
      replicator.frame = rect(0, 0, 40, 40)
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
      screen.root.addSublayer(replicator)
      screen.add(rect(0, 0, 8, 8), .red, to: replicator)
      let frame = screen.render().buffer
      #expect([4, 16, 28].map { frame.hex($0, 4) } == ["FF0000", "FF0000", "FF0000"])
      #expect([10, 22, 36].map { frame.hex($0, 4) } == ["FFFFFF", "FFFFFF", "FFFFFF"])
    }

    @Test("render(in:) draws model values, the layer's origin at the context's")
    func renderInContext() {
      LayerImages.install()
      let layer = CALayer()
      layer.frame = rect(100, 100, 20, 20)
      layer.backgroundColor = .red
      layer.cornerRadius = 4
      let inner = CALayer()
      inner.frame = rect(0, 10, 20, 10)
      inner.backgroundColor = .blue
      layer.addSublayer(inner)
      let buffer = PixelBuffer(width: 40, height: 40)
      let context = CGContext(buffer: buffer, scale: 2)
      layer.render(in: context)
      #expect(buffer.hex(20, 8) == "FF0000")
      #expect(buffer.hex(20, 30) == "0000FF")
      #expect(buffer.pixel(x: 0, y: 0).alpha == 0)
      #expect(buffer.pixel(x: 0, y: 39).alpha == 255)
    }
  }
}
