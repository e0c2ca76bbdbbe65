internal import Foundation

extension CATransform3D {
  /// The transform taken apart; nil if it cannot be, as with m44 = 0.
  package var parts: TransformParts? {
    let norm = Double(m44)
    guard norm != 0 else { return nil }
    var parts = TransformParts()
    var rows = [
      Vector3(Double(m11), Double(m12), Double(m13)) * (1 / norm),
      Vector3(Double(m21), Double(m22), Double(m23)) * (1 / norm),
      Vector3(Double(m31), Double(m32), Double(m33)) * (1 / norm),
    ]
    if m14 != 0 || m24 != 0 || m34 != 0 {
      guard let perspective = perspectivePart(rows, norm) else { return nil }
      parts.perspective = perspective
    }
    parts.translation = (Double(m41) / norm, Double(m42) / norm, Double(m43) / norm)

    parts.scale.x = rows[0].length
    rows[0] = rows[0].normalized(or: Vector3(1, 0, 0))
    parts.shear.xy = rows[0].dot(rows[1])
    rows[1] = rows[1] - rows[0] * parts.shear.xy
    parts.scale.y = rows[1].length
    rows[1] = rows[1].normalized(or: Vector3.perpendicular(to: rows[0]))
    if parts.scale.y != 0 { parts.shear.xy /= parts.scale.y }
    parts.shear.xz = rows[0].dot(rows[2])
    rows[2] = rows[2] - rows[0] * parts.shear.xz
    parts.shear.yz = rows[1].dot(rows[2])
    rows[2] = rows[2] - rows[1] * parts.shear.yz
    parts.scale.z = rows[2].length
    rows[2] = rows[2].normalized(or: rows[0].cross(rows[1]))
    if parts.scale.z != 0 {
      parts.shear.xz /= parts.scale.z
      parts.shear.yz /= parts.scale.z
    }
    if rows[0].dot(rows[1].cross(rows[2])) < 0 {
      // A mirror image. In the plane it is told as a flip of one axis, so that scale 1 → −1 passes
      // through 0 on that axis instead of turning.
      if rows[2].z >= 0 {
        if rows[0].x < rows[1].y {
          parts.scale.x = -parts.scale.x
          rows[0] = rows[0] * -1
          parts.shear.xy = -parts.shear.xy
          parts.shear.xz = -parts.shear.xz
        } else {
          parts.scale.y = -parts.scale.y
          rows[1] = rows[1] * -1
          parts.shear.xy = -parts.shear.xy
          parts.shear.yz = -parts.shear.yz
        }
      } else {
        parts.scale.z = -parts.scale.z
        rows[2] = rows[2] * -1
        parts.shear.xz = -parts.shear.xz
        parts.shear.yz = -parts.shear.yz
      }
    }
    parts.rotation = Quaternion(rows: rows)
    return parts
  }

  /// Puts a transform together from its parts.
  package init(_ parts: TransformParts) {
    let r = parts.rotation.rows
    let (sx, sy, sz) = parts.scale
    let x = r[0] * sx
    let y = (r[1] + r[0] * parts.shear.xy) * sy
    let z = (r[2] + r[0] * parts.shear.xz + r[1] * parts.shear.yz) * sz
    self = .identity
    (m11, m12, m13) = (CGFloat(x.x), CGFloat(x.y), CGFloat(x.z))
    (m21, m22, m23) = (CGFloat(y.x), CGFloat(y.y), CGFloat(y.z))
    (m31, m32, m33) = (CGFloat(z.x), CGFloat(z.y), CGFloat(z.z))
    let t = parts.translation
    (m41, m42, m43) = (CGFloat(t.x), CGFloat(t.y), CGFloat(t.z))
    let p = parts.perspective
    if p != (0, 0, 0, 1) {
      var last = CATransform3D.identity
      (last.m14, last.m24) = (CGFloat(p.x), CGFloat(p.y))
      (last.m34, last.m44) = (CGFloat(p.z), CGFloat(p.w))
      self = concatenating(last)
    }
  }

  /// The last factor's column, so that the whole is affine · perspective.
  private func perspectivePart(
    _ rows: [Vector3], _ norm: Double
  ) -> (x: Double, y: Double, z: Double, w: Double)? {
    var rest = self
    (rest.m14, rest.m24, rest.m34, rest.m44) = (0, 0, 0, m44)
    guard let inverse = rest.inverse else { return nil }
    let column = [m14, m24, m34, m44].map { Double($0) / norm }
    let e = inverse.elements.map { Double($0) * norm }
    func row(_ k: Int) -> Double {
      e[k] * column[0] + e[k + 1] * column[1] + e[k + 2] * column[2] + e[k + 3] * column[3]
    }
    return (row(0), row(4), row(8), row(12))
  }

