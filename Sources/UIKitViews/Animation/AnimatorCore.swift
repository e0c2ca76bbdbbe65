import Foundation
import MediaTime
import QuartzCore

/// The animation of a property animator: its changes, its time, its state.
@MainActor final class AnimatorCore: KeyframeReceiver {
  /// Kept by the core while the animation runs, so that an animator nobody holds still finishes.
  weak var animator: UIViewPropertyAnimator?
  private var keptAlive: UIViewPropertyAnimator?

  let parameters: any UITimingCurveProvider
  let givenDuration: TimeInterval
  let timing: AnimatorTiming
  var delay: TimeInterval = 0
  var allowsInteraction = true
  var isInterruptible = true
  var scrubsLinearly = true
  var pausesOnCompletion = false
  var completions: [(UIViewAnimatingPosition) -> Void] = []

  nonisolated(unsafe) private(set) var state = UIViewAnimatingState.inactive
  nonisolated(unsafe) private var run: AnimatorRun?
  private(set) var isReversed = false

  private var pending: [(body: () -> Void, delayFactor: Double)] = []
  private var changes: [AnimatorChange] = []
  private var capturing: AnimatorChange.Window?
  /// Where a paused animator stands, as a fraction of its time.
  private var pausedFraction = 0.0
  /// Tells the callbacks of the present run from those of earlier ones.
  private var generation = 0
  /// Whether a start came before there was anything to animate (fact 111).
  private var waitsForAnimations = false

  init(duration: TimeInterval, parameters: any UITimingCurveProvider) {
    givenDuration = duration
    self.parameters = parameters
    let duration = duration > 0 ? duration : AnimationRules.shortestAnimatorDuration
    let length = parameters.springTimingParameters?.length(duration: duration) ?? duration
    timing = AnimatorTiming(curve: parameters.curve(duration: duration), duration: length)
  }

  var isRunning: Bool { run != nil }

  // MARK: Fractions

  private var fraction: Double { run?.fraction(at: MediaClock.seconds, timing) ?? pausedFraction }

  /// The fraction the program sees: of the way or of the time, counted in the animator's direction.
  var shownFraction: Double {
    if state == .inactive { return 0 }
    let share = scrubsLinearly ? timing.progress(atFraction: fraction) : fraction
    return min(max(isReversed ? 1 - share : share, 0), 1)
  }

  func scrub(to shown: Double) {
    requireNotStopped("setFractionComplete:")
    if state == .inactive { enterPaused() }
    guard run == nil else { return }
    let share = min(max(isReversed ? 1 - shown : shown, 0), 1)
    pausedFraction = scrubsLinearly ? timing.fraction(atProgress: share) : share
    showPaused()
  }

  func changeDirection(_ reversed: Bool) {
    guard reversed != isReversed else { return }
    let wasRunning = isRunning
    if wasRunning { freeze() }
    isReversed = reversed
    if state == .inactive { return }
    if wasRunning { play(.original(from: pausedFraction, speed: 1), delay: 0) }
  }

  // MARK: Control

  func add(_ body: @escaping () -> Void, delayFactor: Double) {
    requireNotStopped("addAnimations:")
    guard state == .active else {
      pending.append((body, min(max(delayFactor, 0), 1)))
      return
    }
    let now = fraction
    let count = changes.count
    capture(body, window: .delayed(now + (1 - now) * min(max(delayFactor, 0), 1)))
    if let run {
      for index in count..<changes.count { show(&changes[index], run, fraction: now, delay: 0) }
    } else if waitsForAnimations {
      waitsForAnimations = false
      play(.original(from: pausedFraction, speed: 1), delay: 0)
    } else {
      showPaused()
    }
  }

  func start(afterDelay delay: TimeInterval) {
    requireNotStopped("startAnimation")
    guard run == nil else { return }
    self.delay = delay
    if state == .inactive {
      let hasBlocks = !pending.isEmpty
      takeIn()
      if !hasBlocks {
        waitsForAnimations = true
        return
      }
    }
    play(.original(from: pausedFraction, speed: 1), delay: delay)
  }

  func pause() {
    requireNotStopped("pauseAnimation")
    requireInterruptible("pauseAnimation")
    waitsForAnimations = false
    if state == .inactive { return enterPaused() }
    guard isRunning else { return }
    freeze()
    showPaused()
  }

  func resume(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    requireNotStopped("continueAnimationWithTimingParameters:durationFactor:")
    if state == .inactive { takeIn() }
    if isRunning { freeze() }
    let left = isReversed ? pausedFraction : 1 - pausedFraction
    let length = durationFactor > 0 ? durationFactor * timing.duration : left * timing.duration
    guard let parameters else {
      let speed = length > 0 ? left * timing.duration / length : 1
      return play(.original(from: pausedFraction, speed: max(speed, 0.0001)), delay: 0)
    }
    let springLength = parameters.springTimingParameters?.length(duration: max(length, 0.01))
    let retimed = AnimatorTiming(
      curve: parameters.curve(duration: max(length, 0.01)), duration: springLength ?? length)
    play(.retimed(from: timing.progress(atFraction: pausedFraction), curve: retimed), delay: 0)
  }

