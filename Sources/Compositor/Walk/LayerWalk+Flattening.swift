internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension LayerWalk {
  // MARK: Caches

  /// Draws a layer's inside from its cache if it has one or deserves one.
  ///
  /// A subtree is flattened when its inside was the same in the frame before and it moved, or much of
  /// what it covers was drawn anew; provided that copying a bitmap is less work than what it is made
  /// of.
  func addFlattened(
    _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed, _ record: LayerRecord,
    hasMoved: Bool, _ inner: Surroundings
  ) -> Bool {
    let inside = insideState(of: layer, looks)
    let isStable = record.frame >= frame - 1 && record.inside == inside
    record.frame = frame
    record.inside = inside
    guard compositor.options.usesCaches, !record.seesBehind else { return false }
    guard isStable else {
      cache.drop(record)
      return false
    }
    if record.flattened?.scale != placed.space.scale {
      guard isWorthFlattening(record, hasMoved: hasMoved, placed, inner),
        let made = flatten(layer, looks, record, scale: placed.space.scale)
      else { return false }
      cache.keep(made, in: record)
    }
    guard let flattened = record.flattened else { return false }
    record.flattened?.lastUse = frame
    let surface = flattened.surface
    let x = placed.space.x + flattened.x
    let y = placed.space.y + flattened.y
    add(
      .surface(surface, .offset(x: x, y: y)), surface.visibleRect.offsetBy(x, y), layer, .flattened,
      inner)
    return true
  }

  private func isWorthFlattening(
    _ record: LayerRecord, hasMoved: Bool, _ placed: Placed, _ inner: Surroundings
  ) -> Bool {
    let cost = record.cost
    // The bounds were cut at what was visible; the bitmap will hold all of it.
    let area = max(cost.bounds.area, 1)
    guard cost.items > 1, cost.work > area, area <= compositor.largestBitmap else { return false }
    let size = placed.rect.size
    let whole = Int(size.width) * Int(size.height)
    guard whole <= compositor.largestBitmap, cache.hasRoom(for: max(area, whole) * 4) else {
      return false
    }
    if hasMoved { return true }
    guard isOnScreen else { return true }
    return compositor.lastDamage.area(in: cost.bounds) * 4 >= area
  }

  func insideState(of layer: CALayer, _ looks: LayerProperties) -> InsideState {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var isMoving = false
    for sublayer in layer.node.sublayers {
      hash = (hash ^ sublayer.id) &* 0x100_0000_01b3
      hash = (hash ^ sublayer.subtreeVersion) &* 0x100_0000_01b3
      if sublayer.isAnimatingInSubtree { isMoving = true }
    }
    return InsideState(children: hash, isMoving: isMoving, looks: looks)
  }

  /// Draws a layer's inside into a bitmap of its own; nil if it is empty or too large.
  func flatten(
    _ layer: CALayer, _ looks: LayerProperties, _ record: LayerRecord, scale: CGFloat
  ) -> Flattened? {
    let walk = makeInnerWalk()
    let placed = Placed(topLeft: .zero, bounds: looks.bounds, scale: scale)
    let size = looks.bounds.size
    let limit = PixelRect(x: -1 << 20, y: -1 << 20, width: 1 << 21, height: 1 << 21)
    var inner = Surroundings(space: placed.space, clip: limit, node: -1, sublayerTransform: nil)
    if looks.masksToBounds {
      inner.clip = PixelRect(
        covering: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
    }
    walk.addInside(layer, looks, placed, record, inner)
    let bounds = walk.list.bounds
    guard !bounds.isEmpty, bounds.area <= compositor.largestBitmap else { return nil }
    let surface = compositor.draw(walk.list, bounds)
    return Flattened(surface: surface, x: bounds.x, y: bounds.y, scale: scale, lastUse: frame)
  }

  // MARK: Scaled, turned and projected layers

  func visitTransformed(
    _ layer: CALayer, _ looks: LayerProperties, _ placing: CATransform3D, in outer: Surroundings
  ) {
    if case .transform = looks.special {
      visitInDepth(layer, looks, placing, in: outer)
      return
    }
    let matrix = placing.concatenating(outer.space.matrix)
    guard placing.planeScale > 1e-6, isFacingViewer(looks, matrix) else { return }
    let record = cache.record(of: layer)
    let outside = OutsideState(rect: .zero, opacity: looks.opacity, transform: matrix)
    defer { record.outside = outside }
    let alpha = UInt8((looks.opacity.clamped(to: 0...1) * 255).rounded())
    guard alpha > 0 else { return }
    var inner = outer
    if alpha < 255 { inner.node = addNode(.opacity(alpha), layer, .contents, in: inner.node) }

    if matrix.isUpright, isPlainLeaf(layer, looks) {
      addLeaf(layer, looks, matrix, record, inner)
      return
    }
    let scale = flattenScale(layer, looks, placing, record, device: outer.space.scale)
    let inside = transformedInside(layer, looks)
    let isStable = record.frame >= frame - 1 && record.inside == inside
    record.frame = frame
    record.inside = inside
    var flattened = record.flattened
    if !isStable || flattened?.scale != scale || !compositor.options.usesCaches {
      cache.drop(record)
      flattened = flattenWhole(layer, looks, record, scale: scale)
      if let flattened, compositor.options.usesCaches,
        cache.hasRoom(for: flattened.surface.byteCount)
      {
        cache.keep(flattened, in: record)
      }
    }
    guard let flattened else { return }
    record.flattened?.lastUse = frame
    add(flattened, matrix, layer, looks, inner)
  }

  /// As ``insideState(of:_:)``, but with what masks the layer and the shadow it casts, because these
  /// are flattened with it.
  private func transformedInside(_ layer: CALayer, _ looks: LayerProperties) -> InsideState {
    var state = insideState(of: layer, looks)
    state.children = (state.children ^ looks.shadowSignature) &* 0x100_0000_01b3
    if let mask = layer.node.mask {
      state.children = (state.children ^ mask.subtreeVersion) &* 0x100_0000_01b3
      if mask.isAnimatingInSubtree { state.isMoving = true }
    }
    return state
  }

  /// The whole layer but its opacity: inside, clip, mask and shadow.
  private func flattenWhole(
    _ layer: CALayer, _ looks: LayerProperties, _ record: LayerRecord, scale: CGFloat
  ) -> Flattened? {
    let walk = makeInnerWalk()
    let placed = Placed(topLeft: .zero, bounds: looks.bounds, scale: scale)
    let limit = PixelRect(x: -1 << 20, y: -1 << 20, width: 1 << 21, height: 1 << 21)
    var inner = Surroundings(space: placed.space, clip: limit, node: -1, sublayerTransform: nil)
    if let mask = layer.node.mask, !walk.addMask(mask, of: layer, looks, record, &inner) {
      return nil
    }
    if !looks.masksToBounds { walk.addShadow(layer, looks, placed, record, inner) }
    if looks.masksToBounds {
      let outline = looks.outline(placed.rect, scale: scale)
      guard walk.clip(to: outline, layer, .background, &inner) else { return nil }
    }
    walk.addInside(layer, looks, placed, record, inner)
    let bounds = walk.list.bounds
    guard !bounds.isEmpty, bounds.area <= compositor.largestBitmap * 2 else { return nil }
    let surface = compositor.draw(walk.list, bounds)
    return Flattened(surface: surface, x: bounds.x, y: bounds.y, scale: scale, lastUse: frame)
  }

  /// Pixels per point for a layer that is drawn scaled: the larger of where it is and where it is
  /// going, and never less than its natural size, so that it is drawn once and stretched.
  private func flattenScale(
    _ layer: CALayer, _ looks: LayerProperties, _ placing: CATransform3D, _ record: LayerRecord,
    device: CGFloat
  ) -> CGFloat {
    let now = placing.planeScale
    let goal = layer.properties.transform.planeScale
    var factor = max(1, goal)
    // Growing without a known end: in steps, not anew for every frame.
    if now > factor * 1.001 { factor = (now * 2).rounded(.up) / 2 }
    if record.frame == frame - 1, record.flattenScale > 0, now != goal || looks.isAnimated(layer) {
      factor = max(factor, record.flattenScale / device)
    }
    let size = looks.bounds.size
    let area = max(1, size.width * size.height * device * device)
    let limit = (CGFloat(compositor.largestBitmap) / area).squareRoot()
    let scale = device * max(min(factor, limit), 0.01)
    record.flattenScale = scale
    return scale
  }

  private func add(
    _ flattened: Flattened, _ matrix: CATransform3D, _ layer: CALayer, _ looks: LayerProperties,
    _ inner: Surroundings
  ) {
    let surface = flattened.surface
    // From the bitmap's pixels to the layer's points, then to output pixels.
    var toPoints = CATransform3D.identity
    toPoints.m11 = 1 / flattened.scale
    toPoints.m22 = 1 / flattened.scale
    toPoints.m41 = looks.bounds.minX + CGFloat(flattened.x) / flattened.scale
    toPoints.m42 = looks.bounds.minY + CGFloat(flattened.y) / flattened.scale
    let whole = toPoints.concatenating(matrix)
    if whole.isUpright {
      if abs(whole.m11 - 1) < 1e-6, abs(whole.m22 - 1) < 1e-6 {
        let x = Int((whole.m41 + 0.5 - 1e-6).rounded(.down))
        let y = Int((whole.m42 + 0.5 - 1e-6).rounded(.down))
        add(
          .surface(surface, .offset(x: x, y: y)), surface.visibleRect.offsetBy(x, y), layer,
          .flattened, inner)
        return
      }
      let target = CGRect(
        x: whole.m41, y: whole.m42, width: CGFloat(surface.width) * whole.m11,
        height: CGFloat(surface.height) * whole.m22)
      guard target.width > 0.01, target.height > 0.01 else { return }
      let shape = Shape(target)
      add(
        .surface(
          surface, .stretched(PixelStretch(source: surface.bounds.cgRect, target: target))),
        shape.bounds, shape: shape, layer, .flattened, inner)
      return
    }
    guard let map = whole.pixelMap else { return }
    let area = whole.coveredPixels(surface.bounds.cgRect, clip: inner.clip)
    add(.surface(surface, .mapped(map)), area, layer, .flattened, inner)
  }

  /// A layer that turns its back is left out if it has none (fact 156).
  private func isFacingViewer(_ looks: LayerProperties, _ matrix: CATransform3D) -> Bool {
    if looks.isDoubleSided { return true }
    let bounds = looks.bounds
    guard let a = matrix.project(CGPoint(x: bounds.minX, y: bounds.minY)),
      let b = matrix.project(CGPoint(x: bounds.maxX, y: bounds.minY)),
      let c = matrix.project(CGPoint(x: bounds.minX, y: bounds.maxY))
    else { return false }
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
  }

  /// `CATransformLayer`: its sublayers are placed in its space, keeping their depth.
  private func visitInDepth(
    _ layer: CALayer, _ looks: LayerProperties, _ placing: CATransform3D, in outer: Surroundings
  ) {
    var inner = outer
    inner.sublayerTransform = looks.forSublayers.concatenating(placing)
    let ordered = layer.node.sublayers.map { sublayer -> (CALayer, CGFloat) in
      let looks = self.looks(of: sublayer)
      let whole = looks.toSuperlayer.concatenating(inner.sublayerTransform ?? .identity)
      let middle = CGPoint(x: looks.bounds.midX, y: looks.bounds.midY)
      return (sublayer, middle.x * whole.m13 + middle.y * whole.m23 + whole.m43)
    }
    for (sublayer, _) in ordered.enumerated().sorted(by: {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }).map(\.element) {
      visit(sublayer, in: inner)
    }
  }

  // MARK: Leaves

  /// Whether a layer is a colour or an image and nothing else, which need no bitmap to be scaled.
  private func isPlainLeaf(_ layer: CALayer, _ looks: LayerProperties) -> Bool {
    guard layer.node.sublayers.isEmpty, layer.node.mask == nil, looks.shadowOpacity <= 0,
      looks.borderWidth <= 0, looks.contentsCrossfade == nil, case .none = looks.special,
      looks.cornerRadius <= 0 || looks.maskedCorners == .all
    else { return false }
    return looks.contents == nil || looks.backgroundColor == nil
  }

  private func addLeaf(
    _ layer: CALayer, _ looks: LayerProperties, _ matrix: CATransform3D, _ record: LayerRecord,
    _ inner: Surroundings
  ) {
    let scale = (matrix.m11 * matrix.m22).squareRoot()
    var scaled = looks
    // In pixels, so that one scale serves both directions.
    scaled.bounds = CGRect(
      x: 0, y: 0, width: looks.bounds.width * matrix.m11 / scale,
      height: looks.bounds.height * matrix.m22 / scale)
    let corner = CGPoint(
      x: looks.bounds.minX * matrix.m11 + matrix.m41,
      y: looks.bounds.minY * matrix.m22 + matrix.m42)
    let placed = Placed(topLeft: corner, bounds: scaled.bounds, scale: scale)
    if looks.contents != nil, matrix.m11 != matrix.m22 {
      // Gravities that keep the shape of the image would not: they hold before the transform.
      scaled.contentsGravity = .resize
    }
    var inner = inner
    if looks.masksToBounds {
      let outline = scaled.outline(placed.rect, scale: scale)
      guard clip(to: outline, layer, .background, &inner) else { return }
    }
    addBackground(layer, scaled, placed, record, inner)
    addContents(layer, scaled, placed, inner)
  }
}

extension LayerProperties {
  fileprivate func isAnimated(_ layer: CALayer) -> Bool { layer.hasActiveAnimations }

  /// Tells shadows apart.
  var shadowSignature: UInt64 {
    guard shadowOpacity > 0 else { return 0 }
    var hasher = Hasher()
    hasher.combine(shadowOpacity)
    hasher.combine(shadowRadius)
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowColor?.pixel() ?? 0)
    hasher.combine(shadowPath)
    return UInt64(bitPattern: Int64(hasher.finalize())) | 1
  }
}

