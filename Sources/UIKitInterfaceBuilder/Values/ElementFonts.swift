import CoreGraphics
import Foundation
import UIKitViews

extension InterfaceElement {
  /// The font of a `<fontDescription>` child.
  func font(_ key: String = "fontDescription", in document: InterfaceDocument) -> UIFont? {
    guard let child = child(key: key) else { return nil }
    guard let font = child.fontValue else {
      document.warn(
        "the font \(child["name"] ?? "?") is not there; the system font is used", at: child)
      return .systemFont(ofSize: CGFloat(child.double("pointSize") ?? 17))
    }
    return font
  }

  private var fontValue: UIFont? {
    let size = CGFloat(double("pointSize") ?? double("size") ?? 17)
    if let style = self["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    if let name = self["name"] {
      _ = self["family"]
      return UIFont(name: name, size: size)
        ?? self["family"].flatMap { UIFont(name: $0, size: size) }
    }
    switch self["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight)
    }
  }

  private var weight: UIFont.Weight {
    switch self["weight"] {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }
}
