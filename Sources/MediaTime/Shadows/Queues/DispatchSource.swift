import Foundation

/// What all dispatch sources have in common.
public protocol DispatchSourceProtocol: AnyObject {
  /// Sets the block that runs at each event.
  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?)
  /// Sets the block that runs once after ``cancel()``.
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?)
  /// Starts the source.
  func activate()
  /// Starts the source, or undoes one ``suspend()``.
  func resume()
  /// Keeps events back.
  func suspend()
  /// Stops the source for good.
  func cancel()
  /// Whether ``cancel()`` was called.
  var isCancelled: Bool { get }
}

extension DispatchSourceProtocol {
  /// Sets the block that runs at each event.
  public func setEventHandler(handler: (@Sendable () -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }

  /// Sets a work item that runs at each event.
  public func setEventHandler(handler: DispatchWorkItem) {
    setEventHandler { handler.perform() }
  }

  /// Sets the block that runs once after ``cancel()``.
  public func setCancelHandler(handler: (@Sendable () -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

/// A source whose events are points in time.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// Sets when the events take place, in seconds between them.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  /// Sets when the events take place.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: deadline, repeating: interval.seconds, leeway: leeway)
  }

  /// Sets when the events take place, in seconds between them.
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  /// Sets when the events take place, on the simulated wall clock.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(
      deadline: DispatchTime(wallDeadline.timestamp), repeating: interval.seconds, leeway: leeway)
  }
}

/// Makes dispatch sources; timers are the only kind that a simulation has.
public enum DispatchSource {
  /// Flags of a timer source.
  public struct TimerFlags: OptionSet, Sendable {
    /// The flags' bits.
    public let rawValue: UInt
    /// Makes flags from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Asks for exact times, which all timers keep here.
    public static let strict = TimerFlags(rawValue: 1)
  }

  /// Makes a timer that runs its handler on `queue`, or in the background.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    TimerSource(queue: queue ?? .global())
  }
}

private final class TimerSource: DispatchSourceTimer, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let queue: DispatchQueue
  private var handler: (@Sendable () -> Void)?
  private var cancelHandler: (@Sendable () -> Void)?
  private var next: MediaTimestamp?
  private var interval = Double.infinity
  private var suspensions = 1
  private var isActive = false
  private var cancelled = false
  private var token: MainWork.Token?

  init(queue: DispatchQueue) {
    self.queue = queue
  }

  deinit {
    if let token { MainWork.shared.cancel(token) }
  }

  var isCancelled: Bool { lock.withLock { cancelled } }

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?
  ) {
    lock.withLock { self.handler = handler }
  }

  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?
  ) {
    lock.withLock { cancelHandler = handler }
  }

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    lock.withLock {
      next = deadline.timestamp
      self.interval = interval > 0 ? interval : .infinity
      reschedule()
    }
  }

  func activate() {
    lock.withLock { if !isActive { resume() } }
  }

  func resume() {
    lock.withLock {
      isActive = true
      suspensions = max(suspensions - 1, 0)
      reschedule()
    }
  }

  func suspend() {
    lock.withLock {
      suspensions += 1
      reschedule()
    }
  }

  func cancel() {
    lock.withLock {
      if cancelled { return }
      cancelled = true
      reschedule()
      if let cancelHandler { queue.async(execute: cancelHandler) }
      handler = nil
      cancelHandler = nil
    }
  }

  private func reschedule() {
    if let token { MainWork.shared.cancel(token) }
    token = nil
    guard let next, next.nanoseconds < .max, suspensions == 0, !cancelled else { return }
    let isOnce = interval == .infinity
    let kind: MainWork.Kind =
      queue.backing != nil ? .handOver : isOnce ? .timer : .repeatingTimer
    token = MainWork.shared.enqueue(at: next, kind: kind, name: "a timer source") {
      [weak self] in self?.fire()
    }
  }

  private func fire() {
    let event = lock.withLock { () -> (@Sendable () -> Void)? in
      guard let due = next else { return nil }
      next = interval == .infinity ? nil : following(due)
      reschedule()
      return handler
    }
    guard let event else { return }
    if queue.backing == nil { event() } else { queue.async(execute: event) }
  }

  /// The first event after now: what was missed while suspended is one event.
  private func following(_ due: MediaTimestamp) -> MediaTimestamp {
    var time = due + interval
    if time <= MediaClock.now {
      time = due + (((MediaClock.now - due) / interval).rounded(.down) + 1) * interval
    }
    return time
  }
}
