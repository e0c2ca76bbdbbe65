internal import CCairo
import Foundation

/// Hands paths to cairo.
enum CairoPath {
  /// Makes the pieces, which `transform` takes to pixels, cairo's current path.
  static func append(
    _ pieces: [PathElement], in transform: CGAffineTransform, to cairo: OpaquePointer
  ) {
    cairo_new_path(cairo)
    var kept = cairo_matrix_t()
    cairo_get_matrix(cairo, &kept)
    cairo_identity_matrix(cairo)
    var current = CGPoint.zero
    var start = CGPoint.zero
    for piece in pieces {
      switch transform.isIdentity ? piece : piece.applying(transform) {
      case .move(let p):
        cairo_move_to(cairo, p.x, p.y)
        current = p
        start = p
      case .line(let p):
        cairo_line_to(cairo, p.x, p.y)
        current = p
      case .quadCurve(let c, let p):
        let cubic = CubicCurve(current, c, p)
        cairo_curve_to(cairo, cubic.p1.x, cubic.p1.y, cubic.p2.x, cubic.p2.y, p.x, p.y)
        current = p
      case .curve(let c, let d, let p):
        cairo_curve_to(cairo, c.x, c.y, d.x, d.y, p.x, p.y)
        current = p
      case .close:
        cairo_close_path(cairo)
        current = start
      }
    }
    cairo_set_matrix(cairo, &kept)
  }

  static func rule(_ rule: CGPathFillRule) -> cairo_fill_rule_t {
    switch rule {
    case .winding: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}

extension CGPath {
  /// Makes this path the current path of a cairo context, in the context's current user space.
  package func append(toCairo cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let transform = CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    CairoPath.append(elements, in: transform, to: cairo)
  }
}
