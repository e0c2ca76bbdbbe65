package import Foundation

extension ConstraintLayout {
  /// The body of `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  ///
  /// The constraints inside the view are solved in an engine of their own, with the view's size free but for the
  /// target. The view's frame and what is outside it play no part.
  package static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded(view)
    let node = LayoutNode.of(view)
    let engine = LayoutEngine(measuring: node)
    let own = engine.acquire(node)
    copyConstraints(of: view, into: engine)
    let wishes: [(LayoutPlacement.Quantity, CGFloat, UILayoutPriority)] = [
      (.width, target.width, horizontal), (.height, target.height, vertical),
    ]
    for (quantity, length, priority) in wishes {
      engine.solver.add(
        SolverConstraint(
          [SolverConstraint.Term(own[quantity])], constant: Double(-length), relation: .equal,
          priority: Double(min(max(priority.rawValue, 0.001), 1000)), rank: 0))
      // A view is never smaller than nothing.
      engine.solver.add(
        SolverConstraint(
          [SolverConstraint.Term(own[quantity])], constant: 0, relation: .greaterOrEqual, rank: 0))
    }
    engine.solve()
    let frame = own.solved
    let insets = view.alignmentRectInsets
    let scale = UIScreen.main.scale
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-4).rounded(.up) / scale }
    return CGSize(
      width: up(frame.width - insets.left - insets.right),
      height: up(frame.height - insets.top - insets.bottom))
  }

  private static func copyConstraints(of view: UIView, into engine: LayoutEngine) {
    for constraint in LayoutNode.existing(for: view)?.owned ?? [] {
      if let form = LayoutForm(constraint) { _ = put(constraint, form, into: engine) }
    }
    for subview in view.subviewStorage where !translatesAutoresizingMask(subview) {
      _ = engine.acquire(LayoutNode.of(subview))
      copyConstraints(of: subview, into: engine)
    }
  }
}
