import CoreGraphics
import Foundation
import Testing

@Suite("CGPath")
struct CGPathTests {
  @Test("The box of the path is that of the curve, the box that of its control points")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    // The curve reaches three quarters of its control points' height.
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 7.5))
  }

  @Test(
    "An arc ends where its end angle points, whichever way it goes",
    arguments: [(CGFloat.pi / 2, false), (CGFloat.pi / 2, true), (CGFloat.pi * 1.75, true)])
  func arcEnds(angle: CGFloat, clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: angle, clockwise: clockwise)
    #expect(abs(path.currentPoint.x - 10 * cos(angle)) < 1e-9)
    #expect(abs(path.currentPoint.y - 10 * sin(angle)) < 1e-9)
  }

  @Test("Counterclockwise with y up is through positive y, clockwise through negative y")
  func arcDirections() {
    let up = CGMutablePath()
    up.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(up.boundingBoxOfPath.maxY - 10) < 0.01 && abs(up.boundingBoxOfPath.minY) < 0.01)
    let down = CGMutablePath()
    down.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(down.boundingBoxOfPath.minY + 10) < 0.01)
  }

  @Test("A full turn is a whole circle either way", arguments: [true, false])
  func wholeCircle(clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: clockwise)
    #expect(path.contains(CGPoint(x: -9, y: 0)) && path.contains(CGPoint(x: 9, y: 0)))
  }

  @Test("A rounded corner leaves out its tip and keeps its middle")
  func tangentArc() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 5)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
  }

  @Test("Two rings are a hole by even-odd and none by winding")
  func fillRules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle, using: .winding))
    #expect(!path.contains(middle, using: .evenOdd))
  }

  @Test("Shapes of a kind blend whatever their sizes and radii")
  func interpolation() throws {
    let small = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 0, cornerHeight: 0,
      transform: nil)
    let large = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 110, height: 50), cornerWidth: 20, cornerHeight: 20,
      transform: nil)
    let half = try #require(small.interpolated(to: large, fraction: 0.5))
    #expect(half.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 60, height: 30))
    let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(small.interpolated(to: oval, fraction: 0.5) == nil)
  }

  @Test("A stroked line is as wide as the pen, and its square end reaches out")
  func stroking() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 0))
    line.addLine(to: CGPoint(x: 10, y: 0))
    let butt = line.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(butt.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
    let square = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(square.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test("A mitred corner reaches to the tip, a bevelled one does not")
  func joins() {
    let corner = CGMutablePath()
    corner.move(to: CGPoint(x: 0, y: 10))
    corner.addLine(to: .zero)
    corner.addLine(to: CGPoint(x: 10, y: 0))
    let tip = CGPoint(x: -1.9, y: -1.9)
    let miter = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    let bevel = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
    #expect(miter.contains(tip))
    #expect(!bevel.contains(tip))
  }

  @Test("Dashes and gaps alternate from the phase on")
  func dashing() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let dashed = line.copy(dashingWithPhase: 1, lengths: [3, 2])
    var starts: [CGFloat] = []
    dashed.applyWithBlock { element in
      if element.pointee.type == .moveToPoint { starts.append(element.pointee.points[0].x) }
    }
    #expect(starts == [0, 4, 9])
  }

  @Test("A rectangle is known as one, a turned one is not")
  func rectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var found = CGRect.zero
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
  }

  @Test("Backwards is from the end to the beginning")
  func reversal() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    #expect(
      path.elements.runBackwards() == [
        .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 1, y: 0)), .line(.zero),
      ])
  }
}
