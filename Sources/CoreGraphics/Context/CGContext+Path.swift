internal import CCairo
public import Foundation

extension CGContext {
  /// Forgets the current path.
  public func beginPath() { currentPath.removeAll() }

  /// Begins a new subpath.
  public func move(to point: CGPoint) { currentPath.move(to: point, transform: matrix) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: matrix) }

  /// Adds lines through the points.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: matrix)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: matrix)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: matrix)
  }

  /// Adds an arc; `clockwise` is meant with y pointing up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: matrix)
  }

  /// Rounds the corner between the current point and two others.
  public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: corner, tangent2End: end, radius: radius, transform: matrix)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: matrix) }

  /// Adds several closed rectangles.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: matrix) }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: matrix) }

  /// Adds the pieces of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: matrix) }

  /// Closes the subpath.
  public func closePath() { currentPath.closeSubpath() }

  /// The current path in user space, or nil if there is none.
  public var path: CGPath? {
    if currentPath.isEmpty { return nil }
    var inverse = matrix.inverted()
    return currentPath.copy(using: &inverse)
  }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the current path ends.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint.applying(matrix.inverted()) }

  /// The rectangle around the current path's points.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether a point would be painted.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    let outline = strokedOutline(of: path)
    switch mode {
    case .fill: return path.contains(point, using: .winding)
    case .eoFill: return path.contains(point, using: .evenOdd)
    case .stroke: return outline.contains(point)
    case .fillStroke: return path.contains(point) || outline.contains(point)
    case .eoFillStroke: return path.contains(point, using: .evenOdd) || outline.contains(point)
    }
  }

  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    currentPath.removeAll()
    currentPath.addPath(strokedOutline(of: path), transform: matrix)
  }

  private func strokedOutline(of path: CGPath) -> CGPath {
    path.copy(
      strokingWithWidth: state.lineWidth, lineCap: state.cap, lineJoin: state.join,
      miterLimit: state.miterLimit)
  }

  /// Cuts what is drawn from now on to the current path, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(pieces: currentPath.elements, in: .identity, rule: rule)
    currentPath.removeAll()
  }

  /// Cuts what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) {
    clip(pieces: PathShapes.rectangle(rect), in: matrix, rule: .winding)
  }

  /// Cuts what is drawn from now on to several rectangles.
  public func clip(to rects: [CGRect]) {
    clip(pieces: rects.flatMap { PathShapes.rectangle($0) }, in: matrix, rule: .winding)
  }

  /// Lifts every clip made since the context began, even saved ones.
  public func resetClip() { cairo_reset_clip(cairo) }

  /// The rectangle that clips leave, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  private func clip(pieces: [PathElement], in transform: CGAffineTransform, rule: CGPathFillRule) {
    CairoPath.append(pieces, in: transform, to: cairo)
    cairo_set_fill_rule(cairo, CairoPath.rule(rule))
    cairo_clip(cairo)
  }
}
