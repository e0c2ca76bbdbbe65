import Foundation

/// A point in time on the simulation's clock, as `DispatchQueue.asyncAfter` takes it.
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// The point on the simulation's time line.
  package let timestamp: MediaTimestamp

  /// Makes the point from one on the simulation's time line.
  package init(_ timestamp: MediaTimestamp) {
    self.timestamp = timestamp
  }

  /// Makes the point that is `uptimeNanoseconds` after the clock's zero.
  public init(uptimeNanoseconds: UInt64) {
    timestamp = MediaTimestamp(nanoseconds: Int64(clamping: uptimeNanoseconds))
  }

  /// The current point of the simulation's clock.
  public static func now() -> DispatchTime { DispatchTime(MediaClock.now) }

  /// A point that is never reached.
  public static let distantFuture = DispatchTime(MediaTimestamp(nanoseconds: .max))

  /// Nanoseconds since the clock's zero.
  public var uptimeNanoseconds: UInt64 { UInt64(clamping: timestamp.nanoseconds) }

  /// The same as ``uptimeNanoseconds``.
  public var rawValue: UInt64 { uptimeNanoseconds }

  /// The point so many seconds later.
  public func advanced(by seconds: Double) -> DispatchTime { DispatchTime(timestamp + seconds) }

  /// Orders points by time.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.timestamp < b.timestamp }

  // The generated file of a lowered module has the same operators, which must win.

  /// The point an interval later.
  @_disfavoredOverload
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(interval.added(to: time.timestamp, sign: 1))
  }

  /// The point an interval earlier.
  @_disfavoredOverload
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(interval.added(to: time.timestamp, sign: -1))
  }

  /// The point so many seconds later.
  @_disfavoredOverload
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(time.timestamp + seconds)
  }

  /// The point so many seconds earlier.
  @_disfavoredOverload
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(time.timestamp - seconds)
  }

  /// The point an interval later.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  /// The interval from this point to another one.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int(other.timestamp.nanoseconds - timestamp.nanoseconds))
  }
}

extension DispatchTimeInterval {
  /// The interval in seconds; infinite for `.never`.
  package var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }

  fileprivate func added(to time: MediaTimestamp, sign: Double) -> MediaTimestamp {
    time + sign * seconds
  }
}
