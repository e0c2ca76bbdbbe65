internal import Foundation

extension CALayer {
  enum InsertionPlace {
    case end
    case index(Int)
    case below(CALayer?)
    case above(CALayer?)
  }

  /// Whether the layer is this one or below it.
  package final func isDescendant(of layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let candidate = current {
      if candidate === layer { return true }
      current = candidate.node.parent
    }
    return false
  }

  /// The highest layer above this one.
  package final var rootLayer: CALayer {
    var layer = self
    while let parent = layer.node.parent { layer = parent }
    return layer
  }

  /// Whether the layer is in a tree that is on screen; everything is when no tree is registered.
  package final var isOnScreen: Bool {
    QuartzCoreWorld.hasNoRoots || rootLayer.node.isRoot
  }

  final func insert(_ layer: CALayer, at place: InsertionPlace) {
    precondition(
      !isDescendant(of: layer),
      "CALayer: a layer cannot be a sublayer of itself or of its sublayers")
    if layer.node.parent === self, !layer.node.isMask {
      let index = node.sublayers.firstIndex { $0 === layer }
      // Below or above itself: it stays.
      if case .below(let sibling?) = place, sibling === layer { return }
      if case .above(let sibling?) = place, sibling === layer { return }
      index.map { _ = node.sublayers.remove(at: $0) }
      node.sublayers.insert(layer, at: position(of: place))
      noteStructureChange()
      return
    }
    layer.leaveTree()
    node.sublayers.insert(layer, at: position(of: place))
    adopt(layer, asMask: false)
  }

  private func position(of place: InsertionPlace) -> Int {
    func index(of sibling: CALayer?) -> Int? {
      sibling.flatMap { s in node.sublayers.firstIndex { $0 === s } }
    }
    switch place {
    case .end: return node.sublayers.count
    case .index(let index): return min(max(index, 0), node.sublayers.count)
    case .below(let sibling): return index(of: sibling) ?? 0
    case .above(let sibling): return index(of: sibling).map { $0 + 1 } ?? node.sublayers.count
    }
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = node.sublayers.firstIndex(where: { $0 === old }) else { return }
    let next = node.sublayers[(index + 1)...].first { $0 !== new }
    old.leaveTree()
    insert(new, at: next.map { .below($0) } ?? .end)
  }

  final func replaceSublayers(_ layers: [CALayer]) {
    let kept = Set(layers.map { ObjectIdentifier($0) })
    for layer in node.sublayers where !kept.contains(ObjectIdentifier(layer)) { layer.leaveTree() }
    for layer in layers { insert(layer, at: .end) }
  }

  final func setMask(_ new: CALayer?) {
    guard new !== node.mask else { return }
    if let old = node.mask { old.leaveTree() }
    guard let new else { return }
    precondition(!isDescendant(of: new), "CALayer: a layer cannot mask itself or its sublayers")
    new.leaveTree()
    node.mask = new
    adopt(new, asMask: true)
  }

  private func adopt(_ layer: CALayer, asMask: Bool) {
    layer.node.parent = self
    layer.node.isMask = asMask
    noteStructureChange()
    adjustActiveCount(by: layer.node.activeCount)
    if layer.node.needsLayout || layer.node.needsLayoutBelow { noteLayoutBelow() }
    QuartzCoreWorld.noteInsertion(of: layer)
    layer.runOrderAction(kCAOnOrderIn)
  }

  final func leaveTree() {
    guard let parent = node.parent else { return }
    runOrderAction(kCAOnOrderOut)
    parent.adjustActiveCount(by: -node.activeCount)
    node.parent = nil
    if node.isMask {
      node.isMask = false
      parent.node.mask = nil
    } else if let index = parent.node.sublayers.lastIndex(where: { $0 === self }) {
      parent.node.sublayers.remove(at: index)
    }
    parent.noteStructureChange()
    QuartzCoreWorld.noteRemoval(of: self)
  }

  final func noteStructureChange() {
    noteChange()
    markNeedsLayout()
  }

  /// Entering and leaving a tree are events with actions of their own, only where a program gave
  /// one.
  private func runOrderAction(_ event: String) {
    guard actions != nil, !CATransaction.actionsAreOff, let action = actions?[event] else { return }
    action.run(forKey: event, object: self, arguments: nil)
  }
}
