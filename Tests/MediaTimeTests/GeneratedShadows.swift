import Foundation
import MediaTime

public typealias DispatchGroup = MediaTime.DispatchGroup
public typealias DispatchPredicate = MediaTime.DispatchPredicate
public typealias DispatchQueue = MediaTime.DispatchQueue
public typealias DispatchSemaphore = MediaTime.DispatchSemaphore
public typealias DispatchSource = MediaTime.DispatchSource
public typealias DispatchSourceProtocol = MediaTime.DispatchSourceProtocol
public typealias DispatchSourceTimer = MediaTime.DispatchSourceTimer
public typealias DispatchTime = MediaTime.DispatchTime
public typealias DispatchWallTime = MediaTime.DispatchWallTime
public typealias DispatchWorkItem = MediaTime.DispatchWorkItem
public typealias NotificationCenter = MediaTime.NotificationCenter
public typealias OperationQueue = MediaTime.OperationQueue
public typealias RunLoop = MediaTime.RunLoop
public typealias Timer = MediaTime.Timer
func + (
  time: MediaTime.DispatchTime, interval: Foundation.DispatchTimeInterval
) -> MediaTime.DispatchTime {
  time.advanced(by: +(MediaTime.Simulation.seconds(of: interval)))
}
func + (time: MediaTime.DispatchTime, seconds: Swift.Double) -> MediaTime.DispatchTime {
  time.advanced(by: +seconds)
}
func - (
  time: MediaTime.DispatchTime, interval: Foundation.DispatchTimeInterval
) -> MediaTime.DispatchTime {
  time.advanced(by: -(MediaTime.Simulation.seconds(of: interval)))
}
func - (time: MediaTime.DispatchTime, seconds: Swift.Double) -> MediaTime.DispatchTime {
  time.advanced(by: -seconds)
}
func + (
  time: MediaTime.DispatchWallTime, interval: Foundation.DispatchTimeInterval
) -> MediaTime.DispatchWallTime {
  time.advanced(by: +(MediaTime.Simulation.seconds(of: interval)))
}
func + (time: MediaTime.DispatchWallTime, seconds: Swift.Double) -> MediaTime.DispatchWallTime {
  time.advanced(by: +seconds)
}
func - (
  time: MediaTime.DispatchWallTime, interval: Foundation.DispatchTimeInterval
) -> MediaTime.DispatchWallTime {
  time.advanced(by: -(MediaTime.Simulation.seconds(of: interval)))
}
func - (time: MediaTime.DispatchWallTime, seconds: Swift.Double) -> MediaTime.DispatchWallTime {
  time.advanced(by: -seconds)
}
func dispatchPrecondition(condition: @autoclosure () -> MediaTime.DispatchPredicate) {
  MediaTime.dispatchPrecondition(condition: condition())
}
extension Foundation.Date {
  init() { self = MediaTime.Simulation.date }
  init(timeIntervalSinceNow seconds: Foundation.TimeInterval) {
    self = MediaTime.Simulation.date.addingTimeInterval(seconds)
  }
  static var now: Foundation.Date { MediaTime.Simulation.date }
  var timeIntervalSinceNow: Foundation.TimeInterval {
    timeIntervalSince(MediaTime.Simulation.date)
  }
}
extension Foundation.ProcessInfo {
  var systemUptime: Foundation.TimeInterval { MediaTime.Simulation.uptime }
}
func CFAbsoluteTimeGetCurrent() -> Swift.Double {
  MediaTime.Simulation.date.timeIntervalSinceReferenceDate
}
public typealias SystemRandomNumberGenerator = MediaTime.SimulationRandom
extension Foundation.UUID {
  init() { self = MediaTime.Simulation.uuid() }
}
extension Swift.FixedWidthInteger {
  static func random(in range: Swift.Range<Self>) -> Self {
    var generator = MediaTime.SimulationRandom()
    return random(in: range, using: &generator)
  }
  static func random(in range: Swift.ClosedRange<Self>) -> Self {
    var generator = MediaTime.SimulationRandom()
    return random(in: range, using: &generator)
  }
}
extension Swift.BinaryFloatingPoint where RawSignificand: Swift.FixedWidthInteger {
  static func random(in range: Swift.Range<Self>) -> Self {
    var generator = MediaTime.SimulationRandom()
    return random(in: range, using: &generator)
  }
  static func random(in range: Swift.ClosedRange<Self>) -> Self {
    var generator = MediaTime.SimulationRandom()
    return random(in: range, using: &generator)
  }
}
extension Swift.Bool {
  static func random() -> Swift.Bool {
    var generator = MediaTime.SimulationRandom()
    return random(using: &generator)
  }
}
extension Swift.Sequence {
  func shuffled() -> [Element] {
    var generator = MediaTime.SimulationRandom()
    return shuffled(using: &generator)
  }
}
extension Swift.MutableCollection where Self: Swift.RandomAccessCollection {
  mutating func shuffle() {
    var generator = MediaTime.SimulationRandom()
    shuffle(using: &generator)
  }
}
extension Swift.Collection {
  func randomElement() -> Element? {
    var generator = MediaTime.SimulationRandom()
    return randomElement(using: &generator)
  }
}
func arc4random() -> Swift.UInt32 { MediaTime.Simulation.random32() }
func arc4random_uniform(_ bound: Swift.UInt32) -> Swift.UInt32 {
  MediaTime.Simulation.random32(below: bound)
}
func drand48() -> Swift.Double { MediaTime.Simulation.randomUnit() }
extension Foundation.Thread {
  static var isMainThread: Swift.Bool { MediaTime.Simulation.isMainThread }
  var isMainThread: Swift.Bool {
    self === Foundation.Thread.current && MediaTime.Simulation.isMainThread
  }
  static func sleep(forTimeInterval seconds: Foundation.TimeInterval) {
    MediaTime.Simulation.sleep(seconds)
  }
  static func sleep(until date: Foundation.Date) {
    MediaTime.Simulation.sleep(date.timeIntervalSince(MediaTime.Simulation.date))
  }
}
@discardableResult func sleep(_ seconds: Swift.UInt32) -> Swift.UInt32 {
  MediaTime.Simulation.sleep(Swift.Double(seconds))
  return 0
}
@discardableResult func usleep(_ microseconds: Swift.UInt32) -> Swift.Int32 {
  MediaTime.Simulation.sleep(Swift.Double(microseconds) / 1e6)
  return 0
}
extension _Concurrency.Task where Success == Swift.Never, Failure == Swift.Never {
  static func sleep(nanoseconds duration: Swift.UInt64) async throws {
    try await MediaTime.Simulation.sleep(seconds: Swift.Double(duration) / 1e9)
  }
  static func sleep<C: _Concurrency.Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    try await MediaTime.Simulation.sleep(for: duration, clock: clock)
  }
  static func sleep<C: _Concurrency.Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    try await MediaTime.Simulation.sleep(until: deadline, clock: clock)
  }
}
