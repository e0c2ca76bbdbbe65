import Foundation

/// One axis of a scroll view, as a value: where it may rest, how it stretches, how it glides.
struct ScrollAxis: Equatable {
  /// Where the offset may rest.
  var range: ClosedRange<CGFloat>
  /// The view's length along the axis; a stretched content approaches it.
  var length: CGFloat

  /// How hard content beyond its end is to pull: the share of the first point that is followed.
  static let stretch: CGFloat = 0.55

  /// The nearest offset that may rest.
  func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The offset shown when a finger pulls the content to another: beyond an end it follows less and
  /// less, x ↦ (1 − 1 / (x · 0.55 / d + 1)) · d.
  func stretched(_ offset: CGFloat) -> CGFloat {
    let rest = clamped(offset)
    let excess = abs(offset - rest)
    guard excess > 0, length > 0 else { return rest }
    let shown = (1 - 1 / (excess * Self.stretch / length + 1)) * length
    return offset < rest ? rest - shown : rest + shown
  }

  /// The finger's offset that shows another: ``stretched(_:)`` backwards.
  func unstretched(_ offset: CGFloat) -> CGFloat {
    let rest = clamped(offset)
    let shown = min(abs(offset - rest), length * 0.99)
    guard shown > 0, length > 0 else { return rest }
    let excess = length / Self.stretch * (1 / (1 - shown / length) - 1)
    return offset < rest ? rest - excess : rest + excess
  }
}

/// How an offset moves when no finger holds it, as a value.
enum ScrollGlide {
  /// Slows down by a rate a millisecond: v(t) = v · r^(1000 t).
  case decelerate(from: CGFloat, velocity: CGFloat, rate: CGFloat)
  /// Goes to an offset on a critically damped spring.
  case spring(to: CGFloat, from: CGFloat, velocity: CGFloat)

  /// How fast springs are, in radians a second: settled to a thousandth after about 0.6 s.
  static let frequency: CGFloat = 15
  /// Below this speed, in points a second, content stands still.
  static let slowest: CGFloat = 2

  func offset(at time: Double) -> CGFloat {
    let t = CGFloat(max(time, 0))
    switch self {
    case .decelerate(let from, let velocity, let rate):
      let decay = 1000 * log(rate)
      return from + velocity * (exp(decay * t) - 1) / decay
    case .spring(let to, let from, let velocity):
      let w = Self.frequency
      let x = from - to
      return to + (x + (velocity + w * x) * t) * exp(-w * t)
    }
  }

  func velocity(at time: Double) -> CGFloat {
    let t = CGFloat(max(time, 0))
    switch self {
    case .decelerate(_, let velocity, let rate): return velocity * exp(1000 * log(rate) * t)
    case .spring(let to, let from, let velocity):
      let w = Self.frequency
      let x = from - to
      let b = velocity + w * x
      return (b - w * (x + b * t)) * exp(-w * t)
    }
  }

  func isOver(at time: Double) -> Bool {
    switch self {
    case .decelerate: return abs(velocity(at: time)) < Self.slowest
    case .spring(let to, _, _):
      return abs(offset(at: time) - to) < 0.25 && abs(velocity(at: time)) < Self.slowest
    }
  }

  /// Where it comes to rest.
  var destination: CGFloat {
    switch self {
    case .decelerate(let from, let velocity, let rate): from - velocity / (1000 * log(rate))
    case .spring(let to, _, _): to
    }
  }
}
