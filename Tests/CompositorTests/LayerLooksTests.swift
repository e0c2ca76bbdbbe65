import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

extension CompositorTests {
  @Suite("What layers look like")
  struct LayerLooksTests {
    @Test("A background fills the bounds and nothing else")
    func background() {
      let screen = SmallScreen()
      screen.add(rect(10, 10, 20, 20), .red)
      let frame = screen.render().buffer
      #expect(frame.hex(9, 10) == "FFFFFF")
      #expect(frame.hex(10, 10) == "FF0000")
      #expect(frame.hex(29, 29) == "FF0000")
      #expect(frame.hex(30, 29) == "FFFFFF")
    }

    @Test("Points are scaled to pixels")
    func scale() {
      let screen = SmallScreen(40, 40, scale: 2)
      screen.add(rect(5, 5, 10, 10), .red)
      let frame = screen.render().buffer
      #expect(frame.hex(9, 9) == "FFFFFF")
      #expect(frame.hex(10, 10) == "FF0000")
      #expect(frame.hex(29, 29) == "FF0000")
    }

    @Test("Sublayers are placed in their superlayer's bounds, scrolled by its origin")
    func nesting() {
      let screen = SmallScreen()
      let outer = screen.add(rect(5, 5, 30, 30), .blue)
      outer.bounds.origin = CGPoint(x: 0, y: 10)
      screen.add(rect(5, 15, 5, 5), .red, to: outer)
      let frame = screen.render().buffer
      #expect(frame.hex(10, 10) == "FF0000")
      #expect(frame.hex(10, 9) == "0000FF")
      #expect(frame.hex(10, 20) == "0000FF")
    }

    @Test(
      "A hidden or fully transparent layer is left out with its sublayers",
      arguments: [true, false])
    func hidden(byOpacity: Bool) {
      let screen = SmallScreen()
      let outer = screen.add(rect(0, 0, 40, 40), .blue)
      screen.add(rect(0, 0, 40, 40), .red, to: outer)
      if byOpacity { outer.opacity = 0 } else { outer.isHidden = true }
      #expect(screen.pixel(20, 20) == "FFFFFF")
    }

    @Test("Opacity fades a layer with its sublayers as one picture")
    func groupOpacity() {
      let screen = SmallScreen()
      let outer = screen.add(rect(0, 0, 40, 40), .blue)
      screen.add(rect(10, 10, 20, 20), .red, to: outer)
      outer.opacity = 0.5
      let frame = screen.render().buffer
      // Faded one by one the blue would shine through the red: BF003F.
      #expect(frame.hex(20, 20) == "FF7F7F")
      #expect(frame.hex(5, 5) == "7F7FFF")
    }

    @Test("Masking to bounds cuts sublayers off, and at the corners too")
    func masksToBounds() {
      let screen = SmallScreen()
      let outer = screen.add(rect(10, 10, 20, 20), .blue)
      screen.add(rect(-10, -10, 40, 40), .red, to: outer)
      #expect(screen.pixel(5, 5) == "FF0000")
      outer.masksToBounds = true
      #expect(screen.pixel(5, 5) == "FFFFFF")
      #expect(screen.pixel(10, 10) == "FF0000")
      outer.cornerRadius = 10
      #expect(screen.pixel(10, 10) == "FFFFFF")
      #expect(screen.pixel(20, 11) == "FF0000")
      // On the corner no blue of the background shows between red and white.
      let edge = screen.render().buffer.pixel(x: 13, y: 12)
      #expect(edge.green == edge.blue)
    }

    @Test("Only the masked corners are round")
    func maskedCorners() {
      let screen = SmallScreen()
      let layer = screen.add(rect(0, 0, 40, 40), .red)
      layer.cornerRadius = 12
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      let frame = screen.render().buffer
      #expect(frame.hex(0, 0) == "FFFFFF")
      #expect(frame.hex(39, 0) == "FFFFFF")
      #expect(frame.hex(0, 39) == "FF0000")
      #expect(frame.hex(39, 39) == "FF0000")
    }

    @Test("A border lies above sublayers, inside the bounds")
    func border() {
      let screen = SmallScreen()
      let layer = screen.add(rect(10, 10, 20, 20), .blue)
      screen.add(rect(0, 0, 20, 20), .green, to: layer)
      layer.borderColor = .red
      layer.borderWidth = 2
      let frame = screen.render().buffer
      #expect(frame.hex(9, 9) == "FFFFFF")
      #expect(frame.hex(10, 10) == "FF0000")
      #expect(frame.hex(11, 20) == "FF0000")
      #expect(frame.hex(12, 20) == "00FF00")
      #expect(frame.hex(29, 20) == "FF0000")
    }

