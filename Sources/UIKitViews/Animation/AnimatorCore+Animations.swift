import Foundation
import MediaTime
import QuartzCore

extension AnimatorCore {
  /// Shows a change as it is at a fraction, standing still.
  func hold(_ item: inout AnimatorChange, fraction: Double) {
    let progress = item.progress(atFraction: fraction, timing)
    let animation = CABasicAnimation.change(
      keyPath: item.change.keyPath, from: item.change.old, to: item.change.new)
    let from = LayerValue(animation.fromValue), to = LayerValue(animation.toValue)
    let value = from.interpolated(to: to, fraction: progress)
    animation.fromValue = value
    animation.toValue = value
    animation.duration = 1
    animation.speed = 0
    put(animation, for: &item)
  }

  /// Shows a change in motion, from a fraction on.
  func show(
    _ item: inout AnimatorChange, _ run: AnimatorRun, fraction: Double, delay: TimeInterval,
    group: AnimationCompletionGroup? = nil
  ) {
    let animation =
      switch run.pace {
      case .original(_, let speed):
        original(item, run, fraction: fraction, speed: speed, delay: delay)
      case .retimed(_, let curve):
        retimed(item, run, fraction: fraction, curve: curve, delay: delay)
      }
    animation.fillMode = .both
    // Backwards, the model's value is not where the animation ends.
    animation.isRemovedOnCompletion = !run.isReversed
    if let group { animation.completionGroups = [group] }
    if !allowsInteraction {
      let view = item.change.view
      view.interaction.animations += 1
      animation.onStop = { [weak view] _ in onMainActor { view?.interaction.animations -= 1 } }
    }
    put(animation, for: &item)
  }

  private func original(
    _ item: AnimatorChange, _ run: AnimatorRun, fraction: Double, speed: Double, delay: TimeInterval
  ) -> CAAnimation {
    let change = item.change
    switch item.window {
    case .delayed(let start):
      let length = timing.duration * (1 - start)
      let animation: CABasicAnimation
      switch timing.curve {
      case .bezier(let curve):
        animation = .change(keyPath: change.keyPath, from: change.old, to: change.new)
        animation.timingFunction = CAMediaTimingFunction(curve)
      case .spring(let spring):
        animation = .change(
          keyPath: change.keyPath, from: change.old, to: change.new, spring: spring)
      }
      animation.duration = max(length, 0.0001)
      animation.speed = Float(run.isReversed ? -speed : speed)
      let behind = run.isReversed ? (1 - fraction) : (fraction - start)
      animation.beginDelay = delay - behind * timing.duration / speed
      return animation
    case .keyframe:
      return sampled(item, run, delay: delay) { run.fraction(at: run.start + $0, self.timing) }
    }
  }

  private func retimed(
    _ item: AnimatorChange, _ run: AnimatorRun, fraction: Double, curve: AnimatorTiming,
    delay: TimeInterval
  ) -> CAAnimation {
    let whole = CABasicAnimation.change(
      keyPath: item.change.keyPath, from: item.change.old, to: item.change.new)
    let start = LayerValue(whole.fromValue), end = LayerValue(whole.toValue)
    let now = start.interpolated(to: end, fraction: item.progress(atFraction: fraction, timing))
    let animation: CABasicAnimation
    switch curve.curve {
    case .bezier(let curve):
      animation = CABasicAnimation(keyPath: item.change.keyPath)
      animation.timingFunction = CAMediaTimingFunction(curve)
    case .spring(let spring): animation = CASpringAnimation(spring, keyPath: item.change.keyPath)
    }
    animation.isAdditive = whole.isAdditive
    animation.fromValue = now
    animation.toValue = run.isReversed ? start : end
    animation.duration = max(curve.duration, 0.0001)
    animation.beginDelay = delay
    return animation
  }

  /// A change that no single curve describes, as values sixty times a second.
  private func sampled(
    _ item: AnimatorChange, _ run: AnimatorRun, delay: TimeInterval, _ fraction: (Double) -> Double
  ) -> CAAnimation {
    let whole = CABasicAnimation.change(
      keyPath: item.change.keyPath, from: item.change.old, to: item.change.new)
    let start = LayerValue(whole.fromValue), end = LayerValue(whole.toValue)
    let length = max(run.length(timing), 0.0001)
    let count = max(Int((length * 60).rounded(.up)), 1)
    let animation = CAKeyframeAnimation(keyPath: item.change.keyPath)
    animation.isAdditive = whole.isAdditive
    animation.values = (0...count).map { step in
      let progress = item.progress(
        atFraction: fraction(length * Double(step) / Double(count)), timing)
      return start.interpolated(to: end, fraction: progress)
    }
    animation.duration = length
    animation.beginDelay = delay
    return animation
  }

  private func put(_ animation: CAAnimation, for item: inout AnimatorChange) {
    takeOff(&item)
    let change = item.change
    let key = change.layer.freeKey(change.keyPath, for: animation)
    item.key = key
    change.asLayerChange { change.layer.add(animation, forKey: key) }
  }

  func takeOff(_ item: inout AnimatorChange) {
    if let key = item.key { item.change.layer.removeAnimation(forKey: key) }
    item.key = nil
  }
}

extension PropertyChange {
  /// Runs a body in which the layers' own bookkeeping knows this change: a timeline that owns the
  /// animation added inside can take the change back.
  func asLayerChange(_ body: () -> Void) {
    LayerChange.during(LayerChange(layer: layer, key: keyPath, old: old, new: new), body)
  }
}

extension UIView {
  /// Gives a layer property of this view a value, without an animation, with all that follows.
  ///
  /// With `current`, only if the property still has that value.
  func restore(_ value: LayerValue, of change: PropertyChange, ifItHas current: LayerValue?) {
    if let current, change.layer.value(ofModel: change.keyPath) != current { return }
    guard change.layer.value(ofModel: change.keyPath) != value else { return }
    let oldSize = bounds.size
    change.layer.setSilently(value, forKeyPath: change.keyPath)
    guard change.layer === backingLayer else { return }
    layerValueDidChange(change.keyPath, oldSize: oldSize)
  }

  /// Catches up with a layer property that was set behind the view's back.
  func layerValueDidChange(_ keyPath: String, oldSize: CGSize) {
    switch keyPath {
    case "backgroundColor": adoptLayerBackgroundColor()
    case "position", "bounds", "bounds.size", "bounds.origin", "transform", "anchorPoint":
      if bounds.size != oldSize { setNeedsLayout() }
      noteGeometryChange()
    default: break
    }
  }
}

extension UIView: LayerRollbackDelegate {
  /// A cancelled transition gave a property its old value back.
  nonisolated package func layer(_ layer: CALayer, didRollBack key: String) {
    nonisolated(unsafe) let layer = layer
    onMainActor {
      guard layer === backingLayer else { return }
      layerValueDidChange(key, oldSize: CGSize(width: -1, height: -1))
    }
  }
}

extension CALayer {
  func value(ofModel keyPath: String) -> LayerValue? { properties.value(at: LayerKeyPath(keyPath)) }
}

extension UIViewPropertyAnimator {
  static func makeRunning(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: @escaping () -> Void, _ completion: ((UIViewAnimatingPosition) -> Void)?
  ) -> UIViewPropertyAnimator {
    let parameters: any UITimingCurveProvider
    switch options.curve {
    case .spring: parameters = UISpringTimingParameters()
    case .bezier(let curve):
      parameters = UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.c1x, y: curve.c1y),
        controlPoint2: CGPoint(x: curve.c2x, y: curve.c2y))
    }
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
