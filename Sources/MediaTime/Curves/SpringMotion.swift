import Foundation

/// The distance that a spring has still to go, from 1 to 0, as a function of time.
package struct SpringMotion: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    /// e^(−at)(cos bt + s·sin bt)
    case underdamped(a: Double, b: Double, s: Double)
    /// (1 + rt)e^(−at)
    case critical(a: Double, r: Double)
    /// p·e^(−at) + q·e^(−bt), a < b
    case overdamped(a: Double, b: Double, p: Double, q: Double)
  }

  private let form: Form

  /// Solves the spring's equation for one unit of distance and `velocity` towards the end.
  package init(ratio: Double, frequency: Double, velocity: Double) {
    let decay = ratio * frequency
    if abs(ratio - 1) < 1e-9 {
      form = .critical(a: frequency, r: frequency - velocity)
    } else if ratio < 1 {
      let b = frequency * (1 - ratio * ratio).squareRoot()
      form = .underdamped(a: decay, b: b, s: (decay - velocity) / b)
    } else {
      let spread = frequency * (ratio * ratio - 1).squareRoot()
      let slow = decay - spread
      let fast = decay + spread
      let p = (fast - velocity) / (fast - slow)
      form = .overdamped(a: slow, b: fast, p: p, q: 1 - p)
    }
  }

  /// What is left to go after `t` seconds; negative while beyond the end.
  package func distance(at t: Double) -> Double {
    switch form {
    case .underdamped(let a, let b, let s): exp(-a * t) * (cos(b * t) + s * sin(b * t))
    case .critical(let a, let r): (1 + r * t) * exp(-a * t)
    case .overdamped(let a, let b, let p, let q): p * exp(-a * t) + q * exp(-b * t)
    }
  }

  /// How fast the distance changes after `t` seconds.
  package func rate(at t: Double) -> Double {
    switch form {
    case .underdamped(let a, let b, let s):
      exp(-a * t) * ((s * b - a) * cos(b * t) - (b + a * s) * sin(b * t))
    case .critical(let a, let r): (r - a - a * r * t) * exp(-a * t)
    case .overdamped(let a, let b, let p, let q): -a * p * exp(-a * t) - b * q * exp(-b * t)
    }
  }

  /// The seconds until the distance stays below a thousandth (fact 105).
  ///
  /// For the oscillating spring this is the published formula, which is a bound on the envelope;
  /// otherwise the exact moment.
  package var settlingDuration: Double {
    let threshold = SpringSolver.threshold
    guard case .underdamped(let a, _, let s) = form else { return settlingOfMonotoneTail }
    return a > 0 ? log((1 + abs(s)) / threshold) / a : .infinity
  }

  /// A spring that does not oscillate has at most one turning point, and after it only decays.
  private var settlingOfMonotoneTail: Double {
    let threshold = SpringSolver.threshold
    let turn = turningPoint ?? 0
    if abs(distance(at: turn)) < threshold {
      return bisect(low: 0, high: turn) { distance(at: $0) < threshold }
    }
    var high = max(turn, 0.001)
    while abs(distance(at: high)) >= threshold { high *= 2 }
    return bisect(low: turn, high: high) { abs(distance(at: $0)) < threshold }
  }

  private var turningPoint: Double? {
    let t: Double
    switch form {
    case .underdamped: return nil
    case .critical(let a, let r): t = (r - a) / (a * r)
    case .overdamped(let a, let b, let p, let q): t = log(-(b * q) / (a * p)) / (b - a)
    }
    return t.isFinite && t > 0 ? t : nil
  }
}

/// The point in `low...high` where `isPast` becomes true, which it must be at `high`.
func bisect(low: Double, high: Double, isPast: (Double) -> Bool) -> Double {
  var low = low
  var high = high
  for _ in 0..<200 {
    let middle = (low + high) / 2
    if middle <= low || middle >= high { break }
    if isPast(middle) { high = middle } else { low = middle }
  }
  return high
}
