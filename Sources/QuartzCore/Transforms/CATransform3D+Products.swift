internal import CoreGraphics
package import Foundation

extension CATransform3D {
  /// This transform followed by another: the matrix product self · other.
  package func concatenating(_ o: CATransform3D) -> CATransform3D {
    if isIdentity { return o }
    if o.isIdentity { return self }
    return CATransform3D(
      m11: m11 * o.m11 + m12 * o.m21 + m13 * o.m31 + m14 * o.m41,
      m12: m11 * o.m12 + m12 * o.m22 + m13 * o.m32 + m14 * o.m42,
      m13: m11 * o.m13 + m12 * o.m23 + m13 * o.m33 + m14 * o.m43,
      m14: m11 * o.m14 + m12 * o.m24 + m13 * o.m34 + m14 * o.m44,
      m21: m21 * o.m11 + m22 * o.m21 + m23 * o.m31 + m24 * o.m41,
      m22: m21 * o.m12 + m22 * o.m22 + m23 * o.m32 + m24 * o.m42,
      m23: m21 * o.m13 + m22 * o.m23 + m23 * o.m33 + m24 * o.m43,
      m24: m21 * o.m14 + m22 * o.m24 + m23 * o.m34 + m24 * o.m44,
      m31: m31 * o.m11 + m32 * o.m21 + m33 * o.m31 + m34 * o.m41,
      m32: m31 * o.m12 + m32 * o.m22 + m33 * o.m32 + m34 * o.m42,
      m33: m31 * o.m13 + m32 * o.m23 + m33 * o.m33 + m34 * o.m43,
      m34: m31 * o.m14 + m32 * o.m24 + m33 * o.m34 + m34 * o.m44,
      m41: m41 * o.m11 + m42 * o.m21 + m43 * o.m31 + m44 * o.m41,
      m42: m41 * o.m12 + m42 * o.m22 + m43 * o.m32 + m44 * o.m42,
      m43: m41 * o.m13 + m42 * o.m23 + m43 * o.m33 + m44 * o.m43,
      m44: m41 * o.m14 + m42 * o.m24 + m43 * o.m34 + m44 * o.m44)
  }

  /// The transform that undoes this one, or nil if there is none.
  package var inverse: CATransform3D? {
    if isIdentity { return self }
    if isAffine {
      let determinant = m11 * m22 - m12 * m21
      guard determinant != 0, determinant.isFinite else { return nil }
      return CATransform3D(affine.inverted())
    }
    // Gauss-Jordan with the largest pivot of each column.
    var left = elements
    var right = CATransform3D.identity.elements
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }
      guard let pivot, left[pivot * 4 + column] != 0 else { return nil }
      for k in 0..<4 where pivot != column {
        left.swapAt(pivot * 4 + k, column * 4 + k)
        right.swapAt(pivot * 4 + k, column * 4 + k)
      }
      let scale = 1 / left[column * 4 + column]
      for k in 0..<4 {
        left[column * 4 + k] *= scale
        right[column * 4 + k] *= scale
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        if factor == 0 { continue }
        for k in 0..<4 {
          left[row * 4 + k] -= factor * left[column * 4 + k]
          right[row * 4 + k] -= factor * right[column * 4 + k]
        }
      }
    }
    var result = CATransform3D.identity
    result.elements = right
    return result
  }

  /// A point of the plane z = `z`, transformed and projected; nil at or behind the eye.
  package func project(_ point: CGPoint, z: CGFloat = 0) -> CGPoint? {
    let w = point.x * m14 + point.y * m24 + z * m34 + m44
    guard w > 0 else { return nil }
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + z * m31 + m41) / w,
      y: (point.x * m12 + point.y * m22 + z * m32 + m42) / w)
  }

  /// The point of the plane z = 0 that the transform projects to `point`, or nil if none is.
  ///
  /// This is the inverse of the plane's homography, not of the whole matrix: a flat layer that is
  /// turned in space is hit where it is seen.
  package func unproject(_ point: CGPoint) -> CGPoint? {
    // p · H = w · (x, y, 1) with H the rows and columns 1, 2 and 4.
    let (a, b, c) = (m11 - point.x * m14, m21 - point.x * m24, m41 - point.x * m44)
    let (d, e, f) = (m12 - point.y * m14, m22 - point.y * m24, m42 - point.y * m44)
    let determinant = a * e - b * d
    guard determinant != 0, determinant.isFinite else { return nil }
    return CGPoint(x: (b * f - c * e) / determinant, y: (c * d - a * f) / determinant)
  }

  /// The bounding box of a rectangle's four corners, transformed and projected.
  package func project(_ rect: CGRect) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    if isIdentity { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].compactMap { project($0) }
    guard let first = corners.first else { return .null }
    var (low, high) = (first, first)
    for corner in corners.dropFirst() {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
