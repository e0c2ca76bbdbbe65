public import Foundation
import MediaTime
import QuartzCore

extension UIView {
  /// Animates the changes that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
  /// makes inside a block, each at its own part of the duration (fact 113).
  ///
  /// Between keyframes values are held. The curve is linear unless curve bits of
  /// ``AnimationOptions`` are put into the options, which then time the whole.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let bits = AnimationOptions(rawValue: options.rawValue & ~(0x7 << 10))
    let isForced = options.rawValue & (0xF << 16) != 0
    let context = ViewAnimationContext(
      duration: duration, delay: delay, curve: isForced ? bits.curve : .bezier(.linear),
      options: bits)
    run(
      context,
      {
        guard let inner = AnimationState.current else { return animations() }
        let keyframes = KeyframeRecorder(context: inner, mode: options.calculationMode)
        if !isForced, inner.recorder == nil { keyframes.context.curve = .bezier(.linear) }
        var recording = inner
        recording.recorder = keyframes
        AnimationState.with(recording, animations)
        keyframes.finish()
      }, completion)
  }

  /// Adds a part to the block of `animateKeyframes`: when it starts and how long it lasts, as shares
  /// of the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationState.current?.recorder as? KeyframeRecorder else {
      return animations()
    }
    keyframes.part(start: frameStartTime, duration: frameDuration, animations)
  }
}

extension UIView.KeyframeAnimationOptions {
  var calculationMode: CAAnimationCalculationMode {
    switch (rawValue >> 10) & 0x7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}

/// Collects the changes of a keyframe block and makes one animation of each property.
@MainActor final class KeyframeRecorder: ChangeRecorder {
  var context: ViewAnimationContext
  private let mode: CAAnimationCalculationMode
  private var tracks: [(change: PropertyChange, track: KeyframePlan)] = []
  private var window = 0.0...1.0

  init(context: ViewAnimationContext, mode: CAAnimationCalculationMode) {
    self.context = context
    self.mode = mode
  }

  func part(start: Double, duration: Double, _ body: () -> Void) {
    let before = window
    let start = min(max(start, 0), 1)
    window = start...min(max(start + max(duration, 0), start), 1)
    body()
    window = before
  }

  func record(_ change: PropertyChange) {
    if let outer = context.recorder as? any KeyframeReceiver {
      return outer.record(change, from: window.lowerBound, to: window.upperBound)
    }
    if let index = tracks.firstIndex(where: {
      $0.change.layer === change.layer && $0.change.keyPath == change.keyPath
    }) {
      tracks[index].track.add(
        from: window.lowerBound, to: window.upperBound, old: change.old, new: change.new)
    } else {
      var plan = KeyframePlan()
      plan.add(from: window.lowerBound, to: window.upperBound, old: change.old, new: change.new)
      tracks.append((change, plan))
    }
  }

  /// Adds the animations.
  func finish() {
    for (change, plan) in tracks where context.duration > 0 {
      let animation = CAKeyframeAnimation(keyPath: change.keyPath)
      let points = plan.points
      let end = plan.final
      let offsets = points.compactMap { $0.value.difference(from: end) }
      if context.isAdditive, offsets.count == points.count {
        animation.isAdditive = true
        animation.values = offsets
      } else {
        animation.values = points.map(\.value)
      }
      animation.keyTimes = points.map { NSNumber(value: $0.time) }
      animation.calculationMode = mode
      animation.duration = context.duration
      if case .bezier(let curve) = context.curve {
        animation.timingFunction = CAMediaTimingFunction(curve)
      }
      context.stamp(animation, on: change.view)
      let whole = PropertyChange(
        view: change.view, layer: change.layer, keyPath: change.keyPath, old: change.old, new: end)
      whole.asLayerChange {
        change.layer.add(animation, forKey: change.layer.freeKey(change.keyPath, for: animation))
      }
    }
  }
}

/// Takes keyframes into an animator.
@MainActor protocol KeyframeReceiver: ChangeRecorder {
  func record(_ change: PropertyChange, from start: Double, to end: Double)
}

/// The values one property goes through, as a value: what holds between parts and where parts overlap.
struct KeyframePlan {
  struct Point {
    var time: Double
    var value: LayerValue
  }

  private struct Part {
    var start: Double
    var end: Double
    var old: LayerValue
    var new: LayerValue
  }

  private var parts: [Part] = []

  mutating func add(from start: Double, to end: Double, old: LayerValue, new: LayerValue) {
    // A second change in the same part replaces the first.
    if let last = parts.last, last.start == start, last.end == end {
      parts[parts.count - 1].new = new
      return
    }
    parts.append(Part(start: start, end: end, old: old, new: new))
  }

  /// The value the model has in the end: what was set last.
  var final: LayerValue { parts.last?.new ?? .none }

  /// The points to pass through, from 0 to 1. A part that begins while another runs takes over from
  /// the value reached.
  var points: [Point] {
    guard let first = parts.min(by: { $0.start < $1.start }) else { return [] }
    var points = [Point(time: 0, value: first.old)]
    for part in parts.sorted(by: { $0.start < $1.start }) {
      let last = points[points.count - 1]
      if part.start > last.time {
        points.append(Point(time: part.start, value: last.value))
      } else if part.start < last.time, points.count > 1 {
        let before = points[points.count - 2]
        let share = (part.start - before.time) / max(last.time - before.time, 1e-9)
        points[points.count - 1] = Point(
          time: part.start,
          value: before.value.interpolated(to: last.value, fraction: min(max(share, 0), 1)))
      }
      points.append(Point(time: part.end, value: part.new))
    }
    if let last = points.last, last.time < 1 { points.append(Point(time: 1, value: last.value)) }
    return points
  }
}
