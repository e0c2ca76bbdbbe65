import CoreGraphics
public import Foundation

/// Runs the changes of blocks as one animation that can be paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// Everything the animator knows about its animation.
  let core: AnimatorCore

  /// Makes an animator with a timing; a duration of 0 acts as 0.2 s (fact 130).
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    core = AnimatorCore(duration: duration, parameters: parameters)
    super.init()
    core.animator = self
  }

  /// Makes an animator of 0.2 s along Core Animation's default curve.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Makes an animator along a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator along a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator along a spring that settles in the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  deinit { core.animatorIsReleased() }

  /// Makes an animator of blocks and starts it after a delay.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    makeRunning(duration, delay, options, animations, completion)
  }

  /// How the animation is timed.
  open var timingParameters: (any UITimingCurveProvider)? { core.parameters }
  /// The duration in seconds, as it was given.
  open var duration: TimeInterval { core.givenDuration }
  /// The delay of the last start, in seconds.
  open var delay: TimeInterval { core.delay }
  /// Whether the animated views take touches; true unless set.
  open var isUserInteractionEnabled: Bool {
    get { core.allowsInteraction }
    set { core.allowsInteraction = newValue }
  }
  /// Whether the program does hit testing itself; only kept.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be paused and stopped; true unless set.
  open var isInterruptible: Bool {
    get { core.isInterruptible }
    set { core.isInterruptible = newValue }
  }
  /// Whether ``fractionComplete`` counts the way (true, unless set) or the time.
  open var scrubsLinearly: Bool {
    get { core.scrubsLinearly }
    set { core.scrubsLinearly = newValue }
  }
  /// Whether the animator stays active, paused, when it has come to its end.
  open var pausesOnCompletion: Bool {
    get { core.pausesOnCompletion }
    set { core.pausesOnCompletion = newValue }
  }

  /// What the animator is doing.
  open var state: UIViewAnimatingState { core.state }
  /// Whether it is moving.
  open var isRunning: Bool { core.isRunning }
  /// Whether it runs from its end to its start; may be changed at any time.
  open var isReversed: Bool {
    get { core.isReversed }
    set { core.changeDirection(newValue) }
  }
  /// How far it has come in its direction; setting it scrubs a paused animator, and is without effect
  /// while it runs (fact 110).
  open var fractionComplete: CGFloat {
    get { CGFloat(core.shownFraction) }
    set { core.scrub(to: Double(newValue)) }
  }

  /// Starts, or goes on after a pause.
  open func startAnimation() { core.start(afterDelay: 0) }
  /// Starts after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { core.start(afterDelay: delay) }
  /// Pauses; an animator that was not started takes its blocks in and waits at its start.
  open func pauseAnimation() { core.pause() }
  /// Stops with the views as they are; with true the animator is done and no completion is called,
  /// with false ``finishAnimation(at:)`` must follow (fact 109).
  open func stopAnimation(_ withoutFinishing: Bool) { core.stop(withoutFinishing) }
  /// Puts the views of a stopped animator where they belong and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    core.finish(at: finalPosition)
  }

  /// Adds a block, which starts after a share of the time left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    core.add(animation, delayFactor: Double(delayFactor))
  }
  /// Adds a block; a running animator takes it in for the time left.
  open func addAnimations(_ animation: @escaping () -> Void) { core.add(animation, delayFactor: 0) }
  /// Adds a block that is called at the end, with where that is.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    core.completions.append(completion)
  }
  /// Waits for the end, and says where that is.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
  /// Goes on after a pause. Without parameters the timing stays; a factor above 0 is the time left as a
  /// share of the duration (fact 110).
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { core.resume(parameters, durationFactor: Double(durationFactor)) }

  /// A new animator with the same timing, without blocks.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    onMainActor {
      UIViewPropertyAnimator(duration: core.givenDuration, timingParameters: core.parameters)
    }
  }
}
