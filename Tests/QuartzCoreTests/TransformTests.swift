import CoreGraphics
import Foundation
import QuartzCore
import Testing

extension LayerTests {
  @Suite("Transforms in space") struct Transforms {
    @Test("Concatenation applies the first transform first")
    func order() {
      let t = CATransform3DConcat(
        CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 2, 1))
      // The other order would give 10.
      #expect(t.project(CGPoint.zero) == CGPoint(x: 20, y: 0))
      let u = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
      #expect(u == t)
    }

    @Test("A quarter turn about z takes x to y, as in the plane")
    func quarterTurn() {
      let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      let p = t.project(CGPoint(x: 1, y: 0))
      expectClose(p?.x ?? 9, 0, 1e-12)
      expectClose(p?.y ?? 9, 1, 1e-12)
      let plane = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      expectClose(plane.m12, Double(t.m12), 1e-12)
    }

    @Test(
      "A transform times its inverse is the identity",
      arguments: [
        CATransform3DMakeTranslation(3, 4, 5),
        CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 0.7, 1, 2, 3),
        CATransform3DConcat(
          CATransform3DMakeRotation(1, 0, 1, 0),
          {
            var t = CATransform3DIdentity; t.m34 = -1 / 500; return t
          }()),
      ])
    func inverse(t: CATransform3D) {
      let product = CATransform3DConcat(t, CATransform3DInvert(t))
      for (a, b) in zip(product.elements, CATransform3DIdentity.elements) {
        expectClose(a, Double(b), 1e-9)
      }
    }

    @Test("A transform that flattens has no inverse and is given back")
    func singular() {
      let flat = CATransform3DMakeScale(0, 1, 1)
      #expect(CATransform3DInvert(flat) == flat)
      #expect(flat.inverse == nil)
    }

    @Test(
      "Taking apart and putting together gives the same transform",
      arguments: [
        CATransform3DIdentity,
        CATransform3DMakeScale(-1, 2, 1),
        CATransform3DMakeScale(1, -1, 1),
        CATransform3DMakeScale(-2, -3, 1),
        CATransform3DRotate(CATransform3DMakeTranslation(7, 8, 9), 2.5, 0.3, -1, 0.4),
        CATransform3DConcat(
          CATransform3DMakeScale(1, 3, 1), CATransform3DMakeRotation(0.5, 0, 0, 1)),
        CATransform3DConcat(
          CATransform3DMakeRotation(0.5, 0, 0, 1), CATransform3DMakeScale(1, 3, 1)),
        CATransform3DConcat(
          CATransform3DMakeRotation(0.8, 0, 1, 0),
          {
            var t = CATransform3DIdentity; t.m34 = -1 / 500; return t
          }()),
      ])
    func parts(t: CATransform3D) throws {
      let again = CATransform3D(try #require(t.parts))
      for (a, b) in zip(again.elements, t.elements) { expectClose(a, Double(b), 1e-9) }
    }

    @Test("Half way of a turn by 180° is a quarter turn, not a point")
    func halfTurn() {
      let end = CATransform3DMakeRotation(.pi, 0, 0, 1)
      let t = CATransform3DIdentity.interpolated(to: end, fraction: 0.5)
      // Mixing the elements would give m11 = m12 = 0: nothing to see.
      expectClose(abs(t.m12), 1, 1e-9)
      expectClose(t.m11, 0, 1e-9)
    }

    @Test("From 1 to −1 a scale passes through 0 on its axis")
    func mirror() {
      let t = CATransform3DMakeScale(1, 1, 1)
        .interpolated(to: CATransform3DMakeScale(-1, 1, 1), fraction: 0.5)
      expectClose(t.m11, 0, 1e-9)
      expectClose(t.m22, 1, 1e-9)
    }

    @Test("Perspective makes what is turned away narrower, and a hit lands where it is seen")
    func perspective() throws {
      var camera = CATransform3DIdentity
      camera.m34 = -1 / 400
      let t = CATransform3DMakeRotation(.pi / 3, 0, 1, 0).concatenating(camera)
      let p = try #require(t.project(CGPoint(x: 100, y: 40)))
      let back = try #require(t.unproject(p))
      expectClose(back.x, 100, 1e-9)
      expectClose(back.y, 40, 1e-9)
      // x = 50 / w, w = 1 + 100·sin 60° / 400: without perspective it would be 50.
      expectClose(p.x, 50 / (1 + 100 * sin(.pi / 3) / 400), 1e-9)
    }

    @Test("Boxed in an NSValue a transform survives")
    func boxing() {
      let t = CATransform3DMakeRotation(1, 1, 2, 3)
      #expect(NSValue(caTransform3D: t).caTransform3DValue == t)
      #expect(LayerValue(NSValue(caTransform3D: t)) == .transform(t))
    }

    @Test("Parts of a transform are read and set by key path")
    func components() {
      let layer = CALayer()
      layer.setValue(2.0, forKeyPath: "transform.scale")
      layer.setValue(NSNumber(value: Double.pi / 2), forKeyPath: "transform.rotation.z")
      layer.setValue(CGFloat(30), forKeyPath: "transform.translation.x")
      expectClose(layer.transform.m12, 2, 1e-9)
      expectClose(layer.transform.m41, 30, 1e-9)
      expectClose((layer.value(forKeyPath: "transform.scale.x") as? CGFloat) ?? 0, 2, 1e-9)
      expectClose((layer.value(forKeyPath: "transform.rotation.z") as? Double) ?? 0, .pi / 2, 1e-9)
      expectClose(
        (layer.value(forKeyPath: "transform.translation.x") as? NSNumber)?.doubleValue ?? 0, 30)
    }
  }
}
