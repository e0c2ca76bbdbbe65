import CoreGraphics
import Foundation
import UIKitViews

extension InterfaceElement {
  /// The colour of a `<color>` child with this key.
  func color(_ key: String, in document: InterfaceDocument) -> UIColor? {
    guard let child = children.first(where: { $0.name == "color" && $0.key == key }) else {
      if let none = children.first(where: { $0.name == "nil" && $0.key == key }) {
        none.isUsed = true
      }
      return nil
    }
    child.isUsed = true
    return child.colorValue(in: document)
  }

  /// Whether the file says that a key has no value.
  func isNil(_ key: String) -> Bool {
    guard let none = children.first(where: { $0.name == "nil" && $0.key == key }) else {
      return false
    }
    none.isUsed = true
    return true
  }

  /// The colour of this `<color>`.
  func colorValue(in document: InterfaceDocument) -> UIColor? {
    isUsed = true
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      if let system = UIColor.interfaceColor(named: name) { return system }
      if let kept = document.namedColor(name) { return kept.colorValue(in: document) }
      document.warn("the colour \(name) is not known", at: self)
      return nil
    }
    if let name = self["name"] {
      if let own = UIColor(named: name) { return own }
      if let kept = document.namedColor(name) { return kept.colorValue(in: document) }
      document.warn("no asset catalog has the colour \(name)", at: self)
      return nil
    }
    return componentColor
  }

  private var componentColor: UIColor? {
    let space = self["customColorSpace"] ?? self["colorSpace"] ?? ""
    let alpha = CGFloat(double("alpha") ?? 1)
    if let white = double("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
    guard let red = double("red"), let green = double("green"), let blue = double("blue") else {
      return nil
    }
    let (r, g, b) = (CGFloat(red), CGFloat(green), CGFloat(blue))
    return space == "displayP3"
      ? UIColor(displayP3Red: r, green: g, blue: b, alpha: alpha)
      : UIColor(red: r, green: g, blue: b, alpha: alpha)
  }
}
