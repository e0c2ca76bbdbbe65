import CoreGraphics
import Foundation

/// The signs that bars and controls show, as template pictures.
@MainActor enum SystemGlyph {
  private static var cache: [String: UIImage] = [:]

  /// The sign of a back button.
  static var chevronLeft: UIImage {
    drawn("chevron", CGSize(width: 12, height: 21)) { context in
      context.setLineWidth(2.6)
      context.move(to: CGPoint(x: 10, y: 2))
      context.addLine(to: CGPoint(x: 2, y: 10.5))
      context.addLine(to: CGPoint(x: 10, y: 19))
      context.strokePath()
    }
  }

  /// A grey x on a pale disc, whatever the tint; the greys serve in light and in dark.
  static var circledClose: UIImage {
    let image = drawn("close", CGSize(width: 30, height: 30)) { context in
      context.setFillColor(CGColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.16))
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 30))
      context.setStrokeColor(CGColor(red: 0.522, green: 0.522, blue: 0.545, alpha: 1))
      context.setLineWidth(2.4)
      for (start, end) in [((10.5, 10.5), (19.5, 19.5)), ((19.5, 10.5), (10.5, 19.5))] {
        context.move(to: CGPoint(x: start.0, y: start.1))
        context.addLine(to: CGPoint(x: end.0, y: end.1))
        context.strokePath()
      }
    }
    return image.withRenderingMode(.alwaysOriginal)
  }

  /// One of the symbols, at the size bars use.
  static func symbol(_ name: String) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 19))
  }

  private static func drawn(_ name: String, _ size: CGSize, _ draw: (CGContext) -> Void) -> UIImage
  {
    if let known = cache[name] { return known }
    UIGraphicsBeginImageContextWithOptions(size, false, UIScreen.main.scale)
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext() {
      context.setStrokeColor(CGColor(gray: 0, alpha: 1))
      context.setLineCap(.round)
      context.setLineJoin(.round)
      draw(context)
    }
    let image = (UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()).withRenderingMode(
      .alwaysTemplate)
    cache[name] = image
    return image
  }
}
