public import CoreGraphics
public import Foundation

/// How a renderer's pictures are made.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn.
  public internal(set) var bounds = CGRect.zero
  /// The format for the screen.
  open class func `default`() -> Self { self.init() }
  /// The format for the screen.
  open class func preferred() -> Self { self.init() }
  /// Makes a format for the screen.
  public required override init() { super.init() }
  /// A format of its own with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// How a picture renderer's pictures are made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels in a point, the screen's at first.
  open var scale: CGFloat
  /// Whether the picture has no transparency.
  open var opaque = false
  /// Which colours may be drawn; all drawing here is in sRGB.
  open var preferredRange = Range.standard
  /// Makes a format for the screen.
  public required init() {
    scale = UITraitCollection.current.effectiveScale
    super.init()
  }
  /// Makes a format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.effectiveScale
  }
  /// A format of its own with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    copy.scale = scale
    copy.opaque = opaque
    copy.preferredRange = preferredRange
    return copy
  }

  /// Which colours may be drawn.
  public enum Range: Int, Sendable {
    /// Not given.
    case unspecified = -1
    /// As the screen can.
    case automatic = 0
    /// Beyond sRGB.
    case extended = 1
    /// sRGB.
    case standard = 2
  }
}

/// A drawing that a renderer has begun.
open class UIGraphicsRendererContext: NSObject {
  /// The context drawn into.
  public let cgContext: CGContext
  let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    rendererFormat = format
    super.init()
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
  /// Fills a rectangle with the current fill colour in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a frame one point wide inside a rectangle.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }
  /// Draws a frame one point wide inside a rectangle in a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }
  /// Cuts drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A picture that a renderer has begun.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// How the picture is made.
  open var format: UIGraphicsImageRendererFormat {
    rendererFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
  }
  /// The picture as drawn so far.
  open var currentImage: UIImage {
    guard let picture = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: picture, scale: format.scale, orientation: .up)
  }
}

/// Makes pictures by drawing.
open class UIGraphicsRenderer: NSObject {
  /// Whether drawing may go on.
  public let allowsImageOutput = true
  let bounds: CGRect

  /// Makes a renderer for the part of a drawing inside a rectangle.
  public init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }
}

/// Makes pictures of pixels by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// How the pictures are made.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer for the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: .init()) }
  /// Makes a renderer of a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Makes a renderer for the part of a drawing inside a rectangle.
  public override convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .init()) }
  /// Makes a renderer of a format for the part of a drawing inside a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init(bounds: bounds)
  }

  /// Draws and gives the picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    draw(actions).currentImage
  }
  /// Draws and gives the picture as PNG.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// Draws and gives the picture as JPEG.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIGraphicsImageRenderer {
  private func draw(
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIGraphicsImageRendererContext {
    let scale = format.scale > 0 ? format.scale : 1
    let context = ImageDrawing.makeContext(size: bounds.size, scale: scale, opaque: format.opaque)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let drawing = UIGraphicsImageRendererContext(context, format: format)
    GraphicsStack.drawing(in: context) { actions(drawing) }
    return drawing
  }
}
