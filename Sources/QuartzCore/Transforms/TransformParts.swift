internal import Foundation

/// A transform taken apart into scale, shear, rotation, translation and perspective.
///
/// Transforms are interpolated part by part, or a turn would shrink on its way: half way between 0°
/// and 180° the mean of the matrices is zero. The method is the usual one ("unmatrix", Graphics
/// Gems II): the rows of the upper 3 × 3 block are orthogonalised in turn.
package struct TransformParts: Hashable, Sendable {
  package var scale: (x: Double, y: Double, z: Double) = (1, 1, 1)
  /// The shears xy, xz and yz.
  package var shear: (xy: Double, xz: Double, yz: Double) = (0, 0, 0)
  package var rotation = Quaternion.identity
  package var translation: (x: Double, y: Double, z: Double) = (0, 0, 0)
  /// The last column, as the transform of the affine rest leaves it.
  package var perspective: (x: Double, y: Double, z: Double, w: Double) = (0, 0, 0, 1)

  package init() {}

  package static func == (l: TransformParts, r: TransformParts) -> Bool {
    l.scale == r.scale && l.shear == r.shear && l.rotation == r.rotation
      && l.translation == r.translation && l.perspective == r.perspective
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(scale.x)
    hasher.combine(translation.x)
    hasher.combine(rotation)
  }
}

/// A rotation in space as a unit quaternion.
package struct Quaternion: Hashable, Sendable {
  package var x: Double, y: Double, z: Double, w: Double
  package static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  package init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// The rotation `fraction` of the way to another, by the shorter arc.
  package func interpolated(to other: Quaternion, fraction: Double) -> Quaternion {
    var end = other
    var cosine = x * end.x + y * end.y + z * end.z + w * end.w
    if cosine < 0 {
      end = Quaternion(x: -end.x, y: -end.y, z: -end.z, w: -end.w)
      cosine = -cosine
    }
    var (a, b) = (1 - fraction, fraction)
    if cosine < 0.999_999_9 {
      let angle = acos(min(cosine, 1))
      a = sin((1 - fraction) * angle) / sin(angle)
      b = sin(fraction * angle) / sin(angle)
    }
    let mixed = Quaternion(
      x: a * x + b * end.x, y: a * y + b * end.y, z: a * z + b * end.z, w: a * w + b * end.w)
    return mixed.normalized
  }

  package var normalized: Quaternion {
    let length = (x * x + y * y + z * z + w * w).squareRoot()
    guard length > 0 else { return .identity }
    return Quaternion(x: x / length, y: y / length, z: z / length, w: w / length)
  }
}
