import Foundation

/// One view in a frame's dump.
package struct ViewDump: Codable, Hashable, Sendable {
  /// Counts the creations of views, so that it is the same in every run.
  package var id: Int
  /// The view's dynamic class.
  package var `class`: String
  /// The superview's id; nil for a window.
  package var parent: Int?
  /// x, y, width, height in the window's points, as presented.
  package var frame: [Double]
  /// x, y, width, height of the model's frame.
  package var model: [Double]
  /// The opacity as presented.
  package var alpha: Double
  /// Whether the view is hidden.
  package var hidden: Bool
  /// The background as presented, `#RRGGBBAA`, not premultiplied; nil without one.
  package var background: String?
  /// a, b, c, d, tx, ty as presented.
  package var transform: [Double]
  /// The text that the view shows, if it is one that shows text.
  package var text: String?

  /// Makes a view's dump.
  package init(
    id: Int, class: String, parent: Int?, frame: CGRect, model: CGRect, alpha: Double, hidden: Bool,
    background: String?, transform: [Double], text: String? = nil
  ) {
    self.id = id
    self.class = `class`
    self.parent = parent
    self.frame = Self.numbers(frame)
    self.model = Self.numbers(model)
    self.alpha = alpha
    self.hidden = hidden
    self.background = background
    self.transform = transform
    self.text = text
  }

  /// `#RRGGBBAA` of components from 0 to 1.
  package static func hexadecimal(
    red: Double, green: Double, blue: Double, alpha: Double
  ) -> String {
    let digits = [red, green, blue, alpha].map { component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
  }
}
