import Foundation
import Testing

@testable import MediaTime

@Suite struct UnitBezierTests {
  @Test(
    "Named curves have their documented values",
    arguments: [
      // x where the parameter is 1/2: x = (1 + 3(c1x + c2x)) / 8, y likewise.
      (UnitBezier.easeIn, 0.6575, 0.5, 0.42, 1.0, 0.0, 1.0),
      (UnitBezier.easeOut, 0.3425, 0.5, 0.0, 0.58, 0.0, 1.0),
      (UnitBezier.easeInEaseOut, 0.5, 0.5, 0.42, 0.58, 0.0, 1.0),
      (UnitBezier.systemDefault, 0.3125, 0.5375, 0.25, 0.25, 0.1, 1.0),
    ])
  func middle(
    curve: UnitBezier, x: Double, y: Double, c1x: Double, c2x: Double, c1y: Double, c2y: Double
  ) {
    #expect(abs((1 + 3 * (c1x + c2x)) / 8 - x) < 1e-12)
    #expect(abs((1 + 3 * (c1y + c2y)) / 8 - y) < 1e-12)
    #expect(abs(curve.value(at: x) - y) < 1e-9)
  }

  @Test("The solution for x is good to 1e-9 on every curve, steep ones too")
  func accuracy() {
    let curves: [UnitBezier] = [
      .easeIn, .easeOut, .easeInEaseOut, .systemDefault, UnitBezier(0.32, 0.72, 0, 1),
      UnitBezier(1, 0, 0, 1), UnitBezier(0, 1, 1, 0), UnitBezier(0.5, 0, 0.5, 1),
    ]
    for curve in curves {
      for step in 1..<200 {
        let t = Double(step) / 200
        let x = bezier(curve.c1x, curve.c2x, t)
        let y = bezier(curve.c1y, curve.c2y, t)
        // A wrong x shows in y times the slope; the steepest here is below 1e4.
        #expect(abs(curve.value(at: x) - y) < 1e-6, "\(curve) at \(x)")
        if curve.slope(at: x) < 10 { #expect(abs(curve.value(at: x) - y) < 1e-8) }
      }
    }
  }

  @Test("Before the curve it is 0, after it 1, and a straight line is exact")
  func ends() {
    for curve in [UnitBezier.linear, .easeIn, .systemDefault] {
      #expect(curve.value(at: -0.1) == 0)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: 1.1) == 1)
    }
    #expect(UnitBezier.linear.value(at: 0.1234) == 0.1234)
    #expect(UnitBezier(0.3, 0.3, 0.8, 0.8).value(at: 0.77) == 0.77)
  }

  @Test("A reversed curve mirrors the curve, it does not only swap the ends")
  func reversed() {
    let curve = UnitBezier.easeIn
    #expect(abs(curve.reversed.c2x - UnitBezier.easeOut.c2x) < 1e-12)
    #expect(abs(curve.reversed.value(at: 0.3) - (1 - curve.value(at: 0.7))) < 1e-9)
  }

  @Test("The slope is the value's rate of change")
  func slope() {
    let curve = UnitBezier.systemDefault
    for x in stride(from: 0.05, to: 1, by: 0.05) {
      let rate = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
      #expect(abs(curve.slope(at: x) - rate) < 1e-3)
    }
    #expect(UnitBezier.linear.slope(at: 0.5) == 1)
  }

  private func bezier(_ c1: Double, _ c2: Double, _ t: Double) -> Double {
    3 * c1 * t * (1 - t) * (1 - t) + 3 * c2 * t * t * (1 - t) + t * t * t
  }
}
