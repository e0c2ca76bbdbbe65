internal import Foundation

/// The parts of a layer that are not looks: its place in the tree, marks and versions.
package struct LayerNode {
  /// Counts layers, so that a cache never takes a new layer for a dead one at the same address.
  package let id = LayerNode.nextID()
  /// Back to front.
  package var sublayers: [CALayer] = []
  package var mask: CALayer?
  /// The superlayer, or the masked layer. It takes itself out of here when it goes.
  unowned(unsafe) package var parent: CALayer?
  package var isMask = false
  /// Set by whoever puts a tree on the screen.
  package var isRoot = false
  /// Whether a commit has found the layer in a tree on the screen.
  package var isCommitted = false
  package var timing = TimingParameters()
  package var needsDisplay = false
  package var needsLayout = false
  /// Whether some layer below needs layout.
  package var needsLayoutBelow = false
  /// Whether contents come from drawing.
  package var drawsContents = false
  package var ownVersion = LayerVersions.current
  package var subtreeVersion = LayerVersions.current
  /// How many layers here and below have animations that move.
  package var activeCount = 0
  /// The one presentation of a layer whose class cannot be copied cleanly.
  var lastingCopy: CALayer?
  /// Set in a presentation copy.
  package weak var modelLayer: CALayer?
  /// The moment that a presentation copy shows; nil in a model.
  package var presentationTime: Double?
  /// Whether this is a presentation copy.
  package var isShadow: Bool { presentationTime != nil }
  /// The presentation that was last worked out, and for when.
  var cache: PresentationCache?
  /// Timelines whose root this layer is, the innermost last.
  var timelines: [AnimationTimeline] = []

  private static let lock = NSLock()
  nonisolated(unsafe) private static var count: UInt64 = 0

  private static func nextID() -> UInt64 {
    lock.withLock {
      count += 1
      return count
    }
  }

  /// Cuts the links that point back, when the layer goes.
  func dissolve() {
    for layer in sublayers { layer.node.parent = nil }
    mask?.node.parent = nil
    if isRoot { QuartzCoreWorld.noteRootGone(id) }
  }
}

/// A presentation that was worked out before.
struct PresentationCache {
  var time: Double
  /// ``LayerVersions/changeCount`` then.
  var changeCount: UInt64
  var properties: LayerProperties
}

/// Version stamps: changes between two looks share one stamp, so that marking the way to the root
/// stops at the first layer that is marked already.
package enum LayerVersions {
  nonisolated(unsafe) private(set) static var current: UInt64 = 1
  /// Counts every change of any layer or timeline.
  nonisolated(unsafe) private(set) static var changeCount: UInt64 = 0
  nonisolated(unsafe) private static var wasRead = false

  /// Notes a change that shows in presentations only, as a timeline's is.
  static func notePresentationChange() { changeCount &+= 1 }

  /// A stamp for a change; larger than all that were looked at.
  static func stamp() -> UInt64 {
    changeCount &+= 1
    if wasRead {
      current += 1
      wasRead = false
    }
    return current
  }

  /// Notes that somebody looked.
  static func noteRead() { wasRead = true }
}
