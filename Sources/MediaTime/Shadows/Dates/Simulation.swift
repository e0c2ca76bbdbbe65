public import Foundation

/// The simulation as generated code sees it: the functions that stand in for clock, chance and
/// thread in a lowered program.
public enum Simulation {
  /// The simulated date and time of day.
  public static var date: Date {
    MediaClock.launchDate.addingTimeInterval(MediaClock.sinceLaunch)
  }

  /// The seconds since the simulated machine was started.
  public static var uptime: TimeInterval { MediaClock.seconds }

  /// Whether the current thread is the simulation's, which plays the main thread.
  public static var isMainThread: Bool { SimulationThread.isCurrent }

  /// Sleeps in virtual time: the main thread loses its frames, other threads let time pass.
  public static func sleep(_ seconds: TimeInterval) {
    guard seconds > 0 else { return }
    let deadline = MediaClock.now + seconds
    _ = BackgroundWork.shared.wait(until: deadline, name: "sleep") { false }
  }

  /// An interval of Dispatch in seconds; infinite for `.never`.
  public static func seconds(of interval: DispatchTimeInterval) -> Double { interval.seconds }

  /// Where a date lies on the simulation's time line.
  package static func timestamp(of date: Date) -> MediaTimestamp {
    MediaClock.launch + date.timeIntervalSince(MediaClock.launchDate)
  }

  /// The date at a point of the simulation's time line.
  package static func date(of timestamp: MediaTimestamp) -> Date {
    MediaClock.launchDate.addingTimeInterval(timestamp - MediaClock.launch)
  }
}
