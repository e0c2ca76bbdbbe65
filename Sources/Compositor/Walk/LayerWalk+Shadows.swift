internal import CKernels
internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension LayerWalk {
  /// The shadow lies under the layer, outside of what it clips (fact 154).
  func addShadow(
    _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed, _ record: LayerRecord,
    _ inner: Surroundings
  ) {
    guard looks.shadowOpacity > 0, let color = looks.shadowColor else { return }
    let pixel = color.pixel(opacity: CGFloat(looks.shadowOpacity))
    guard pixel >> 24 > 0 else { return }
    let scale = placed.space.scale
    guard looks.shadowRadius.isFinite, looks.shadowOffset.width.magnitude < 1e5,
      looks.shadowOffset.height.magnitude < 1e5
    else { return }
    // Wider ones are too faint to be seen.
    let sigma = Float((looks.shadowRadius * scale).clamped(to: 0...500))
    let dx = looks.shadowOffset.width * scale
    let dy = looks.shadowOffset.height * scale

    if let shape = shadowShape(layer, looks, placed) {
      var moved = shape
      moved.x0 += Float(dx)
      moved.x1 += Float(dx)
      moved.y0 += Float(dy)
      moved.y1 += Float(dy)
      if sigma < 0.5 {
        add(.solid(pixel), moved.bounds, shape: moved, layer, .shadow, inner)
      } else {
        let shadow = RoundedShadow(shape: moved, sigma: sigma)
        add(.shadow(shadow, pixel), shadow.bounds, layer, .shadow, inner)
      }
      return
    }
    guard let drawing = blurredShadow(layer, looks, placed, record, sigma) else { return }
    let x = placed.space.x + drawing.x + Int(dx.rounded())
    let y = placed.space.y + drawing.y + Int(dy.rounded())
    add(
      .tinted(drawing.surface, x: x, y: y, pixel), drawing.surface.visibleRect.offsetBy(x, y),
      layer,
      .shadow, inner)
  }

  /// The shape that casts the shadow, if it is a rounded rectangle.
  private func shadowShape(_ layer: CALayer, _ looks: LayerProperties, _ placed: Placed) -> Shape? {
    if let path = looks.shadowPath {
      return path.roundedRectangle?.shape(in: placed)
    }
    // An opaque background hides what sublayers inside it would add.
    guard let background = looks.backgroundColor, background.rgba.a >= 1 else { return nil }
    let isInside = layer.node.sublayers.allSatisfy { sublayer in
      sublayer.properties.isHidden
        || looks.bounds.insetBy(dx: -0.5, dy: -0.5).contains(sublayer.frame)
    }
    guard isInside, layer.node.mask == nil else { return nil }
    return looks.outline(placed.rect, scale: placed.space.scale)
  }

  /// The blurred alpha of the shadow's path, or of the layer with its sublayers.
  private func blurredShadow(
    _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed, _ record: LayerRecord,
    _ sigma: Float
  ) -> Drawing? {
    let scale = placed.space.scale
    var source: DrawingSource
    if let path = looks.shadowPath {
      source = .path(path, looks.shadowRadius)
    } else {
      var inside = insideState(of: layer, looks)
      inside.children = (inside.children ^ UInt64(sigma.bitPattern)) &* 0x100_0000_01b3
      source = .layer(version: 0, inside)
    }
    if compositor.options.usesCaches, var known = record.drawings[.shadow], known.source == source,
      known.scale == scale
    {
      known.lastUse = frame
      record.drawings[.shadow] = known
      return known
    }
    record.drawings[.shadow] = nil
    let reach = Int((sigma * 3).rounded(.up))
    let mask: Surface
    let bounds: PixelRect
    if let path = looks.shadowPath {
      let box = path.boundingBoxOfPath
      bounds = PixelRect(
        covering: CGRect(
          x: (box.minX - looks.bounds.minX) * scale, y: (box.minY - looks.bounds.minY) * scale,
          width: box.width * scale, height: box.height * scale)
      ).insetBy(-reach, -reach)
      guard !box.isNull, bounds.area <= compositor.largestBitmap * 2 else { return nil }
      let local = Space(x: 0, y: 0, boundsOrigin: looks.bounds.origin, scale: scale)
      mask = PathDrawing.mask(bounds, local, path, rule: .winding)
    } else {
      let walk = makeInnerWalk()
      let local = Placed(topLeft: .zero, bounds: looks.bounds, scale: scale)
      let limit = PixelRect(x: -1 << 20, y: -1 << 20, width: 1 << 21, height: 1 << 21)
      walk.addInside(
        layer, looks, local, LayerRecord(),
        Surroundings(space: local.space, clip: limit, node: -1, sublayerTransform: nil))
      bounds = walk.list.bounds.insetBy(-reach, -reach)
      guard !walk.list.items.isEmpty, bounds.area <= compositor.largestBitmap * 2 else {
        return nil
      }
      let drawn = compositor.draw(walk.list, bounds)
      mask = Surface(maskWidth: bounds.width, height: bounds.height)
      ck_extract_alpha(
        mask.base.assumingMemoryBound(to: UInt8.self), mask.bytesPerRow, drawn.base,
        drawn.bytesPerRow, Int32(bounds.width), Int32(bounds.height))
    }
    if sigma >= 0.5 {
      ck_blur_mask(
        mask.base.assumingMemoryBound(to: UInt8.self), mask.bytesPerRow, Int32(mask.width),
        Int32(mask.height), sigma)
    }
    mask.analyse()
    let drawing = Drawing(
      surface: mask, x: bounds.x, y: bounds.y, region: bounds, source: source, scale: scale,
      lastUse: frame)
    record.drawings[.shadow] = drawing
    return drawing
  }
}
