import CoreGraphics
import Foundation
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  @Test("Concatenating does the receiver first")
  func concatenation() {
    let both = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(translationX: 10, y: 0))
    // The other order would give (22, 2).
    #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 12, y: 2))
  }

  @Test("translatedBy moves before what is there")
  func translated() {
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(moved.tx == 20)
  }

  @Test("A positive turn takes x towards y")
  func rotation() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test("Doing and undoing is nothing")
  func inversion() {
    let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3).translatedBy(
      x: 5, y: 7)
    let both = transform.concatenating(transform.inverted())
    #expect(abs(both.a - 1) < 1e-12 && abs(both.b) < 1e-12)
    #expect(abs(both.tx) < 1e-12 && abs(both.ty) < 1e-12)
  }

  @Test("What cannot be undone is its own inverse")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("A rectangle becomes the box around its corners")
  func rectangle() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 20) < 1e-9 && abs(box.width - 20) < 1e-9 && abs(box.height - 10) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test("Taking apart and putting together gives the same")
  func decomposition() {
    let transform = CGAffineTransform(scaleX: 2, y: 0.5)
      .concatenating(CGAffineTransform(rotationAngle: 0.7))
      .concatenating(CGAffineTransform(translationX: 3, y: 4))
    let parts = transform.decomposed()
    #expect(abs(parts.rotation - 0.7) < 1e-12 && abs(parts.scale.width - 2) < 1e-12)
    let again = CGAffineTransform(parts)
    #expect(abs(again.c - transform.c) < 1e-12 && abs(again.d - transform.d) < 1e-12)
  }
}
