import Foundation

/// A moment of the simulated wall clock, as `asyncAfter(wallDeadline:)` takes it.
///
/// The simulated wall clock runs with the simulation's clock, so both kinds of deadline agree.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
  /// The point on the simulation's time line.
  package let timestamp: MediaTimestamp

  /// Makes the moment from a point on the simulation's time line.
  package init(_ timestamp: MediaTimestamp) {
    self.timestamp = timestamp
  }

  /// Makes the moment from seconds and nanoseconds since 1970.
  public init(timespec: timespec) {
    let date = Date(
      timeIntervalSince1970: Double(timespec.tv_sec) + Double(timespec.tv_nsec) / 1e9)
    timestamp = Simulation.timestamp(of: date)
  }

  /// The current moment.
  public static func now() -> DispatchWallTime { DispatchWallTime(MediaClock.now) }

  /// A moment that is never reached.
  public static let distantFuture = DispatchWallTime(MediaTimestamp(nanoseconds: .max))

  /// The point so many seconds later.
  public func advanced(by seconds: Double) -> DispatchWallTime {
    DispatchWallTime(timestamp + seconds)
  }

  /// Orders moments by time.
  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool {
    a.timestamp < b.timestamp
  }

  // The generated file of a lowered module has the same operators, which must win.

  /// The moment an interval later.
  @_disfavoredOverload
  public static func + (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime {
    DispatchWallTime(time.timestamp + interval.seconds)
  }

  /// The moment an interval earlier.
  @_disfavoredOverload
  public static func - (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime {
    DispatchWallTime(time.timestamp - interval.seconds)
  }

  /// The moment so many seconds later.
  @_disfavoredOverload
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time.timestamp + seconds)
  }

  /// The moment so many seconds earlier.
  @_disfavoredOverload
  public static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time.timestamp - seconds)
  }
}
