internal import CCairo
internal import CKernels
internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Draws the three kinds of gradients of `CAGradientLayer`.
enum GradientDrawing {
  /// Fills a buffer; `rect` is the layer's bounds in its pixels.
  static func draw(_ gradient: GradientProperties, to buffer: PixelBuffer, _ rect: CGRect) {
    let stops = self.stops(of: gradient)
    let start = point(gradient.startPoint, in: rect)
    let end = point(gradient.endPoint, in: rect)
    switch gradient.type {
    case .conic: drawConic(stops, start, end, buffer)
    case .radial: drawRadial(stops, start, end, buffer)
    // `axial`, and whatever name the program made up.
    default: drawAxial(stops, start, end, buffer)
    }
  }

  private static func point(_ unit: CGPoint, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
  }

  private static func stops(of gradient: GradientProperties) -> [(Double, CGColor)] {
    let colors = gradient.colors
    if colors.count == 1 { return [(0, colors[0]), (1, colors[0])] }
    let locations =
      gradient.locations.count == colors.count
      ? gradient.locations : colors.indices.map { Double($0) / Double(colors.count - 1) }
    return Array(zip(locations, colors))
  }

  private static func drawAxial(
    _ stops: [(Double, CGColor)], _ start: CGPoint, _ end: CGPoint, _ buffer: PixelBuffer
  ) {
    guard start != end else { return }
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    fill(pattern, stops, buffer, matrix: nil)
  }

  /// `endPoint` is the corner of the box around the ellipse whose centre is `startPoint`.
  private static func drawRadial(
    _ stops: [(Double, CGColor)], _ start: CGPoint, _ end: CGPoint, _ buffer: PixelBuffer
  ) {
    let width = abs(end.x - start.x)
    let height = abs(end.y - start.y)
    guard width > 0, height > 0 else { return }
    let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / width, 1 / height)
    cairo_matrix_translate(&matrix, -start.x, -start.y)
    fill(pattern, stops, buffer, matrix: matrix)
  }

  private static func fill(
    _ pattern: OpaquePointer?, _ stops: [(Double, CGColor)], _ buffer: PixelBuffer,
    matrix: cairo_matrix_t?
  ) {
    for (offset, color) in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, offset, color.rgba.r, color.rgba.g, color.rgba.b, color.rgba.a)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if var matrix { cairo_pattern_set_matrix(pattern, &matrix) }
    let cairo = cairo_create(buffer.surface)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_pattern_destroy(pattern)
    buffer.flush()
  }

  /// The turn begins in the direction of `endPoint` and goes clockwise.
  private static func drawConic(
    _ stops: [(Double, CGColor)], _ start: CGPoint, _ end: CGPoint, _ buffer: PixelBuffer
  ) {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let length = hypot(dx, dy)
    guard length > 0 else { return }
    let count = 2048
    let table = (0..<count).map { color(stops, at: (Double($0) + 0.5) / Double(count)) }
    let u = (Float(dx / length), Float(dy / length))
    buffer.flush()
    ck_conic(
      buffer.base, buffer.bytesPerRow, Int32(buffer.width), Int32(buffer.height), Float(start.x),
      Float(start.y), u.0, u.1, -u.1, u.0, table, Int32(count))
    buffer.markDirty()
  }

  private static func color(_ stops: [(Double, CGColor)], at place: Double) -> UInt32 {
    guard let next = stops.firstIndex(where: { $0.0 >= place }) else {
      return stops[stops.count - 1].1.pixel()
    }
    guard next > 0 else { return stops[0].1.pixel() }
    let (low, a) = stops[next - 1]
    let (high, b) = stops[next]
    let t = CGFloat(high > low ? (place - low) / (high - low) : 1)
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
    return CGColor(
      srgbRed: mix(a.rgba.r, b.rgba.r), green: mix(a.rgba.g, b.rgba.g),
      blue: mix(a.rgba.b, b.rgba.b), alpha: mix(a.rgba.a, b.rgba.a)
    ).pixel()
  }
}
