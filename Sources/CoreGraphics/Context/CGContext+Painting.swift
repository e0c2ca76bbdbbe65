internal import CCairo
public import Foundation

extension CGContext {
  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath.elements, in: .identity, rule: rule)
    currentPath.removeAll()
  }

  /// Strokes the current path and forgets it.
  public func strokePath() {
    stroke(currentPath.elements, in: .identity, width: state.lineWidth)
    currentPath.removeAll()
  }

  /// Fills, strokes or both, and forgets the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let pieces = currentPath.elements
    switch mode {
    case .fill, .fillStroke: fill(pieces, in: .identity, rule: .winding)
    case .eoFill, .eoFillStroke: fill(pieces, in: .identity, rule: .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke:
      stroke(pieces, in: .identity, width: state.lineWidth)
    case .fill, .eoFill: break
    }
    currentPath.removeAll()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(PathShapes.rectangle(rect), in: matrix, rule: .winding) }

  /// Fills several rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(PathShapes.ellipse(rect), in: matrix, rule: .winding)
  }

  /// Strokes a rectangle with the current line width.
  public func stroke(_ rect: CGRect) {
    stroke(PathShapes.rectangle(rect), in: matrix, width: state.lineWidth)
  }

  /// Strokes a rectangle with a width of its own.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(PathShapes.rectangle(rect), in: matrix, width: width)
  }

  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(PathShapes.ellipse(rect), in: matrix, width: state.lineWidth)
  }

  /// Strokes a line for each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var pieces: [PathElement] = []
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      pieces += [.move(points[index]), .line(points[index + 1])]
    }
    stroke(pieces, in: matrix, width: state.lineWidth)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    cairo_save(cairo)
    CairoPath.append(PathShapes.rectangle(rect), in: matrix, to: cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
    cairo_restore(cairo)
    didDraw()
  }

  /// Fills a path in user space without touching the current path.
  package func fill(_ path: CGPath, rule: CGPathFillRule) {
    fill(path.elements, in: matrix, rule: rule)
  }

  /// Strokes a path in user space without touching the current path.
  package func stroke(_ path: CGPath) {
    stroke(path.elements, in: matrix, width: state.lineWidth)
  }

  private func fill(
    _ pieces: [PathElement], in transform: CGAffineTransform, rule: CGPathFillRule
  ) {
    guard !pieces.isEmpty else { return }
    let extent = CGRect(around: pieces.points).applying(transform)
    let color = state.fill
    let alpha = state.alpha
    let clipsFirst = state.blendMode.reachesOutside
    render(extent: extent) { cairo, offset in
      CairoPath.append(pieces, in: transform.concatenating(offset), to: cairo)
      cairo_set_fill_rule(cairo, CairoPath.rule(rule))
      self.setSource(color, alpha: alpha, on: cairo)
      if clipsFirst {
        cairo_clip(cairo)
        cairo_paint(cairo)
      } else {
        cairo_fill(cairo)
      }
    }
  }

  private func stroke(_ pieces: [PathElement], in transform: CGAffineTransform, width: CGFloat) {
    guard !pieces.isEmpty, width > 0 else { return }
    let state = self.state
    let reach = width * matrix.largestScale * max(1, state.join == .miter ? state.miterLimit : 1)
    let extent = CGRect(around: pieces.points).applying(transform).insetBy(dx: -reach, dy: -reach)
    render(extent: extent) { cairo, offset in
      CairoPath.append(pieces, in: transform.concatenating(offset), to: cairo)
      cairo_set_line_width(cairo, width)
      cairo_set_line_cap(cairo, state.cap.cairo)
      cairo_set_line_join(cairo, state.join.cairo)
      cairo_set_miter_limit(cairo, state.miterLimit)
      let dashes = state.dashLengths.map(\.native)
      cairo_set_dash(cairo, dashes, Int32(dashes.count), state.dashPhase.native)
      self.setSource(state.stroke, alpha: state.alpha, on: cairo)
      cairo_stroke(cairo)
    }
  }

  /// Sets a colour or repeated picture as cairo's source.
  func setSource(_ color: CGColor, alpha: CGFloat, on cairo: OpaquePointer) {
    guard let tile = color.tile else {
      let (r, g, b, a) = color.rgba
      cairo_set_source_rgba(cairo, r, g, b, a * alpha)
      return
    }
    var kept = cairo_matrix_t()
    cairo_get_matrix(cairo, &kept)
    // The pattern is fixed to the context's corner, not to the current transform.
    let pixels = max(abs(baseTransform.a), abs(baseTransform.b)) / color.tileScale
    var matrix = cairo_matrix_t(xx: pixels, yx: 0, xy: 0, yy: pixels, x0: 0, y0: 0)
    cairo_set_matrix(cairo, &matrix)
    cairo_set_source_surface(cairo, tile.surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
    cairo_set_matrix(cairo, &kept)
  }
}

extension CGLineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
