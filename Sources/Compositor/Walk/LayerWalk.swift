internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Turns a layer tree at a moment into a display list.
final class LayerWalk {
  let compositor: Compositor
  private(set) var time: CFTimeInterval
  /// Whether this walk is for the screen; else for a bitmap.
  let isOnScreen: Bool
  /// Which copy of a replicator's sublayers is walked.
  private var copy = 0
  /// Whether it shows model values, without animations.
  var usesModel = false
  var list = DisplayList()
  /// How many layers blurred what is behind them.
  var backdropCount = 0

  var cache: LayerCache { compositor.cache }
  var frame: Int { compositor.frameIndex }

  init(compositor: Compositor, time: CFTimeInterval, isOnScreen: Bool) {
    self.compositor = compositor
    self.time = time
    self.isOnScreen = isOnScreen
  }

  /// A walk that draws into a bitmap instead.
  func makeInnerWalk() -> LayerWalk {
    let walk = LayerWalk(compositor: compositor, time: time, isOnScreen: false)
    walk.usesModel = usesModel
    return walk
  }

  /// What a layer looks like at the walk's time.
  func looks(of layer: CALayer) -> LayerProperties {
    usesModel ? layer.properties : layer.presented(at: time)
  }

  // MARK: Placing

  /// Walks a layer whose superlayer's space is given.
  func visit(_ layer: CALayer, in outer: Surroundings) {
    let looks = self.looks(of: layer)
    guard !looks.isHidden, looks.opacity > 0 else { return }
    let placing = looks.toSuperlayer
    let combined = outer.sublayerTransform.map { placing.concatenating($0) } ?? placing
    // A program that divides by zero loses a layer, not the frame.
    guard combined.isFinite, looks.bounds.isFinite else { return }
    if combined.isTranslation {
      let corner = CGPoint(
        x: looks.bounds.minX + combined.m41, y: looks.bounds.minY + combined.m42)
      let topLeft = outer.space.pixels(corner)
      guard topLeft.x.magnitude < 1e8, topLeft.y.magnitude < 1e8 else { return }
      let placed = Placed(topLeft: topLeft, bounds: looks.bounds, scale: outer.space.scale)
      visit(layer, looks, placed, in: outer)
    } else if looks.bounds.size.width < 1e7, looks.bounds.size.height < 1e7,
      combined.largestElement < 1e8
    {
      visitTransformed(layer, looks, combined, in: outer)
    }
  }

  /// The layers inside, back to front: by `zPosition`, and in three dimensions by depth.
  func sorted(_ layers: [CALayer]) -> [CALayer] {
    // Most layers lie in the plane: their models say so without working out animations.
    let isFlat = layers.allSatisfy { layer in
      layer.attached.isEmpty && layer.properties.zPosition == 0
        && layer.properties.transform.m43 == 0
    }
    guard layers.count > 1, !isFlat else { return layers }
    let depths = layers.map { layer in
      let looks = self.looks(of: layer)
      return looks.zPosition + looks.transform.m43
    }
    guard depths.contains(where: { $0 != depths[0] }) else { return layers }
    return zip(layers, depths).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map(\.element.0)
  }

  // MARK: A layer that is only moved

  func visit(
    _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed, in outer: Surroundings
  ) {
    let record = cache.record(of: layer)
    let outside = OutsideState(rect: placed.rect, opacity: looks.opacity, transform: nil)
    let hasMoved = record.outside != outside
    var inner = outer
    inner.space = placed.space
    inner.sublayerTransform = nil
    guard enterGroups(layer, looks, placed, record, &inner) else {
      record.outside = outside
      return
    }
    record.outside = outside
    if let transition = transition(of: layer), let old = transition.old {
      addTransition(transition, from: old, layer, looks, placed, record, inner)
    } else {
      addPicture(layer, looks, placed, record, hasMoved: hasMoved, inner)
    }
  }

