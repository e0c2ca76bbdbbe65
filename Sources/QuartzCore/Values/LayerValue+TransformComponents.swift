internal import CoreGraphics
internal import Foundation

extension LayerValue {
  /// A part of a transform: `transform.rotation` is the angle about z, `transform.scale` the mean
  /// of the three scales, `transform.translation` the movement in the plane as a size.
  static func component(_ c: LayerComponent, of t: CATransform3D) -> LayerValue? {
    if let index = c.elementIndex { return .number(Double(t.elements[index])) }
    let parts = t.parts ?? TransformParts()
    switch c {
    case .rotation, .rotationZ: return .number(parts.rotation.angles.z)
    case .rotationX: return .number(parts.rotation.angles.x)
    case .rotationY: return .number(parts.rotation.angles.y)
    case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case .scaleX: return .number(parts.scale.x)
    case .scaleY: return .number(parts.scale.y)
    case .scaleZ: return .number(parts.scale.z)
    case .translation: return .size(CGSize(width: t.m41, height: t.m42))
    case .translationX: return .number(Double(t.m41))
    case .translationY: return .number(Double(t.m42))
    case .translationZ: return .number(Double(t.m43))
    case .x, .y, .z, .width, .height, .origin, .size, .originX, .originY, .sizeWidth, .sizeHeight,
      .m11, .m12, .m13, .m14, .m21, .m22, .m23, .m24, .m31, .m32, .m33, .m34, .m41, .m42, .m43,
      .m44:
      return nil
    }
  }

  static func replacing(
    _ c: LayerComponent, of t: CATransform3D, with value: LayerValue
  ) -> CATransform3D {
    if c == .translation,
      let move = value.size ?? value.point.map({ CGSize(width: $0.x, height: $0.y) })
    {
      var t = t
      (t.m41, t.m42) = (move.width, move.height)
      return t
    }
    guard let number = value.number else { return t }
    if let index = c.elementIndex {
      var t = t
      t.elements[index] = CGFloat(number)
      return t
    }
    var t = t
    switch c {
    case .translationX: t.m41 = CGFloat(number); return t
    case .translationY: t.m42 = CGFloat(number); return t
    case .translationZ: t.m43 = CGFloat(number); return t
    case .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ: break
    case .translation, .x, .y, .z, .width, .height, .origin, .size, .originX, .originY, .sizeWidth,
      .sizeHeight, .m11, .m12, .m13, .m14, .m21, .m22, .m23, .m24, .m31, .m32, .m33, .m34, .m41,
      .m42, .m43, .m44:
      return t
    }
    guard var parts = t.parts else { return t }
    if c == .scale { parts.scale = (number, number, number) }
    if c == .scaleX { parts.scale.x = number }
    if c == .scaleY { parts.scale.y = number }
    if c == .scaleZ { parts.scale.z = number }
    var angles = parts.rotation.angles
    if c == .rotation || c == .rotationZ { angles.z = number }
    if c == .rotationX { angles.x = number }
    if c == .rotationY { angles.y = number }
    if angles != parts.rotation.angles { parts.rotation = Quaternion(angles: angles) }
    return CATransform3D(parts)
  }
}

extension LayerComponent {
  /// Where in the sixteen elements `m11`…`m44` is, or nil for the other parts.
  fileprivate var elementIndex: Int? {
    guard rawValue.first == "m", rawValue.count == 3 else { return nil }
    let digits = rawValue.dropFirst().compactMap(\.wholeNumberValue)
    return digits.count == 2 ? (digits[0] - 1) * 4 + digits[1] - 1 : nil
  }
}
