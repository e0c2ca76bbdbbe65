public import Foundation
public import ObjectiveC

/// A timer of the simulation's clock.
///
/// It fires in the work pass with the clock at its own fire date, even between two ticks. One that
/// is late because the main thread was blocked fires once and keeps its rhythm.
open class Timer: NSObject, @unchecked Sendable {
  /// The seconds between two firings; 0 if it fires once.
  public let timeInterval: TimeInterval
  /// What was given at creation.
  public private(set) var userInfo: Any?
  /// How late the timer may fire; timers here are exact whatever it says.
  open var tolerance: TimeInterval = 0

  private enum Action {
    case block((Timer) -> Void)
    case message(target: AnyObject, Selector)
  }

  private var action: Action?
  private var next: MediaTimestamp
  private var token: MainWork.Token?
  private var isScheduled = false

  /// Makes a timer that calls a block; `RunLoop.add(_:forMode:)` starts it.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(interval, repeats: repeats, first: nil, userInfo: nil, action: .block(block))
  }

  /// Makes a timer that calls a block, first at a date; `RunLoop.add(_:forMode:)` starts it.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(interval, repeats: repeats, first: date, userInfo: nil, action: .block(block))
  }

  /// Makes a timer that sends a message; `RunLoop.add(_:forMode:)` starts it.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      ti, repeats: yesOrNo, first: nil, userInfo: userInfo,
      action: .message(target: aTarget as AnyObject, aSelector))
  }

  /// Makes a timer that sends a message, first at a date; `RunLoop.add(_:forMode:)` starts it.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(
      ti, repeats: rep, first: date, userInfo: ui, action: .message(target: t as AnyObject, s))
  }

  private init(
    _ interval: TimeInterval, repeats: Bool, first: Date?, userInfo: Any?, action: Action
  ) {
    // Apple's smallest interval.
    let length = interval > 0 ? interval : 0.0001
    timeInterval = repeats ? length : 0
    next = first.map(Simulation.timestamp(of:)) ?? MediaClock.now + length
    self.userInfo = userInfo
    self.action = action
    super.init()
  }

  /// Makes a timer that calls a block, and starts it.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Makes a timer that sends a message, and starts it.
  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    timer.schedule()
    return timer
  }

  /// Whether the timer can still fire.
  open var isValid: Bool { action != nil }

  /// When the timer fires next; setting it moves the timer.
  open var fireDate: Date {
    get { Simulation.date(of: next) }
    set {
      next = Simulation.timestamp(of: newValue)
      guard isScheduled else { return }
      cancelToken()
      enqueue()
    }
  }

  /// Fires now; a timer that repeats keeps its rhythm, another one is over.
  open func fire() {
    guard let action else { return }
    if timeInterval == 0 { invalidate() }
    call(action)
  }

  /// Stops the timer for good and lets go of its target.
  open func invalidate() {
    action = nil
    userInfo = nil
    isScheduled = false
    cancelToken()
  }

  /// Starts the timer; a second call does nothing.
  package func schedule() {
    guard isValid, !isScheduled else { return }
    isScheduled = true
    enqueue()
  }

  private func enqueue() {
    token = MainWork.shared.enqueue(
      at: next, kind: timeInterval > 0 ? .repeatingTimer : .timer, name: "a timer"
    ) { self.fireOnTime() }
  }

  private func fireOnTime() {
    guard let action else { return }
    let due = next
    token = nil
    if timeInterval == 0 {
      // Over for good, but its target and userInfo stay until the call returns.
      call(action)
      return invalidate()
    }
    call(action)
    guard isValid, isScheduled, token == nil else { return }
    next = due + timeInterval
    if next <= MediaClock.now {
      next = due + (((MediaClock.now - due) / timeInterval).rounded(.down) + 1) * timeInterval
    }
    enqueue()
  }

  private func call(_ action: Action) {
    switch action {
    case .block(let block):
      block(self)
    case .message(let target, let selector):
      if case .unrecognized = MessageSend.send(selector, to: target, arguments: [self]) {
        preconditionFailure(
          "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance by a timer")
      }
    }
  }

  private func cancelToken() {
    if let token { MainWork.shared.cancel(token) }
    token = nil
  }
}
