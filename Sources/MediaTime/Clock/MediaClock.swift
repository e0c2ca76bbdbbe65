import Foundation
import Synchronization

/// The one clock that animations, timers, queues and gestures read.
///
/// Two drivers, siblings: the virtual one moves only when ``FrameLoop`` moves it, the monotonic
/// one follows the machine. Both read 1000 s at launch, so that no `time == 0` idiom misfires.
/// Readable on any thread.
package enum MediaClock {
  /// What makes the clock move.
  package enum Driver: Int, Sendable {
    /// The clock moves when told, and only then.
    case virtual
    /// The clock moves with the machine's monotonic clock.
    case monotonic
  }

  /// What the clock reads at launch.
  package static let launch = MediaTimestamp(seconds: 1000)

  /// The wall-clock moment that `Date()` gives at launch: 1 January 2030, 09:41 in UTC.
  ///
  /// Fixed, so that two runs of a program that prints the date draw the same pixels.
  package static let launchDate = Date(timeIntervalSince1970: 1_893_490_860)

  private static let driverValue = Atomic<Int>(Driver.virtual.rawValue)
  private static let virtualNow = Atomic<Int64>(1_000_000_000_000)
  private static let monotonicStart = Atomic<Int64>(0)

  /// The driver in use; `start(_:)` changes it.
  package static var driver: Driver {
    driverValue.load(ordering: .relaxed) == Driver.monotonic.rawValue ? .monotonic : .virtual
  }

  /// The current time.
  package static var now: MediaTimestamp {
    switch driver {
    case .virtual:
      MediaTimestamp(nanoseconds: virtualNow.load(ordering: .acquiring))
    case .monotonic:
      MediaTimestamp(
        nanoseconds: launch.nanoseconds + machineNanoseconds
          - monotonicStart.load(ordering: .acquiring))
    }
  }

  /// The current time in seconds.
  package static var seconds: Double { now.seconds }

  /// The time since launch in seconds, as traces and dumps count it.
  package static var sinceLaunch: Double { now - launch }

  /// Sets the clock back to launch and chooses what makes it move.
  package static func start(_ driver: Driver = .virtual) {
    virtualNow.store(launch.nanoseconds, ordering: .releasing)
    monotonicStart.store(machineNanoseconds, ordering: .releasing)
    driverValue.store(driver.rawValue, ordering: .releasing)
  }

  /// Moves the virtual clock forward to `time`; does nothing if it is already there or later.
  package static func move(to time: MediaTimestamp) {
    if time > now { virtualNow.store(time.nanoseconds, ordering: .releasing) }
  }

  private static var machineNanoseconds: Int64 {
    Int64(clamping: DispatchTime.now().uptimeNanoseconds)
  }
}
