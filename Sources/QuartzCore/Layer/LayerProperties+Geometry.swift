internal import CoreGraphics
package import Foundation

extension LayerProperties {
  /// The anchor point in the layer's own space.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// From the layer's own space to its superlayer's, without the superlayer's `sublayerTransform`.
  package var toSuperlayer: CATransform3D {
    let anchor = self.anchor
    if transform.isIdentity, anchorPointZ == 0, zPosition == 0 {
      return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, 0)
    }
    return CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
      .concatenating(transform)
      .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ))
  }

  /// What the layer does to all of its sublayers: flips and `sublayerTransform` about its middle.
  package var forSublayers: CATransform3D {
    var result = CATransform3D.identity
    if isGeometryFlipped {
      result.m22 = -1
      result.m42 = bounds.minY + bounds.maxY
    }
    guard !sublayerTransform.isIdentity else { return result }
    let anchor = self.anchor
    return
      result
      .concatenating(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0))
      .concatenating(sublayerTransform)
      .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// The smallest rectangle of the superlayer around the layer.
  package var frame: CGRect {
    if transform.isIdentity {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.size.width,
        y: position.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    return toSuperlayer.project(bounds)
  }
}
