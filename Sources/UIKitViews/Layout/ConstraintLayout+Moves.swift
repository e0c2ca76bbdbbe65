import Foundation

/// What happens to constraints when views move between superviews.
extension ConstraintLayout {
  /// To be called before a view's superview changes, also to nil, while it still has the old one.
  ///
  /// Constraints inside the view stay; those that its ancestors hold are deactivated, as in UIKit, and
  /// remembered for ``reattachConstraints(of:)``.
  package static func willMove(_ view: UIView, to superview: UIView?) {
    guard view.superviewStorage != nil else { return }
    var crossing: [NSLayoutConstraint] = []
    collectCrossing(from: view, outermost: view, into: &crossing)
    guard !crossing.isEmpty || LayoutNode.existing(for: view) != nil else { return }
    LayoutNode.of(view).detached = crossing.map { LayoutNode.WeakConstraint(constraint: $0) }
    retained(crossing, by: view)
    for constraint in crossing { detach(constraint) }
  }

  private static func collectCrossing(
    from view: UIView, outermost: UIView, into crossing: inout [NSLayoutConstraint]
  ) {
    if let node = LayoutNode.existing(for: view) {
      var mentioned = node.activeMentions
      for guide in node.guides + Array(node.systemGuides.values) { mentioned += guide.node?.activeMentions ?? [] }
      for constraint in mentioned {
        guard let holder = constraint.holder, !holder.isInside(outermost) else { continue }
        if !crossing.contains(where: { $0 === constraint }) { crossing.append(constraint) }
      }
    }
    for subview in view.subviewStorage { collectCrossing(from: subview, outermost: outermost, into: &crossing) }
  }

  /// Nobody holds a deactivated constraint any more; the view does until it is put back or moved again.
  private static func retained(_ constraints: [NSLayoutConstraint], by view: UIView) {
    LayoutNode.of(view).kept = constraints
  }

  /// To be called after a view's superview changed.
  package static func didMove(_ view: UIView) {
    if !translatesAutoresizingMask(view) {
      reinstall(view)
      if view.superviewStorage != nil { LayoutNode.of(view).engine = nil }
    }
    if view.superviewStorage != nil { arrivals.append(LayoutEngine.WeakNode(node: LayoutNode.of(view))) }
  }

  // MARK: What controllers ask

  /// The constraints that a view lost to its ancestors when it was last taken out of a superview.
  package static func detachedConstraints(of view: UIView) -> [NSLayoutConstraint] {
    LayoutNode.existing(for: view)?.detached.compactMap { $0.constraint } ?? []
  }

  /// Activates again what ``detachedConstraints(of:)`` names; what has no common ancestor stays off.
  ///
  /// UIKit does not do this (a named deviation): a presenter's view comes back to its place without the
  /// constraints to its old superview.
  package static func reattachConstraints(of view: UIView) {
    let constraints = detachedConstraints(of: view)
    LayoutNode.existing(for: view)?.detached = []
    LayoutNode.existing(for: view)?.kept = []
    for constraint in constraints where !constraint.isActive {
      let views = constraint.items.compactMap(LayoutNode.view(of:))
      guard let first = views.first else { continue }
      let common = views.dropFirst().reduce(Optional(first)) { $0?.commonAncestor(with: $1) }
      if let common { attach(constraint, to: common) }
    }
  }
}
