internal import CCairo
public import Foundation

extension CGContext {
  /// Keeps the state until ``restoreGState()``.
  public func saveGState() {
    saved.append(state)
    state.openGroups = groups.count
    cairo_save(cairo)
  }

  /// Goes back to the state kept last; without one it does nothing.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    while groups.count > state.openGroups { closeGroup() }
    state = last
    cairo_restore(cairo)
  }

  /// From user space to device space, y up in both.
  public var ctm: CGAffineTransform { matrix.concatenating(deviceTransform.inverted()) }

  /// From user space to pixels with y down.
  package var matrix: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  package func setMatrix(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    // Cairo stops drawing for good once given a matrix that cannot be undone.
    if abs(t.a * t.d - t.b * t.c) < 1e-18 {
      matrix = cairo_matrix_t(xx: 1e-6, yx: 0, xy: 0, yy: 1e-6, x0: t.tx, y0: t.ty)
    }
    cairo_set_matrix(cairo, &matrix)
  }

  /// Moves user space.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales user space.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Turns user space by radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Does a transform before those already in force.
  public func concatenate(_ transform: CGAffineTransform) {
    setMatrix(transform.concatenating(matrix))
  }
}
