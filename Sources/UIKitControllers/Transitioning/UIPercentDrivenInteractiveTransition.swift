import CoreGraphics
import EventLog
import Foundation
import UIKitViews

/// Drives a transition by a percentage: scrubs the animator's animations, then plays the rest.
///
/// What is called before the transition has started is kept and repeated at the start.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private enum Outcome { case finish, cancel }

  private var context: TransitionContext?
  private var hasStarted = false
  private var earlyOutcome: Outcome?
  private var percentStorage: CGFloat = 0
  private var durationStorage: CGFloat = 0

  /// Makes a controller for one transition, or for several in turn.
  public override init() { super.init() }

  /// The animator's duration, taken when the transition starts (fact 67).
  open var duration: CGFloat { durationStorage }
  /// The last percentage that was given to `update(_:)` (fact 71).
  open var percentComplete: CGFloat { percentStorage }
  /// How fast the rest is played; 1 is the animation's own pace (fact 70).
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest; the interactive part has none (fact 69).
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The curve of the rest for an interruptible animator (fact 80).
  open var timingCurve: (any UITimingCurveProvider)?
  /// False starts by time, to be caught later by `pause()` (fact 81).
  open var wantsInteractiveStart: Bool = true

  /// Called by the system in place of the animator, which this calls in turn (fact 67).
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { begin(transitionContext) }

  /// Moves the transition to a percentage, from 0 to 1.
  open func update(_ percentComplete: CGFloat) { move(to: percentComplete) }
  /// Ends the interaction; the rest plays to the end.
  open func finish() { end(.finish) }
  /// Ends the interaction; the rest plays back to the start.
  open func cancel() { end(.cancel) }
  /// Catches the running, interruptible transition.
  open func pause() { context?.pauseInteractiveTransition() }

  // MARK: What the driver calls

  /// A transition is about to use this object; the system keeps both until its end.
  func attach(to context: TransitionContext) {
    self.context = context
    hasStarted = false
    // What was called before, without a transition, is of no concern to this one.
    earlyOutcome = nil
    percentStorage = 0
  }

  func detach(from context: TransitionContext) {
    guard self.context === context else { return }
    self.context = nil
  }

  func caught(at percent: CGFloat) { percentStorage = percent }

  private func begin(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let driver = context.driver else {
      return
    }
    self.context = context
    durationStorage = CGFloat(driver.duration)
    driver.startPercentDriven()
    hasStarted = true
    if percentStorage != 0 { context.updateInteractiveTransition(percentStorage) }
    switch earlyOutcome {
    case .finish: context.finishInteractiveTransition()
    case .cancel: context.cancelInteractiveTransition()
    case nil: break
    }
    earlyOutcome = nil
  }

  private func move(to percent: CGFloat) {
    percentStorage = percent
    guard isDriving else { return }
    context?.updateInteractiveTransition(percent)
  }

  private func end(_ outcome: Outcome) {
    guard isDriving else {
      if context != nil, earlyOutcome == nil { earlyOutcome = outcome }
      return
    }
    switch outcome {
    case .finish: context?.finishInteractiveTransition()
    case .cancel: context?.cancelInteractiveTransition()
    }
  }

  /// Started by the system, or caught after it had started by time.
  private var isDriving: Bool { hasStarted || context?.isInteractive == true }
}