  /// A layer as it looks, without opacity and mask.
  func addPicture(
    _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed, _ record: LayerRecord,
    hasMoved: Bool, _ outer: Surroundings
  ) {
    var inner = outer
    if !looks.masksToBounds { addShadow(layer, looks, placed, record, inner) }
    guard clip(layer, looks, placed, &inner) else { return }
    if addFlattened(layer, looks, placed, record, hasMoved: hasMoved, inner) { return }
    addInside(layer, looks, placed, record, inner)
  }

  /// Everything that a layer consists of, without clip, mask, opacity and shadow.
  func addInside(
    _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed, _ record: LayerRecord,
    _ inner: Surroundings
  ) {
    let first = list.items.count
    let backdrops = backdropCount
    if let radius = looks.backdropBlurRadius {
      addBackdrop(
        radius, looks.outline(placed.rect, scale: placed.space.scale), layer, record, inner)
    }
    addBackground(layer, looks, placed, record, inner)
    addContents(layer, looks, placed, inner)
    addSublayers(of: layer, looks, inner)
    addBorder(layer, looks, placed, inner)
    record.cost = cost(of: first..<list.items.count)
    record.seesBehind = backdropCount > backdrops
  }

  func addSublayers(of layer: CALayer, _ looks: LayerProperties, _ inner: Surroundings) {
    guard !layer.node.sublayers.isEmpty else { return }
    var inner = inner
    let forSublayers = looks.forSublayers
    inner.sublayerTransform = forSublayers.isIdentity ? nil : forSublayers
    if case .replicator(let replicator) = looks.special {
      addCopies(of: layer, looks, replicator, inner)
      return
    }
    for sublayer in sorted(layer.node.sublayers) { visit(sublayer, in: inner) }
  }

  private func cost(of range: Range<Int>) -> DrawingCost {
    var cost = DrawingCost()
    for item in list.items[range] {
      cost.items += 1
      cost.bounds = cost.bounds.union(item.bounds)
      cost.work += item.bounds.area * item.paint.costPerPixel / 4 + 20_000
    }
    return cost
  }

  // MARK: Groups

  /// Opens the groups for opacity and mask. False if nothing can be seen.
  private func enterGroups(
    _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed, _ record: LayerRecord,
    _ inner: inout Surroundings
  ) -> Bool {
    let alpha = UInt8((looks.opacity.clamped(to: 0...1) * 255).rounded())
    if alpha == 0 { return false }
    if alpha < 255 { inner.node = addNode(.opacity(alpha), layer, .contents, in: inner.node) }
    guard let mask = layer.node.mask else { return true }
    return addMask(mask, of: layer, looks, record, &inner)
  }

  /// Cuts what follows at the layer's bounds if it asks for it. False if nothing is left.
  private func clip(
    _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed, _ inner: inout Surroundings
  ) -> Bool {
    guard looks.masksToBounds else { return true }
    return clip(
      to: looks.outline(placed.rect, scale: placed.space.scale), layer, .background, &inner)
  }

  func clip(
    to shape: Shape, _ layer: CALayer, _ part: DisplayItem.Part, _ inner: inout Surroundings
  ) -> Bool {
    inner.clip = inner.clip.intersection(shape.bounds)
    if inner.clip.isEmpty { return false }
    if shape.coverage(of: inner.clip) != .full {
      inner.node = addNode(.clip(shape), layer, part, in: inner.node)
    }
    return true
  }

  func addNode(
    _ effect: GroupNode.Effect, _ layer: CALayer, _ part: DisplayItem.Part, in parent: Int32
  ) -> Int32 {
    list.nodes.append(
      GroupNode(effect: effect, parent: parent, key: key(layer, part, 0)))
    return Int32(list.nodes.count - 1)
  }

  // MARK: Copies

