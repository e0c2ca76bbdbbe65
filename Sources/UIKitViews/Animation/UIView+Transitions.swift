import CoreGraphics
public import Foundation
import QuartzCore

/// How one content takes another's place.
enum ViewTransition: Equatable {
  /// Which side comes to the front.
  enum Side { case left, right, top, bottom }
  case crossDissolve
  case flip(Side)
}

extension UIView {
  /// Changes what is in a view, with a transition from its old look to its new one.
  ///
  /// The old look is a picture taken before the block runs. Changes in the block are not animated,
  /// unless `.allowAnimatedContent` says so.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let kind = options.transition, duration > 0, AnimationState.areAnimationsEnabled,
      view.window != nil, view.bounds.width > 0, view.bounds.height > 0
    else {
      // Without a transition it is a plain animation of the block.
      let options = options.subtracting(.transitionFlipFromBottom)
      return animate(
        withDuration: view.window == nil ? 0 : duration, delay: 0, options: options,
        animations: { animations?() }, completion: completion)
    }
    let old = PictureLayer.make(of: view)
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options) { animations?() }
    } else {
      performWithoutAnimation {
        animations?()
        view.layoutIfNeeded()
      }
    }
    let context = ViewAnimationContext(duration: duration, curve: options.curve, options: options)
    switch kind {
    case .crossDissolve:
      view.layer.addSublayer(old)
      old.frame = view.layer.bounds
    case .flip:
      view.layer.superlayer?.insertSublayer(old, above: view.layer)
      old.position = view.layer.position
      old.bounds = view.layer.bounds
      old.anchorPoint = view.layer.anchorPoint
      old.transform = view.layer.transform
    }
    playTransition(kind, from: old, to: view.layer, on: view, context) { finished in
      old.removeFromSuperlayer()
      completion?(finished)
    }
  }

  /// Puts a view in another's place, with a transition between them.
  ///
  /// The old view leaves its superview and the new one joins it, or they are hidden and shown with
  /// `.showHideTransitionViews`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let shows = options.contains(.showHideTransitionViews)
    let parent = fromView.superview
    if shows {
      toView.isHidden = false
    } else {
      parent?.insertSubview(toView, aboveSubview: fromView)
    }
    parent?.layoutIfNeeded()
    let finish: (Bool) -> Void = { finished in
      if shows { fromView.isHidden = true } else { fromView.removeFromSuperview() }
      completion?(finished)
    }
    guard let kind = options.transition, duration > 0, AnimationState.areAnimationsEnabled,
      fromView.window != nil
    else {
      return animate(withDuration: 0, animations: {}, completion: finish)
    }
    let context = ViewAnimationContext(duration: duration, curve: options.curve, options: options)
    playTransition(kind, from: fromView.layer, to: toView.layer, on: toView, context, finish)
  }

  /// Animates between two layers in the same place; model values stay as they are.
  private static func playTransition(
    _ kind: ViewTransition, from old: CALayer, to new: CALayer, on view: UIView,
    _ context: ViewAnimationContext, _ completion: @escaping (Bool) -> Void
  ) {
    let group = AnimationCompletionGroup(whenEmpty: AnimationRules.emptyBlockCompletion) {
      finished in
      onMainActor { AnimationState.with(nil) { completion(finished) } }
    }
    var context = context
    context.group = group
    switch kind {
    case .crossDissolve:
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = NSNumber(value: old.opacity)
      fade.toValue = NSNumber(value: 0)
      context.play(fade, on: old, of: view)
      if old.superlayer !== new {
        let show = CABasicAnimation(keyPath: "opacity")
        show.fromValue = NSNumber(value: 0)
        show.toValue = NSNumber(value: new.opacity)
        context.play(show, on: new, of: view)
      }
    case .flip(let side):
      let turn = FlipTurn(side: side, size: new.bounds.size)
      context.play(turn.animation(leaving: true), on: old, of: view)
      context.play(turn.animation(leaving: false), on: new, of: view)
      let (wasOld, wasNew) = (old.isDoubleSided, new.isDoubleSided)
      old.isDoubleSided = false
      new.isDoubleSided = false
      group.join()
      let restore = AnimationCompletionGroup(whenEmpty: .immediately) { finished in
        old.isDoubleSided = wasOld
        new.isDoubleSided = wasNew
        group.leave(finished: finished)
      }
      for layer in [old, new] {
        let marker = CABasicAnimation(keyPath: "zPosition")
        marker.isAdditive = true
        marker.fromValue = NSNumber(value: 0)
        marker.toValue = NSNumber(value: 0)
        marker.duration = context.duration
        marker.completionGroups = [restore]
        layer.add(marker, forKey: nil)
      }
      restore.seal()
    }
    group.seal()
  }
}

extension ViewAnimationContext {
  @MainActor fileprivate func play(_ animation: CAAnimation, on layer: CALayer, of view: UIView) {
    animation.duration = duration
    switch curve {
    case .bezier(let curve): animation.timingFunction = CAMediaTimingFunction(curve)
    case .spring: animation.timingFunction = CAMediaTimingFunction(.easeInEaseOut)
    }
    stamp(animation, on: view)
    layer.add(animation, forKey: nil)
  }
}

/// Half a turn about an axis through the middle, with a little perspective.
private struct FlipTurn {
  let side: ViewTransition.Side
  let size: CGSize

  func animation(leaving: Bool) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.isAdditive = true
    // In steps, since a turn by half a circle has no direction of its own.
    let steps = 8
    animation.values = (0...steps).map { step in
      let share = CGFloat(step) / CGFloat(steps)
      return transform(angle: leaving ? share * .pi : (share - 1) * .pi)
    }
    return animation
  }

  private func transform(angle: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / max(size.width, size.height, 1) / 2
    let (x, y, sign): (CGFloat, CGFloat, CGFloat) =
      switch side {
      case .left: (0, 1, 1)
      case .right: (0, 1, -1)
      case .top: (1, 0, -1)
      case .bottom: (1, 0, 1)
      }
    let turn = CATransform3DMakeRotation(angle * sign, x, y, 0)
    return CATransform3DConcat(turn, perspective)
  }
}

/// A layer with a picture of a view's old look.
enum PictureLayer {
  @MainActor static func make(of view: UIView) -> CALayer {
    let layer = CALayer()
    // It is nobody's backing layer; changes to it must not animate.
    layer.actions = [
      "position": NSNull(), "bounds": NSNull(), "contents": NSNull(), "transform": NSNull(),
      "opacity": NSNull(), "anchorPoint": NSNull(), "doubleSided": NSNull(), "zPosition": NSNull(),
    ]
    layer.contents = view.picture(of: view.bounds, afterUpdates: false)
    layer.contentsScale = view.layer.contentsScale
    return layer
  }
}
