internal import CCairo
internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Draws paths into surfaces with cairo.
enum PathDrawing {
  /// A mask of what is inside a path.
  static func mask(
    _ region: PixelRect, _ space: Space, _ path: CGPath, rule: CGPathFillRule
  )
    -> Surface
  {
    let mask = Surface(maskWidth: region.width, height: region.height)
    let surface = cairo_image_surface_create_for_data(
      mask.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8, Int32(mask.width),
      Int32(mask.height), Int32(mask.bytesPerRow))
    let cairo = cairo_create(surface)
    place(cairo, region, space)
    append(path, to: cairo)
    cairo_set_source_rgba(cairo, 1, 1, 1, 1)
    cairo_set_fill_rule(
      cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return mask
  }

  /// Fill and stroke of a shape layer.
  static func draw(
    _ shape: ShapeProperties, to buffer: PixelBuffer, _ region: PixelRect, _ space: Space
  ) {
    guard let path = shape.path else { return }
    let cairo = cairo_create(buffer.surface)
    place(cairo, region, space)
    if let color = shape.fillColor, color.rgba.a > 0 {
      append(path, to: cairo)
      set(color, cairo)
      cairo_set_fill_rule(
        cairo, shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(cairo)
    }
    if let color = shape.strokeColor, color.rgba.a > 0, shape.lineWidth > 0,
      shape.strokeEnd > shape.strokeStart
    {
      cairo_new_path(cairo)
      append(path.part(from: shape.strokeStart, to: shape.strokeEnd), to: cairo)
      set(color, cairo)
      cairo_set_line_width(cairo, shape.lineWidth)
      cairo_set_miter_limit(cairo, max(shape.miterLimit, 1))
      switch shape.lineCap {
      case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
      default: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
      }
      switch shape.lineJoin {
      case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
      default: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
      }
      let dashes = shape.lineDashPattern.map { Double(max(0, $0)) }
      if dashes.contains(where: { $0 > 0 }) {
        cairo_set_dash(cairo, dashes, Int32(dashes.count), shape.lineDashPhase)
      }
      cairo_stroke(cairo)
    }
    cairo_destroy(cairo)
    buffer.flush()
  }

  private static func place(_ cairo: OpaquePointer?, _ region: PixelRect, _ space: Space) {
    cairo_translate(cairo, Double(space.x - region.x), Double(space.y - region.y))
    cairo_scale(cairo, space.scale, space.scale)
    cairo_translate(cairo, -space.boundsOrigin.x, -space.boundsOrigin.y)
  }

  private static func set(_ color: CGColor, _ cairo: OpaquePointer?) {
    cairo_set_source_rgba(cairo, color.rgba.r, color.rgba.g, color.rgba.b, color.rgba.a)
  }

  private static func append(_ path: CGPath, to cairo: OpaquePointer?) {
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(cairo, p.x, p.y)
      case .line(let p): cairo_line_to(cairo, p.x, p.y)
      case .quadCurve(let c, let p):
        cairo_curve_to(
          cairo, current.x + 2 / 3 * (c.x - current.x), current.y + 2 / 3 * (c.y - current.y),
          p.x + 2 / 3 * (c.x - p.x), p.y + 2 / 3 * (c.y - p.y), p.x, p.y)
      case .curve(let c, let d, let p): cairo_curve_to(cairo, c.x, c.y, d.x, d.y, p.x, p.y)
      case .close: cairo_close_path(cairo)
      }
      if let end = element.end { current = end }
    }
  }
}

extension CGPath {
  /// The part between two fractions of the length, as `strokeStart` and `strokeEnd` mean it.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    if start <= 0, end >= 1 { return self }
    let lines = elements.polylines(tolerance: 0.05)
    func length(_ points: [CGPoint]) -> CGFloat {
      zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
    let closed = lines.map { line in
      line.isClosed && line.points.first != line.points.last
        ? line.points + line.points.prefix(1) : line.points
    }
    let total = closed.reduce(0) { $0 + length($1) }
    let from = start.clamped(to: 0...1) * total
    let to = end.clamped(to: 0...1) * total
    let part = CGMutablePath()
    var travelled: CGFloat = 0
    for points in closed {
      var isDrawing = false
      for (a, b) in zip(points, points.dropFirst()) {
        let step = hypot(b.x - a.x, b.y - a.y)
        defer { travelled += step }
        guard step > 0, travelled + step > from, travelled < to else { continue }
        func point(_ t: CGFloat) -> CGPoint {
          let t = t.clamped(to: 0...1)
          return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if !isDrawing { part.move(to: point((from - travelled) / step)) }
        part.addLine(to: point((to - travelled) / step))
        isDrawing = true
      }
    }
    return part
  }
}
