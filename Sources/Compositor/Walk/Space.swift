internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// How the points of a layer's own space become pixels: scaled, then moved by whole pixels.
struct Space {
  /// The pixel at the top left of the bounds.
  var x: Int
  var y: Int
  /// The point at the top left of the bounds.
  var boundsOrigin: CGPoint
  /// Pixels per point.
  var scale: CGFloat

  func pixels(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: CGFloat(x) + (point.x - boundsOrigin.x) * scale,
      y: CGFloat(y) + (point.y - boundsOrigin.y) * scale)
  }

  func pixels(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: pixels(rect.origin),
      size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }

  /// From points to pixels.
  var matrix: CATransform3D {
    var matrix = CATransform3D.identity
    matrix.m11 = scale
    matrix.m22 = scale
    matrix.m33 = scale
    matrix.m41 = CGFloat(x) - boundsOrigin.x * scale
    matrix.m42 = CGFloat(y) - boundsOrigin.y * scale
    return matrix
  }
}

/// Where a layer that is only moved goes.
struct Placed {
  /// Its bounds in pixels. Of whole pixels if its size is; else exact.
  var rect: CGRect
  var space: Space

  /// Places a layer whose top left corner is at a point given in pixels.
  ///
  /// A layer whose size is a number of whole pixels is moved to whole pixels, and so are its
  /// sublayers always: text and hairlines stay as sharp as they were drawn, and moving is copying.
  init(topLeft: CGPoint, bounds: CGRect, scale: CGFloat) {
    let size = CGSize(
      width: (bounds.width * scale).clamped(to: 0...1e8),
      height: (bounds.height * scale).clamped(to: 0...1e8))
    // Half a pixel goes up, the same way wherever the layer is.
    let x = (topLeft.x + 0.5 - 1e-6).rounded(.down)
    let y = (topLeft.y + 0.5 - 1e-6).rounded(.down)
    let width = size.width.rounded()
    let height = size.height.rounded()
    let isWide = abs(width - size.width) < 0.02
    let isTall = abs(height - size.height) < 0.02
    rect = CGRect(
      x: isWide ? x : topLeft.x, y: isTall ? y : topLeft.y, width: isWide ? width : size.width,
      height: isTall ? height : size.height)
    space = Space(
      x: Int(x.clamped(to: -1e8...1e8)), y: Int(y.clamped(to: -1e8...1e8)),
      boundsOrigin: bounds.origin, scale: scale)
  }
}

/// What holds for everything inside a layer.
struct Surroundings {
  var space: Space
  /// Pixels outside are not drawn.
  var clip: PixelRect
  /// The innermost group, or -1.
  var node: Int32
  /// Applied to the layers inside in addition to their own transform, in the space's points; nil
  /// for the identity.
  var sublayerTransform: CATransform3D?
}

extension CGRect {
  /// Whether all of it is a number.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CATransform3D {
  /// Whether what it does to the plane is a number.
  var isFinite: Bool {
    (m11 + m12 + m14 + m21 + m22 + m24 + m41 + m42 + m44).isFinite
  }

  var largestElement: CGFloat {
    [m11, m12, m14, m21, m22, m24, m41, m42, m44].reduce(0) { max($0, $1.magnitude) }
  }

  /// Whether it only moves in the plane.
  var isTranslation: Bool {
    m11 == 1 && m22 == 1 && m12 == 0 && m21 == 0 && m14 == 0 && m24 == 0 && m44 == 1
  }

  /// Whether points of the plane stay where they are next to one another: scaled along the axes.
  var isUpright: Bool {
    m12 == 0 && m21 == 0 && m14 == 0 && m24 == 0 && m44 == 1 && m11 > 0 && m22 > 0
  }
}

extension CGColor {
  /// The premultiplied pixel of this colour at a fraction of its alpha.
  func pixel(opacity: CGFloat = 1) -> UInt32 {
    let alpha = (rgba.a * opacity).clamped(to: 0...1)
    func part(_ value: CGFloat) -> UInt32 {
      UInt32((value.clamped(to: 0...1) * alpha * 255).rounded())
    }
    return UInt32((alpha * 255).rounded()) << 24 | part(rgba.r) << 16 | part(rgba.g) << 8
      | part(rgba.b)
  }
}