    @Test("Siblings with a larger zPosition come later")
    func zPosition() {
      let screen = SmallScreen()
      let first = screen.add(rect(0, 0, 40, 40), .red)
      screen.add(rect(0, 0, 40, 40), .blue)
      #expect(screen.pixel(0, 0) == "0000FF")
      first.zPosition = 1
      #expect(screen.pixel(0, 0) == "FF0000")
    }

    @Test("A scaled layer is stretched about its anchor point")
    func scaled() {
      let screen = SmallScreen()
      let layer = screen.add(rect(10, 10, 20, 20), .red)
      layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
      let frame = screen.render().buffer
      #expect(frame.hex(14, 20) == "FFFFFF")
      #expect(frame.hex(15, 20) == "FF0000")
      #expect(frame.hex(24, 20) == "FF0000")
      #expect(frame.hex(25, 20) == "FFFFFF")
    }

    @Test("A scaled layer with sublayers is stretched as a whole")
    func scaledTree() {
      let screen = SmallScreen()
      let layer = screen.add(rect(10, 10, 20, 20), .red)
      screen.add(rect(0, 0, 10, 20), .blue, to: layer)
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      let frame = screen.render().buffer
      #expect(frame.hex(1, 20) == "0000FF")
      #expect(frame.hex(18, 20) == "0000FF")
      #expect(frame.hex(21, 20) == "FF0000")
      #expect(frame.hex(38, 38) == "FF0000")
    }

    @Test("A layer turned a quarter stands upright")
    func turned() {
      let screen = SmallScreen()
      let layer = screen.add(rect(5, 15, 30, 10), .red)
      layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      let frame = screen.render().buffer
      #expect(frame.hex(20, 7) == "FF0000")
      #expect(frame.hex(20, 33) == "FF0000")
      #expect(frame.hex(8, 20) == "FFFFFF")
    }

    @Test("A layer turned away is left out if it has no back", arguments: [true, false])
    func doubleSided(isDoubleSided: Bool) {
      let screen = SmallScreen()
      let layer = screen.add(rect(10, 10, 20, 20), .red)
      layer.isDoubleSided = isDoubleSided
      layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      #expect(screen.pixel(20, 20) == (isDoubleSided ? "FF0000" : "FFFFFF"))
    }

    @Test("Perspective makes the far side shorter")
    func perspective() {
      let screen = SmallScreen(60, 60)
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 100
      screen.root.sublayerTransform = perspective
      let layer = screen.add(rect(10, 10, 40, 40), .red)
      layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
      let frame = screen.render().buffer
      func height(_ x: Int) -> Int { (0..<60).count { frame.hex(x, $0) == "FF0000" } }
      // Without perspective both sides would be 40 high.
      #expect(height(18) != height(41))
      #expect(min(height(18), height(41)) < 40 && max(height(18), height(41)) > 40)
    }

    @Test("Two pages that turn about their common edge meet there")
    func hinge() {
      let screen = SmallScreen(200, 100)
      screen.root.backgroundColor = .green
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 500
      screen.root.sublayerTransform = perspective
      for side in [CGFloat(-1), 1] {
        let page = screen.add(rect(0, 0, 100, 100), side < 0 ? .red : .blue)
        page.anchorPoint = CGPoint(x: side < 0 ? 1 : 0, y: 0.5)
        page.position = CGPoint(x: 100, y: 50)
        page.transform = CATransform3DMakeRotation(side * 0.5, 0, 1, 0)
      }
      let frame = screen.render().buffer
      // Right at the hinge both fade into what is behind within a pixel.
      #expect(frame.hex(98, 50) == "FF0000")
      #expect(frame.hex(101, 50) == "0000FF")
      // At the far edges, by hand: x = 100 cos 0.5 = 87.76, depth 47.94, so 87.76 / (1 ± 47.94 / 500).
      let row = (0..<200).map { frame.hex($0, 50) }
      let left = row.firstIndex { $0 != "00FF00" } ?? -1
      let right = row.lastIndex { $0 != "00FF00" } ?? -1
      let depth = 47.94 / 500
      let near = 87.76 / (1 - depth)
      let far = 87.76 / (1 + depth)
      let isNear = abs(100 - Double(left) - near) < abs(100 - Double(left) - far)
      let wanted = isNear ? near : far
      #expect(abs(100 - Double(left) - wanted) <= 1.1)
      #expect(abs(Double(right) - 99 - wanted) <= 1.1)
    }

