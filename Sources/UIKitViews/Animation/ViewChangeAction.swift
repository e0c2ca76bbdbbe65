import Foundation
import QuartzCore

/// What a change of a view's layer does inside an animation block.
struct ViewChangeAction: CAAction {
  let context: ViewAnimationContext
  unowned let view: UIView

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let change = LayerChange.current(on: layer) else {
      return
    }
    nonisolated(unsafe) let (edit, context) = (change, self.context)
    let view = self.view
    onMainActor {
      for part in Self.parts(of: edit, view: view) where part.old != part.new {
        if let recorder = context.recorder {
          recorder.record(part)
        } else {
          view.animate(part, in: context)
        }
      }
    }
  }

  /// `bounds` is animated as origin and size (fact 86).
  @MainActor private static func parts(of change: LayerChange, view: UIView) -> [PropertyChange] {
    func part(_ keyPath: String, _ old: LayerValue, _ new: LayerValue) -> PropertyChange {
      PropertyChange(view: view, layer: change.layer, keyPath: keyPath, old: old, new: new)
    }
    guard case .rect(let old) = change.old, case .rect(let new) = change.new, change.key == "bounds"
    else {
      return [part(change.key, change.old, change.new)]
    }
    return [
      part("bounds.origin", .point(old.origin), .point(new.origin)),
      part("bounds.size", .size(old.size), .size(new.size)),
    ]
  }
}

extension UIView {
  /// The layer properties that a block animates. What is missing changes at once: a mask, a gravity,
  /// and `hidden`, which UIKit does not animate either.
  static let animatableKeys: Set<String> = [
    "position", "bounds", "transform", "sublayerTransform", "opacity", "backgroundColor",
    "anchorPoint", "anchorPointZ", "zPosition", "cornerRadius", "borderWidth", "borderColor",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "contentsRect",
    "contentsCenter", "contents",
    "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase",
    "colors", "locations", "startPoint", "endPoint",
  ]

  func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let context = AnimationState.current, UIView.animatableKeys.contains(event) else {
      return NSNull()
    }
    if event == "contents" && !animatesContents { return NSNull() }
    return ViewChangeAction(context: context, view: self)
  }

  /// Whether a change of the picture fades; off, since UIKit shows new pictures at once.
  private var animatesContents: Bool { false }

  /// Adds the animation of one change: additive, old − new → 0, filled both ways (facts 86, 87).
  func animate(_ change: PropertyChange, in context: ViewAnimationContext) {
    guard context.duration > 0 else { return }
    let animation = makeAnimation(of: change, in: context)
    context.stamp(animation, on: self)
    change.layer.add(animation, forKey: change.layer.freeKey(change.keyPath, for: animation))
  }

  private func makeAnimation(
    of change: PropertyChange, in context: ViewAnimationContext
  ) -> CABasicAnimation {
    var old = change.old
    if !context.isAdditive || !change.isNumeric, context.options.contains(.beginFromCurrentState),
      let shown = change.layer.shownValue(forKeyPath: change.keyPath)
    {
      old = shown
    }
    switch context.curve {
    case .bezier(let curve):
      let animation = CABasicAnimation.change(
        keyPath: change.keyPath, from: old, to: change.new, additive: context.isAdditive)
      animation.timingFunction = CAMediaTimingFunction(curve)
      animation.duration = context.duration
      return animation
    case .spring(let spring):
      let animation = CABasicAnimation.change(
        keyPath: change.keyPath, from: old, to: change.new, additive: context.isAdditive,
        spring: spring)
      animation.duration = context.duration
      return animation
    }
  }
}

extension ViewAnimationContext {
  /// Gives an animation what all animations of the context have: delay, repeats, who waits for it.
  @MainActor func stamp(_ animation: CAAnimation, on view: UIView) {
    animation.beginDelay = delay
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    if let group { animation.completionGroups.append(group) }
    guard !options.contains(.allowUserInteraction) else { return }
    view.interaction.animations += 1
    animation.onStop = { [weak view] _ in onMainActor { view?.interaction.animations -= 1 } }
  }
}

extension PropertyChange {
  /// Whether old values can be subtracted; colours are not (fact 87).
  var isNumeric: Bool { old.difference(from: new) != nil }
}

extension CALayer {
  /// The key under which an animation is added: additive ones stand side by side (fact 88), others
  /// take the place of the one before.
  func freeKey(_ keyPath: String, for animation: CAAnimation) -> String {
    guard (animation as? CAPropertyAnimation)?.isAdditive ?? false else { return keyPath }
    var key = keyPath
    var number = 2
    while self.animation(forKey: key) != nil {
      key = "\(keyPath)-\(number)"
      number += 1
    }
    return key
  }

  /// The value that is on screen now.
  func shownValue(forKeyPath keyPath: String) -> LayerValue? {
    presented(at: CACurrentMediaTime()).value(at: LayerKeyPath(keyPath))
  }

  /// Sets a model value without an action.
  func setSilently(_ value: LayerValue, forKeyPath keyPath: String) {
    changeSilently { $0.set(value, at: LayerKeyPath(keyPath)) }
  }
}
