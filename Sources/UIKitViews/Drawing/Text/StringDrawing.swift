public import Foundation
import TextLayout

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Several lines, from the top.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the space between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// By the glyphs' own bounds; measured as lines are.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What measuring text found out.
open class NSStringDrawingContext: NSObject {
  /// How much smaller text may get to fit; it never is here.
  open var minimumScaleFactor: CGFloat = 0
  /// How much smaller it got: not at all.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle that was used.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text, lines ending only where it says so.
  public func size() -> CGSize { TextDrawing.layout(self, width: nil).size }

  /// Draws the text, its top left corner at a point.
  public func draw(at point: CGPoint) {
    TextDrawing.draw(self, layout: TextDrawing.layout(self, width: nil), at: point)
  }

  /// Draws the text in a rectangle, lines ending at its right side.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = TextDrawing.layout(self, width: nil)
      // Without lines the rectangle's origin is the baseline.
      let top = CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline)
      TextDrawing.draw(self, layout: layout, at: top)
      return
    }
    guard let target = UIGraphicsGetCurrentContext() else { return }
    target.saveGState()
    target.clip(to: rect.insetBy(dx: -2, dy: -1))
    let layout = TextDrawing.layout(
      self, width: rect.width, height: rect.height,
      truncates: options.contains(.truncatesLastVisibleLine))
    TextDrawing.draw(self, layout: layout, at: rect.origin)
    target.restoreGState()
  }

  /// The rectangle the text would take up in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let layout = TextDrawing.layout(
      self, width: wraps && size.width > 0 && size.width < 1e6 ? size.width : nil,
      height: options.contains(.truncatesLastVisibleLine) && size.height > 0 ? size.height : nil,
      truncates: options.contains(.truncatesLastVisibleLine))
    let bounds = CGRect(
      origin: wraps ? .zero : CGPoint(x: 0, y: -layout.size.height + layout.firstBaseline),
      size: layout.size)
    context?.totalBounds = bounds
    return bounds
  }
}

extension String {
  /// The size of the text with these attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Draws the text, its top left corner at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// The rectangle the text would take up in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text with these attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// Draws the text, its top left corner at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    (self as String).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    (self as String).draw(in: rect, withAttributes: attributes)
  }

  /// The rectangle the text would take up in a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

enum TextDrawing {
  static func layout(
    _ text: NSAttributedString, width: CGFloat?, height: CGFloat? = nil, truncates: Bool = false
  ) -> TextLayout {
    let runs = text.runs()
    let style = text.firstParagraphStyle ?? .default
    var paragraph = style.paragraph()
    let layout = TextLayoutCache.layout(runs: runs, width: width, paragraph: paragraph)
    guard let height, truncates, layout.size.height > height, layout.lineCount > 1 else {
      return layout
    }
    let fitting = max(1, Int(CGFloat(layout.lineCount) * height / layout.size.height))
    paragraph.lineBreak = .truncateTail
    return TextLayoutCache.layout(
      runs: runs, width: width, maximumLines: fitting, paragraph: paragraph)
  }

  static func draw(_ text: NSAttributedString, layout: TextLayout, at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let shadow =
      text.length > 0
      ? text.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow : nil
    context.saveGState()
    if let shadow, let color = shadow.shadowColor as? UIColor {
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
    }
    layout.draw(in: context, at: point)
    context.restoreGState()
  }
}
