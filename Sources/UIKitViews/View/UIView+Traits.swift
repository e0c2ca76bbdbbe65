import Foundation
import QuartzCore

extension UIView {
  /// The traits as they are now; a view that is nowhere yet has the screen's.
  var currentTraits: UITraitCollection {
    if let traitStorage { return traitStorage }
    let traits = computedTraits
    traitStorage = traits
    return traits
  }

  private var computedTraits: UITraitCollection {
    var traits =
      superviewStorage?.currentTraits ?? (self as? UIWindow)?.inheritedTraits
      ?? UIScreen.main.traitCollection
    if let owner { traits = owner.ownedViewTraits(inheriting: traits) }
    let style = overrideUserInterfaceStyle
    if style != .unspecified {
      traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
    }
    return traits
  }

  /// Computes the traits again, in this view and, where something changed, in those inside it.
  package func inheritedTraitsMayHaveChanged() {
    guard let old = traitStorage else {
      // Nobody asked yet, but a view inside may have been asked before it was put here.
      for subview in subviewStorage { subview.inheritedTraitsMayHaveChanged() }
      return
    }
    let new = computedTraits
    guard new != old else { return }
    traitStorage = new
    resolveDynamicColors()
    for subview in subviewStorage { subview.inheritedTraitsMayHaveChanged() }
    owner?.ownedViewTraitsDidChange(old)
    new.performAsCurrent { traitCollectionDidChange(old) }
    callTraitWatches(previous: old)
    ConstraintLayout.environmentDidChange(self)
    setNeedsLayout()
    if drawsItself { requestDisplay() }
  }

  func changeOverrideStyle(_ style: UIUserInterfaceStyle) {
    guard style != overrideUserInterfaceStyle else { return }
    _ = currentTraits
    rareState.overrideStyle = style
    inheritedTraitsMayHaveChanged()
  }

  func changeBackgroundColor(_ color: UIColor?) {
    if let old = backgroundColorStorage, AnimationState.current != nil {
      // A cancelled transition gives the layer its old colour back, not the view its dynamic one.
      rareState.earlierBackgroundColors = [old] + rareState.earlierBackgroundColors.prefix(3)
    }
    backgroundColorStorage = color
    resolveDynamicColors()
  }

  /// Takes over the colour that the layer was given back.
  func adoptLayerBackgroundColor() {
    let color = backingLayer.backgroundColor
    if backgroundColorStorage?.resolvedColor(with: currentTraits).cgColor == color { return }
    let earlier = rare?.earlierBackgroundColors.first {
      $0.resolvedColor(with: currentTraits).cgColor == color
    }
    backgroundColorStorage = earlier ?? color.map { UIColor(cgColor: $0) }
  }

  private func resolveDynamicColors() {
    let resolved = backgroundColorStorage?.resolvedColor(with: currentTraits).cgColor
    if backingLayer.backgroundColor != resolved { backingLayer.backgroundColor = resolved }
  }
}
