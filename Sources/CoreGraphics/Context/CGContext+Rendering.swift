internal import CCairo
package import Foundation

extension CGContext {
  /// Draws with the blend mode in force, and the shadow first.
  ///
  /// `draw` is called with a cairo context whose matrix is set, and with the movement from this
  /// context's pixels to those of the cairo context. It sets its own source.
  func render(extent: CGRect, _ draw: (OpaquePointer, CGAffineTransform) -> Void) {
    let antialias = state.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
    if let shadow = state.shadow, shadow.color.alpha > 0 {
      drawShadow(shadow, extent: extent, draw)
    }
    cairo_save(cairo)
    cairo_set_antialias(cairo, antialias)
    cairo_set_operator(cairo, state.blendMode.cairo)
    draw(cairo, .identity)
    cairo_restore(cairo)
    cairo_new_path(cairo)
    didDraw()
  }

  private func drawShadow(
    _ shadow: GraphicsState.Shadow, extent: CGRect,
    _ draw: (OpaquePointer, CGAffineTransform) -> Void
  ) {
    let scale = baseTransform.largestScale
    let sigma = shadow.blur * scale / 2
    let offset = CGSize(
      width: shadow.offset.width * baseTransform.a + shadow.offset.height * baseTransform.c,
      height: shadow.offset.width * baseTransform.b + shadow.offset.height * baseTransform.d)
    let reach = (3 * sigma).rounded(.up) + 1
    // What lies further outside than the blur reaches cannot show.
    let visible = CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
      .offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
    let box = PixelRect(
      covering: extent.intersection(visible).insetBy(dx: -reach, dy: -reach))
    guard !box.isEmpty else { return }
    let mask = AlphaMask(width: box.width, height: box.height)
    let target = cairo_create(mask.surface)!
    let movement = CGAffineTransform(translationX: CGFloat(-box.x), y: CGFloat(-box.y))
    let moved = matrix.concatenating(movement)
    var kept = cairo_matrix_t(
      xx: moved.a, yx: moved.b, xy: moved.c, yy: moved.d, x0: moved.tx, y0: moved.ty)
    cairo_set_matrix(target, &kept)
    draw(target, movement)
    cairo_destroy(target)
    mask.blur(sigma: sigma)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_operator(
      cairo, state.blendMode.reachesOutside ? CAIRO_OPERATOR_OVER : state.blendMode.cairo)
    let (r, g, b, a) = shadow.color.rgba
    cairo_set_source_rgba(cairo, r, g, b, a)
    cairo_mask_surface(
      cairo, mask.surface, Double(box.x) + offset.width, Double(box.y) + offset.height)
    cairo_restore(cairo)
  }

  /// Hands changed pixels to the caller's memory where it has a layout of its own.
  func didDraw() {
    guard let export, groups.isEmpty else { return }
    buffer.flush()
    export.write(buffer)
  }
}

/// Eight bits of opacity for each pixel.
final class AlphaMask {
  let surface: OpaquePointer
  let width: Int
  let height: Int
  private let stride: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(self.width), Int32(self.height))
    stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else {
      preconditionFailure("no memory for a mask of \(width) × \(height) pixels")
    }
    bytes = data
  }

  deinit { cairo_surface_destroy(surface) }

  /// Blurs by three box filters that together come near a Gaussian.
  func blur(sigma: CGFloat) {
    guard sigma > 0.1 else { return }
    cairo_surface_flush(surface)
    var line = [UInt8](repeating: 0, count: max(width, height))
    for radius in Self.boxRadii(sigma: sigma) where radius > 0 {
      for row in 0..<height {
        Self.box(bytes + row * stride, count: width, step: 1, radius: radius, scratch: &line)
      }
      for column in 0..<width {
        Self.box(bytes + column, count: height, step: stride, radius: radius, scratch: &line)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Radii of three boxes whose variances add up to that of the Gaussian.
  static func boxRadii(sigma: CGFloat) -> [Int] {
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    var lower = Int(ideal.rounded(.down))
    if lower % 2 == 0 { lower -= 1 }
    let upper = lower + 2
    let low = CGFloat(lower)
    let count = ((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4)).rounded()
    return (0..<3).map { (CGFloat($0) < count ? lower : upper) / 2 }
  }

  private static func box(
    _ base: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int, scratch: inout [UInt8]
  ) {
    scratch.withUnsafeMutableBufferPointer { line in
      for index in 0..<count { line[index] = base[index * step] }
      let size = 2 * radius + 1
      var sum = 0
      for index in 0..<min(radius, count) { sum += Int(line[index]) }
      for index in 0..<count {
        if index + radius < count { sum += Int(line[index + radius]) }
        if index - radius - 1 >= 0 { sum -= Int(line[index - radius - 1]) }
        base[index * step] = UInt8((sum + size / 2) / size)
      }
    }
  }
}

extension CGContext {
  /// Draws with cairo what Core Graphics has no call for, such as text, as one shape: with the
  /// context's opacity, blend mode and shadow. `extent` is in user space.
  package func drawGlyphs(extent: CGRect, _ draw: (OpaquePointer) -> Void) {
    let alpha = state.alpha
    render(extent: extent.applying(matrix)) { cairo, _ in
      if alpha < 1 { cairo_push_group(cairo) }
      draw(cairo)
      if alpha < 1 {
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, alpha)
      }
    }
  }
}
