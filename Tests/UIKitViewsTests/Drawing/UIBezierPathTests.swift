import CoreGraphics
import Foundation
import Testing

@testable import UIKitViews

@Suite("UIBezierPath")
struct UIBezierPathTests {
  @Test("Clockwise is as it is seen, with y down")
  func clockwise() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // From the right down to the bottom: a quarter, not three.
    #expect(path.bounds.minX > -0.001 && path.bounds.maxY > 9.99)
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(other.bounds.minX < -9.99)
  }

  @Test("Only the corners asked for are round")
  func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 99, y: 99)))
  }

  @Test("A rectangle with round corners blends into one without, and into a circle of its kind")
  func blending() {
    let square = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 0)
    let round = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 5)
    #expect(square.cgPath.hasSameStructure(as: round.cgPath))
  }

  @Test("A copy does not change with the original")
  func copying() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(copy.bounds.width == 10 && copy.lineWidth == 3 && path.bounds.width == 20)
  }

  @Test("A hole is cut by the even-odd rule")
  func hole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }
}