extension CATransform3D {
  /// How much larger it draws lengths in the plane, at most.
  var planeScale: CGFloat {
    let w = m44 == 0 ? 1 : abs(m44)
    return max(hypot(m11, m12), hypot(m21, m22)) / w
  }

  /// The map back from output pixels to the plane it was applied to; nil if the plane is edge on.
  var pixelMap: PixelMap? {
    // Rows of the map from the plane: x, y and the divisor.
    let (a, b, c) = (Double(m11), Double(m21), Double(m41))
    let (d, e, f) = (Double(m12), Double(m22), Double(m42))
    let (g, h, i) = (Double(m14), Double(m24), Double(m44))
    let determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
    let k = 1 / determinant
    var m = SIMD3((e * i - f * h) * k, (c * h - b * i) * k, (b * f - c * e) * k)
    var n = SIMD3((f * g - d * i) * k, (a * i - c * g) * k, (c * d - a * f) * k)
    var p = SIMD3((d * h - e * g) * k, (b * g - a * h) * k, (a * e - b * d) * k)
    if p.x == 0, p.y == 0, p.z != 0 {
      m /= p.z
      n /= p.z
      p = SIMD3(0, 0, 1)
    }
    return PixelMap(m: m, n: n, p: p)
  }

  /// The pixels that a rectangle of the plane covers; all of `clip` if part of it is behind the eye.
  func coveredPixels(_ rect: CGRect, clip: PixelRect) -> PixelRect {
    let corners = [
      CGPoint(x: rect.minX - 0.5, y: rect.minY - 0.5),
      CGPoint(x: rect.maxX + 0.5, y: rect.minY - 0.5),
      CGPoint(x: rect.minX - 0.5, y: rect.maxY + 0.5),
      CGPoint(x: rect.maxX + 0.5, y: rect.maxY + 0.5),
    ]
    var points: [CGPoint] = []
    for corner in corners {
      let w = corner.x * m14 + corner.y * m24 + m44
      guard w > 1e-4 else { return clip }
      points.append(
        CGPoint(
          x: (corner.x * m11 + corner.y * m21 + m41) / w,
          y: (corner.x * m12 + corner.y * m22 + m42) / w))
    }
    return PixelRect(covering: CGRect(around: points))
  }
}
