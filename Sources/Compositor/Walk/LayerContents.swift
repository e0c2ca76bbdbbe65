internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// What `CALayer.contents` may hold that can be drawn.
enum LayerContents {
  static func image(_ contents: Any?) -> CGImage? {
    guard let contents else { return nil }
    if let image = contents as? CGImage { return image }
    return (contents as? PixelBuffer).map { CGImage(buffer: $0) }
  }

  static func areSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a else { return b == nil }
    guard let b else { return false }
    return type(of: a) is AnyObject.Type && type(of: b) is AnyObject.Type
      && (a as AnyObject) === (b as AnyObject)
  }

  /// Where an image goes in bounds, both in points: the whole image for the gravities that scale,
  /// its own size for the others.
  static func frame(
    of image: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity
  ) -> CGRect {
    func aligned(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x,
        y: bounds.minY + (bounds.height - size.height) * y, width: size.width,
        height: size.height)
    }
    func scaled(_ factor: CGFloat) -> CGRect {
      aligned(CGSize(width: image.width * factor, height: image.height * factor), 0.5, 0.5)
    }
    guard image.width > 0, image.height > 0 else { return .zero }
    let wide = bounds.width / image.width
    let tall = bounds.height / image.height
    switch gravity {
    case .center: return aligned(image, 0.5, 0.5)
    // The names come from a space whose y axis runs up; where it runs down, as here, `top` is at
    // the bounds' smallest y all the same, as seen on iOS.
    case .top: return aligned(image, 0.5, 0)
    case .bottom: return aligned(image, 0.5, 1)
    case .left: return aligned(image, 0, 0.5)
    case .right: return aligned(image, 1, 0.5)
    case .topLeft: return aligned(image, 0, 0)
    case .topRight: return aligned(image, 1, 0)
    case .bottomLeft: return aligned(image, 0, 1)
    case .bottomRight: return aligned(image, 1, 1)
    case .resizeAspect: return scaled(min(wide, tall))
    case .resizeAspectFill: return scaled(max(wide, tall))
    // `resize`, and whatever name the program made up.
    default: return bounds
    }
  }
}
