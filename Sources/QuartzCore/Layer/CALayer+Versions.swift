internal import Foundation

extension CALayer {
  /// A number that no other layer has or had.
  package final var id: UInt64 { node.id }

  /// Grows whenever something of this layer itself changes: model, contents, animations.
  package final var ownVersion: UInt64 {
    LayerVersions.noteRead()
    return node.ownVersion
  }

  /// Grows whenever something changes here or below, masks and structure included.
  package final var subtreeVersion: UInt64 {
    LayerVersions.noteRead()
    return node.subtreeVersion
  }

  /// Whether an animation makes this layer move by itself.
  package final var hasActiveAnimations: Bool { attached.contains { $0.isMoving } }

  /// Whether an animation makes anything move here or below.
  package final var isAnimatingInSubtree: Bool { node.activeCount > 0 }

  /// Whether contents are to be made before the next frame.
  package final var needsDisplayFlag: Bool { node.needsDisplay }

  /// Whether contents come from drawing, by a delegate or a subclass.
  package final var drawsContents: Bool { node.drawsContents }

  /// Whether this is the root of a tree that is on screen, as a window's layer is.
  package final var isTreeRoot: Bool {
    get { node.isRoot }
    set { QuartzCoreWorld.setRoot(self, newValue) }
  }

  /// Marks the layer as changed, and the way up as changed below.
  final func noteChange() {
    let stamp = LayerVersions.stamp()
    node.ownVersion = stamp
    noteChangeBelow(stamp)
  }

  final func noteChangeBelow(_ stamp: UInt64) {
    // A layer that has the stamp has passed it on already.
    var layer: CALayer? = self
    while let current = layer, current.node.subtreeVersion != stamp {
      current.node.subtreeVersion = stamp
      layer = current.node.parent
    }
  }

  /// Counts moving layers up to the root.
  final func adjustActiveCount(by difference: Int) {
    guard difference != 0 else { return }
    var layer: CALayer? = self
    while let current = layer {
      current.node.activeCount += difference
      layer = current.node.parent
    }
  }
}
