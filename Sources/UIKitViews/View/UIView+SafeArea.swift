import Foundation

extension UIView {
  /// The part of the superview's safe area insets that reaches into this view, and what the owner
  /// adds (fact 63).
  ///
  /// It follows the frame, hence transforms too; an inset is never larger than the superview's.
  var computedSafeArea: UIEdgeInsets {
    var insets = inheritedSafeArea
    if let more = owner?.ownedViewAdditionalSafeAreaInsets {
      insets.top += more.top
      insets.left += more.left
      insets.bottom += more.bottom
      insets.right += more.right
    }
    return insets
  }

  private var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.deviceSafeArea }
    guard let parent = superviewStorage else { return .zero }
    let outer = parent.safeAreaForSubviews
    if outer == .zero { return .zero }
    let place = frame
    let room = parent.bounds
    func reach(_ overlap: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(overlap, 0), limit) }
    return UIEdgeInsets(
      top: reach(room.minY + outer.top - place.minY, outer.top),
      left: reach(room.minX + outer.left - place.minX, outer.left),
      bottom: reach(place.maxY - (room.maxY - outer.bottom), outer.bottom),
      right: reach(place.maxX - (room.maxX - outer.right), outer.right))
  }

  /// Marks the view for a check of its safe area in the next layout.
  package func noteSafeAreaMayHaveChanged() {
    flags.safeAreaMayHaveChanged = true
    // A view that was marked while it was out of the window still has to mark what it comes under.
    flags.subtreeSafeAreaMayHaveChanged = true
    var ancestor = superviewStorage
    while let view = ancestor, !view.flags.subtreeSafeAreaMayHaveChanged {
      view.flags.subtreeSafeAreaMayHaveChanged = true
      ancestor = view.superviewStorage
    }
  }

  /// Tells the views in this subtree whose safe area has changed, parents first.
  func settleSafeAreas() {
    guard flags.subtreeSafeAreaMayHaveChanged else { return }
    flags.subtreeSafeAreaMayHaveChanged = false
    var changed = false
    if flags.safeAreaMayHaveChanged {
      flags.safeAreaMayHaveChanged = false
      changed = settleOwnSafeArea()
    }
    for subview in subviewStorage {
      if changed { subview.noteSafeAreaMayHaveChanged() }
      subview.settleSafeAreas()
    }
  }

  private func settleOwnSafeArea() -> Bool {
    let insets = safeAreaInsets
    guard insets != notifiedSafeArea else { return false }
    notifiedSafeArea = insets
    safeAreaInsetsDidChange()
    owner?.ownedViewSafeAreaInsetsDidChange()
    ConstraintLayout.environmentDidChange(self)
    if flags.insetsLayoutMarginsFromSafeArea { noteMarginsChange() }
    setNeedsLayout()
    return true
  }
}
