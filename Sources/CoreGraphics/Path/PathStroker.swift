import Foundation

/// Outlines of stroked lines, as closed pieces that all turn the same way, so that the winding rule
/// joins them.
struct PathStroker {
  var width: CGFloat
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: CGFloat

  func outline(of lines: [Polyline]) -> [PathElement] { lines.flatMap { outline(of: $0) } }

  private func outline(of line: Polyline) -> [PathElement] {
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    let radius = width / 2
    guard points.count > 1 else { return dot(at: points.first ?? .zero, radius: radius) }
    var pieces: [PathElement] = []
    let segmentCount = line.isClosed ? points.count : points.count - 1
    for index in 0..<segmentCount {
      let (p, q) = (points[index], points[(index + 1) % points.count])
      let isFirst = index == 0 && !line.isClosed
      let isLast = index == segmentCount - 1 && !line.isClosed
      pieces += segment(from: p, to: q, radius: radius, squareStart: isFirst, squareEnd: isLast)
      if !isLast {
        pieces += corner(p, q, points[(index + 2) % points.count], radius: radius)
      }
    }
    if !line.isClosed, cap == .round {
      pieces += disc(at: points[0], radius: radius)
      pieces += disc(at: points[points.count - 1], radius: radius)
    }
    return pieces
  }

  private func dot(at point: CGPoint, radius: CGFloat) -> [PathElement] {
    switch cap {
    case .butt: []
    case .round: disc(at: point, radius: radius)
    case .square:
      PathShapes.rectangle(
        CGRect(x: point.x - radius, y: point.y - radius, width: width, height: width))
    }
  }

  private func disc(at point: CGPoint, radius: CGFloat) -> [PathElement] {
    PathShapes.ellipse(
      CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func segment(
    from p: CGPoint, to q: CGPoint, radius: CGFloat, squareStart: Bool, squareEnd: Bool
  ) -> [PathElement] {
    let length = hypot(q.x - p.x, q.y - p.y)
    let (ux, uy) = ((q.x - p.x) / length, (q.y - p.y) / length)
    let back = squareStart && cap == .square ? radius : 0
    let on = squareEnd && cap == .square ? radius : 0
    let (nx, ny) = (-uy * radius, ux * radius)
    let start = CGPoint(x: p.x - ux * back, y: p.y - uy * back)
    let end = CGPoint(x: q.x + ux * on, y: q.y + uy * on)
    return [
      .move(CGPoint(x: start.x - nx, y: start.y - ny)),
      .line(CGPoint(x: end.x - nx, y: end.y - ny)),
      .line(CGPoint(x: end.x + nx, y: end.y + ny)),
      .line(CGPoint(x: start.x + nx, y: start.y + ny)),
      .close,
    ]
  }

  private func corner(
    _ p: CGPoint, _ q: CGPoint, _ r: CGPoint, radius: CGFloat
  ) -> [PathElement] {
    if join == .round { return disc(at: q, radius: radius) }
    let a = atan2(q.y - p.y, q.x - p.x)
    let b = atan2(r.y - q.y, r.x - q.x)
    let turn = atan2(sin(b - a), cos(b - a))
    guard abs(turn) > 1e-6 else { return [] }
    // The gap opens on the outside of the turn.
    let side: CGFloat = turn > 0 ? -1 : 1
    func edge(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: q.x - sin(angle) * radius * side, y: q.y + cos(angle) * radius * side)
    }
    var points = [q, edge(a), edge(b)]
    let half = abs(turn) / 2
    if join == .miter, 1 / cos(half) <= miterLimit {
      let reach = radius / cos(half)
      let middle = a + turn / 2
      points.insert(
        CGPoint(x: q.x - sin(middle) * reach * side, y: q.y + cos(middle) * reach * side), at: 2)
    }
    // Turn the wedge the way segments turn.
    if turn < 0 { points.reverse() }
    return [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
  }
}

/// Cuts lines into dashes.
struct PathDasher {
  var phase: CGFloat
  var lengths: [CGFloat]

  func dashes(of line: Polyline) -> [Polyline] {
    let total = lengths.reduce(0, +)
    guard total > 0, lengths.allSatisfy({ $0 >= 0 }) else { return [line] }
    // An odd pattern repeats with dashes and gaps exchanged.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    var index = 0
    var rest = phase.truncatingRemainder(dividingBy: pattern.reduce(0, +))
    if rest < 0 { rest += pattern.reduce(0, +) }
    while rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    var result: [Polyline] = []
    let points = line.isClosed ? line.points + [line.points[0]] : line.points
    var current: [CGPoint] = index % 2 == 0 ? [points[0]] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let t = done / length
        let point = CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        if index % 2 == 0 {
          result.append(Polyline(points: current + [point], isClosed: false))
          current = []
        } else {
          current = [point]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
        // A dash and a gap of nothing would go on for ever.
        if left == 0, pattern.allSatisfy({ $0 < 1e-9 }) { return [line] }
      }
      left -= length - done
      if index % 2 == 0 { current.append(to) }
    }
    if current.count > 1 { result.append(Polyline(points: current, isClosed: false)) }
    return result
  }
}
