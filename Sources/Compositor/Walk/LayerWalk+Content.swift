internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension LayerWalk {
  // MARK: Background

  func addBackground(
    _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed, _ record: LayerRecord,
    _ inner: Surroundings
  ) {
    // Inside a clip with the same corners the background is square: the clip rounds it.
    let outline =
      looks.masksToBounds
      ? Shape(placed.rect) : looks.outline(placed.rect, scale: placed.space.scale)
    if let color = looks.backgroundColor, placed.rect.width > 0, placed.rect.height > 0 {
      if let tile = color.tile {
        addTiles(tile, outline, layer, looks, inner)
      } else {
        let pixel = color.pixel()
        if pixel >> 24 > 0 {
          add(.solid(pixel), outline.bounds, shape: outline, layer, .background, inner)
        }
      }
    }
    switch looks.special {
    case .gradient(let gradient):
      addGradient(gradient, outline, layer, looks, placed, record, inner)
    case .shape(let shape): addShape(shape, layer, looks, placed, record, inner)
    case .none, .text, .replicator, .transform: break
    }
  }

  /// A background that repeats an image from the top left corner.
  private func addTiles(
    _ tile: CGImage, _ outline: Shape, _ layer: CALayer, _ looks: LayerProperties,
    _ inner: Surroundings
  ) {
    let surface = cache.surface(of: tile, frame: frame)
    let scale = inner.space.scale / max(looks.contentsScale, 0.01)
    let width = max(1, Int((CGFloat(surface.width) * scale).rounded()))
    let height = max(1, Int((CGFloat(surface.height) * scale).rounded()))
    let area = outline.bounds.intersection(inner.clip)
    guard !area.isEmpty else { return }
    let left = Int(outline.bounds.x)
    let top = Int(outline.bounds.y)
    var index = 0
    for y in stride(from: top, to: outline.bounds.maxY, by: height) where y + height > area.y {
      for x in stride(from: left, to: outline.bounds.maxX, by: width) where x + width > area.x {
        index += 1
        let rect = PixelRect(x: x, y: y, width: width, height: height)
        let placement: DisplayItem.Placement =
          width == surface.width && height == surface.height
          ? .offset(x: x, y: y)
          : .stretched(PixelStretch(source: surface.bounds.cgRect, target: rect.cgRect))
        add(
          .surface(surface, placement), rect, shape: outline, layer, .background, index: index,
          inner)
      }
    }
  }

  // MARK: Contents

  func addContents(
    _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed, _ inner: Surroundings
  ) {
    if let crossfade = looks.contentsCrossfade {
      if let from = LayerContents.image(crossfade.from) {
        addImage(from, layer, looks, placed, index: 100, inner)
      }
      guard let image = LayerContents.image(looks.contents) else { return }
      let alpha = UInt8((crossfade.fraction.clamped(to: 0...1) * 255).rounded())
      guard alpha > 0 else { return }
      var faded = inner
      faded.node = addNode(.opacity(alpha), layer, .transition, in: inner.node)
      addImage(image, layer, looks, placed, index: 0, faded)
    } else if let image = LayerContents.image(looks.contents) {
      addImage(image, layer, looks, placed, index: 0, inner)
    }
  }

  private func addImage(
    _ image: CGImage, _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed, index: Int,
    _ inner: Surroundings
  ) {
    let surface = cache.surface(of: image, frame: frame)
    guard !surface.visibleRect.isEmpty else { return }
    let scale = placed.space.scale
    let whole = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
    let part = CGRect(
      x: looks.contentsRect.minX * whole.width, y: looks.contentsRect.minY * whole.height,
      width: looks.contentsRect.width * whole.width,
      height: looks.contentsRect.height * whole.height)
    guard part.width > 0, part.height > 0 else { return }
    let natural = scale / max(looks.contentsScale, 0.01)
    let size = CGSize(width: part.width * natural, height: part.height * natural)
    var target = LayerContents.frame(of: size, in: placed.rect, gravity: looks.contentsGravity)
    guard target.width > 0, target.height > 0 else { return }

    if looks.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) {
      addSlices(surface, part, target, natural, layer, looks, inner)
      return
    }
    // A bitmap is of whole pixels where the layer need not be: less than one more is no scaling.
    if abs(target.width - part.width) < 1, abs(target.height - part.height) < 1,
      part.width == part.width.rounded(), part.height == part.height.rounded(),
      part.minX == part.minX.rounded(), part.minY == part.minY.rounded()
    {
      let x = Int((target.minX + 0.5 - 1e-6).rounded(.down))
      let y = Int((target.minY + 0.5 - 1e-6).rounded(.down))
      let rect = PixelRect(
        x: x, y: y, width: Int(part.width), height: Int(part.height))
      let offset = DisplayItem.Placement.offset(x: x - Int(part.minX), y: y - Int(part.minY))
      let visible = surface.visibleRect.offsetBy(x - Int(part.minX), y - Int(part.minY))
      add(
        .surface(surface, offset), rect.intersection(visible), layer, .contents, index: index, inner
      )
      return
    }
    if !target.minX.isFinite || !target.maxX.isFinite { target = placed.rect }
    let shape = Shape(target)
    add(
      .surface(surface, .stretched(PixelStretch(source: part, target: target))), shape.bounds,
      shape: shape, layer, .contents, index: index, inner)
  }

  /// Nine parts, of which the middle ones stretch (`contentsCenter`).
  private func addSlices(
    _ surface: Surface, _ part: CGRect, _ target: CGRect, _ natural: CGFloat, _ layer: CALayer,
    _ looks: LayerProperties, _ inner: Surroundings
  ) {
    let center = looks.contentsCenter
    func cuts(
      _ low: CGFloat, _ length: CGFloat, _ from: CGFloat, _ size: CGFloat, _ targetLow: CGFloat,
      _ targetLength: CGFloat
    ) -> (source: [CGFloat], target: [CGFloat]) {
      let first = length * from
      let last = length * (1 - from - size)
      // Where the target is too small for both ends they shrink.
      let room = targetLength / max((first + last) * natural, 1e-6)
      let factor = natural * min(1, room)
      return (
        [low, low + first, low + length - last, low + length],
        [
          targetLow, targetLow + first * factor, targetLow + targetLength - last * factor,
          targetLow + targetLength,
        ]
      )
    }
    let x = cuts(part.minX, part.width, center.minX, center.width, target.minX, target.width)
    let y = cuts(part.minY, part.height, center.minY, center.height, target.minY, target.height)
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(
          x: x.source[column], y: y.source[row], width: x.source[column + 1] - x.source[column],
          height: y.source[row + 1] - y.source[row])
        // Parts meet on whole pixels, or their edges would let through what is behind.
        let left = x.target[column].rounded()
        let top = y.target[row].rounded()
        let goal = CGRect(
          x: left, y: top, width: x.target[column + 1].rounded() - left,
          height: y.target[row + 1].rounded() - top)
        guard goal.width > 0, goal.height > 0 else { continue }
        // What stretches is read from the middle of its first pixel to the middle of its last, or
        // its neighbours would bleed into it.
        var from = source
        if column == 1 { from = from.insetBy(dx: min(0.5, from.width / 2), dy: 0) }
        if row == 1 { from = from.insetBy(dx: 0, dy: min(0.5, from.height / 2)) }
        let isWhole =
          source.width == goal.width && source.height == goal.height
          && source.minX == source.minX.rounded() && source.minY == source.minY.rounded()
        let placement: DisplayItem.Placement =
          isWhole
          ? .offset(x: Int(goal.minX - source.minX), y: Int(goal.minY - source.minY))
          : .stretched(PixelStretch(source: from, target: goal))
        add(
          .surface(surface, placement), PixelRect(covering: goal), layer, .contents,
          index: 1 + row * 3 + column, inner)
      }
    }
  }

  // MARK: Border

  /// The border lies above the sublayers, inside the bounds (fact 153).
  func addBorder(
    _ layer: CALayer, _ looks: LayerProperties, _ placed: Placed, _ inner: Surroundings
  ) {
    guard looks.borderWidth > 0, let color = looks.borderColor else { return }
    let pixel = color.pixel()
    guard pixel >> 24 > 0 else { return }
    let width = looks.borderWidth * placed.space.scale
    let outline = looks.outline(placed.rect, scale: placed.space.scale)
    let within = placed.rect.insetBy(
      dx: min(width, placed.rect.width / 2), dy: min(width, placed.rect.height / 2))
    let hole = Shape(
      within,
      radii: (outline.radii - Float(width)).clamped(
        lowerBound: .zero, upperBound: SIMD4(repeating: .greatestFiniteMagnitude)),
      exponent: outline.exponent)
    let outer = looks.masksToBounds ? Shape(placed.rect) : outline
    add(
      .solid(pixel), outer.bounds, shape: outer, hole: within.isEmpty ? nil : hole, layer, .border,
      inner)
  }
}
