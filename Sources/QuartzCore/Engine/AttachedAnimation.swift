internal import CoreGraphics
internal import Foundation

/// An animation on a layer, from the moment it was added until it is removed.
package final class AttachedAnimation {
  /// Where it is in its life.
  package enum Phase: Hashable, Sendable {
    /// Added, not committed: shown at its beginning.
    case pending
    case running
    /// Over, but staying on its layer as `isRemovedOnCompletion` is false.
    case held
    /// Off its layer.
    case removed
  }

  package private(set) weak var layer: CALayer?
  package let key: String
  /// Whether the program gave the key.
  let hasKey: Bool
  package let animation: CAAnimation
  package let sequence: Int
  /// The timeline that gives the animation its time; nil for the clock.
  package let timeline: AnimationTimeline?
  /// How the layer looked before, for a transition.
  let oldPicture: CGImage?
  /// Whether the layer draws itself anew in every frame of it.
  let redraws: Bool
  package internal(set) var phase = Phase.pending
  private(set) var compiled: CompiledAnimation
  /// When it begins, in its layer's time; nil until it is committed.
  package private(set) var begin: Double?

  init(
    _ animation: CAAnimation, compiled: CompiledAnimation, key: String?, layer: CALayer,
    sequence: Int, timeline: AnimationTimeline?, oldPicture: CGImage?
  ) {
    self.animation = animation
    self.compiled = compiled
    self.key = key ?? "\u{0}\(sequence)"
    hasKey = key != nil
    redraws = compiled.tracks.contains { type(of: layer).needsDisplay(forKey: $0.path.rootKey) }
    self.layer = layer
    self.sequence = sequence
    self.timeline = timeline
    self.oldPicture = oldPicture
    if animation.beginTime != 0 { begin = animation.beginTime }
  }

  /// Whether it makes its layer look different from one frame to the next.
  package var isMoving: Bool { phase == .pending || phase == .running }

  package var isEndless: Bool { compiled.timing.isEndless }

  /// Whether the program gave the layer an endless animation: repeats without end.
  package var repeatsForever: Bool { !compiled.timing.activeDuration.isFinite }

  /// Fixes the beginning at a moment of the clock.
  func resolve(at clock: Double, in layer: CALayer) {
    resolve(base: baseTime(at: clock), in: layer)
  }

  /// Fixes the beginning at a moment of the time that the layer's chain starts from.
  func resolve(base: Double, in layer: CALayer) {
    guard begin == nil else { return }
    let now = layer.localTime(at: base)
    begin = now + animation.beginDelay
    compiled.timing.beginTime = now + animation.beginDelay
  }

  /// The time that the layer's chain starts from.
  func baseTime(at clock: Double) -> Double { timeline?.mediaTime(at: clock) ?? clock }

  /// The time in which the animation is timed.
  private func time(at clock: Double, in layer: CALayer) -> Double {
    let now = layer.localTime(at: baseTime(at: clock))
    if begin != nil { return now }
    // Not committed: at its beginning, or before it if there is a delay.
    return compiled.timing.beginTime - animation.beginDelay
  }

  func apply(to properties: inout LayerProperties, of layer: CALayer, at clock: Double) {
    compiled.apply(to: &properties, at: time(at: clock, in: layer))
  }

  func transition(of layer: CALayer, at clock: Double) -> LayerTransition? {
    guard let (curve, progress) = compiled.transitionProgress(at: time(at: clock, in: layer)) else {
      return nil
    }
    return LayerTransition(
      type: curve.type, subtype: curve.subtype, progress: progress, old: oldPicture)
  }

  /// How many seconds of the clock are left; negative when it is over, infinite if it stands still.
  func timeLeft(at clock: Double, in layer: CALayer) -> Double {
    guard begin != nil else { return .infinity }
    let rate = layer.timeRate
    guard rate > 0 else { return .infinity }
    let end = compiled.timing.endTime
    guard end.isFinite else { return .infinity }
    return (end - layer.localTime(at: baseTime(at: clock))) / rate
  }

  /// Tells delegate, handler and groups that the animation stopped.
  func reportStop(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    animation.onStop?(finished)
    for group in animation.completionGroups { group.leave(finished: finished) }
  }
}
