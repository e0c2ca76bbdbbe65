import Foundation

extension UIView {
  /// The frontmost view under a point that may get a touch, by model values (fact 112).
  ///
  /// Hidden views, those with an alpha below 0.01 and those whose interaction is off are passed over
  /// with all inside them; what a view shows outside its own bounds is not touched.
  func frontmostView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, flags.isUserInteractionEnabled, backingLayer.opacity >= 0.01,
      !isIgnoringNewTouches
    else {
      return nil
    }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in subviewStorage.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  func replaceInteractions(with interactions: [any UIInteraction]) {
    for old in self.interactions { detachInteraction(old) }
    for new in interactions { attachInteraction(new) }
  }

  func attachInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareState.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detachInteraction(_ interaction: any UIInteraction) {
    guard let index = rare?.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare?.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  func endFirstResponder(force: Bool) -> Bool {
    guard let view = FirstResponder.current as? UIView, view.isDescendant(of: self) else {
      return true
    }
    if view.resignFirstResponder() { return true }
    if force { FirstResponder.reset() }
    return force
  }
}
