import EventLog
import Foundation
import MediaTime
import ObjectiveC
import QuartzCore
import UIKitViews

extension TransitionDriver {
  private var percentDriven: UIPercentDrivenInteractiveTransition? {
    interaction as? UIPercentDrivenInteractiveTransition
  }

  /// What the animator says about its duration; asked with the context (fact 9).
  private func takeDuration() {
    guard let animator else { return }
    if !usesBuiltInAnimator {
      EventLog.current.record(
        actor: .animator, object: animator, call: "transitionDuration(using:)")
    }
    duration = animator.transitionDuration(using: context)
  }

  /// The duration for whoever asks before the start; the animator is asked anew then (fact 9).
  var expectedDuration: TimeInterval {
    if duration == 0, timeline == nil, isInFlight { takeDuration() }
    return duration
  }

  // MARK: Starting

  func animateByTime() {
    host.willAnimate()
    takeDuration()
    let timeline = AnimationTimeline(root: host.containerView.layer)
    self.timeline = timeline
    timeline.activate()
    callAnimator()
    if interruptibleAnimator != nil { unfreezeTouches() }
  }

  func startInteraction() {
    host.willAnimate()
    takeDuration()
    guard let interaction else { return }
    if percentDriven == nil { makeCompanionTimeline() }
    if !usesBuiltInAnimator {
      EventLog.current.record(
        actor: .interaction, object: interaction, call: "startInteractiveTransition(_:)")
    }
    interaction.startInteractiveTransition(context)
  }

  /// Called by a percent-driven controller from its `startInteractiveTransition` (fact 67).
  func startPercentDriven() {
    guard timeline == nil else { return }
    if let animator = interruptibleAnimator {
      scrubbed = animator
      makeCompanionTimeline()
      // Pausing takes its blocks in; what they change about constraints goes back with a cancel.
      rollbacks = AnimationTimeline.collectingRollbacks { animator.pauseAnimation() }
      return
    }
    let timeline = AnimationTimeline(root: host.containerView.layer)
    self.timeline = timeline
    timeline.activate()
    timeline.freeze(at: 0)
    callAnimator()
  }

  /// Where something else moves the screens, a timeline still moves what goes alongside.
  ///
  /// Its root is a layer of its own, outside the tree: the animations that the interaction controller
  /// itself adds under the container run by the clock, as they would in UIKit.
  private func makeCompanionTimeline() {
    let root = CALayer()
    companionRoot = root
    let timeline = AnimationTimeline(root: root)
    self.timeline = timeline
    timeline.activate()
    timeline.freeze(at: 0)
  }

  private func callAnimator() {
    guard let animator else { return }
    if !usesBuiltInAnimator {
      EventLog.current.record(actor: .animator, object: animator, call: "animateTransition(using:)")
    }
    animator.animateTransition(using: context)
  }

  /// The animator's own property animator, if it has one; the same every time (fact 10).
  private var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    guard let animator, !usesBuiltInAnimator else { return nil }
    let context = context
    let found = ifImplemented { animator.interruptibleAnimator(using: context) }
    if found != nil {
      EventLog.current.record(
        actor: .animator, object: animator, call: "interruptibleAnimator(using:)")
      allowPausing()
    }
    return found
  }

  // MARK: Interaction

  func scrub() {
    timeline?.scrub(to: Double(percent) * duration)
    scrubbed?.fractionComplete = percent
  }

  /// Called by `pauseInteractiveTransition`; only an interruptible animator can be caught (fact 80).
  func pause() {
    let animator = interruptibleAnimator
    if percentDriven != nil { scrubbed = animator }
    send(.pause)
  }

  func pauseAnimator() {
    if let scrubbed {
      scrubbed.pauseAnimation()
      percent = scrubbed.fractionComplete
      percentDriven?.caught(at: percent)
    }
    timeline?.freeze(at: Double(percent) * duration)
  }

  /// Plays the rest, forwards or back, along the interaction's own curve (facts 69 and 70).
  func playTail(reversed: Bool) {
    let rest = Double(reversed ? percent : 1 - percent) * duration
    let speed = interaction.map { Double($0.completionSpeed) } ?? 1
    let length = rest / (speed > 0 ? speed : 1)
    let curve = interaction.map { $0.completionCurve } ?? .easeInOut
    if let timeline {
      timeline.onTailEnd = { [weak self] in self?.tailEnded() }
      timeline.playTail(
        to: reversed ? 0 : duration, over: length, curve: curve.timingFunction,
        from: MediaClock.seconds, reversed: reversed)
    }
    if let scrubbed {
      scrubbed.isReversed = reversed
      let factor = duration > 0 ? max(length / duration, 0.001) : 0
      scrubbed.continueAnimation(
        withTimingParameters: percentDriven?.timingCurve
          ?? UICubicTimingParameters(animationCurve: curve),
        durationFactor: CGFloat(factor))
    }
  }

  private func tailEnded() {
    guard machine.state == .finishing || machine.state == .cancelling else { return }
    send(.tailEnded)
  }
}

extension UIView.AnimationCurve {
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }

  var options: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}
