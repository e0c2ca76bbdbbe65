package import Foundation

/// The pieces of common shapes.
///
/// A shape has the same number and kinds of pieces whatever its size and radii, so that any two of
/// a kind can be blended into each other.
package enum PathShapes {
  /// The distance of control points for a quarter circle of radius 1.
  static let quarterHandle: CGFloat = 0.552_284_749_830_793_6

  package static func rectangle(_ rect: CGRect) -> [PathElement] {
    if rect.isNull { return [] }
    let box = rect.standardized
    return [
      .move(CGPoint(x: box.minX, y: box.minY)), .line(CGPoint(x: box.maxX, y: box.minY)),
      .line(CGPoint(x: box.maxX, y: box.maxY)), .line(CGPoint(x: box.minX, y: box.maxY)), .close,
    ]
  }

  package static func ellipse(_ rect: CGRect) -> [PathElement] {
    if rect.isNull { return [] }
    let box = rect.standardized
    let (cx, cy) = (box.midX, box.midY)
    let hx = box.width / 2 * quarterHandle
    let hy = box.height / 2 * quarterHandle
    return [
      .move(CGPoint(x: box.maxX, y: cy)),
      .curve(
        control1: CGPoint(x: box.maxX, y: cy + hy), control2: CGPoint(x: cx + hx, y: box.maxY),
        end: CGPoint(x: cx, y: box.maxY)),
      .curve(
        control1: CGPoint(x: cx - hx, y: box.maxY), control2: CGPoint(x: box.minX, y: cy + hy),
        end: CGPoint(x: box.minX, y: cy)),
      .curve(
        control1: CGPoint(x: box.minX, y: cy - hy), control2: CGPoint(x: cx - hx, y: box.minY),
        end: CGPoint(x: cx, y: box.minY)),
      .curve(
        control1: CGPoint(x: cx + hx, y: box.minY), control2: CGPoint(x: box.maxX, y: cy - hy),
        end: CGPoint(x: box.maxX, y: cy)),
      .close,
    ]
  }

  package static func roundedRectangle(_ rect: CGRect, radii: CGSize) -> [PathElement] {
    roundedRectangle(rect, topLeft: radii, topRight: radii, bottomRight: radii, bottomLeft: radii)
  }

  /// A rectangle with its own radii in each corner, clockwise on screen from the end of the top left
  /// corner. Radii are cut to half the sides.
  package static func roundedRectangle(
    _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
  ) -> [PathElement] {
    if rect.isNull { return [] }
    let box = rect.standardized
    func cut(_ radii: CGSize) -> CGSize {
      CGSize(
        width: radii.width.clamped(to: 0...box.width / 2),
        height: radii.height.clamped(to: 0...box.height / 2))
    }
    let (tl, tr, br, bl) = (cut(topLeft), cut(topRight), cut(bottomRight), cut(bottomLeft))
    let k = 1 - quarterHandle
    let (l, t, r, b) = (box.minX, box.minY, box.maxX, box.maxY)
    return [
      .move(CGPoint(x: l + tl.width, y: t)),
      .line(CGPoint(x: r - tr.width, y: t)),
      .curve(
        control1: CGPoint(x: r - tr.width * k, y: t), control2: CGPoint(x: r, y: t + tr.height * k),
        end: CGPoint(x: r, y: t + tr.height)),
      .line(CGPoint(x: r, y: b - br.height)),
      .curve(
        control1: CGPoint(x: r, y: b - br.height * k), control2: CGPoint(x: r - br.width * k, y: b),
        end: CGPoint(x: r - br.width, y: b)),
      .line(CGPoint(x: l + bl.width, y: b)),
      .curve(
        control1: CGPoint(x: l + bl.width * k, y: b), control2: CGPoint(x: l, y: b - bl.height * k),
        end: CGPoint(x: l, y: b - bl.height)),
      .line(CGPoint(x: l, y: t + tl.height)),
      .curve(
        control1: CGPoint(x: l, y: t + tl.height * k), control2: CGPoint(x: l + tl.width * k, y: t),
        end: CGPoint(x: l + tl.width, y: t)),
      .close,
    ]
  }

  /// The signed angle of an arc between two angles; a full turn or more is one full turn.
  package static func sweep(
    from start: CGFloat, to end: CGFloat, decreasing: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = end - start
    guard difference.isFinite else { return 0 }
    // Angles such as -π/2 and 3π/2 differ from a full turn by rounding only.
    if abs(difference) >= turn - 1e-9 { return decreasing ? -turn : turn }
    if decreasing { return difference > 0 ? difference - turn : difference }
    return difference < 0 ? difference + turn : difference
  }

  /// A move to the beginning and a curve for each quarter turn or less.
  package static func arc(
    center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat
  ) -> [PathElement] {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var pieces: [PathElement] = [.move(point(start))]
    let count = max(0, Int((abs(sweep) / (CGFloat.pi / 2) - 1e-9).rounded(.up)))
    guard count > 0 else { return pieces }
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = start + CGFloat(index) * step
      let to = from + step
      let (p, q) = (point(from), point(to))
      pieces.append(
        .curve(
          control1: CGPoint(x: p.x - handle * sin(from), y: p.y + handle * cos(from)),
          control2: CGPoint(x: q.x + handle * sin(to), y: q.y - handle * cos(to)), end: q))
    }
    return pieces
  }

  /// The arc that touches both sides of a corner, or nil if the sides lie on one line.
  static func cornerArc(
    from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat
  ) -> [PathElement]? {
    let a = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let b = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let (la, lb) = (hypot(a.dx, a.dy), hypot(b.dx, b.dy))
    guard la > 0, lb > 0, radius > 0 else { return nil }
    let cosine = ((a.dx * b.dx + a.dy * b.dy) / (la * lb)).clamped(to: -1...1)
    let cross = a.dx * b.dy - a.dy * b.dx
    let half = acos(cosine) / 2
    guard abs(cross) > 1e-9, half > 1e-6 else { return nil }
    let distance = radius / tan(half)
    let touch = CGPoint(x: corner.x + a.dx / la * distance, y: corner.y + a.dy / la * distance)
    let away = radius / sin(half)
    let middle = CGVector(dx: a.dx / la + b.dx / lb, dy: a.dy / la + b.dy / lb)
    let length = hypot(middle.dx, middle.dy)
    let center = CGPoint(
      x: corner.x + middle.dx / length * away, y: corner.y + middle.dy / length * away)
    let first = atan2(touch.y - center.y, touch.x - center.x)
    let sweep = CGFloat.pi - 2 * half
    return arc(center: center, radius: radius, start: first, sweep: cross > 0 ? -sweep : sweep)
  }
}
