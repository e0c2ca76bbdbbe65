internal import Foundation

extension CALayer {
  /// Delegate, `actions`, `style`, the class's default, then Core Animation's own (fact 148).
  final func findAction(forKey event: String) -> (any CAAction)? {
    if let delegate, let action = delegate.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let style = style?["actions"] as? [String: any CAAction], let action = style[event] {
      return action is NSNull ? nil : action
    }
    if let action = type(of: self).defaultAction(forKey: event) {
      return action is NSNull ? nil : action
    }
    return implicitAction(forKey: event)
  }

  /// The animation that a plain layer's change makes by itself, 0.25 s at first (facts 89, 147).
  ///
  /// A layer that was never committed has nothing to animate from (fact 150). A shape's path
  /// changes at once.
  private func implicitAction(forKey event: String) -> (any CAAction)? {
    guard node.isCommitted, let key = LayerKey(name: event), key.animatesImplicitly else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presented(at: CACurrentMediaTime()).value(for: key)
    animation.timingFunction =
      CATransaction.current.timingFunction ?? CAMediaTimingFunction(name: .default)
    // A short gap between commit and the model's value must not show.
    animation.fillMode = .backwards
    return animation
  }
}

extension LayerKey {
  /// Whether a change of this property on a plain layer animates by itself.
  var animatesImplicitly: Bool {
    switch self {
    case .path, .opaque, .doubleSided, .geometryFlipped, .contentsScale, .shouldRasterize,
      .rasterizationScale, .instanceCount:
      false
    case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform,
      .sublayerTransform, .opacity, .hidden, .masksToBounds, .backgroundColor, .cornerRadius,
      .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius,
      .shadowPath, .contents, .contentsRect, .contentsCenter, .fillColor, .strokeColor,
      .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase, .colors, .locations,
      .startPoint, .endPoint, .fontSize, .foregroundColor, .instanceDelay, .instanceTransform,
      .instanceColor, .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset,
      .instanceAlphaOffset:
      true
    }
  }
}