    @Test("A mask cuts its layer out", arguments: [false, true])
    func mask(isDrawn: Bool) {
      let screen = SmallScreen()
      let layer = screen.add(rect(10, 10, 20, 20), .red)
      let mask = CALayer()
      mask.frame = rect(5, 5, 10, 10)
      mask.backgroundColor = .black
      if isDrawn {
        // Two halves: no longer a plain rectangle.
        mask.backgroundColor = nil
        for x in [0, 5] {
          let half = CALayer()
          half.frame = rect(CGFloat(x), 0, 5, 10)
          half.backgroundColor = .black
          mask.addSublayer(half)
        }
      }
      layer.mask = mask
      let frame = screen.render().buffer
      #expect(frame.hex(14, 20) == "FFFFFF")
      #expect(frame.hex(15, 20) == "FF0000")
      #expect(frame.hex(24, 24) == "FF0000")
      #expect(frame.hex(25, 24) == "FFFFFF")
    }

    @Test("A shape layer with a hole masks everything but the hole")
    func holeMask() {
      let screen = SmallScreen()
      let layer = screen.add(rect(0, 0, 40, 40), .red)
      let mask = CAShapeLayer()
      let path = CGMutablePath()
      path.addRect(rect(0, 0, 40, 40))
      path.addRect(rect(10, 10, 20, 20))
      mask.path = path
      mask.fillRule = .evenOdd
      layer.mask = mask
      let frame = screen.render().buffer
      #expect(frame.hex(5, 5) == "FF0000")
      #expect(frame.hex(20, 20) == "FFFFFF")
    }

    @Test("A circle as a mask is the same as rounded corners")
    func circleMask() {
      func screen(_ build: (CALayer) -> Void) -> PixelBuffer {
        let screen = SmallScreen()
        build(screen.add(rect(5, 5, 30, 30), .red))
        return screen.render().buffer
      }
      let masked = screen { layer in
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: rect(0, 0, 30, 30), transform: nil)
        layer.mask = mask
      }
      let rounded = screen { layer in
        layer.cornerRadius = 15
        layer.masksToBounds = true
      }
      #expect(masked.largestDifference(from: rounded) == 0)
    }

    @Test("A shadow fades with the distance and lies under the layer")
    func shadow() {
      let screen = SmallScreen(60, 60)
      let layer = screen.add(rect(20, 20, 20, 20), .red)
      layer.shadowOpacity = 1
      layer.shadowOffset = .zero
      layer.shadowRadius = 4
      let frame = screen.render().buffer
      #expect(frame.hex(30, 30) == "FF0000")
      // At the middle of a straight edge a Gaussian shadow is half dark.
      let edge = frame.pixel(x: 19, y: 30).red
      #expect(abs(Int(edge) - 140) < 6)
      #expect(frame.pixel(x: 15, y: 30).red > edge)
      #expect(frame.hex(5, 30) == "FFFFFF")
    }

    @Test("A shadow of several parts is the shadow of their union")
    func unionShadow() {
      func frame(_ build: (SmallScreen, CALayer) -> Void) -> PixelBuffer {
        let screen = SmallScreen(60, 60)
        let layer = screen.add(rect(20, 20, 20, 20), nil)
        layer.shadowOpacity = 1
        layer.shadowRadius = 4
        build(screen, layer)
        return screen.render().buffer
      }
      let whole = frame { _, layer in layer.backgroundColor = .red }
      let parts = frame { screen, layer in
        screen.add(rect(0, 0, 10, 20), .red, to: layer)
        screen.add(rect(10, 0, 10, 20), .red, to: layer)
      }
      // One is in closed form, the other a convolution.
      #expect(whole.largestDifference(from: parts) <= 3)
    }

    @Test("An image goes where its gravity says")
    func gravity() {
      let buffer = PixelBuffer(width: 4, height: 4)
      let context = CGContext(buffer: buffer, scale: 1)
      context.setFillColor(.red)
      context.fill(rect(0, 0, 4, 4))
      let screen = SmallScreen()
      let layer = screen.add(rect(10, 10, 20, 10), nil)
      layer.contents = CGImage(buffer: buffer)
      layer.contentsGravity = .center
      var frame = screen.render().buffer
      #expect(frame.hex(17, 15) == "FFFFFF")
      #expect(frame.hex(18, 13) == "FF0000")
      #expect(frame.hex(21, 16) == "FF0000")
      #expect(frame.hex(22, 16) == "FFFFFF")
      layer.contentsGravity = .resizeAspect
      frame = screen.render().buffer
      #expect(frame.hex(14, 15) == "FFFFFF")
      #expect(frame.hex(15, 10) == "FF0000")
      layer.contentsGravity = .resize
      #expect(screen.pixel(10, 19) == "FF0000")
      layer.contentsGravity = .resizeAspectFill
      #expect(screen.pixel(10, 6) == "FF0000")
      layer.masksToBounds = true
      #expect(screen.pixel(10, 6) == "FFFFFF")
    }

