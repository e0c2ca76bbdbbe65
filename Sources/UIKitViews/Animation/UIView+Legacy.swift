public import Foundation
import MediaTime
public import ObjectiveC
import QuartzCore

/// What the calls between `beginAnimations` and `commitAnimations` have set.
struct LegacyAnimation {
  var id: String?
  var userData: UnsafeMutableRawPointer?
  var context = ViewAnimationContext(duration: 0.2)
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  let group: LegacyGroup
}

/// Holds the callback of an old-style animation until its settings are known.
@MainActor final class LegacyGroup {
  var body: (@MainActor (Bool) -> Void)?
  private(set) lazy var group = AnimationCompletionGroup(
    whenEmpty: AnimationRules.emptyBlockCompletion
  ) {
    [self] finished in onMainActor { AnimationState.with(nil) { body?(finished) } }
  }
}

/// The calls of iOS 3 and before, which bracket ordinary code.
extension UIView {
  /// Begins to animate changes; ``commitAnimations()`` ends it. Calls nest.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    var legacy = LegacyAnimation(id: animationID, userData: context, group: LegacyGroup())
    legacy.context.group = legacy.group.group
    AnimationState.legacy.append(legacy)
    AnimationState.push(legacy.context)
  }

  /// Ends the innermost ``beginAnimations(_:context:)``.
  public class func commitAnimations() {
    guard let legacy = AnimationState.legacy.popLast() else { return }
    AnimationState.pop()
    let number = NSNumber(value: true)
    if let delegate = legacy.delegate, let willStart = legacy.willStart {
      _ = MessageSend.send(willStart, to: delegate, arguments: [legacy.id, legacy.userData])
    }
    let delegate = legacy.delegate
    legacy.group.body = { finished in
      guard let delegate, let didStop = legacy.didStop else { return }
      let flag = finished ? number : NSNumber(value: false)
      _ = MessageSend.send(didStop, to: delegate, arguments: [legacy.id, flag, legacy.userData])
    }
    legacy.group.group.seal()
  }

  /// Sets who is told of start and stop.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change { $0.delegate = delegate as AnyObject? }
  }
  /// Sets what the delegate is sent at the start.
  public class func setAnimationWillStart(_ selector: Selector?) {
    change { $0.willStart = selector }
  }
  /// Sets what the delegate is sent at the end: the id, whether it was reached, the context.
  public class func setAnimationDidStop(_ selector: Selector?) { change { $0.didStop = selector } }
  /// Sets the duration in seconds; 0.2 unless set.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.context.duration = duration }
  }
  /// Sets the delay in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.context.delay = delay } }
  /// Sets the curve.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    change { $0.context.curve = .bezier(curve.bezier) }
  }
  /// Sets how many runs there are.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.context.repeatCount = repeatCount }
  }
  /// Sets whether each run goes back.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.context.autoreverses = repeatAutoreverses }
  }
  /// Sets whether animations start from what is on screen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change {
      if fromCurrentState {
        $0.context.options.insert(.beginFromCurrentState)
      } else {
        $0.context.options.remove(.beginFromCurrentState)
      }
    }
  }

  private static func change(_ body: (inout LegacyAnimation) -> Void) {
    guard var legacy = AnimationState.legacy.popLast() else { return }
    body(&legacy)
    AnimationState.legacy.append(legacy)
    AnimationState.replaceLast(legacy.context)
  }
}
