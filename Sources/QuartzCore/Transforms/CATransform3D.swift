package import CoreGraphics
public import Foundation

/// A 4 × 4 matrix that places layers in space; points are rows, multiplied from the left.
///
/// A point (x, y, z, 1) becomes the row `p · M`, divided by its last component. So
/// `CATransform3DConcat(a, b)` applies `a` first, as `CGAffineTransform.concatenating` does.
public struct CATransform3D: Hashable, Sendable {
  /// The matrix's element in this row and column.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The matrix's element in this row and column.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The matrix's element in this row and column.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The matrix's element in this row and column.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Makes the matrix of zeros, as the C structure's initialiser does.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Makes a matrix of its sixteen elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The matrix that leaves every point where it is.
  package static let identity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

  /// The matrix of a plane transform.
  package init(_ t: CGAffineTransform) {
    self = .identity
    (m11, m12, m21, m22, m41, m42) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
  }

  /// The sixteen elements, row by row.
  package var elements: [CGFloat] {
    get {
      [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
    set {
      self = CATransform3D(
        m11: newValue[0], m12: newValue[1], m13: newValue[2], m14: newValue[3],
        m21: newValue[4], m22: newValue[5], m23: newValue[6], m24: newValue[7],
        m31: newValue[8], m32: newValue[9], m33: newValue[10], m34: newValue[11],
        m41: newValue[12], m42: newValue[13], m43: newValue[14], m44: newValue[15])
    }
  }

  /// Whether this is the identity.
  package var isIdentity: Bool { self == .identity }

  /// Whether the matrix keeps the plane z = 0 as a plane transform without perspective does.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
      && m43 == 0 && m33 == 1 && m44 == 1
  }

  /// The elements that act on the plane z = 0.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}
