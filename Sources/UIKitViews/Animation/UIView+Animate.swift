public import Foundation
import MediaTime
import QuartzCore

extension UIView {
  // MARK: Blocks

  /// Animates the changes in a block (facts 86 to 96).
  ///
  /// Model values change at once, what is shown follows. The completion is called with true if the
  /// animations reached their end, with false if they were removed before.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let context = ViewAnimationContext(
      duration: duration, delay: delay, curve: options.curve, options: options)
    run(context, animations, completion)
  }

  /// Animates the changes in a block, without delay, slow at both ends.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes in a block, without delay, slow at both ends.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes in a block with a spring that has settled after the duration (fact 99).
  ///
  /// A velocity of 1 is the whole distance in a second (fact 100).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringSolver(
      duration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    let context = ViewAnimationContext(
      duration: duration, delay: delay, curve: .spring(spring), options: options)
    run(context, animations, completion)
  }

  /// Animates the changes in a block with a spring given by its perceived duration and its bounce
  /// (facts 107, 108).
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringSolver(
      perceptualDuration: duration, bounce: Double(bounce),
      initialVelocity: Double(initialSpringVelocity))
    let context = ViewAnimationContext(
      duration: duration > 0 ? min(spring.settlingDuration, 60) : 0, delay: delay,
      curve: .spring(spring), options: options)
    run(context, animations, completion)
  }

  // MARK: Without animation

  /// Makes the changes in a block without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = AnimationState.areAnimationsEnabled
    AnimationState.areAnimationsEnabled = false
    actionsWithoutAnimation()
    AnimationState.areAnimationsEnabled = before
  }

  /// Says whether blocks animate from now on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.areAnimationsEnabled = enabled
  }

  /// Whether blocks animate.
  public class var areAnimationsEnabled: Bool { AnimationState.areAnimationsEnabled }

  /// The duration of the block that is running, in seconds; 0 outside blocks (fact 95).
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationState.current?.duration ?? 0
  }

  // MARK: Modifiers

  /// Repeats the animations of a block inside a block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard var context = AnimationState.current else { return animations() }
    context.repeatCount = Float(count)
    context.autoreverses = autoreverses
    AnimationState.with(context, animations)
  }

  /// Runs an animation of the system's own on views, and others alongside.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
      }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }
}

extension UIView {
  /// Runs a block in a context, as part of the block around it, and sees to its completion.
  static func run(
    _ context: ViewAnimationContext, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    var context = inherited(context)
    if context.options.contains(.repeat) { context.repeatCount = .infinity }
    if context.options.contains(.autoreverse) { context.autoreverses = true }
    let group = completion.map { completion in
      AnimationCompletionGroup(whenEmpty: AnimationRules.emptyBlockCompletion) { finished in
        onMainActor { AnimationState.with(nil) { completion(finished) } }
      }
    }
    // An animator that captures the block also waits for it.
    context.group = group
    let isAnimated = context.duration > 0 && AnimationState.areAnimationsEnabled
    AnimationState.with(isAnimated ? context : nil) {
      animations()
      if context.options.contains(.layoutSubviews) { ViewPasses.layOutPending() }
    }
    group?.seal()
  }

  /// What a block takes from the one around it: duration and curve, unless it insists on its own,
  /// and whoever records the changes (fact 95).
  private static func inherited(_ context: ViewAnimationContext) -> ViewAnimationContext {
    guard let outer = AnimationState.current else { return context }
    var context = context
    if !context.options.contains(.overrideInheritedDuration) { context.duration = outer.duration }
    if !context.options.contains(.overrideInheritedCurve) { context.curve = outer.curve }
    if !context.options.contains(.overrideInheritedOptions),
      outer.options.contains(.allowUserInteraction)
    {
      context.options.insert(.allowUserInteraction)
    }
    context.recorder = outer.recorder
    return context
  }
}
