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
    guard !crossing.isEmpty else { return }
    let node = LayoutNode.of(view)
    node.detached.removeAll { entry in
      entry.holder == nil || crossing.contains { $0 === entry.constraint }
    }
    node.detached += crossing.map {
      LayoutNode.DetachedConstraint(constraint: $0, holder: $0.holder)
    }
    for constraint in crossing { detach(constraint) }
  }

  private static func collectCrossing(
    from view: UIView, outermost: UIView, into crossing: inout [NSLayoutConstraint]
  ) {
    if let node = LayoutNode.existing(for: view) {
      var mentioned = node.activeMentions
      for guide in node.guides + Array(node.systemGuides.values) {
        mentioned += guide.node?.activeMentions ?? []
      }
      for constraint in mentioned {
        guard let holder = constraint.holder, !holder.isInside(outermost) else { continue }
        if !crossing.contains(where: { $0 === constraint }) { crossing.append(constraint) }
      }
    }
    for subview in view.subviewStorage {
      collectCrossing(from: subview, outermost: outermost, into: &crossing)
    }
  }

  /// To be called after a view's superview changed.
  package static func didMove(_ view: UIView) {
    if !translatesAutoresizingMask(view) {
      reinstall(view)
      if view.superviewStorage != nil { LayoutNode.of(view).engine = nil }
    }
    if view.superviewStorage != nil {
      arrivals.append(LayoutEngine.WeakNode(node: LayoutNode.of(view)))
    }
    refreshAreas(under: view)
  }

  /// Safe areas and margins follow the place in the hierarchy: a view laid out while it was out of the
  /// window has others there than where it comes to.
  private static func refreshAreas(under view: UIView) {
    if let node = LayoutNode.existing(for: view) { refreshAreas(of: node) }
    for subview in view.subviewStorage { refreshAreas(under: subview) }
  }

  // MARK: What controllers ask

  /// The constraints that a view lost to its ancestors when it was taken out, those of ancestors that still exist.
  package static func detachedConstraints(of view: UIView) -> [NSLayoutConstraint] {
    LayoutNode.existing(for: view)?.detached.filter { $0.holder != nil }.map(\.constraint) ?? []
  }

  /// Activates again the constraints of ``detachedConstraints(of:)`` whose holder is an ancestor again; to be called
  /// when a view has been put back.
  ///
  /// UIKit does not do this (a named deviation): a presenter's view comes back to its place without the
  /// constraints to its old superview.
  package static func reattachConstraints(of view: UIView) {
    guard let node = LayoutNode.existing(for: view) else { return }
    let entries = node.detached
    node.detached = []
    for entry in entries where !entry.constraint.isActive {
      guard let holder = entry.holder else { continue }
      let isWhole = entry.constraint.items.allSatisfy {
        LayoutNode.view(of: $0)?.isInside(holder) ?? false
      }
      if isWhole {
        attach(entry.constraint, to: holder)
      } else {
        node.detached.append(entry)
      }
    }
  }
}
