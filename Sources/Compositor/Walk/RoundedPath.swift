internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A path recognised as an upright rectangle with circular corners: rectangles, rounded rectangles
/// and circles, as `UIBezierPath` and `CGPath` make them.
struct RoundedPath: Equatable {
  var rect: CGRect
  /// Clockwise from the top left, in points.
  var radii: SIMD4<Float> = .zero

  func shape(in placed: Placed) -> Shape {
    Shape(placed.space.pixels(rect), radii: radii * Float(placed.space.scale))
  }
}

extension CGPath {
  var roundedRectangle: RoundedPath? {
    if let rect = elements.asRectangle { return RoundedPath(rect: rect) }
    var corners: [(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint)] = []
    var current = CGPoint.zero
    guard elements.count <= 14 else { return nil }
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        // A last move draws nothing.
        guard index == 0 || index == elements.count - 1 else { return nil }
        if index == 0 { current = point }
      case .line(let point):
        guard point.x.isClose(to: current.x) || point.y.isClose(to: current.y) else { return nil }
        current = point
      case .curve(let control1, let control2, let end):
        corners.append((current, control1, control2, end))
        current = end
      case .close: break
      case .quadCurve: return nil
      }
    }
    guard corners.count == 4 else { return nil }
    let rect = boundingBoxOfPath
    guard rect.width > 0, rect.height > 0 else { return nil }
    var radii = SIMD4<Float>.zero
    for (from, control1, control2, to) in corners {
      let width = abs(to.x - from.x)
      let height = abs(to.y - from.y)
      guard width.isClose(to: height) else { return nil }
      if width < 1e-6 { continue }
      // The corner is where the tangents meet.
      let corner =
        control1.x.isClose(to: from.x)
        ? CGPoint(x: from.x, y: to.y) : CGPoint(x: to.x, y: from.y)
      let isLeft = corner.x.isClose(to: rect.minX)
      let isTop = corner.y.isClose(to: rect.minY)
      guard isLeft || corner.x.isClose(to: rect.maxX), isTop || corner.y.isClose(to: rect.maxY)
      else { return nil }
      // A quarter circle's handles, within a hundredth.
      for (end, control) in [(from, control1), (to, control2)] {
        let length = hypot(control.x - end.x, control.y - end.y) / width
        let isAlong = control.x.isClose(to: end.x) || control.y.isClose(to: end.y)
        guard abs(length - 0.5523) < 0.01, isAlong else { return nil }
      }
      radii[isTop ? (isLeft ? 0 : 1) : (isLeft ? 3 : 2)] = Float(width)
    }
    return RoundedPath(rect: rect, radii: radii)
  }
}

extension CGFloat {
  fileprivate func isClose(to other: CGFloat) -> Bool {
    (self - other).magnitude <= 1e-4 * Swift.max(1, magnitude)
  }
}
