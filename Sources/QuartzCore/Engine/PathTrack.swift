package import CoreGraphics
internal import Foundation
package import MediaTime

/// A path that a point follows; each piece of it is one step between two key times.
package struct PathTrack {
  package enum Turn: Hashable, Sendable { case forwards, backwards }

  let pieces: [Piece]
  let times: [Double]
  let paces: [UnitBezier]
  let mode: KeyframeMode
  package let turn: Turn?

  package init(
    path: CGPath, keyTimes: [Double]? = nil, paces: [UnitBezier] = [], mode: KeyframeMode = .linear,
    turn: Turn? = nil
  ) {
    let pieces = Self.pieces(of: path)
    self.pieces = pieces
    self.paces = paces
    self.mode = mode
    self.turn = turn
    let total = pieces.reduce(0) { $0 + $1.length }
    if mode.isPaced, total > 0 {
      var sum = 0.0
      times =
        [0]
        + pieces.map {
          sum += $0.length; return sum / total
        }
    } else if let keyTimes, keyTimes.count > pieces.count, !mode.isPaced {
      times = Array(keyTimes.prefix(pieces.count + 1))
    } else {
      let count = max(pieces.count, 1)
      times = (0...count).map { Double($0) / Double(count) }
    }
  }

  /// The point at a fraction of the cycle.
  func value(at fraction: Double) -> LayerValue? {
    guard let (piece, t) = place(at: fraction) else { return nil }
    return .point(piece.point(at: mode == .discrete ? 0 : t))
  }

  /// The direction of the path there, in radians, if the layer turns with it.
  func angle(at fraction: Double) -> Double? {
    guard let turn, let (piece, t) = place(at: fraction) else { return nil }
    let direction = piece.direction(at: t)
    let angle = atan2(Double(direction.y), Double(direction.x))
    return turn == .backwards ? angle + .pi : angle
  }

  private func place(at fraction: Double) -> (Piece, Double)? {
    guard !pieces.isEmpty else { return nil }
    let index = min(max((times.lastIndex { $0 <= fraction }) ?? 0, 0), pieces.count - 1)
    let length = times[index + 1] - times[index]
    var local = length > 0 ? min(max((fraction - times[index]) / length, 0), 1) : 1
    if index < paces.count { local = paces[index].value(at: local) }
    let piece = pieces[index]
    return (piece, mode.isPaced ? piece.parameter(atLength: local) : local)
  }

  private static func pieces(of path: CGPath) -> [Piece] {
    var pieces: [Piece] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let point):
        pieces.append(Piece(current, current, point, point, isLine: true))
        current = point
      case .quadCurve(let control, let point):
        let a = CGPoint(
          x: current.x + (control.x - current.x) * 2 / 3,
          y: current.y + (control.y - current.y) * 2 / 3)
        let b = CGPoint(
          x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        pieces.append(Piece(current, a, b, point, isLine: false))
        current = point
      case .curve(let a, let b, let point):
        pieces.append(Piece(current, a, b, point, isLine: false))
        current = point
      case .close:
        if current != start { pieces.append(Piece(current, current, start, start, isLine: true)) }
        current = start
      }
    }
    if pieces.isEmpty, !path.isEmpty {
      pieces.append(Piece(current, current, current, current, isLine: true))
    }
    return pieces
  }

  /// One line or cubic curve.
  struct Piece {
    let a: CGPoint, b: CGPoint, c: CGPoint, d: CGPoint
    let isLine: Bool
    /// The length along the curve up to each sixty-fourth of the parameter.
    let lengths: [Double]

    init(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, isLine: Bool) {
      (self.a, self.b, self.c, self.d, self.isLine) = (a, b, c, d, isLine)
      if isLine {
        lengths = [0, hypot(Double(d.x - a.x), Double(d.y - a.y))]
      } else {
        var last = a
        var sum = 0.0
        lengths =
          [0]
          + (1...64).map { k in
            let p = Self.curve(a, b, c, d, CGFloat(k) / 64)
            sum += hypot(Double(p.x - last.x), Double(p.y - last.y))
            last = p
            return sum
          }
      }
    }

    var length: Double { lengths[lengths.count - 1] }

    func point(at t: Double) -> CGPoint {
      let t = CGFloat(t)
      if isLine { return CGPoint(x: a.x + (d.x - a.x) * t, y: a.y + (d.y - a.y) * t) }
      return Self.curve(a, b, c, d, t)
    }

    func direction(at t: Double) -> CGPoint {
      if isLine { return CGPoint(x: d.x - a.x, y: d.y - a.y) }
      let (before, after) = (point(at: max(t - 0.001, 0)), point(at: min(t + 0.001, 1)))
      return CGPoint(x: after.x - before.x, y: after.y - before.y)
    }

    /// The parameter at a fraction of the length.
    func parameter(atLength fraction: Double) -> Double {
      if isLine || length == 0 { return fraction }
      let goal = fraction * length
      let index = min((lengths.lastIndex { $0 <= goal }) ?? 0, lengths.count - 2)
      let step = lengths[index + 1] - lengths[index]
      let rest = step > 0 ? (goal - lengths[index]) / step : 0
      return (Double(index) + rest) / Double(lengths.count - 1)
    }

    private static func curve(
      _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
    ) -> CGPoint {
      let u = 1 - t
      let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x, y: k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y)
    }
  }
}
