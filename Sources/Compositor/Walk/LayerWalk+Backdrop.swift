internal import CKernels
internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// What lay behind a layer when it was blurred last.
struct Backdrop {
  var list: DisplayList
  /// The pixels that were blurred.
  var area: PixelRect
  var sigma: Float
  /// The blurred pixels, each for `factor` x `factor` of the output's.
  var surface: Surface
  var factor: Int
}

extension LayerWalk {
  /// The blurred picture of everything drawn so far, inside the layer's outline.
  ///
  /// It is made again only when something behind it changed. In a subtree that is made a bitmap (one
  /// that is turned, say) only what lies behind inside that bitmap is seen.
  func addBackdrop(
    _ radius: CGFloat, _ outline: Shape, _ layer: CALayer, _ record: LayerRecord,
    _ inner: Surroundings
  ) {
    backdropCount += 1
    let shown = outline.bounds.intersection(inner.clip)
    guard !shown.isEmpty, radius.isFinite else { return }
    let sigma = Float((radius * inner.space.scale).clamped(to: 0...300))
    let reach = Int((sigma * 3).rounded(.up))
    var area = shown.insetBy(-reach, -reach)
    let limits =
      isOnScreen
      ? PixelRect(x: 0, y: 0, width: compositor.pixelWidth, height: compositor.pixelHeight)
      : list.bounds
    area = area.intersection(limits)
    guard !area.isEmpty, area.area <= compositor.largestBitmap else { return }
    let backdrop: Backdrop
    if compositor.options.usesCaches, let known = record.backdrop, known.area == area,
      known.sigma == sigma, list.damage(since: known.list).area(in: area) == 0
    {
      backdrop = known
    } else {
      backdrop = blur(area, sigma)
    }
    record.backdrop = backdrop
    let surface = backdrop.surface
    let target = CGRect(
      x: area.x, y: area.y, width: surface.width * backdrop.factor,
      height: surface.height * backdrop.factor)
    let placement: DisplayItem.Placement =
      backdrop.factor == 1
      ? .offset(x: area.x, y: area.y)
      : .stretched(PixelStretch(source: surface.bounds.cgRect, target: target))
    add(
      .surface(surface, placement), shown, shape: outline, layer, .background, index: 2, inner)
  }

  private func blur(_ area: PixelRect, _ sigma: Float) -> Backdrop {
    let background = isOnScreen ? compositor.background.pixel() : 0
    let behind = compositor.draw(list, area, background: background)
    // A blur leaves nothing that a coarser picture could not show.
    let factor = max(1, Int(sigma / 4))
    let buffer = compositor.pool.makeBuffer(
      width: (area.width + factor - 1) / factor, height: (area.height + factor - 1) / factor)
    ck_average(
      buffer.base, buffer.bytesPerRow, behind.base, behind.bytesPerRow, Int32(area.width),
      Int32(area.height), Int32(factor))
    ck_blur_pixels(
      buffer.base, buffer.bytesPerRow, Int32(buffer.width), Int32(buffer.height),
      sigma / Float(factor))
    buffer.markDirty()
    let surface = Surface(buffer: buffer)
    surface.analyse()
    return Backdrop(list: list, area: area, sigma: sigma, surface: surface, factor: factor)
  }
}
