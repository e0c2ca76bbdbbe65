public import Foundation

/// A part of a view or layout guide, from which constraints to parts of the same kind are made.
///
/// The constraints it makes are not active yet.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let side: LayoutSide

  init(side: LayoutSide) {
    self.side = side
    super.init()
  }

  /// The item the anchor belongs to.
  open var item: AnyObject? { side.item }
  /// A name for reports: the item's and the part's.
  open var name: String { side.summary }
  /// Always false here: ambiguity is not looked for.
  open var hasAmbiguousLayout: Bool { false }
  /// The active constraints that mention this anchor's item and part.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = side.item, let node = LayoutNode.existing(for: item) else { return [] }
    return node.activeMentions.filter {
      ($0.firstItem === item && $0.firstAttribute == side.attribute)
        || ($0.secondItem === item && $0.secondAttribute == side.attribute)
    }
  }

  /// This anchor is where the other is.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }
  /// This anchor is where the other is or beyond.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }
  /// This anchor is where the other is or before.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }
  /// This anchor is so many points from the other.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }
  /// This anchor is so many points from the other or beyond.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }
  /// This anchor is so many points from the other or before.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }

  func make<Other>(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<Other>?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.configure(
      first: side, relation: relation, second: anchor?.side ?? LayoutSide(), multiplier: multiplier,
      constant: constant)
    return constraint
  }
}

/// The gap that "system spacing" stands for, in points. UIKit's depends on context; here it is always the
/// standard gap between siblings.
let systemSpacing: CGFloat = 8
