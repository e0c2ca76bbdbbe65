internal import CKernels
internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension LayerWalk {
  // MARK: Shape layers

  func addShape(
    _ shape: ShapeProperties, _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed,
    _ record: LayerRecord, _ inner: Surroundings
  ) {
    guard let path = shape.path else { return }
    let isStroked = (shape.strokeColor?.rgba.a ?? 0) > 0 && shape.lineWidth > 0
    let isFilled = (shape.fillColor?.rgba.a ?? 0) > 0
    guard isStroked || isFilled else { return }
    if !isStroked, let simple = path.roundedRectangle, let fill = shape.fillColor {
      let outline = simple.shape(in: placed)
      add(.solid(fill.pixel()), outline.bounds, shape: outline, layer, .contents, index: 200, inner)
      return
    }
    let scale = placed.space.scale
    var box = path.boundingBoxOfPath
    guard !box.isNull else { return }
    if isStroked {
      // A mitre reaches further than half the line.
      let isMitred = shape.lineJoin == .miter
      let reach = shape.lineWidth / 2 * (isMitred ? max(shape.miterLimit, 1.5) : 1.5)
      box = box.insetBy(dx: -reach, dy: -reach)
    }
    let local = Space(x: 0, y: 0, boundsOrigin: looks.bounds.origin, scale: scale)
    let all = PixelRect(covering: local.pixels(box))
    let seen = all.intersection(inner.clip.offsetBy(-placed.space.x, -placed.space.y))
    guard !seen.isEmpty else { return }
    // A small shape is drawn whole, so that it may move; of a large one only what is seen.
    let region = all.area <= compositor.largestBitmap / 4 ? all : seen
    let source = DrawingSource.shape(shape, looks.bounds.size)
    let drawing: Drawing
    if compositor.options.usesCaches, var known = record.drawings[.fill], known.source == source,
      known.scale == scale, known.region.contains(seen)
    {
      known.lastUse = frame
      record.drawings[.fill] = known
      drawing = known
    } else {
      let buffer = compositor.pool.makeClearBuffer(width: region.width, height: region.height)
      PathDrawing.draw(shape, to: buffer, region, local)
      let surface = Surface(buffer: buffer)
      surface.analyse()
      drawing = Drawing(
        surface: surface, x: region.x, y: region.y, region: region, source: source, scale: scale,
        lastUse: frame)
      record.drawings[.fill] = drawing
    }
    let x = placed.space.x + drawing.x
    let y = placed.space.y + drawing.y
    add(
      .surface(drawing.surface, .offset(x: x, y: y)), drawing.surface.visibleRect.offsetBy(x, y),
      layer, .contents, index: 200, inner)
  }

  // MARK: Gradients

  func addGradient(
    _ gradient: GradientProperties, _ outline: Shape, _ layer: CALayer, _ looks: LayerProperties,
    _ placed: Placed, _ record: LayerRecord, _ inner: Surroundings
  ) {
    guard !gradient.colors.isEmpty else { return }
    let bounds = outline.bounds
    guard !bounds.isEmpty, bounds.intersects(inner.clip) else { return }
    let source = DrawingSource.gradient(gradient, placed.rect.size)
    let drawing: Drawing
    if compositor.options.usesCaches, var known = record.drawings[.fill], known.source == source {
      known.lastUse = frame
      record.drawings[.fill] = known
      drawing = known
    } else {
      guard bounds.area <= compositor.largestBitmap * 2 else { return }
      let buffer = compositor.pool.makeClearBuffer(width: bounds.width, height: bounds.height)
      GradientDrawing.draw(
        gradient, to: buffer,
        CGRect(
          x: placed.rect.minX - CGFloat(bounds.x), y: placed.rect.minY - CGFloat(bounds.y),
          width: placed.rect.width, height: placed.rect.height))
      let surface = Surface(buffer: buffer)
      surface.analyse()
      drawing = Drawing(
        surface: surface, x: 0, y: 0, region: bounds, source: source, scale: placed.space.scale,
        lastUse: frame)
      record.drawings[.fill] = drawing
    }
    add(
      .surface(drawing.surface, .offset(x: bounds.x, y: bounds.y)), bounds, shape: outline, layer,
      .background, index: 1, inner)
  }

  // MARK: Masks

  /// Opens a group that a mask layer cuts out. False if nothing is left.
  func addMask(
    _ mask: CALayer, of layer: CALayer, _ looks: LayerProperties, _ record: LayerRecord,
    _ inner: inout Surroundings
  ) -> Bool {
    let maskLooks = self.looks(of: mask)
    guard !maskLooks.isHidden, maskLooks.opacity > 0 else { return false }
    let placing = maskLooks.toSuperlayer
    if placing.isTranslation, maskLooks.opacity >= 1, mask.node.mask == nil {
      let corner = CGPoint(
        x: maskLooks.bounds.minX + placing.m41, y: maskLooks.bounds.minY + placing.m42)
      let exact = inner.space.pixels(corner)
      let placed = Placed(topLeft: exact, bounds: maskLooks.bounds, scale: inner.space.scale)
      if let shape = simpleMask(mask, maskLooks, placed) {
        return clip(to: shape, layer, .transition, &inner)
      }
      if let drawing = shapeMask(mask, maskLooks, placed, record, inner) {
        return enter(
          drawing.surface, x: placed.space.x + drawing.x, y: placed.space.y + drawing.y, layer,
          &inner)
      }
    }
    // Anything else is drawn and its alpha taken.
    let walk = makeInnerWalk()
    var within = inner
    within.node = -1
    within.space.x = 0
    within.space.y = 0
    within.clip = inner.clip.offsetBy(-inner.space.x, -inner.space.y)
    let key = DrawingSource.layer(version: mask.subtreeVersion, nil)
    if compositor.options.usesCaches, !mask.isAnimatingInSubtree,
      var known = record.drawings[.mask], known.source == key, known.scale == inner.space.scale,
      known.region.contains(within.clip)
    {
      known.lastUse = frame
      record.drawings[.mask] = known
      return enter(
        known.surface, x: inner.space.x + known.x, y: inner.space.y + known.y, layer, &inner)
    }
    record.drawings[.mask] = nil
    walk.visit(mask, in: within)
    let bounds = walk.list.bounds
    guard !bounds.isEmpty, bounds.area <= compositor.largestBitmap * 2 else { return false }
    let drawn = compositor.draw(walk.list, bounds)
    let surface = Surface(maskWidth: bounds.width, height: bounds.height)
    ck_extract_alpha(
      surface.base.assumingMemoryBound(to: UInt8.self), surface.bytesPerRow, drawn.base,
      drawn.bytesPerRow, Int32(bounds.width), Int32(bounds.height))
    surface.analyse()
    record.drawings[.mask] = Drawing(
      surface: surface, x: bounds.x, y: bounds.y, region: within.clip, source: key,
      scale: inner.space.scale, lastUse: frame)
    return enter(
      surface, x: inner.space.x + bounds.x, y: inner.space.y + bounds.y, layer, &inner)
  }

  private func enter(
    _ mask: Surface, x: Int, y: Int, _ layer: CALayer, _ inner: inout Surroundings
  ) -> Bool {
    inner.clip = inner.clip.intersection(mask.visibleRect.offsetBy(x, y))
    guard !inner.clip.isEmpty else { return false }
    inner.node = addNode(.mask(mask, x: x, y: y), layer, .transition, in: inner.node)
    return true
  }

  /// A mask that is just an opaque rounded rectangle.
  private func simpleMask(_ mask: CALayer, _ looks: LayerProperties, _ placed: Placed) -> Shape? {
    guard mask.node.sublayers.isEmpty, looks.contents == nil, looks.contentsCrossfade == nil,
      looks.borderWidth <= 0, looks.shadowOpacity <= 0
    else { return nil }
    switch looks.special {
    case .none:
      guard (looks.backgroundColor?.rgba.a ?? 0) >= 1 else { return nil }
      return looks.outline(placed.rect, scale: placed.space.scale)
    case .shape(let shape):
      guard (looks.backgroundColor?.rgba.a ?? 0) <= 0, (shape.fillColor?.rgba.a ?? 0) >= 1,
        (shape.strokeColor?.rgba.a ?? 0) <= 0, !looks.masksToBounds
      else { return nil }
      return shape.path?.roundedRectangle?.shape(in: placed)
    case .gradient, .text, .replicator, .transform: return nil
    }
  }

  /// A mask that is a filled path: drawn as coverage at once.
  private func shapeMask(
    _ mask: CALayer, _ looks: LayerProperties, _ placed: Placed, _ record: LayerRecord,
    _ inner: Surroundings
  ) -> Drawing? {
    guard case .shape(let shape) = looks.special, mask.node.sublayers.isEmpty,
      looks.contents == nil, looks.backgroundColor == nil, looks.borderWidth <= 0,
      looks.shadowOpacity <= 0, !looks.masksToBounds, let path = shape.path,
      (shape.fillColor?.rgba.a ?? 0) >= 1, (shape.strokeColor?.rgba.a ?? 0) <= 0
    else { return nil }
    let local = Space(
      x: 0, y: 0, boundsOrigin: looks.bounds.origin, scale: placed.space.scale)
    let seen = inner.clip.offsetBy(-placed.space.x, -placed.space.y)
    let box = path.boundingBoxOfPath
    let region = box.isNull ? .empty : PixelRect(covering: local.pixels(box)).intersection(seen)
    let source = DrawingSource.shape(shape, looks.bounds.size)
    if compositor.options.usesCaches, var known = record.drawings[.mask], known.source == source,
      known.scale == placed.space.scale, known.region.contains(region)
    {
      known.lastUse = frame
      record.drawings[.mask] = known
      return known
    }
    let surface: Surface
    if region.isEmpty {
      surface = Surface(maskWidth: 1, height: 1)
    } else {
      surface = PathDrawing.mask(
        region, local, path, rule: shape.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    surface.analyse()
    let drawing = Drawing(
      surface: surface, x: region.x, y: region.y, region: region, source: source,
      scale: placed.space.scale, lastUse: frame)
    record.drawings[.mask] = drawing
    return drawing
  }
}