  func stop(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    requireInterruptible("stopAnimation:")
    settle(at: .current)
    run = nil
    generation += 1
    waitsForAnimations = false
    if withoutFinishing {
      becomeInactive()
    } else {
      state = .stopped
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    precondition(
      state == .stopped,
      "UIViewPropertyAnimator.finishAnimation(at:): the animator is \(state), not stopped. Call stopAnimation(false) first"
    )
    settle(at: position)
    complete(position)
  }

  // MARK: Taking blocks in

  private func enterPaused() {
    takeIn()
    showPaused()
  }

  private func takeIn() {
    state = .active
    pausedFraction = isReversed ? 1 : 0
    let blocks = pending
    pending = []
    for block in blocks { capture(block.body, window: .delayed(block.delayFactor)) }
  }

  private func capture(_ body: () -> Void, window: AnimatorChange.Window) {
    var context = ViewAnimationContext(
      duration: timing.duration, curve: timing.curve,
      options: allowsInteraction ? .allowUserInteraction : [])
    context.recorder = self
    let before = capturing
    capturing = window
    AnimationState.with(context, body)
    capturing = before
  }

  func record(_ change: PropertyChange) {
    changes.append(AnimatorChange(change: change, window: capturing ?? .delayed(0)))
  }

  func record(_ change: PropertyChange, from start: Double, to end: Double) {
    changes.append(AnimatorChange(change: change, window: .keyframe(start, end)))
  }

  // MARK: Showing

  private func freeze() {
    pausedFraction = fraction
    run = nil
    generation += 1
  }

  private func showPaused() {
    for index in changes.indices { hold(&changes[index], fraction: pausedFraction) }
  }

  private func play(_ pace: AnimatorRun.Pace, delay: TimeInterval) {
    keptAlive = animator
    generation += 1
    let run = AnimatorRun(pace: pace, isReversed: isReversed, start: nextCommit + delay)
    self.run = run
    let group = makeGroup()
    let now = pausedFraction
    for index in changes.indices {
      show(&changes[index], run, fraction: now, delay: delay, group: group)
    }
    // Without a change to show, the animation lasts its time all the same.
    if changes.isEmpty {
      group.join()
      MainWork.shared.enqueue(after: delay + run.length(timing), kind: .timer, name: "an animator")
      {
        group.leave(finished: true)
      }
    }
    group.seal()
  }

  /// When the animations added now begin: in this tick, or in the next if none is being performed.
  private var nextCommit: Double {
    let loop = FrameLoop.current
    return loop.activePass == nil ? loop.nextTickTime.seconds : MediaClock.seconds
  }

  private func makeGroup() -> AnimationCompletionGroup {
    let mine = generation
    return AnimationCompletionGroup(whenEmpty: .nextPass) { [self] finished in
      onMainActor { if mine == generation { runIsOver(finished) } }
    }
  }

  private func runIsOver(_ finished: Bool) {
    let end: UIViewAnimatingPosition = isReversed ? .start : .end
    if pausesOnCompletion, finished {
      pausedFraction = isReversed ? 0 : 1
      run = nil
      generation += 1
      showPaused()
      return
    }
    run = nil
    generation += 1
    for index in changes.indices.reversed() {
      let change = changes[index].change
      takeOff(&changes[index])
      // What has another value by now was changed by the program, or rolled back with a transition.
      if isReversed { change.view.restore(change.old, of: change, ifItHas: change.new) }
    }
    complete(end)
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    let callbacks = completions
    completions = []
    becomeInactive()
    AnimationState.with(nil) { for callback in callbacks { callback(position) } }
  }

  private func becomeInactive() {
    state = .inactive
    changes = []
    run = nil
    isReversed = false
    pausedFraction = 0
    keptAlive = nil
  }

  /// Takes the animations off and gives the model the values of a position.
  private func settle(at position: UIViewAnimatingPosition) {
    let shown = changes.map { $0.change.layer.shownValue(forKeyPath: $0.change.keyPath) }
    generation += 1
    for index in changes.indices.reversed() {
      let change = changes[index].change
      takeOff(&changes[index])
      switch position {
      case .end: change.view.restore(change.new, of: change, ifItHas: nil)
      case .start: change.view.restore(change.old, of: change, ifItHas: nil)
      case .current:
        if let value = shown[index] { change.view.restore(value, of: change, ifItHas: nil) }
      }
    }
  }

  // MARK: Misuse

  private func requireNotStopped(_ call: String) {
    precondition(
      state != .stopped,
      "UIViewPropertyAnimator \(call) cannot be called on a stopped animator; finish it first")
  }

  private func requireInterruptible(_ call: String) {
    precondition(
      isInterruptible,
      "UIViewPropertyAnimator \(call) cannot be called on an animator that is not interruptible")
  }

  /// Releasing an animator that is paused or stopped is an error in UIKit (fact 109).
  nonisolated func animatorIsReleased() {
    guard AnimationRules.trapsOnAnimatorRelease else { return }
    precondition(
      state == .inactive || run != nil,
      "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be explicitly stopped and finished before they can be released."
    )
  }
}
