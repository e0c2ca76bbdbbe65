import Foundation

extension UIView {
  /// The active constraints that this view holds: those between it and what is inside it.
  public var constraints: [NSLayoutConstraint] { LayoutNode.existing(for: self)?.owned ?? [] }

  /// Activates a constraint and lets this view hold it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    for item in constraint.items {
      guard let view = LayoutNode.view(of: item) else { continue }
      precondition(
        view.isInside(self),
        "The view hierarchy is not prepared for the constraint: \(constraint.summary). "
          + "When added to a view, the constraint's items must be descendants of that view (or the view itself)."
      )
    }
    constraint.isActive = false
    ConstraintLayout.attach(constraint, to: self)
  }

  /// Activates constraints and lets this view hold them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints that mention this view along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    (LayoutNode.existing(for: self)?.activeMentions ?? []).filter { $0.firstAttribute.axis == axis }
  }

  /// Always false here: ambiguity is not looked for.
  public var hasAmbiguousLayout: Bool { false }
}

extension NSLayoutConstraint.Attribute {
  /// The axis along which the part lies; nil for no part.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      return .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      return .vertical
    case .notAnAttribute: return nil
    }
  }
}