    @Test("A gradient runs from its start to its end")
    func gradient() {
      let screen = SmallScreen()
      let layer = CAGradientLayer()
      layer.frame = rect(0, 0, 40, 40)
      layer.colors = [CGColor.red, CGColor.blue]
      screen.root.addSublayer(layer)
      let frame = screen.render().buffer
      #expect(frame.pixel(x: 20, y: 0).red > 245)
      #expect(frame.pixel(x: 20, y: 39).blue > 245)
      #expect(abs(Int(frame.pixel(x: 20, y: 20).red) - 124) < 5)
    }

    @Test("A radial gradient is round, a conic one turns clockwise from its end point")
    func otherGradients() {
      let screen = SmallScreen()
      let layer = CAGradientLayer()
      layer.frame = rect(0, 0, 40, 40)
      layer.type = .radial
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 1)
      layer.colors = [CGColor.red, CGColor.blue]
      screen.root.addSublayer(layer)
      var frame = screen.render().buffer
      #expect(frame.pixel(x: 20, y: 20).red > 240)
      #expect(frame.hex(0, 0) == "0000FF")
      #expect(abs(Int(frame.pixel(x: 30, y: 20).red) - Int(frame.pixel(x: 20, y: 30).red)) < 3)
      layer.type = .conic
      layer.endPoint = CGPoint(x: 0.5, y: 0)
      frame = screen.render().buffer
      // Just right of the top it begins, just left of it it ends; below it is half way.
      #expect(frame.pixel(x: 22, y: 2).red > 240)
      #expect(frame.pixel(x: 18, y: 2).blue > 240)
      #expect(abs(Int(frame.pixel(x: 20, y: 38).red) - 128) < 8)
      #expect(abs(Int(frame.pixel(x: 38, y: 20).red) - 191) < 8)
    }

    /// Nine pixels: a frame of red around one of blue.
    private func framedImage() -> CGImage {
      let buffer = PixelBuffer(width: 3, height: 3)
      let context = CGContext(buffer: buffer, scale: 1)
      context.setFillColor(.red)
      context.fill(rect(0, 0, 3, 3))
      context.setFillColor(.blue)
      context.fill(rect(1, 1, 1, 1))
      return CGImage(buffer: buffer)
    }

    @Test("Only the centre of contents stretches")
    func contentsCenter() {
      let screen = SmallScreen()
      let layer = screen.add(rect(5, 5, 30, 30), nil)
      layer.contents = framedImage()
      layer.contentsCenter = rect(1.0 / 3, 1.0 / 3, 1.0 / 3, 1.0 / 3)
      let frame = screen.render().buffer
      #expect(frame.hex(5, 20) == "FF0000")
      #expect(frame.hex(20, 20) == "0000FF")
      #expect(frame.hex(34, 34) == "FF0000")
      #expect(frame.hex(20, 34) == "FF0000")
      #expect(frame.hex(35, 20) == "FFFFFF")
    }

    @Test("A part of the contents is shown")
    func contentsRect() {
      let screen = SmallScreen()
      let layer = screen.add(rect(10, 10, 1, 1), nil)
      layer.contents = framedImage()
      layer.contentsRect = rect(1.0 / 3, 1.0 / 3, 1.0 / 3, 1.0 / 3)
      #expect(screen.pixel(10, 10) == "0000FF")
      layer.contentsRect = rect(0, 0, 1.0 / 3, 1.0 / 3)
      #expect(screen.pixel(10, 10) == "FF0000")
    }

    @Test("A shape layer's stroke ends where strokeEnd says")
    func strokeEnd() {
      let screen = SmallScreen()
      let layer = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 20))
      path.addLine(to: CGPoint(x: 40, y: 20))
      layer.path = path
      layer.strokeColor = .red
      layer.fillColor = nil
      layer.lineWidth = 4
      layer.strokeEnd = 0.5
      screen.root.addSublayer(layer)
      let frame = screen.render().buffer
      #expect(frame.hex(10, 20) == "FF0000")
      #expect(frame.hex(30, 20) == "FFFFFF")
    }

    @Test("A layer draws itself at its contents' scale")
    func drawing() {
      final class Cross: CALayer {
        override func draw(in ctx: CGContext) {
          ctx.setFillColor(.red)
          ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
      }
      let screen = SmallScreen(40, 40, scale: 2)
      let layer = Cross()
      layer.frame = rect(5, 5, 10, 10)
      layer.contentsScale = 2
      layer.setNeedsDisplay()
      screen.root.addSublayer(layer)
      let frame = screen.render().buffer
      #expect(frame.hex(10, 10) == "FF0000")
      #expect(frame.hex(19, 19) == "FF0000")
      #expect(frame.hex(20, 20) == "FFFFFF")
    }
  }
}
