package import Foundation

extension CGPath {
  /// Whether both paths have the same kinds of pieces in the same order.
  package func hasSameStructure(as other: CGPath) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { left, right in
      switch (left, right) {
      case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve),
        (.close, .close):
        true
      case (.move, _), (.line, _), (.quadCurve, _), (.curve, _), (.close, _): false
      }
    }
  }

  /// The path a fraction of the way to another of the same structure, or nil if structures differ.
  package func interpolated(to other: CGPath, fraction: CGFloat) -> CGPath? {
    guard hasSameStructure(as: other) else { return nil }
    func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * fraction, y: p.y + (q.y - p.y) * fraction)
    }
    let pieces = zip(elements, other.elements).map { left, right -> PathElement in
      switch (left, right) {
      case (.move(let p), .move(let q)): .move(mix(p, q))
      case (.line(let p), .line(let q)): .line(mix(p, q))
      case (.quadCurve(let c, let p), .quadCurve(let d, let q)):
        .quadCurve(control: mix(c, d), end: mix(p, q))
      case (.curve(let a, let b, let p), .curve(let c, let d, let q)):
        .curve(control1: mix(a, c), control2: mix(b, d), end: mix(p, q))
      case (.close, _), (.move, _), (.line, _), (.quadCurve, _), (.curve, _): left
      }
    }
    return CGPath(elements: pieces)
  }

  /// The paths added point by point, as additive animations do; nil if structures differ.
  package func adding(_ other: CGPath) -> CGPath? {
    guard hasSameStructure(as: other) else { return nil }
    func sum(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: p.x + q.x, y: p.y + q.y) }
    let pieces = zip(elements, other.elements).map { left, right -> PathElement in
      switch (left, right) {
      case (.move(let p), .move(let q)): .move(sum(p, q))
      case (.line(let p), .line(let q)): .line(sum(p, q))
      case (.quadCurve(let c, let p), .quadCurve(let d, let q)):
        .quadCurve(control: sum(c, d), end: sum(p, q))
      case (.curve(let a, let b, let p), .curve(let c, let d, let q)):
        .curve(control1: sum(a, c), control2: sum(b, d), end: sum(p, q))
      case (.close, _), (.move, _), (.line, _), (.quadCurve, _), (.curve, _): left
      }
    }
    return CGPath(elements: pieces)
  }
}
