import Foundation
import MediaTime

/// How an animator's time becomes progress, as a value.
///
/// *Fraction* is the share of the animator's time, *progress* the share of the way.
struct AnimatorTiming {
  var curve: ViewAnimationContext.Curve
  /// The length of the whole, in seconds.
  var duration: Double

  func progress(atFraction fraction: Double) -> Double {
    let fraction = min(max(fraction, 0), 1)
    switch curve {
    case .bezier(let curve): return curve.value(at: fraction)
    // Settled is as good as there: the rest is below what can be seen.
    case .spring(let spring): return fraction >= 1 ? 1 : spring.value(at: fraction * duration)
    }
  }

  /// The first fraction at which a progress is reached.
  func fraction(atProgress progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    // Springs may pass a value more than once: take the first step that gets there.
    let steps = 256
    for step in 1...steps where self.progress(atFraction: Double(step) / Double(steps)) >= progress
    {
      low = Double(step - 1) / Double(steps)
      high = Double(step) / Double(steps)
      break
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(atFraction: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A run of an animator from one moment to its end, as a value.
struct AnimatorRun {
  /// How the run moves.
  enum Pace {
    /// Along the animator's own timing, from a fraction of it; forwards or backwards.
    case original(from: Double, speed: Double)
    /// Along another curve, from a progress to 0 or 1.
    case retimed(from: Double, curve: AnimatorTiming)
  }

  var pace: Pace
  var isReversed: Bool
  /// When the run began to move, in seconds of the clock.
  var start: Double

  func length(_ timing: AnimatorTiming) -> Double {
    switch pace {
    case .original(let from, let speed): (isReversed ? from : 1 - from) * timing.duration / speed
    case .retimed(_, let curve): curve.duration
    }
  }

  /// The fraction of the animator's own time that shows what the run shows at a moment.
  func fraction(at clock: Double, _ timing: AnimatorTiming) -> Double {
    let elapsed = max(clock - start, 0)
    switch pace {
    case .original(let from, let speed):
      let moved = timing.duration > 0 ? elapsed * speed / timing.duration : 1
      return min(max(isReversed ? from - moved : from + moved, 0), 1)
    case .retimed(let from, let curve):
      let share = curve.duration > 0 ? curve.progress(atFraction: elapsed / curve.duration) : 1
      let goal = isReversed ? 0.0 : 1.0
      return timing.fraction(atProgress: from + (goal - from) * share)
    }
  }
}

/// One captured change of an animator, and its part of the time.
struct AnimatorChange {
  /// The part of the time that belongs to the change.
  enum Window: Equatable {
    /// Along the curve, from a share of the time to the end.
    case delayed(Double)
    /// Straight, between two shares of the way: a keyframe.
    case keyframe(Double, Double)
  }

  let change: PropertyChange
  var window: Window
  /// The key of the animation that shows the change now.
  var key: String?

  func progress(atFraction fraction: Double, _ timing: AnimatorTiming) -> Double {
    switch window {
    case .delayed(let start):
      guard start < 1 else { return fraction >= 1 ? 1 : 0 }
      return timing.progress(atFraction: min(max((fraction - start) / (1 - start), 0), 1))
    case .keyframe(let start, let end):
      let progress = timing.progress(atFraction: fraction)
      guard end > start else { return progress >= end ? 1 : 0 }
      return min(max((progress - start) / (end - start), 0), 1)
    }
  }
}
