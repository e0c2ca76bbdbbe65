import Foundation

/// Turns durations in seconds into whole units without drift: what rounding takes from one frame,
/// the next one gets.
struct Delays {
  /// Units in a second.
  let unitsPerSecond: Double
  private var total = 0.0
  private var given = 0

  init(unitsPerSecond: Double) {
    self.unitsPerSecond = unitsPerSecond
  }

  /// The whole units up to the end of a frame that lasts `duration`, less those already given.
  func units(adding duration: TimeInterval) -> Int {
    // A nudge, so that sums of 0.02 s do not fall a hair short.
    Int(((total + duration) * unitsPerSecond + 1e-6).rounded()) - given
  }

  /// Gives them away.
  mutating func take(_ duration: TimeInterval) -> Int {
    let units = units(adding: duration)
    total += duration
    given += units
    return units
  }
}
