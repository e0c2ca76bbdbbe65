import Foundation

/// The pass in which views change their constraints.
extension ConstraintLayout {
  /// The body of `setNeedsUpdateConstraints()`.
  package static func setNeedsUpdateConstraints(_ view: UIView) {
    let node = LayoutNode.of(view)
    guard !node.needsUpdateConstraints else { return }
    node.needsUpdateConstraints = true
    needingUpdate.append(LayoutEngine.WeakNode(node: node))
  }

  /// The body of `needsUpdateConstraints()`.
  package static func needsUpdateConstraints(_ view: UIView) -> Bool {
    LayoutNode.existing(for: view)?.needsUpdateConstraints ?? false
  }

  /// The body of `updateConstraints()` in `UIView`.
  package static func updateConstraints(_ view: UIView) {
    LayoutNode.existing(for: view)?.needsUpdateConstraints = false
  }

  /// The body of `updateConstraintsIfNeeded()`: the innermost views first, the view itself last.
  ///
  /// Every view in a window gets `updateConstraints()` once without asking.
  package static func updateConstraintsIfNeeded(_ root: UIView) {
    noteArrivals()
    // A view may ask for another update while it is updated, or add views; a few rounds are plenty.
    for _ in 0..<8 {
      let waiting = needingUpdate
      guard !waiting.isEmpty else { return }
      var due: [(depth: Int, order: Int, node: LayoutNode)] = []
      needingUpdate = []
      for entry in waiting {
        guard let node = entry.node, let view = node.view, node.needsUpdateConstraints else {
          continue
        }
        if let depth = depth(of: view, below: root) {
          due.append((depth, due.count, node))
        } else {
          needingUpdate.append(entry)
        }
      }
      guard !due.isEmpty else { return }
      due.sort { ($1.depth, $0.order) < ($0.depth, $1.order) }
      for entry in due { update(entry.node) }
      noteArrivals()
    }
  }

  private static func update(_ node: LayoutNode) {
    guard let view = node.view, node.needsUpdateConstraints else { return }
    node.needsUpdateConstraints = false
    node.hasUpdatedConstraints = true
    if let owner = view.owner {
      owner.ownedViewUpdateConstraints { view.updateConstraints() }
    } else {
      view.updateConstraints()
    }
  }

  private static func depth(of view: UIView, below root: UIView) -> Int? {
    var depth = 0
    var candidate: UIView? = view
    while let current = candidate {
      if current === root { return depth }
      depth += 1
      candidate = current.superviewStorage
    }
    return nil
  }

  private static func noteArrivals() {
    let came = arrivals
    arrivals = []
    for entry in came {
      guard let view = entry.node?.view else { continue }
      if view.window == nil {
        // Not yet: it is told when it reaches a window, with its superview.
        continue
      }
      firstUpdate(in: view)
    }
  }

  private static func firstUpdate(in view: UIView) {
    let node = LayoutNode.of(view)
    if !node.hasUpdatedConstraints { setNeedsUpdateConstraints(view) }
    for subview in view.subviewStorage { firstUpdate(in: subview) }
  }
}
