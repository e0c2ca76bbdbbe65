import Foundation

extension UIScrollView {
  func setUpScrolling() {
    clipsToBounds = true
    addGestureRecognizer(scrollPan)
  }

  /// The safe area as far as it is added to the insets.
  private var safeAreaShare: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      var share = UIEdgeInsets.zero
      let isHigh =
        contentSizeStorage.height > bounds.height - contentInsetStorage.top
        - contentInsetStorage.bottom
      let isWide =
        contentSizeStorage.width > bounds.width - contentInsetStorage.left
        - contentInsetStorage.right
      if isHigh || alwaysBounceVertical { (share.top, share.bottom) = (safe.top, safe.bottom) }
      if isWide || alwaysBounceHorizontal { (share.left, share.right) = (safe.left, safe.right) }
      return share
    }
  }

  var insetsInForce: UIEdgeInsets {
    let share = safeAreaShare
    let own = contentInsetStorage
    return UIEdgeInsets(
      top: own.top + share.top, left: own.left + share.left, bottom: own.bottom + share.bottom,
      right: own.right + share.right)
  }

  var safeAreaLeftForContent: UIEdgeInsets {
    let safe = safeAreaInsets
    let share = safeAreaShare
    return UIEdgeInsets(
      top: safe.top - share.top, left: safe.left - share.left, bottom: safe.bottom - share.bottom,
      right: safe.right - share.right)
  }

  /// Keeps what is at the content's beginning there when the insets change.
  func insetsMayHaveChanged() {
    let old = notifiedInsets ?? .zero
    let new = insetsInForce
    guard new != notifiedInsets else { return }
    let wasAtStart = (x: contentOffset.x == -old.left, y: contentOffset.y == -old.top)
    let isFirst = notifiedInsets == nil
    notifiedInsets = new
    if drag == nil, glides == nil {
      var offset = contentOffset
      if wasAtStart.x { offset.x = -new.left }
      if wasAtStart.y { offset.y = -new.top }
      if offset != contentOffset { contentOffset = offset }
    }
    guard !isFirst || new != .zero else { return }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  func changeContentSize(_ size: CGSize) {
    guard size != contentSizeStorage else { return }
    contentSizeStorage = size
    ConstraintLayout.geometryDidChange(self)
    insetsMayHaveChanged()
    setNeedsLayout()
  }

  // MARK: Axes

  var horizontal: ScrollAxis {
    let insets = insetsInForce
    let first = -insets.left
    return ScrollAxis(
      range: first...max(first, contentSizeStorage.width + insets.right - bounds.width),
      length: bounds.width)
  }

  var vertical: ScrollAxis {
    let insets = insetsInForce
    let first = -insets.top
    return ScrollAxis(
      range: first...max(first, contentSizeStorage.height + insets.bottom - bounds.height),
      length: bounds.height)
  }

  func scrolls(_ axis: ScrollAxis, always: Bool) -> Bool {
    axis.range.upperBound > axis.range.lowerBound || (bounces && always)
  }

  var scrollsHorizontally: Bool { scrolls(horizontal, always: alwaysBounceHorizontal) }
  var scrollsVertically: Bool { scrolls(vertical, always: alwaysBounceVertical) }

  // MARK: Moving

  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  func contentDidMove() {
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    glides = nil
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      return moveContent(to: offset)
    }
    glide(to: offset, velocity: .zero, cause: .program)
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    let insets = insetsInForce
    let shown = bounds.inset(by: insets)
    func nearest(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      if low < first || high - low > last - first { return low - first }
      return high > last ? high - last : 0
    }
    var offset = contentOffset
    offset.x += nearest(rect.minX, rect.maxX, shown.minX, shown.maxX)
    offset.y += nearest(rect.minY, rect.maxY, shown.minY, shown.maxY)
    scroll(
      to: CGPoint(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y)),
      animated: animated)
  }
}
