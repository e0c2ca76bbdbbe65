internal import CCairo
package import CoreGraphics
package import Foundation
package import QuartzCore

/// Pictures of layers for whoever is not a screen: `CALayer.render(in:)`, snapshots.
package enum LayerImages {
  /// Lets `CALayer.render(in:)` draw. Making a compositor does it too.
  package static func install() {
    LayerRendering.renderHook = { layer, context in render(layer, in: context) }
  }

  /// Draws a layer with its sublayers into a context, its bounds' origin at the context's.
  ///
  /// Neither the layer's position nor its transform counts, as in Core Animation.
  private static func render(_ layer: CALayer, in context: CGContext) {
    let matrix = context.matrix
    let scale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    let looks = layer.properties
    guard scale > 0, looks.bounds.width > 0, looks.bounds.height > 0,
      let (buffer, x, y) = picture(of: layer, scale: scale, isModel: true)
    else { return }
    buffer.flush()
    let cairo = context.cairo
    cairo_save(cairo)
    cairo_translate(
      cairo, looks.bounds.minX + CGFloat(x) / scale, looks.bounds.minY + CGFloat(y) / scale)
    cairo_scale(cairo, 1 / scale, 1 / scale)
    cairo_set_source_surface(cairo, buffer.surface, 0, 0)
    cairo_paint_with_alpha(cairo, Double(looks.opacity))
    cairo_restore(cairo)
  }

  /// The pixels of a layer with its sublayers, and where they lie from the top left of its bounds.
  package static func picture(
    of layer: CALayer, scale: CGFloat, isModel: Bool, at time: CFTimeInterval = 0
  ) -> (PixelBuffer, x: Int, y: Int)? {
    var options = CompositorOptions()
    options.usesCaches = false
    let size = layer.properties.bounds.size
    let compositor = Compositor(
      pixelWidth: Int((size.width * scale).rounded(.up)),
      pixelHeight: Int((size.height * scale).rounded(.up)), scale: scale, options: options)
    return compositor.picture(of: layer, isModel: isModel, at: time)
  }
}

extension Compositor {
  func picture(
    of layer: CALayer, isModel: Bool, at time: CFTimeInterval
  ) -> (
    PixelBuffer, x: Int, y: Int
  )? {
    let walk = LayerWalk(compositor: self, time: time, isOnScreen: false)
    walk.usesModel = isModel
    var looks = walk.looks(of: layer)
    looks.opacity = 1
    looks.isHidden = false
    let placed = Placed(topLeft: .zero, bounds: looks.bounds, scale: scale)
    walk.visit(
      layer, looks, placed,
      in: Surroundings(
        space: placed.space,
        clip: PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight), node: -1,
        sublayerTransform: nil))
    guard !walk.list.items.isEmpty else { return nil }
    let surface = draw(
      walk.list, PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight))
    return surface.buffer.map { ($0, 0, 0) }
  }
}
