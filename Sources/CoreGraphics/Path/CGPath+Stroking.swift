public import Foundation

extension CGPath {
  /// The outline of the path stroked with a pen, to be filled by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pieces = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
    let stroker = PathStroker(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(elements: stroker.outline(of: pieces.polylines(tolerance: 0.05)))
  }

  /// The path cut into dashes and gaps of alternating lengths, beginning `phase` into the pattern.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pieces = transform.isIdentity ? elements : elements.map { $0.applying(transform) }
    let dasher = PathDasher(phase: phase, lengths: lengths)
    let dashes = pieces.polylines(tolerance: 0.05).flatMap { dasher.dashes(of: $0) }
    return CGPath(
      elements: dashes.flatMap { dash -> [PathElement] in
        dash.points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
          + (dash.isClosed ? [.close] : [])
      })
  }
}
