public import Foundation

/// A transform taken apart into scale, shear, turn and movement, applied in this order.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale along each axis.
  public var scale: CGSize
  /// How far x moves for each unit of y, after the scale.
  public var horizontalShear: CGFloat
  /// The turn in radians.
  public var rotation: CGFloat
  /// The movement.
  public var translation: CGVector

  /// Makes components that together change nothing.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes components from their four parts.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes a transform from scale, shear, turn and movement.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(
      scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = scale.concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Takes the transform apart into scale, shear, turn and movement.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    let determinant = a * d - b * c
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0,
        rotation: d == 0 && c == 0 ? 0 : atan2(-c, d), translation: CGVector(dx: tx, dy: ty))
    }
    let height = determinant / width
    let shear = height == 0 ? 0 : (a * c + b * d) / width / height
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear,
      rotation: atan2(b, a), translation: CGVector(dx: tx, dy: ty))
  }
}
