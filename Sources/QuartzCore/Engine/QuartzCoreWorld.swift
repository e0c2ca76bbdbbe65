internal import Foundation
package import MediaTime

/// What the simulation keeps about all layer trees: which are on screen, what waits for the commit.
package enum QuartzCoreWorld {
  private struct WeakLayer {
    weak var layer: CALayer?
  }

  private static let rootLock = NSLock()
  nonisolated(unsafe) private static var roots: Set<UInt64> = []
  nonisolated(unsafe) private static var inserted: [WeakLayer] = []
  nonisolated(unsafe) private static var removed: [WeakLayer] = []
  nonisolated(unsafe) private static var waitingForDisplay: [WeakLayer] = []
  /// Whether a transaction was ever committed.
  nonisolated(unsafe) private(set) static var hasCommitted = false

  /// Whether no tree was ever said to be on screen; then all are.
  static var hasNoRoots: Bool { rootLock.withLock { roots.isEmpty } }

  /// Starts anew: no animations, transactions, timelines or display links.
  package static func reset() {
    LayerAnimations.reset()
    AnimationTimeline.reset()
    CATransaction.reset()
    CADisplayLink.reset()
    LayerChange.running = []
    rootLock.withLock { roots = [] }
    inserted = []
    removed = []
    waitingForDisplay = []
    hasCommitted = false
  }

  static func setRoot(_ layer: CALayer, _ isRoot: Bool) {
    let id = layer.node.id
    layer.node.isRoot = isRoot
    let changed = rootLock.withLock { isRoot ? roots.insert(id).inserted : roots.remove(id) != nil }
    guard changed else { return }
    if isRoot { noteInsertion(of: layer) } else { noteRemoval(of: layer) }
  }

  /// A root goes, maybe on another thread.
  static func noteRootGone(_ id: UInt64) { rootLock.withLock { _ = roots.remove(id) } }

  static func noteInsertion(of layer: CALayer) { inserted.append(WeakLayer(layer: layer)) }

  static func noteRemoval(of layer: CALayer) {
    if layer.node.isCommitted { removed.append(WeakLayer(layer: layer)) }
  }

  static func noteNeedsDisplay(_ layer: CALayer) {
    waitingForDisplay.append(WeakLayer(layer: layer))
  }

  /// Commits the implicit transaction: lays out and draws what is due, gives animations their
  /// begin.
  package static func commit(at clock: CFTimeInterval) {
    CATransaction.closeImplicit()
    let new = inserted.compactMap(\.layer)
    inserted = []
    let gone = removed.compactMap(\.layer)
    removed = []
    for layer in gone where !layer.isOnScreen { setCommitted(false, in: layer) }
    for layer in new where layer.isOnScreen {
      layer.rootLayer.layOutTree()
      layer.displayTreeIfNeeded()
      setCommitted(true, in: layer)
    }
    displayWaiting()
    hasCommitted = true
    LayerAnimations.commit(at: clock)
    AnimatedDrawing.draw(at: clock)
  }

  private static func displayWaiting() {
    let waiting = waitingForDisplay
    waitingForDisplay = []
    for item in waiting {
      // One that is not on screen is drawn when it gets there.
      guard let layer = item.layer, layer.node.needsDisplay, layer.isOnScreen else { continue }
      layer.displayIfNeeded()
      layer.node.isCommitted = true
    }
  }

  private static func setCommitted(_ isCommitted: Bool, in layer: CALayer) {
    layer.node.isCommitted = isCommitted
    layer.node.mask.map { setCommitted(isCommitted, in: $0) }
    for sublayer in layer.node.sublayers { setCommitted(isCommitted, in: sublayer) }
  }
}

/// Layers that draw themselves anew in every frame of an animation of a key of their own.
enum AnimatedDrawing {
  nonisolated(unsafe) private static var drawn: [ObjectIdentifier: () -> CALayer?] = [:]

  static func draw(at clock: Double) {
    var current: [ObjectIdentifier: () -> CALayer?] = [:]
    for entry in LayerAnimations.entries where entry.redraws {
      guard let layer = entry.layer, current[ObjectIdentifier(layer)] == nil else { continue }
      let copy = LayerCopies.make(of: layer)
      copy.properties = layer.presented(at: clock)
      copy.display()
      layer.changeSilently { $0.contents = copy.properties.contents }
      layer.node.drawsContents = copy.node.drawsContents
      current[ObjectIdentifier(layer)] = { [weak layer] in layer }
    }
    // The last frame of each shows the model.
    for (id, layer) in drawn where current[id] == nil {
      layer()?.setNeedsDisplay()
      layer()?.displayIfNeeded()
    }
    drawn = current
  }
}

/// The passes of a tick that belong to layers.
package enum QuartzCorePasses {
  /// Registers display links, ending animations and the commit.
  @MainActor package static func install(in loop: FrameLoop) {
    loop.onPass(.displayLinks) { CADisplayLink.fire(in: FrameLoop.current) }
    loop.onPass(.endAnimations) { LayerAnimations.end(at: MediaClock.seconds) }
    loop.onPass(.commit) { QuartzCoreWorld.commit(at: MediaClock.seconds) }
  }
}
