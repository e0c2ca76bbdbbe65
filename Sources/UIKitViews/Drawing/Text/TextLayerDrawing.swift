import CoreGraphics
import Foundation
import QuartzCore

/// Draws the text of `CATextLayer`s.
@MainActor enum TextLayerDrawing {
  /// Lets text layers draw themselves.
  static func install() {
    CATextLayer.drawHook = { text, bounds, context in
      nonisolated(unsafe) let (text, context) = (text, context)
      MainActor.assumeIsolated { draw(text, in: bounds, context) }
    }
  }

  private static func draw(_ text: TextProperties, in bounds: CGRect, _ context: CGContext) {
    guard let string = attributed(text), string.length > 0 else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    var options: NSStringDrawingOptions = .usesLineFragmentOrigin
    if text.truncationMode != .none { options.insert(.truncatesLastVisibleLine) }
    string.draw(with: bounds, options: options, context: nil)
  }

  private static func attributed(_ text: TextProperties) -> NSAttributedString? {
    if let string = text.string as? NSAttributedString { return string }
    guard let string = text.string as? String else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch text.alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural  // `natural`, and a name of the program's own.
      }
    if !text.isWrapped {
      style.lineBreakMode =
        switch text.truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: .byClipping  // `none`, and a name of the program's own.
        }
    }
    let color = text.foregroundColor.map { UIColor(cgColor: $0) } ?? .white
    return NSAttributedString(
      string: string,
      attributes: [.font: font(text), .foregroundColor: color, .paragraphStyle: style])
  }

  /// The font at the layer's size: a font object's own size does not count, as with Apple.
  private static func font(_ text: TextProperties) -> UIFont {
    if let font = text.font as? UIFont { return font.withSize(text.fontSize) }
    if let name = text.font as? String, let font = UIFont(name: name, size: text.fontSize) {
      return font
    }
    return UIFont.systemFont(ofSize: text.fontSize)
  }
}
