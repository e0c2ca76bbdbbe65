import Foundation

extension SpringSolver {
  /// The angular frequency of the spring of fact 99.
  ///
  /// Underdamped: `|ζω − v| / (ω√(1−ζ²)) · e^(−ζωT) = 0.001`; critical:
  /// `(1 + (ω − v)T) · e^(−ωT) = 0.001`. The largest root is taken: it is the one that moves
  /// steadily with `v`. A velocity so high that only the root left of the zero remains uses that.
  static func frequency(settlingIn duration: Double, ratio: Double, velocity: Double) -> Double {
    if ratio >= 1 { return criticalFrequency(settlingIn: duration, velocity: velocity) }
    let root = (1 - ratio * ratio).squareRoot()
    func residue(_ frequency: Double) -> Double {
      abs(ratio * frequency - velocity) / (frequency * root) * exp(-ratio * frequency * duration)
    }
    if velocity == 0 { return log(ratio / (threshold * root)) / (ratio * duration) }
    var peak = 0.0
    if velocity > 0 {
      let b = ratio * duration * velocity
      let a = ratio * ratio * duration
      peak = (b + (b * b + 4 * a * velocity).squareRoot()) / (2 * a)
      if residue(peak) < threshold { return fall(of: residue, from: 0, to: velocity / ratio) }
    }
    return fall(of: residue, from: peak, to: nil)
  }

  private static func criticalFrequency(settlingIn duration: Double, velocity: Double) -> Double {
    func residue(_ frequency: Double) -> Double {
      abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration)
    }
    let peak = max(velocity, 0)
    if residue(peak) < threshold {
      return fall(of: residue, from: 0, to: velocity - 1 / duration)
    }
    return fall(of: residue, from: peak, to: nil)
  }

  /// Where a falling residue drops to the threshold, between `low` and `high` (or beyond any).
  private static func fall(
    of residue: (Double) -> Double, from low: Double, to high: Double?
  ) -> Double {
    var upper = high ?? max(2 * low, 1)
    if high == nil {
      while residue(upper) >= threshold { upper *= 2 }
    }
    return bisect(low: low, high: upper) { residue($0) < threshold }
  }
}
