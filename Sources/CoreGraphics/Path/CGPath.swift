public import Foundation

/// Lines and curves, in one or more pieces, that can be filled, stroked or clipped to.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var elements: [PathElement]

  package init(elements: [PathElement]) { self.elements = elements }

  /// Makes a path around a rectangle, beginning at its origin.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.rectangle(rect).transformed(by: transform))
  }

  /// Makes a path around the ellipse in a rectangle, beginning at its right end.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathShapes.ellipse(rect).transformed(by: transform))
  }

  /// Makes a path around a rectangle with elliptic corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      elements: PathShapes.roundedRectangle(
        rect, radii: CGSize(width: cornerWidth, height: cornerHeight)
      ).transformed(by: transform))
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last piece, or zero.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points included; null when empty.
  public var boundingBox: CGRect { CGRect(around: elements.points) }

  /// The smallest rectangle around the lines and curves themselves; null when empty.
  public var boundingBoxOfPath: CGRect { CGRect(around: elements.extremes) }

  /// Whether the path is one rectangle parallel to the axes, and which.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = elements.asRectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// A path of the same pieces that does not change.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A transformed path that does not change.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.transformed(by: transform))
  }

  /// A path of the same pieces that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// A transformed path that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.transformed(by: transform))
  }

  /// Whether a point lies inside, by the winding or the even-odd rule.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let pieces = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
    return PathWinding.contains(point, in: pieces, rule: rule)
  }

  /// Calls the block with each piece in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements { element.withCGPathElement(block) }
  }

  /// Calls the function with each piece in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    for element in elements { element.withCGPathElement { function(info, $0) } }
  }

  /// Whether both have the same pieces.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  /// Hashes the number of pieces.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements.count) }

  /// A version of the pieces for whoever keeps something made from them.
  package final var pieceCount: Int { elements.count }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() { super.init(elements: []) }

  override package init(elements: [PathElement]) { super.init(elements: elements) }

  package func append(_ element: PathElement) { elements.append(element) }

  package func append(_ pieces: [PathElement], transform: CGAffineTransform) {
    elements += transform.isIdentity ? pieces : pieces.map { $0.applying(transform) }
  }

  package func removeAll() { elements.removeAll() }
}

/// What a walk over a path calls.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void

/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those the path goes around more often one way than the other.
  case winding = 0
  /// Those that a ray from outside reaches after an odd number of crossings.
  case evenOdd = 1
}

/// The kind of a piece of a path.
public enum CGPathElementType: Int32, Sendable {
  /// A new beginning.
  case moveToPoint = 0
  /// A straight line.
  case addLineToPoint = 1
  /// A curve with one control point.
  case addQuadCurveToPoint = 2
  /// A curve with two control points.
  case addCurveToPoint = 3
  /// A line back to the beginning.
  case closeSubpath = 4
}

/// A piece of a path with its points, which are valid only during the call that hands them out.
public struct CGPathElement {
  /// The kind.
  public var type: CGPathElementType
  /// The control points, then the end.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension PathElement {
  func withCGPathElement(_ body: (UnsafePointer<CGPathElement>) -> Void) {
    var points: [CGPoint]
    let type: CGPathElementType
    switch self {
    case .move(let p): (type, points) = (.moveToPoint, [p])
    case .line(let p): (type, points) = (.addLineToPoint, [p])
    case .quadCurve(let c, let p): (type, points) = (.addQuadCurveToPoint, [c, p])
    case .curve(let c, let d, let p): (type, points) = (.addCurveToPoint, [c, d, p])
    case .close: (type, points) = (.closeSubpath, [.zero])
    }
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var element = CGPathElement(type: type, points: base)
      body(&element)
    }
  }
}
