internal import CCairo
public import Foundation

/// Colours along a line.
public final class CGGradient: Sendable {
  /// The colours with their places, from 0 to 1 in order.
  package let stops: [(location: CGFloat, color: CGColor)]

  /// Makes a gradient from colours; without places they are spread evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    stops = Self.stops(colors, at: places)
  }

  /// Makes a gradient from components in a space, alpha last in each colour.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
    guard !colors.isEmpty else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    stops = Self.stops(colors, at: places)
  }

  /// Makes a gradient from colours and places.
  package init(colors: [CGColor], locations: [CGFloat]?) {
    stops = Self.stops(colors, at: locations)
  }

  private static func stops(
    _ colors: [CGColor], at places: [CGFloat]?
  ) -> [(location: CGFloat, color: CGColor)] {
    let last = CGFloat(max(1, colors.count - 1))
    let all = colors.enumerated().map { index, color in
      (
        location: places.flatMap { index < $0.count ? $0[index] : nil } ?? CGFloat(index) / last,
        color: color
      )
    }
    return all.sorted { $0.location < $1.location }
  }

  /// Adds the stops to a cairo pattern.
  package func addStops(toPattern pattern: OpaquePointer, alpha: CGFloat = 1) {
    for stop in stops {
      let (r, g, b, a) = stop.color.rgba
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, r, g, b, a * alpha)
    }
  }
}

/// An array, bridged where Core Graphics takes a `CFArray`.
public typealias CFArray = [Any]

extension CGContext {
  /// Paints a gradient between two points over everything the clip leaves.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start != end else { return }
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)!
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    paint(pattern, of: gradient, padded: before || after) { cairo, clip in
      guard before != after else { return }
      // One side only: cut at the line through the other end.
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let far = (hypot(clip.width, clip.height) + hypot(dx, dy) + 1) * 4
      let length = hypot(dx, dy)
      let (ux, uy) = (dx / length * far, dy / length * far)
      let edge = before ? end : start
      let sign: CGFloat = before ? -1 : 1
      cairo_new_path(cairo)
      cairo_move_to(cairo, edge.x - uy, edge.y + ux)
      cairo_line_to(cairo, edge.x + uy, edge.y - ux)
      cairo_line_to(cairo, edge.x + uy + sign * ux, edge.y - ux + sign * uy)
      cairo_line_to(cairo, edge.x - uy + sign * ux, edge.y + ux + sign * uy)
      cairo_close_path(cairo)
      cairo_clip(cairo)
    }
  }

  /// Paints a gradient between two circles over everything the clip leaves.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let pattern = cairo_pattern_create_radial(
      startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)!
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    paint(pattern, of: gradient, padded: before || after) { cairo, clip in
      guard before != after else { return }
      cairo_new_path(cairo)
      let (center, radius) = before ? (endCenter, endRadius) : (startCenter, startRadius)
      cairo_arc(cairo, center.x, center.y, radius, 0, 2 * CGFloat.pi)
      let growing = endRadius > startRadius
      if before != growing {
        cairo_rectangle(cairo, clip.minX, clip.minY, clip.width, clip.height)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      }
      cairo_clip(cairo)
    }
  }

  private func paint(
    _ pattern: OpaquePointer, of gradient: CGGradient, padded: Bool,
    clip: (OpaquePointer, CGRect) -> Void
  ) {
    gradient.addStops(toPattern: pattern, alpha: state.alpha)
    cairo_pattern_set_extend(pattern, padded ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    let area = boundingBoxOfClipPath
    render(extent: area.applying(matrix)) { cairo, _ in
      cairo_save(cairo)
      clip(cairo, area)
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
      cairo_restore(cairo)
    }
    cairo_pattern_destroy(pattern)
  }
}
