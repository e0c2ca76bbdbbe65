package import CoreGraphics
internal import Foundation
internal import ObjectiveC

extension CALayer {
  final func markNeedsDisplay() {
    if node.isShadow { return }
    noteChange()
    guard !node.needsDisplay else { return }
    node.needsDisplay = true
    QuartzCoreWorld.noteNeedsDisplay(self)
  }

  final func boundsSizeDidChange() {
    markNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Makes the contents: `display(_:)` of the delegate, or a bitmap that `draw(in:)` fills.
  final func drawContents() {
    if let delegate, ifImplemented({ delegate.display(self) }) != nil {
      node.drawsContents = false
      return
    }
    guard let image = drawBitmap() else {
      if node.drawsContents { changeSilently { $0.contents = nil } }
      node.drawsContents = false
      return
    }
    changeSilently { $0.contents = image }
    node.drawsContents = true
  }

  private func drawBitmap() -> CGImage? {
    let size = properties.bounds.size
    let scale = max(properties.contentsScale, 0.01)
    let width = Int((size.width * scale).rounded(.up)),
      height = Int((size.height * scale).rounded(.up))
    guard width > 0, height > 0, width <= 16384, height <= 16384 else { return nil }
    let buffer = PixelBuffer(width: width, height: height)
    let context = CGContext(buffer: buffer, scale: scale)
    context.translateBy(x: -properties.bounds.origin.x, y: -properties.bounds.origin.y)
    delegate?.layerWillDraw(self)
    // The default of `draw(in:)` reports itself when there is no delegate that draws either.
    guard ifImplemented({ draw(in: context) }) != nil else { return nil }
    buffer.flush()
    return CGImage(buffer: buffer)
  }

  final func drawThroughDelegate(in context: CGContext) {
    guard let delegate else {
      missingRequirement(())
      return
    }
    if ifImplemented({ delegate.draw(self, in: context) }) == nil { missingRequirement(()) }
  }

  /// Lays out and draws whatever is due here and below, for somebody who wants to see it now.
  package final func prepareForRendering() {
    layOutTree()
    displayTreeIfNeeded()
  }

  package final func displayTreeIfNeeded() {
    displayIfNeeded()
    node.mask?.displayTreeIfNeeded()
    for layer in node.sublayers { layer.displayTreeIfNeeded() }
  }
}

/// Drawing of whole layers, which needs the compositor.
package enum LayerRendering {
  /// Draws a layer with its sublayers into a context; installed by the compositor.
  nonisolated(unsafe) package static var renderHook: ((CALayer, CGContext) -> Void)?

  static func render(_ layer: CALayer, in context: CGContext) {
    layer.prepareForRendering()
    guard let renderHook else {
      unsupported("CALayer.render(in:)", "no compositor is installed")
      return
    }
    renderHook(layer, context)
  }

  /// The layer as it looks now, for a transition that starts from there.
  static func snapshot(of layer: CALayer) -> CGImage? {
    let size = layer.properties.bounds.size
    let scale = max(layer.properties.contentsScale, 1)
    let width = Int((size.width * scale).rounded(.up)),
      height = Int((size.height * scale).rounded(.up))
    guard let renderHook, width > 0, height > 0, width <= 8192, height <= 8192 else { return nil }
    let buffer = PixelBuffer(width: width, height: height)
    renderHook(layer, CGContext(buffer: buffer, scale: scale))
    buffer.flush()
    return CGImage(buffer: buffer)
  }
}
