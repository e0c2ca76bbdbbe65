import Foundation

extension NSLayoutConstraint {
  var items: [AnyObject] { firstSide.items + secondSide.items }

  func activate() {
    guard holder == nil else { return }
    let views = items.compactMap(LayoutNode.view(of:))
    guard let first = views.first else { return }
    guard let common = views.dropFirst().reduce(Optional(first), { $0?.commonAncestor(with: $1) })
    else {
      preconditionFailure(
        "Unable to activate constraint with anchors \(summary) because they have no common ancestor.  "
          + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
      )
    }
    ConstraintLayout.attach(self, to: common)
    ConstraintChanges.noteActivity(of: self, isActive: true)
  }

  func deactivate() {
    guard holder != nil else { return }
    ConstraintChanges.noteActivity(of: self, isActive: false)
    ConstraintLayout.detach(self)
  }

  func changeConstant(_ constant: CGFloat) {
    guard constant != constantStorage else { return }
    let old = constantStorage
    constantStorage = constant
    ConstraintChanges.noteConstant(of: self, old: old)
    ConstraintLayout.refresh(self)
  }

  func changePriority(_ priority: UILayoutPriority) {
    guard priority != priorityStorage else { return }
    priorityStorage = priority
    guard holder != nil else { return }
    ConstraintLayout.uninstall(self)
    ConstraintLayout.awaitInstallation(of: self)
  }
}

extension UIView {
  /// The nearest view that contains both, either of them included.
  func commonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isInside(view) { return view }
      candidate = view.superviewStorage
    }
    return nil
  }
}
