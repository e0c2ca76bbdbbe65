public import Foundation

extension CGMutablePath {
  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point.applying(transform)))
  }

  /// Adds a straight line; without a current point it begins a subpath there.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let end = point.applying(transform)
    append(elements.isEmpty ? .move(end) : .line(end))
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    beginIfNeeded(at: control.applying(transform))
    append(.quadCurve(control: control.applying(transform), end: end.applying(transform)))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    beginIfNeeded(at: control1.applying(transform))
    append(
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform),
        end: end.applying(transform)))
  }

  /// Adds a line back to where the subpath began.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    append(.close)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShapes.rectangle(rect), transform: transform)
  }

  /// Adds several closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds lines through the points, beginning a subpath at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the ellipse in a rectangle, beginning at its right end.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShapes.ellipse(rect), transform: transform)
  }

  /// Adds a rectangle with elliptic corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      PathShapes.roundedRectangle(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)),
      transform: transform)
  }

  /// Adds an arc, with a line to its beginning if there is a current point.
  ///
  /// Angles are radians. `clockwise` is meant with y pointing up: on screen, where y points down,
  /// `true` goes counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let pieces = PathShapes.arc(
      center: center, radius: radius, start: startAngle,
      sweep: PathShapes.sweep(from: startAngle, to: endAngle, decreasing: clockwise))
    joinArc(pieces, transform: transform)
  }

  /// Adds an arc that turns by an angle in radians, positive towards positive y.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    joinArc(
      PathShapes.arc(center: center, radius: radius, start: startAngle, sweep: delta),
      transform: transform)
  }

  /// Rounds the corner between the current point, `tangent1End` and `tangent2End`.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let inverse = transform.inverted()
    guard let current = elements.currentPoint?.applying(inverse) else {
      move(to: corner, transform: transform)
      return
    }
    guard
      let arc = PathShapes.cornerArc(from: current, corner: corner, to: end, radius: radius)
    else {
      addLine(to: corner, transform: transform)
      return
    }
    joinArc(arc, transform: transform)
  }

  /// Adds the pieces of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform: transform)
  }

  private func joinArc(_ pieces: [PathElement], transform: CGAffineTransform) {
    guard case .move(let start)? = pieces.first else { return }
    addLine(to: start, transform: transform)
    append(Array(pieces.dropFirst()), transform: transform)
  }

  private func beginIfNeeded(at point: CGPoint) {
    if elements.isEmpty { append(.move(point)) }
  }
}
