internal import Foundation

extension CALayer {
  /// How often a subtree is laid out again because laying it out asked for more.
  private static var layoutRounds: Int { 20 }

  final func markNeedsLayout() {
    guard !node.needsLayout else { return }
    node.needsLayout = true
    node.parent?.noteLayoutBelow()
  }

  final func noteLayoutBelow() {
    var layer: CALayer? = self
    while let current = layer, !current.node.needsLayoutBelow {
      current.node.needsLayoutBelow = true
      layer = current.node.parent
    }
  }

  final func layOutIfNeeded() {
    var top = self
    while let parent = top.node.parent, parent.node.needsLayout { top = parent }
    top.layOutTree()
  }

  /// Lays out this layer and what is below, parents first, until nothing is left to do.
  package final func layOutTree() {
    for _ in 0..<Self.layoutRounds where node.needsLayout || node.needsLayoutBelow {
      if node.needsLayout {
        node.needsLayout = false
        layoutSublayers()
      }
      guard node.needsLayoutBelow else { continue }
      node.needsLayoutBelow = false
      for layer in node.sublayers + [node.mask].compactMap({ $0 }) where layer.node.parent === self
      {
        layer.layOutTree()
      }
    }
  }
}
