public import CoreGraphics
public import Foundation

/// A path of lines and curves, with the pen it is drawn with.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  package var path = CGMutablePath()
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes a path around a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes a path around the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a path around a rectangle with round corners; they are circular, not continuous as iOS's.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.standardized.width / 2, rect.standardized.height / 2)
    path.append(
      PathShapes.roundedRectangle(rect, radii: CGSize(width: radius, height: radius)),
      transform: .identity)
  }

  /// Makes a path around a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let box = rect.standardized
    let radius = min(cornerRadii.width, box.width / 2, box.height / 2)
    let round = CGSize(width: radius, height: radius)
    path.append(
      PathShapes.roundedRectangle(
        rect, topLeft: corners.contains(.topLeft) ? round : .zero,
        topRight: corners.contains(.topRight) ? round : .zero,
        bottomRight: corners.contains(.bottomRight) ? round : .zero,
        bottomLeft: corners.contains(.bottomLeft) ? round : .zero), transform: .identity)
  }

  /// Makes an arc; `clockwise` as it is seen on screen, angles in radians from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Makes a path of the same pieces as one of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// Makes an empty path; interface files hold none.
  public required convenience init?(coder: NSCoder) { self.init() }

  /// Writes nothing: paths are made anew.
  open func encode(with coder: NSCoder) {}

  /// Whether paths may be read from archives made elsewhere.
  open class var supportsSecureCoding: Bool { true }

  /// A path of its own with the same pieces and pen.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// The pieces for Core Graphics; setting it replaces them.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// The width of the pen.
  open var lineWidth: CGFloat = 1
  /// How open lines end.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How many line widths a corner may reach out.
  open var miterLimit: CGFloat = 10
  /// How far lines may be from curves; drawing is always finer.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule says what is inside.
  open var usesEvenOddFillRule = false

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The rectangle around the path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  /// Where the path ends.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc; `clockwise` as it is seen on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the subpath.
  open func close() { path.closeSubpath() }
  /// Removes all pieces.
  open func removeAllPoints() { path.removeAll() }
  /// Adds the pieces of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// The same path run the other way.
  open func reversing() -> UIBezierPath { reversed() }
  /// Transforms all pieces.
  open func apply(_ transform: CGAffineTransform) { transformPieces(transform) }
  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  /// Sets dashes and gaps by alternating lengths.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }
  /// Reads dashes and gaps.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// Fills the path in the current context.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(path, rule: fillRule) }
  /// Strokes the path in the current context.
  open func stroke() { stroke(in: UIGraphicsGetCurrentContext()) }
  /// Fills the path in a blend mode and opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(blendMode, alpha) { $0.fill(path, rule: fillRule) }
  }
  /// Strokes the path in a blend mode and opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawing(blendMode, alpha) { stroke(in: $0) }
  }
  /// Cuts what is drawn from now on to the inside.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  /// Whether both have the same pieces.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth
  }

  /// Hashes the number of pieces.
  open override var hash: Int { path.pieceCount }
}

extension UIBezierPath {
  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func stroke(in context: CGContext?) {
    guard let context else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.stroke(path)
    context.restoreGState()
  }

  private func drawing(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    body(context)
    context.restoreGState()
  }

  private func duplicate() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.path = path.mutableCopy() ?? CGMutablePath()
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  private func transformPieces(_ transform: CGAffineTransform) {
    let pieces = path.elements
    path = CGMutablePath()
    path.append(pieces, transform: transform)
  }

  private func reversed() -> UIBezierPath {
    let copy = duplicate()
    copy.path = CGMutablePath()
    copy.path.append(path.elements.runBackwards(), transform: .identity)
    return copy
  }
}
