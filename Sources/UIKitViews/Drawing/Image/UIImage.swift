public import CoreGraphics
public import Foundation
import ObjectiveC

/// A picture, with the scale and way in which it is drawn.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  package enum Storage {
    case bitmap(CGImage)
    case symbol(SymbolShape, SymbolLook)
    case empty
  }
  package let storage: Storage
  package var look: Look

  /// Everything about a picture but its pixels.
  package struct Look {
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flips = false
    var baseline: CGFloat?
    var tint: UIColor?
  }

  package init(storage: Storage, look: Look = Look()) {
    self.storage = storage
    self.look = look
    super.init()
  }

  /// Makes a picture without content or size.
  public override convenience init() { self.init(storage: .empty) }

  /// Finds a picture in the program's asset catalogs and folders; nil if none has this name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture in a bundle; nil if none has this name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    guard let found = ImageStore.image(named: name, bundle: bundle, traits: traits) else {
      return nil
    }
    self.init(storage: found.storage, look: found.look)
  }

  /// Finds a picture in a bundle; nil if none has this name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Makes one of the system's symbols; nil for those not drawn here, which is reported once.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes one of the system's symbols in a size and weight.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let shape = SymbolShape.named(name) else {
      unsupported("UIImage(systemName: \"\(name)\")", "no such picture is drawn here yet")
      return nil
    }
    let symbol = (configuration as? UIImage.SymbolConfiguration)?.values ?? SymbolLook()
    var look = Look()
    look.scale = UITraitCollection.current.effectiveScale
    self.init(storage: .symbol(shape, symbol), look: look)
  }

  /// Makes one of the system's symbols for an environment.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Reads a picture from a file; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// Reads a picture from data; nil if it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads a picture of a given scale from data; nil if it cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = CGImage(encoded: data) else { return nil }
    self.init(cgImage: picture, scale: scale, orientation: .up)
  }

  /// Makes a picture of one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes a picture of a given scale and orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var look = Look()
    look.scale = scale
    look.orientation = orientation
    self.init(storage: .bitmap(cgImage), look: look)
  }

  /// Finds the picture that an image literal names.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let found = UIImage(named: name) else {
      preconditionFailure("no picture is named \"\(name)\" in \(ResourceBundles.searchPaths)")
    }
    self.init(storage: found.storage, look: found.look)
  }

  /// Reads a picture from an interface file.
  public required init?(coder: NSCoder) {
    guard let image = coder.decodeObject(forKey: "UIImage") as? UIImage else { return nil }
    storage = image.storage
    look = image.look
    super.init()
  }

  /// Writes the picture as PNG.
  open func encode(with coder: NSCoder) {
    if let data = pngData() { coder.encode(data, forKey: "UIImageData") }
  }

  /// Whether pictures may be read from archives made elsewhere.
  open class var supportsSecureCoding: Bool { true }

  /// The pixels as they are stored, not turned by ``imageOrientation``.
  open var cgImage: CGImage? { rendered(scale: scale) }
  /// The size in points.
  open var size: CGSize { sizeInPoints }
  /// Pixels in a point.
  open var scale: CGFloat { look.scale }
  /// How the pixels are turned before they are shown.
  open var imageOrientation: UIImage.Orientation { look.orientation }
  /// Whether the picture shows its own colours or the tint.
  open var renderingMode: UIImage.RenderingMode { look.renderingMode }
  /// The parts that keep their size when the picture is stretched.
  open var capInsets: UIEdgeInsets { look.capInsets }
  /// What happens to the parts between them.
  open var resizingMode: UIImage.ResizingMode { look.resizingMode }
  /// How far the picture reaches beyond what is aligned.
  open var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
  /// Whether the picture turns around where text runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { look.flips }
  /// Whether this is one of the system's symbols.
  open var isSymbolImage: Bool { if case .symbol = storage { true } else { false } }
  /// Nil: no picture of several frames is kept as such.
  open var images: [UIImage]? { nil }
  /// 0: no picture of several frames is kept as such.
  open var duration: TimeInterval { 0 }
  /// How a symbol is drawn.
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    if case .symbol(_, let values) = storage { UIImage.SymbolConfiguration(values) } else { nil }
  }
  /// How the picture is chosen.
  open var configuration: UIImage.Configuration? { symbolConfiguration }

  /// Draws the picture at its size.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture at its size in a blend mode and opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture into a rectangle.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the picture into a rectangle in a blend mode and opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    draw(in: rect, context: context)
    context.restoreGState()
  }
  /// Fills a rectangle with repetitions of the picture.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
    context.restoreGState()
  }

  /// The picture in its own colours or in the tint.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }
  /// The picture in one colour, as a template.
  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }
  /// The picture in one colour.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }
  /// The picture with parts that keep their size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// The picture with parts that keep their size, the others being stretched or repeated.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }
  /// The picture that can be stretched by one point beside the caps.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let (width, height) = (size.width, size.height)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: max(0, height - CGFloat(top) - 1),
        right: max(0, width - CGFloat(left) - 1)), resizingMode: .stretch)
  }
  /// The picture with other alignment.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = insets }
  }
  /// The picture turned around.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }
  /// The picture that turns around where text runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }
  /// A symbol drawn otherwise.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let shape, let values) = storage else { return nil }
    return UIImage(storage: .symbol(shape, values.applying(configuration.values)), look: look)
  }
  /// A symbol drawn otherwise; other pictures stay as they are.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
  }

  /// The picture as PNG.
  open func pngData() -> Data? { uprightPixels?.pngData }

  /// The picture as JPEG.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightPixels?.jpegData(quality: compressionQuality)
  }
}

/// The picture as PNG.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The picture as JPEG.
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: quality)
}
