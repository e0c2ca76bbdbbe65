/// A point on the simulation's time line.
///
/// Counted in whole nanoseconds, because sums of `Double` seconds drift: an animation of 0.3 s
/// would be "not over" after eighteen frames of a 60 Hz display from most start frames.
public struct MediaTimestamp: Hashable, Comparable, Sendable {
  /// Nanoseconds since the clock's zero.
  public var nanoseconds: Int64

  /// Makes the point that is `nanoseconds` after the clock's zero.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Makes the point `seconds` after the clock's zero, rounded to the nearest nanosecond.
  ///
  /// What lies outside the range of about ±292 years is pinned to it, so that
  /// `Date.distantFuture` and `.infinity` are ordinary input.
  public init(seconds: Double) {
    nanoseconds = Self.nanoseconds(seconds)
  }

  /// Seconds since the clock's zero, as Apple's interfaces count.
  public var seconds: Double {
    Double(nanoseconds / 1_000_000_000) + Double(nanoseconds % 1_000_000_000) / 1e9
  }

  /// Orders points by time.
  public static func < (a: MediaTimestamp, b: MediaTimestamp) -> Bool {
    a.nanoseconds < b.nanoseconds
  }

  /// The point `seconds` after `start`.
  public static func + (start: MediaTimestamp, seconds: Double) -> MediaTimestamp {
    let step = Self.nanoseconds(seconds)
    if step == .max || step == .min { return MediaTimestamp(nanoseconds: step) }
    let (sum, overflow) = start.nanoseconds.addingReportingOverflow(step)
    return MediaTimestamp(nanoseconds: overflow ? (seconds < 0 ? .min : .max) : sum)
  }

  /// The point `seconds` before `start`.
  public static func - (start: MediaTimestamp, seconds: Double) -> MediaTimestamp {
    start + (-seconds)
  }

  /// The seconds from `start` to `end`.
  public static func - (end: MediaTimestamp, start: MediaTimestamp) -> Double {
    let (difference, overflow) = end.nanoseconds.subtractingReportingOverflow(start.nanoseconds)
    return overflow ? end.seconds - start.seconds : MediaTimestamp(nanoseconds: difference).seconds
  }

  /// Moves the point by `seconds`.
  public static func += (point: inout MediaTimestamp, seconds: Double) {
    point = point + seconds
  }

  private static func nanoseconds(_ seconds: Double) -> Int64 {
    let scaled = (seconds * 1e9).rounded()
    if scaled.isNaN { return 0 }
    if scaled >= 0x1p63 { return .max }
    return scaled <= -0x1p63 ? .min : Int64(scaled)
  }
}
