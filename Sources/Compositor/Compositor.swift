package import CoreGraphics
package import Foundation
package import QuartzCore

/// Draws layer trees, frame after frame.
///
/// A frame is: walk the presentation tree into a display list, compare it with the last one, draw
/// what differs. Belongs to one thread (the simulation's); the drawing itself is spread over several.
package final class Compositor {
  package let pixelWidth: Int
  package let pixelHeight: Int
  /// Pixels per point.
  package let scale: CGFloat
  package let options: CompositorOptions
  /// What is there where no layer is; opaque.
  package let background: CGColor

  let pool: BufferPool
  let cache: LayerCache
  let painter: ListPainter
  private let ring: FrameRing
  private(set) var frameIndex = 0
  /// What the last frame changed.
  private(set) var lastDamage = Region()
  /// What the last frame showed.
  package private(set) var displayList = DisplayList()
  private var lastState: (root: UInt64, version: UInt64)?
  private var hasDrawn = false

  /// The largest subtree, in pixels, that is made a bitmap: two screens.
  let largestBitmap: Int

  package init(
    pixelWidth: Int, pixelHeight: Int, scale: CGFloat, background: CGColor = .black,
    options: CompositorOptions = CompositorOptions()
  ) {
    self.pixelWidth = max(pixelWidth, 1)
    self.pixelHeight = max(pixelHeight, 1)
    self.scale = scale
    self.background = background
    self.options = options
    pool = BufferPool(limit: 16 << 20)
    cache = LayerCache(limit: options.cacheLimit)
    painter = ListPainter(options: options)
    ring = FrameRing(width: self.pixelWidth, height: self.pixelHeight, pool: pool)
    largestBitmap = max(self.pixelWidth * self.pixelHeight * 2, 1 << 16)
    LayerImages.install()
  }

  /// Draws the tree as it looks at a moment of the clock.
  ///
  /// The root's own position counts: its frame is where it is on the screen. The result's buffer
  /// keeps its pixels until four more frames are drawn, or longer if somebody holds it.
  package func render(_ root: CALayer, at time: CFTimeInterval) -> RenderedFrame {
    root.displayTreeIfNeeded()
    let state = (root.id, root.subtreeVersion)
    if hasDrawn, let lastState, lastState == state, !root.isAnimatingInSubtree, let last = ring.last
    {
      defer { frameIndex += 1 }
      lastDamage = Region()
      // Caches count frames in a row.
      cache.skipFrame()
      return RenderedFrame(buffer: last, damage: [], index: frameIndex)
    }
    let screen = PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
    let walk = LayerWalk(compositor: self, time: time, isOnScreen: true)
    walk.visit(
      root,
      in: Surroundings(
        space: Space(x: 0, y: 0, boundsOrigin: .zero, scale: scale), clip: screen, node: -1,
        sublayerTransform: nil))

    let damage = hasDrawn ? walk.list.damage(since: displayList) : Region(screen)
    damage.intersect(screen)
    // Many little pieces cost more than what lies between them.
    if damage.count > 48 { damage.add(damage.extents) }
    let isEqual = damage.isEmpty
    displayList = walk.list
    lastState = state
    defer {
      hasDrawn = true
      lastDamage = damage
      cache.trim(frame: frameIndex)
      frameIndex += 1
    }
    if isEqual, let last = ring.last {
      return RenderedFrame(buffer: last, damage: [], index: frameIndex)
    }
    let drawn = options.usesDamage ? damage : Region(screen)
    let operations = PixelOperations(usesKernels: options.usesKernels)
    let buffer = ring.nextBuffer(drawn, operations)
    painter.paint(
      displayList, over: drawn.rects, to: buffer, origin: (0, 0), background: background.pixel(),
      streams: true)
    return RenderedFrame(buffer: buffer, damage: damage.rects, index: frameIndex)
  }

  /// Draws a list into a bitmap of its own, which stands for `bounds`.
  func draw(_ list: DisplayList, _ bounds: PixelRect, background: UInt32 = 0) -> Surface {
    let buffer = pool.makeBuffer(width: bounds.width, height: bounds.height)
    painter.paint(
      list, over: [bounds], to: buffer, origin: (bounds.x, bounds.y), background: background,
      streams: false)
    let surface = Surface(buffer: buffer)
    if background >> 24 == 255 || list.hides(bounds) {
      surface.markOpaque()
    } else {
      surface.analyse()
    }
    return surface
  }
}
