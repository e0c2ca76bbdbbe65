internal import CKernels
package import CoreGraphics
package import Foundation

/// An upright rectangle with rounded corners, in output pixels, not necessarily whole ones.
package struct Shape: Hashable, Sendable {
  package var x0: Float
  package var y0: Float
  package var x1: Float
  package var y1: Float
  /// Clockwise from the top left.
  package var radii: SIMD4<Float>
  /// 2 for circular corners; more is squarer (`CALayerCornerCurve.continuous`).
  package var exponent: Float = 2

  /// A rectangle given in pixels; radii are held at half the shorter side.
  package init(_ rect: CGRect, radii: SIMD4<Float> = .zero, exponent: Float = 2) {
    // Far outside any screen, but small enough to count with.
    func limited(_ value: CGFloat) -> Float {
      value.isNaN ? 0 : Float(value.clamped(to: -1e7...1e7))
    }
    x0 = limited(rect.minX)
    y0 = limited(rect.minY)
    x1 = limited(rect.maxX)
    y1 = limited(rect.maxY)
    let limit = max(0, min(x1 - x0, y1 - y0) / 2)
    self.radii = radii.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: limit))
    self.exponent = exponent
  }

  package var isRounded: Bool { radii.max() > 0 }

  /// Whether all edges lie between pixels.
  package var isAligned: Bool {
    x0 == x0.rounded() && y0 == y0.rounded() && x1 == x1.rounded() && y1 == y1.rounded()
  }

  /// Whether it is a rectangle of whole pixels.
  package var isPlain: Bool { !isRounded && isAligned }

  /// The pixels it touches.
  package var bounds: PixelRect {
    let left = Int(x0.rounded(.down))
    let top = Int(y0.rounded(.down))
    return PixelRect(
      x: left, y: top, width: Int(x1.rounded(.up)) - left, height: Int(y1.rounded(.up)) - top)
  }

  func offsetBy(_ dx: Int, _ dy: Int) -> Shape {
    var copy = self
    copy.x0 += Float(dx)
    copy.x1 += Float(dx)
    copy.y0 += Float(dy)
    copy.y1 += Float(dy)
    return copy
  }

  /// How much of a rectangle of pixels is covered.
  func coverage(of rect: PixelRect) -> Coverage {
    let left = Float(rect.x)
    let top = Float(rect.y)
    let right = Float(rect.maxX)
    let bottom = Float(rect.maxY)
    guard right > x0, left < x1, bottom > y0, top < y1 else { return .none }
    let isInside = left >= x0 && right <= x1 && top >= y0 && bottom <= y1
    guard isRounded else { return isInside ? .full : .partial }
    var coverage: Coverage = isInside ? .full : .partial
    // In each corner's square the rectangle's outermost and innermost points decide.
    for corner in 0..<4 {
      let radius = radii[corner]
      guard radius > 0 else { continue }
      let isLeft = corner == 0 || corner == 3
      let isTop = corner < 2
      let centerX = isLeft ? x0 + radius : x1 - radius
      let centerY = isTop ? y0 + radius : y1 - radius
      let outerX = isLeft ? centerX - left : right - centerX
      let outerY = isTop ? centerY - top : bottom - centerY
      guard outerX > 0, outerY > 0 else { continue }
      if distance(outerX, outerY, radius) > radius - 0.5 { coverage = .partial }
      let innerX = isLeft ? centerX - right : left - centerX
      let innerY = isTop ? centerY - bottom : top - centerY
      if innerX >= 0, innerY >= 0, distance(innerX, innerY, radius) > radius + 1 { return .none }
    }
    return coverage
  }

  /// The horizontal extent that is covered fully, and that is touched at all, over some rows.
  func spans(top: Int, bottom: Int) -> (inner: ClosedRange<Int>?, outer: ClosedRange<Int>) {
    var innerLeft = x0
    var innerRight = x1
    var outerLeft = x0
    var outerRight = x1
    for corner in 0..<4 where radii[corner] > 0 {
      let radius = radii[corner]
      let isTop = corner < 2
      let centerY = isTop ? y0 + radius : y1 - radius
      let far = isTop ? centerY - Float(top) : Float(bottom) - centerY
      let near = isTop ? centerY - Float(bottom) : Float(top) - centerY
      guard far > 0 else { continue }
      let inset = radius - extent(at: min(far, radius), radius)
      let least = near > 0 ? radius - extent(at: min(near, radius), radius) : 0
      if corner == 0 || corner == 3 {
        innerLeft = max(innerLeft, x0 + inset + 1)
        outerLeft = max(outerLeft, corner == 0 || corner == 3 ? x0 + least - 1 : x0)
      } else {
        innerRight = min(innerRight, x1 - inset - 1)
        outerRight = min(outerRight, x1 - least + 1)
      }
    }
    let left = Int(max(outerLeft, x0).rounded(.down))
    let right = max(left, Int(min(outerRight, x1).rounded(.up)))
    let first = Int(innerLeft.rounded(.up))
    let last = Int(innerRight.rounded(.down))
    return (first < last ? first...last : nil, left...right)
  }

  /// How far from the corner's centre a pixel at (x, y) lies, on the scale of the radius.
  private func distance(_ x: Float, _ y: Float, _ radius: Float) -> Float {
    if exponent == 2 { return (x * x + y * y).squareRoot() }
    let sum = powf(x / radius, exponent) + powf(y / radius, exponent)
    return radius * powf(sum, 1 / exponent)
  }

  /// The half width of the corner's arc at a height above its centre.
  private func extent(at height: Float, _ radius: Float) -> Float {
    if exponent == 2 { return max(0, radius * radius - height * height).squareRoot() }
    return radius * powf(max(0, 1 - powf(height / radius, exponent)), 1 / exponent)
  }

  var kernelShape: ck_shape {
    ck_shape(
      x0: x0, y0: y0, x1: x1, y1: y1, radii: (radii[0], radii[1], radii[2], radii[3]),
      exponent: exponent)
  }
}

/// How much of a rectangle something covers.
enum Coverage {
  case none
  case partial
  case full
}