  /// The sublayers of a `CAReplicatorLayer`, once for each instance, each with the transform once
  /// more and so much later. Of the colour only alpha is applied.
  private func addCopies(
    of layer: CALayer, _ looks: LayerProperties, _ replicator: ReplicatorProperties,
    _ inner: Surroundings
  ) {
    let middle = looks.anchor
    let step = CATransform3DMakeTranslation(-middle.x, -middle.y, 0)
      .concatenating(replicator.instanceTransform)
      .concatenating(CATransform3DMakeTranslation(middle.x, middle.y, 0))
    let (outerTime, outerCopy) = (time, copy)
    defer { (time, copy) = (outerTime, outerCopy) }
    let base = Float(replicator.instanceColor?.rgba.a ?? 1)
    var placing = CATransform3D.identity
    for instance in 0..<max(0, replicator.instanceCount) {
      copy = outerCopy * 64 + instance + 1
      time = outerTime - Double(instance) * replicator.instanceDelay
      var within = inner
      let whole = placing.concatenating(inner.sublayerTransform ?? .identity)
      within.sublayerTransform = whole.isIdentity ? nil : whole
      let opacity = base + Float(instance) * replicator.instanceAlphaOffset
      let alpha = UInt8((opacity.clamped(to: 0...1) * 255).rounded())
      if alpha < 255 { within.node = addNode(.opacity(alpha), layer, .contents, in: inner.node) }
      if alpha > 0 { for sublayer in sorted(layer.node.sublayers) { visit(sublayer, in: within) } }
      placing = placing.concatenating(step)
    }
  }

  private func key(_ layer: CALayer, _ part: DisplayItem.Part, _ index: Int) -> DisplayItem.Key {
    DisplayItem.Key(
      layer: layer.id, part: part, index: UInt32(truncatingIfNeeded: copy * 512 + index))
  }

  // MARK: Items

  func add(
    _ paint: DisplayItem.Paint, _ bounds: PixelRect, shape: Shape? = nil, hole: Shape? = nil,
    _ layer: CALayer, _ part: DisplayItem.Part, index: Int = 0, _ inner: Surroundings
  ) {
    var bounds = bounds.intersection(inner.clip)
    if let shape { bounds = bounds.intersection(shape.bounds) }
    guard !bounds.isEmpty else { return }
    // A shape that covers all of it says nothing.
    let needed = shape.flatMap { $0.coverage(of: bounds) == .full ? nil : $0 }
    list.items.append(
      DisplayItem(
        key: key(layer, part, index),
        paint: paint, bounds: bounds, shape: needed, hole: hole, node: inner.node))
  }
}

extension DisplayItem.Paint {
  /// In quarters of what copying a pixel takes.
  var costPerPixel: Int {
    switch self {
    case .solid(let color): color >> 24 == 255 ? 2 : 5
    case .surface(let surface, .offset): surface.isOpaque ? 4 : 7
    case .surface(_, .stretched): 10
    case .surface(_, .mapped): 24
    case .tinted: 6
    case .shadow: 10
    }
  }
}

extension LayerProperties {
  /// The bounds with their rounded corners, given the bounds in pixels.
  func outline(_ rect: CGRect, scale: CGFloat) -> Shape {
    guard cornerRadius > 0 else { return Shape(rect) }
    let radius = Float(cornerRadius * scale)
    let corners = maskedCorners
    let radii = SIMD4<Float>(
      corners.contains(.layerMinXMinYCorner) ? radius : 0,
      corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
      corners.contains(.layerMinXMaxYCorner) ? radius : 0)
    return Shape.rounded(rect, radii, isContinuous: cornerCurve == .continuous)
  }
}

extension Shape {
  /// A continuous corner begins further from the corner and is squarer (fact 153).
  static func rounded(_ rect: CGRect, _ radii: SIMD4<Float>, isContinuous: Bool) -> Shape {
    let limit = Float(min(rect.width, rect.height) / 2)
    // A radius of half the side is a circle or a capsule whatever the curve.
    guard isContinuous, radii.max() * 1.2 < limit else { return Shape(rect, radii: radii) }
    return Shape(rect, radii: radii * 1.2, exponent: 2.5)
  }
}
