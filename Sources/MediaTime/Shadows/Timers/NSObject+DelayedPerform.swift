public import Foundation
public import ObjectiveC

extension NSObjectProtocol {
  /// Sends a message when `delay` seconds of virtual time have passed.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedPerform.add(
      target: self as AnyObject, selector: aSelector, argument: anArgument, delay: delay)
  }

  /// Sends a message when `delay` seconds of virtual time have passed, whatever the mode.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [Foundation.RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Sends a message on the main thread, and waits for it if asked to.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let request = DelayedPerform.Request(
      target: self as AnyObject, selector: aSelector, argument: arg, number: 0)
    if !wait {
      MainWork.shared.enqueue(kind: .queue, name: "a message \(aSelector)") {
        DelayedPerform.send(request)
      }
    } else if SimulationThread.isCurrent {
      DelayedPerform.send(request)
    } else {
      DispatchQueue.main.sync { DelayedPerform.send(request) }
    }
  }

  /// Sends a message on a thread of its own.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let request = DelayedPerform.Request(
      target: self as AnyObject, selector: aSelector, argument: arg, number: 0)
    DispatchQueue.global().async { DelayedPerform.send(request) }
  }
}

extension NSObject {
  /// Takes back all delayed messages to a target.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerform.cancel(target: aTarget as AnyObject) { _ in true }
  }

  /// Takes back the delayed messages to a target with this selector and an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedPerform.cancel(target: aTarget as AnyObject) {
      $0.selector == aSelector && DelayedPerform.isSame($0.argument, anArgument)
    }
  }
}
