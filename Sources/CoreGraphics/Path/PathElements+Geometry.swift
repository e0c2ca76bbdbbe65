package import Foundation

extension [PathElement] {
  func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
    guard let transform = transform?.pointee, !transform.isIdentity else { return self }
    return map { $0.applying(transform) }
  }

  /// Where the next piece would begin.
  package var currentPoint: CGPoint? {
    guard let last else { return nil }
    if let end = last.end { return end }
    // A close leads back to the last beginning.
    for element in reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }

  /// Every point, control points included.
  package var points: [CGPoint] {
    flatMap { element -> [CGPoint] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .quadCurve(let c, let p): [c, p]
      case .curve(let c, let d, let p): [c, d, p]
      case .close: []
      }
    }
  }

  /// The ends of all pieces and the points where curves turn back.
  var extremes: [CGPoint] {
    var result: [CGPoint] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    for (index, element) in enumerated() {
      switch element {
      case .move(let p):
        // A last move draws nothing.
        if index < count - 1 || count == 1 { result.append(p) }
        current = p
        start = p
      case .line(let p):
        result.append(p)
        current = p
      case .quadCurve(let c, let p):
        let cubic = CubicCurve(current, c, p)
        result += cubic.extremes
        current = p
      case .curve(let c, let d, let p):
        result += CubicCurve(current, c, d, p).extremes
        current = p
      case .close: current = start
      }
    }
    return result
  }

  /// The rectangle that these pieces go around, if they do just that.
  package var asRectangle: CGRect? {
    var corners: [CGPoint] = []
    for (index, element) in enumerated() {
      switch element {
      case .move(let p):
        guard index == 0 else { return nil }
        corners.append(p)
      case .line(let p): corners.append(p)
      case .close: guard index == count - 1 else { return nil }
      case .quadCurve, .curve: return nil
      }
    }
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let level = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let upright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return level || upright ? CGRect(around: corners) : nil
  }
}

/// A curve with two control points.
struct CubicCurve {
  var p0, p1, p2, p3: CGPoint

  init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// The same curve as one with a single control point.
  init(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(
      start,
      CGPoint(
        x: start.x + 2 / 3 * (control.x - start.x), y: start.y + 2 / 3 * (control.y - start.y)),
      CGPoint(x: end.x + 2 / 3 * (control.x - end.x), y: end.y + 2 / 3 * (control.y - end.y)), end)
  }

  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// Both ends and the turning points between them.
  var extremes: [CGPoint] {
    let times =
      Self.turningPoints(p0.x, p1.x, p2.x, p3.x) + Self.turningPoints(p0.y, p1.y, p2.y, p3.y)
    return [p0, p3] + times.map { point(at: $0) }
  }

  private static func turningPoints(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    // The derivative is 3·(a·t² + b·t + c).
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let roots: [CGFloat]
    if abs(a) < 1e-12 {
      roots = abs(b) < 1e-12 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Points along the curve after its beginning, near enough to it for lines between them.
  func flattened(tolerance: CGFloat) -> [CGPoint] {
    let spread = max(
      hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
      hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
    guard spread.isFinite else { return [p3] }
    // The distance of a chord from the curve is at most 6·spread / (8·n²).
    let count = min(200, max(1, Int((0.75 * spread / tolerance).squareRoot().rounded(.up))))
    return (1...count).map { $0 == count ? p3 : point(at: CGFloat($0) / CGFloat(count)) }
  }
}