  /// The transform `fraction` of the way to another, part by part.
  ///
  /// Plane transforms stay in the plane: there a mirrored axis is told from a half turn by sign.
  package func interpolated(to end: CATransform3D, fraction: Double) -> CATransform3D {
    if self == end { return self }
    guard let a = parts, let b = end.parts else {
      var mixed = CATransform3D.identity
      mixed.elements = zip(elements, end.elements).map { $0 + ($1 - $0) * CGFloat(fraction) }
      return mixed
    }
    return CATransform3D(a.interpolated(to: b, fraction: fraction))
  }
}

extension TransformParts {
  package func interpolated(to end: TransformParts, fraction f: Double) -> TransformParts {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * f }
    var parts = TransformParts()
    parts.scale = (mix(scale.x, end.scale.x), mix(scale.y, end.scale.y), mix(scale.z, end.scale.z))
    parts.shear = (
      mix(shear.xy, end.shear.xy), mix(shear.xz, end.shear.xz), mix(shear.yz, end.shear.yz)
    )
    parts.rotation = rotation.interpolated(to: end.rotation, fraction: f)
    parts.translation = (
      mix(translation.x, end.translation.x), mix(translation.y, end.translation.y),
      mix(translation.z, end.translation.z)
    )
    parts.perspective = (
      mix(perspective.x, end.perspective.x), mix(perspective.y, end.perspective.y),
      mix(perspective.z, end.perspective.z), mix(perspective.w, end.perspective.w)
    )
    return parts
  }
}

extension Quaternion {
  /// The rotation whose matrix has these rows (row vectors are multiplied from the left).
  init(rows r: [Vector3]) {
    let trace = r[0].x + r[1].y + r[2].z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(
        x: (r[1].z - r[2].y) / s, y: (r[2].x - r[0].z) / s, z: (r[0].y - r[1].x) / s, w: s / 4)
    } else if r[0].x > r[1].y, r[0].x > r[2].z {
      let s = (1 + r[0].x - r[1].y - r[2].z).squareRoot() * 2
      self.init(
        x: s / 4, y: (r[0].y + r[1].x) / s, z: (r[2].x + r[0].z) / s, w: (r[1].z - r[2].y) / s)
    } else if r[1].y > r[2].z {
      let s = (1 + r[1].y - r[0].x - r[2].z).squareRoot() * 2
      self.init(
        x: (r[0].y + r[1].x) / s, y: s / 4, z: (r[1].z + r[2].y) / s, w: (r[2].x - r[0].z) / s)
    } else {
      let s = (1 + r[2].z - r[0].x - r[1].y).squareRoot() * 2
      self.init(
        x: (r[2].x + r[0].z) / s, y: (r[1].z + r[2].y) / s, z: s / 4, w: (r[0].y - r[1].x) / s)
    }
    self = normalized
  }

  /// The rows of the rotation's matrix.
  var rows: [Vector3] {
    [
      Vector3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      Vector3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      Vector3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
  }

  /// The angles about x, y and z, for a rotation that turns about x first and z last.
  var angles: (x: Double, y: Double, z: Double) {
    let r = rows
    let sine = max(-1, min(1, -r[0].z))
    if abs(sine) > 0.999_999 {
      return (atan2(-r[2].y, r[1].y), asin(sine), 0)
    }
    return (atan2(r[1].z, r[2].z), asin(sine), atan2(r[0].y, r[0].x))
  }

  init(angles a: (x: Double, y: Double, z: Double)) {
    let t = CATransform3DMakeRotation(CGFloat(a.x), 1, 0, 0)
      .concatenating(CATransform3DMakeRotation(CGFloat(a.y), 0, 1, 0))
      .concatenating(CATransform3DMakeRotation(CGFloat(a.z), 0, 0, 1))
    self.init(rows: [
      Vector3(Double(t.m11), Double(t.m12), Double(t.m13)),
      Vector3(Double(t.m21), Double(t.m22), Double(t.m23)),
      Vector3(Double(t.m31), Double(t.m32), Double(t.m33)),
    ])
  }
}

/// Three numbers, for taking transforms apart.
struct Vector3: Hashable, Sendable {
  var x: Double, y: Double, z: Double

  init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

  static func * (v: Vector3, k: Double) -> Vector3 { Vector3(v.x * k, v.y * k, v.z * k) }
  static func + (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x + b.x, a.y + b.y, a.z + b.z) }
  static func - (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x - b.x, a.y - b.y, a.z - b.z) }

  var length: Double { (x * x + y * y + z * z).squareRoot() }

  func dot(_ o: Vector3) -> Double { x * o.x + y * o.y + z * o.z }

  func cross(_ o: Vector3) -> Vector3 {
    Vector3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }

  /// Length 1, or the substitute where there is no direction left.
  func normalized(or substitute: Vector3) -> Vector3 {
    let length = self.length
    return length > 1e-12 ? self * (1 / length) : substitute
  }

  /// A direction at right angles to one in the plane, in the plane.
  static func perpendicular(to v: Vector3) -> Vector3 {
    Vector3(-v.y, v.x, 0).normalized(or: Vector3(0, 1, 0))
  }
}
