import Foundation

extension UIView {
  /// Lets the subviews follow a change of this view's size by their masks.
  ///
  /// Along each axis the change is shared out between the flexible parts in proportion to their old
  /// lengths, as UIKit does; where these are all zero, in equal parts.
  func autoresizeSubviews(from oldSize: CGSize) {
    let newSize = bounds.size
    for subview in subviewStorage
    where !subview.flags.autoresizingMask.isEmpty
      && subview.translatesAutoresizingMaskIntoConstraints
    {
      subview.autoresize(from: oldSize, to: newSize)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = flags.autoresizingMask
    var box = untransformedFrame
    let horizontal = AutoresizedSpan(
      origin: box.minX, length: box.width, old: oldSize.width, new: newSize.width,
      before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    let vertical = AutoresizedSpan(
      origin: box.minY, length: box.height, old: oldSize.height, new: newSize.height,
      before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    box = CGRect(
      x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
    untransformedFrame = box
  }

  /// The frame as it would be without the transform. Resizing must not feed on a transformed box,
  /// or a view that is scaled during a transition would never get its size back.
  var untransformedFrame: CGRect {
    get {
      let size = bounds.size
      let anchor = anchorPoint
      return CGRect(
        x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
    set {
      let anchor = anchorPoint
      let size = CGSize(width: max(newValue.width, 0), height: max(newValue.height, 0))
      if size != bounds.size { bounds = CGRect(origin: bounds.origin, size: size) }
      let middle = CGPoint(
        x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
      if middle != center { center = middle }
    }
  }
}

/// One axis of a view that follows its superview's size.
struct AutoresizedSpan: Equatable {
  var origin: CGFloat
  var length: CGFloat

  init(
    origin: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, before: Bool, inside: Bool,
    after: Bool
  ) {
    self.origin = origin
    self.length = length
    let change = new - old
    let parts = [
      before ? origin : 0, inside ? length : 0, after ? old - origin - length : 0,
    ]
    let flexible = [before, inside, after]
    let count = flexible.reduce(0) { $0 + ($1 ? 1 : 0) }
    guard change != 0, count > 0 else { return }
    let total = parts.reduce(0, +)
    let shares = zip(parts, flexible).map { part, isFlexible -> CGFloat in
      guard isFlexible else { return 0 }
      return total == 0 ? change / CGFloat(count) : change * part / total
    }
    self.origin += shares[0]
    self.length += shares[1]
  }
}
