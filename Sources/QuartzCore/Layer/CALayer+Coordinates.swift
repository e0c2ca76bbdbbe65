internal import CoreGraphics
package import Foundation

extension CALayer {
  /// Sets position and size so that the frame is `new`.
  ///
  /// Under a transform the size is what gives a bounding box of that size, exact for turns by right
  /// angles and for scales.
  final func setFrame(_ new: CGRect) {
    let new = new.standardized
    var size = new.size
    let t = properties.transform
    if !t.isIdentity {
      let (a, b, c, d) = (abs(t.m11), abs(t.m12), abs(t.m21), abs(t.m22))
      let determinant = a * d - b * c
      if abs(determinant) > 1e-12 {
        size = CGSize(
          width: (size.width * d - size.height * c) / determinant,
          height: (size.height * a - size.width * b) / determinant)
      } else {
        size = properties.bounds.size
      }
    }
    let newBounds = CGRect(origin: properties.bounds.origin, size: size)
    // Where the anchor is relative to the bounding box of the transformed bounds.
    var probe = properties
    probe.bounds = newBounds
    probe.position = .zero
    let box = probe.frame
    let newPosition = CGPoint(x: new.origin.x - box.origin.x, y: new.origin.y - box.origin.y)
    if newPosition != properties.position { position = newPosition }
    if newBounds != properties.bounds { bounds = newBounds }
  }

  /// From this layer's space to its superlayer's, with everything that the superlayer adds.
  package final var transformToParent: CATransform3D {
    let own = properties.toSuperlayer
    guard let parent = superlayer else { return own }
    return own.concatenating(parent.properties.forSublayers)
  }

  private var transformToRoot: CATransform3D {
    var result = transformToParent
    var layer = superlayer
    while let current = layer {
      result = result.concatenating(current.transformToParent)
      layer = current.superlayer
    }
    return result
  }

  final func convertPoint(_ p: CGPoint, from other: CALayer?) -> CGPoint {
    guard other !== self else { return p }
    if let offset = plainOffset(from: other) {
      return CGPoint(x: p.x + offset.x, y: p.y + offset.y)
    }
    let atRoot = other.map { $0.transformToRoot.project(p) ?? p } ?? p
    return transformToRoot.unproject(atRoot) ?? atRoot
  }

  final func convertPoint(_ p: CGPoint, to other: CALayer?) -> CGPoint {
    guard other !== self else { return p }
    if let other { return other.convertPoint(p, from: self) }
    return transformToRoot.project(p) ?? p
  }

  final func convertRect(_ r: CGRect, from other: CALayer?) -> CGRect {
    guard other !== self, !r.isNull, !r.isInfinite else { return r }
    if let offset = plainOffset(from: other) { return r.offsetBy(dx: offset.x, dy: offset.y) }
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
      CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.maxX, y: r.maxY),
    ]
    return CGRect(around: corners.map { convertPoint($0, from: other) })
  }

  final func convertRect(_ r: CGRect, to other: CALayer?) -> CGRect {
    guard other !== self, !r.isNull, !r.isInfinite else { return r }
    if let other { return other.convertRect(r, from: self) }
    return transformToRoot.project(r)
  }

  /// The way from another layer's space to this one's where both only move: exact, without
  /// matrices.
  private func plainOffset(from other: CALayer?) -> CGPoint? {
    guard let here = plainOrigin else { return nil }
    guard let other else { return CGPoint(x: -here.x, y: -here.y) }
    guard let there = other.plainOrigin else { return nil }
    return CGPoint(x: there.x - here.x, y: there.y - here.y)
  }

  /// Where this layer's (0, 0) is at the root, or nil if a transform is on the way.
  private var plainOrigin: CGPoint? {
    var origin = CGPoint.zero
    var layer: CALayer? = self
    while let current = layer {
      let p = current.properties
      let parent = current.superlayer
      guard p.transform.isIdentity,
        parent.map({
          $0.properties.sublayerTransform.isIdentity && !$0.properties.isGeometryFlipped
        })
          ?? true
      else { return nil }
      origin.x += p.position.x - p.bounds.origin.x - p.anchorPoint.x * p.bounds.size.width
      origin.y += p.position.y - p.bounds.origin.y - p.anchorPoint.y * p.bounds.size.height
      layer = parent
    }
    return origin
  }

  /// A point of the superlayer's space in this layer's.
  package final func pointFromParent(_ p: CGPoint) -> CGPoint? {
    if properties.transform.isIdentity, superlayer?.properties.sublayerTransform.isIdentity ?? true
    {
      let anchor = properties.anchor
      return CGPoint(
        x: p.x - properties.position.x + anchor.x, y: p.y - properties.position.y + anchor.y)
    }
    return transformToParent.unproject(p)
  }

  final func deepestLayer(at p: CGPoint) -> CALayer? {
    guard !isHidden, let inside = pointFromParent(p) else { return nil }
    let isInside = contains(inside)
    if properties.masksToBounds, !isInside { return nil }
    if let mask, mask.hitTest(inside) == nil { return nil }
    // Front to back; a larger z is in front, later siblings win among equals.
    let order = (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, sublayer) in order {
      if let hit = sublayer.hitTest(inside) { return hit }
    }
    if case .transform = properties.special { return nil }
    return isInside ? self : nil
  }

  final var isUpsideDown: Bool {
    var flipped = false
    var layer: CALayer? = self
    while let current = layer {
      if current.properties.isGeometryFlipped { flipped.toggle() }
      layer = current.superlayer
    }
    return flipped
  }

  final var uncutRect: CGRect {
    var visible = bounds
    var layer = superlayer
    while let current = layer {
      if current.masksToBounds || current.superlayer == nil {
        visible = visible.intersection(convert(current.bounds, from: current))
      }
      layer = current.superlayer
    }
    return visible.isNull ? .zero : visible
  }
}
