package import Foundation

/// A run of straight lines.
package struct Polyline: Hashable, Sendable {
  package var points: [CGPoint]
  package var isClosed: Bool
}

extension [PathElement] {
  /// The subpaths as straight lines that stay within `tolerance` of the curves.
  package func polylines(tolerance: CGFloat = 0.1) -> [Polyline] {
    var result: [Polyline] = []
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      if !points.isEmpty { result.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    for element in self {
      switch element {
      case .move(let p):
        finish(closed: false)
        points = [p]
      case .line(let p): points.append(p)
      case .quadCurve(let c, let p):
        points += CubicCurve(points.last ?? c, c, p).flattened(tolerance: tolerance)
      case .curve(let c, let d, let p):
        points += CubicCurve(points.last ?? c, c, d, p).flattened(tolerance: tolerance)
      case .close:
        let start = points.first
        finish(closed: true)
        // What follows a close without a move begins where the subpath did.
        if let start { points = [start] }
      }
    }
    // A lone point after a close is no subpath.
    if points.count == 1, case .close? = last { points = [] }
    finish(closed: false)
    return result
  }
}

/// The winding number of a path about a point.
enum PathWinding {
  static func contains(_ point: CGPoint, in elements: [PathElement], rule: CGPathFillRule) -> Bool {
    var winding = 0
    var crossings = 0
    for line in elements.polylines(tolerance: 0.02) where line.points.count > 1 {
      var previous = line.points[line.points.count - 1]
      for next in line.points {
        if (previous.y <= point.y) != (next.y <= point.y) {
          let x =
            previous.x + (point.y - previous.y) / (next.y - previous.y) * (next.x - previous.x)
          if x > point.x {
            winding += next.y > previous.y ? 1 : -1
            crossings += 1
          }
        }
        previous = next
      }
    }
    switch rule {
    case .winding: return winding != 0
    case .evenOdd: return crossings % 2 == 1
    }
  }
}
