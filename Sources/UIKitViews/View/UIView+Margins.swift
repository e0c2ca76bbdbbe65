import Foundation

extension UIView {
  /// The margin that every view has unless something else is set, in points.
  static var defaultMargin: CGFloat { 8 }

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = ownMargins
    if flags.preservesSuperviewLayoutMargins, let parent = superviewStorage {
      let outer = parent.effectiveLayoutMargins
      let place = frame
      let room = parent.bounds
      margins.top = max(margins.top, outer.top - (place.minY - room.minY))
      margins.left = max(margins.left, outer.left - (place.minX - room.minX))
      margins.bottom = max(margins.bottom, outer.bottom - (room.maxY - place.maxY))
      margins.right = max(margins.right, outer.right - (room.maxX - place.maxX))
    }
    guard flags.insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }

  private var ownMargins: UIEdgeInsets {
    if let margins = rare?.absoluteMargins { return margins }
    let value = UIView.defaultMargin
    var margins =
      rare?.layoutMargins
      ?? NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
    if let owner {
      let least = owner.ownedViewSystemMinimumLayoutMargins
      // A controller's view has no vertical margins of its own until the program sets some.
      if rare?.layoutMargins == nil { margins.top = 0; margins.bottom = 0 }
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
      margins.top = max(margins.top, least.top)
      margins.bottom = max(margins.bottom, least.bottom)
    }
    return margins.absolute(layoutDirection)
  }

  var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    let margins = effectiveLayoutMargins
    let isMirrored = layoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isMirrored ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    rareState.absoluteMargins = margins
    rareState.layoutMargins = nil
    noteMarginsChange()
  }

  func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    rareState.layoutMargins = margins
    rareState.absoluteMargins = nil
    noteMarginsChange()
  }

  func noteMarginsChange() {
    layoutMarginsDidChange()
    owner?.ownedViewLayoutMarginsDidChange()
    ConstraintLayout.environmentDidChange(self)
    setNeedsLayout()
    for subview in subviewStorage where subview.flags.preservesSuperviewLayoutMargins {
      subview.noteMarginsChange()
    }
  }

  var layoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func absolute(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom,
      right: isMirrored ? leading : trailing)
  }
}
