public import Foundation
public import ObjectiveC

/// The loop that runs the simulation's ticks.
///
/// There is one, whatever thread asks: a nested run goes on by whole ticks, leaving out what it was
/// called from.
open class RunLoop: NSObject, @unchecked Sendable {
  /// A mode; timers and performs run in all of them here.
  public typealias Mode = Foundation.RunLoop.Mode

  /// The simulation's loop.
  public static let main = RunLoop()
  /// The same as ``main``.
  public static var current: RunLoop { main }

  /// The mode in which the loop runs.
  open var currentMode: Mode? { .default }

  /// Starts a timer.
  open func add(_ timer: Timer, forMode mode: Mode) {
    timer.schedule()
  }

  /// Runs a block in the next round of the loop.
  open func perform(_ block: @escaping @Sendable () -> Void) {
    MainWork.shared.enqueue(kind: .timer, name: "a block of the run loop") { block() }
  }

  /// Runs a block in the next round of the loop.
  open func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
    perform(block)
  }

  /// Sends a message in the next round of the loop.
  open func perform(
    _ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [Mode]
  ) {
    DelayedPerform.add(target: target as AnyObject, selector: aSelector, argument: arg, delay: 0)
  }

  /// Takes back messages that were to be sent in the next round.
  open func cancelPerform(_ aSelector: Selector, target: Any, argument arg: Any?) {
    DelayedPerform.cancel(target: target as AnyObject) {
      $0.selector == aSelector && DelayedPerform.isSame($0.argument, arg)
    }
  }

  /// Takes back all messages to a target.
  open func cancelPerformSelectors(withTarget target: Any) {
    DelayedPerform.cancel(target: target as AnyObject) { _ in true }
  }

  /// Goes on by whole ticks until a date of the simulated clock.
  open func run(until limitDate: Date) {
    let limit = Simulation.timestamp(of: limitDate)
    SimulationThread.assumeIsolated { FrameLoop.current.run(until: limit) }
  }

  /// Goes on by one tick, unless the date has passed.
  ///
  /// - Returns: whether it did.
  @discardableResult
  open func run(mode: Mode, before limitDate: Date) -> Bool {
    guard Simulation.timestamp(of: limitDate) > MediaClock.now else { return false }
    SimulationThread.assumeIsolated { FrameLoop.current.tick() }
    return true
  }

  /// When the next timer fires.
  open func limitDate(forMode mode: Mode) -> Date? {
    MainWork.shared.nextDue.map(Simulation.date(of:))
  }
}

extension Foundation.RunLoop.Mode {
  /// The mode while a finger drags a scroll view.
  public static let tracking = Foundation.RunLoop.Mode("UITrackingRunLoopMode")
}
