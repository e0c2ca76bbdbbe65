internal import CCairo
public import Foundation

extension CGContext {
  /// Draws a picture into a rectangle, its top at the greater y.
  ///
  /// In a context whose y points down, such as UIKit's, it therefore stands on its head, as on iOS.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling tiles: Bool = false) {
    if tiles {
      drawTiled(image, in: rect)
    } else {
      draw(image, transform: imageTransform(image, in: rect), rect: rect)
    }
  }

  /// Draws a picture into a rectangle, its top at the smaller y.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    let box = rect.standardized
    let transform = CGAffineTransform(
      a: box.width / CGFloat(image.width), b: 0, c: 0, d: box.height / CGFloat(image.height),
      tx: box.minX, ty: box.minY)
    draw(image, transform: transform, rect: box)
  }

  /// From a picture's pixels to user space, with its top at the greater y.
  func imageTransform(_ image: CGImage, in rect: CGRect) -> CGAffineTransform {
    let box = rect.standardized
    return CGAffineTransform(
      a: box.width / CGFloat(image.width), b: 0, c: 0, d: -box.height / CGFloat(image.height),
      tx: box.minX, ty: box.maxY)
  }

  private func draw(_ image: CGImage, transform: CGAffineTransform, rect: CGRect) {
    guard rect.width != 0, rect.height != 0 else { return }
    let toPixels = transform.concatenating(matrix)
    let alpha = state.alpha
    let filter = state.interpolation.cairo
    let outline = PathShapes.rectangle(CGRect(x: 0, y: 0, width: image.width, height: image.height))
    render(extent: rect.applying(matrix)) { cairo, offset in
      cairo_save(cairo)
      let place = toPixels.concatenating(offset)
      CairoPath.append(outline, in: place, to: cairo)
      cairo_clip(cairo)
      var matrix = cairo_matrix_t(
        xx: place.a, yx: place.b, xy: place.c, yy: place.d, x0: place.tx, y0: place.ty)
      cairo_set_matrix(cairo, &matrix)
      cairo_set_source_surface(cairo, image.surface, 0, 0)
      // Without it the edge pixels would mix with transparency when the picture grows.
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(cairo), filter)
      cairo_paint_with_alpha(cairo, alpha)
      cairo_restore(cairo)
    }
  }

  private func drawTiled(_ image: CGImage, in rect: CGRect) {
    guard rect.width != 0, rect.height != 0 else { return }
    saveGState()
    let tile = rect.standardized
    let area = boundingBoxOfClipPath
    let left = ((area.minX - tile.minX) / tile.width).rounded(.down)
    let top = ((area.minY - tile.minY) / tile.height).rounded(.down)
    for row in stride(from: tile.minY + top * tile.height, to: area.maxY, by: tile.height) {
      for column in stride(from: tile.minX + left * tile.width, to: area.maxX, by: tile.width) {
        draw(image, in: CGRect(x: column, y: row, width: tile.width, height: tile.height))
      }
    }
    restoreGState()
  }
}

extension CGInterpolationQuality {
  var cairo: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
