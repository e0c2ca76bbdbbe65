internal import Foundation

/// The numbers of `CAMediaTiming` as a value, and the arithmetic that goes with them.
package struct TimingParameters: Hashable, Sendable {
  package var beginTime: Double = 0
  package var duration: Double = 0
  package var speed: Double = 1
  package var timeOffset: Double = 0
  package var repeatCount: Double = 0
  package var repeatDuration: Double = 0
  package var autoreverses = false
  package var fillsBackwards = false
  package var fillsForwards = false

  package init() {}

  /// Where an active animation is.
  package enum Moment: Hashable, Sendable {
    /// Nothing is shown: before the beginning or after the end, without a fill.
    case inactive
    /// Inside a cycle: the fraction of the cycle's way, and how many cycles are behind.
    case active(fraction: Double, cycle: Int)
  }

  /// How long one cycle takes, forth and back.
  package var cycleDuration: Double { autoreverses ? duration * 2 : duration }

  /// How long the object is active in its own time; infinite for endless repeats.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? repeatCount : 1
    return count.isFinite && count < 1e30 ? cycleDuration * count : .infinity
  }

  package var isEndless: Bool { !activeDuration.isFinite || speed == 0 }

  /// When the object ends, in its parent's time; infinite if it never does.
  package var endTime: Double {
    speed == 0 ? .infinity : beginTime + activeDuration / abs(speed)
  }

  /// The local time, as layers have it: without cycles.
  package func localTime(at parent: Double) -> Double {
    (parent - beginTime) * speed + timeOffset
  }

  /// Where the object is at a moment of its parent's time.
  ///
  /// `timeOffset` starts the first cycle later, without changing when the object ends: a 3 s
  /// animation with an offset of 1 s shows its last two seconds, then its first. With a negative
  /// speed the cycles are passed through backwards.
  package func moment(at parent: Double) -> Moment {
    let active = activeDuration
    var elapsed = speed == 0 ? 0 : (parent - beginTime) * abs(speed)
    if elapsed < 0 {
      guard fillsBackwards else { return .inactive }
      elapsed = 0
    }
    if elapsed >= active {
      guard fillsForwards else { return .inactive }
      elapsed = active
    }
    let local = (speed < 0 && active.isFinite ? active - elapsed : elapsed) + timeOffset
    let cycle = cycleDuration
    guard cycle > 0 else { return .active(fraction: 1, cycle: 0) }
    var index = (local / cycle).rounded(.down)
    var rest = local - index * cycle
    // At its very end a cycle is whole, not the beginning of the next.
    if rest <= cycle * 1e-12, local > 0, elapsed >= active || elapsed == 0 {
      index -= 1
      rest = cycle
    }
    let fraction = rest <= duration ? rest / duration : (cycle - rest) / duration
    return .active(fraction: min(max(fraction, 0), 1), cycle: Int(max(index, 0)))
  }
}
