import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension LayerTests {
  @MainActor @Suite("The layer tree") struct Tree {
    private func names(_ layer: CALayer) -> String {
      (layer.sublayers ?? []).map { $0.name ?? "?" }.joined()
    }

    private func layer(_ name: String) -> CALayer {
      let layer = CALayer()
      layer.name = name
      return layer
    }

    @Test("Every way of inserting puts the layer where it says")
    func insertions() {
      let root = CALayer()
      let (a, b, c, d, e) = (layer("a"), layer("b"), layer("c"), layer("d"), layer("e"))
      root.addSublayer(a)
      root.addSublayer(b)
      root.insertSublayer(c, at: 0)
      #expect(names(root) == "cab")
      root.insertSublayer(d, below: b)
      #expect(names(root) == "cadb")
      root.insertSublayer(e, above: c)
      #expect(names(root) == "ceadb")
      root.addSublayer(c)
      #expect(names(root) == "eadbc")
      root.replaceSublayer(d, with: layer("x"))
      #expect(names(root) == "eaxbc")
      root.replaceSublayer(e, with: c)
      #expect(names(root) == "caxb")
      root.insertSublayer(b, at: 99)
      #expect(names(root) == "caxb")
      root.sublayers = [b, a]
      #expect(names(root) == "ba")
      #expect(c.superlayer == nil)
      root.sublayers = nil
      #expect(root.sublayers == nil)
    }

    @Test("A layer is in one place at a time, as sublayer or as mask")
    func onePlace() {
      let (p, q, child) = (CALayer(), CALayer(), CALayer())
      p.addSublayer(child)
      q.addSublayer(child)
      #expect(p.sublayers == nil)
      q.mask = child
      #expect(q.sublayers == nil)
      #expect(child.superlayer === q)
      p.addSublayer(child)
      #expect(q.mask == nil)
      child.removeFromSuperlayer()
      #expect(child.superlayer == nil)
    }

    @Test("Nothing keeps a tree alive, and a layer that outlives its parent has none")
    func lifetimes() {
      weak var parent: CALayer?
      let child = CALayer()
      do {
        let p = CALayer()
        p.addSublayer(child)
        p.mask = CALayer()
        parent = p
      }
      #expect(parent == nil)
      #expect(child.superlayer == nil)
    }

    @Test("The frame comes from bounds, position and anchor point")
    func frame() {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
      #expect(layer.position == CGPoint(x: 60, y: 50))
      layer.bounds.origin = CGPoint(x: 5, y: 5)
      #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
      layer.anchorPoint = .zero
      #expect(layer.frame == CGRect(x: 60, y: 50, width: 100, height: 60))
    }

    @Test("Under a turn the frame is the bounding box, and setting it turns the size back")
    func turnedFrame() {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      expectClose(layer.frame.width, 60)
      expectClose(layer.frame.minX, 20)
      layer.frame = CGRect(x: 0, y: 0, width: 30, height: 80)
      expectClose(layer.bounds.width, 80)
      expectClose(layer.frame.height, 80)
      expectClose(layer.frame.minX, 0)
    }

    @Test("A scaled layer's frame can be set: the bounds are divided by the scale")
    func scaledFrame() {
      let layer = CALayer()
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      expectClose(layer.bounds.width, 50)
      #expect(layer.position == CGPoint(x: 50, y: 50))
    }

    @Test("Points go through scrolled and scaled layers and back")
    func conversion() {
      let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
      root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      root.addSublayer(middle)
      middle.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
      middle.bounds.origin = CGPoint(x: 0, y: 50)
      middle.addSublayer(leaf)
      leaf.frame = CGRect(x: 10, y: 60, width: 20, height: 20)
      #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 110, y: 110))
      middle.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
      let p = leaf.convert(CGPoint.zero, to: root)
      expectClose(p.x, 155)
      expectClose(p.y, 155)
      let back = leaf.convert(p, from: root)
      expectClose(back.x, 0)
      #expect(leaf.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: root).width == 10)
    }

    @Test("A hit finds the front layer, by z first and then by order")
    func hits() {
      let (root, a, b) = (CALayer(), CALayer(), CALayer())
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      for layer in [a, b] {
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        root.addSublayer(layer)
      }
      #expect(root.hitTest(CGPoint(x: 20, y: 20)) === b)
      a.zPosition = 1
      #expect(root.hitTest(CGPoint(x: 20, y: 20)) === a)
      a.isHidden = true
      #expect(root.hitTest(CGPoint(x: 20, y: 20)) === b)
      #expect(root.hitTest(CGPoint(x: 80, y: 80)) === root)
      #expect(root.hitTest(CGPoint(x: 180, y: 80)) == nil)
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      b.mask = mask
      #expect(root.hitTest(CGPoint(x: 20, y: 20)) === root)
    }

    @Test("Versions grow on the way up, and only there")
    func versions() {
      let (root, a, b) = (CALayer(), CALayer(), CALayer())
      root.addSublayer(a)
      root.addSublayer(b)
      let mask = CALayer()
      a.mask = mask
      let before = (root.subtreeVersion, a.subtreeVersion, b.subtreeVersion, root.ownVersion)
      mask.opacity = 0.5
      #expect(root.subtreeVersion > before.0)
      #expect(a.subtreeVersion > before.1)
      #expect(b.subtreeVersion == before.2)
      #expect(root.ownVersion == before.3)
    }

    @Test("Layout goes from parent to child and settles")
    func layout() {
      final class Row: CALayer {
        nonisolated(unsafe) static var log: [String] = []
        override func layoutSublayers() {
          Row.log.append(name ?? "")
          for child in sublayers ?? [] { child.frame = bounds.insetBy(dx: 1, dy: 1) }
        }
      }
      Row.log = []
      let (a, b) = (Row(), Row())
      a.name = "a"
      b.name = "b"
      a.addSublayer(b)
      a.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      b.layoutIfNeeded()
      #expect(Row.log == ["a", "b"])
      #expect(b.bounds.width == 8)
      #expect(!a.needsLayout() && !b.needsLayout())
      a.layoutIfNeeded()
      #expect(Row.log == ["a", "b"])
    }

    @Test("A delegate draws before the next frame, once")
    func drawing() {
      final class Painter: NSObject, CALayerDelegate {
        var count = 0
        func draw(_ layer: CALayer, in ctx: CGContext) { count += 1 }
      }
      let stage = LayerStage()
      let painter = Painter()
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      layer.delegate = painter
      layer.setNeedsDisplay()
      stage.tick()
      #expect(painter.count == 0)
      stage.root.addSublayer(layer)
      stage.tick(2)
      #expect(painter.count == 1)
      #expect(layer.contents is CGImage)
      layer.setNeedsDisplay()
      #expect(layer.needsDisplay())
      stage.tick()
      #expect(painter.count == 2)
    }

    @Test("A layer whose delegate does not draw has no contents")
    func noDrawing() {
      final class Idle: NSObject, CALayerDelegate {}
      let idle = Idle()
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      layer.delegate = idle
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      #expect(layer.contents == nil)
      #expect(!layer.drawsContents)
    }
  }
}
