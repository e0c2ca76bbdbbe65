import CoreGraphics
import Foundation
import ObjectiveC
import QuartzCore
import UIKitViews

/// Sets what the editor calls user-defined runtime attributes, inspectable properties among them.
@MainActor enum RuntimeAttributes {
  static func apply(
    _ element: InterfaceElement, to object: AnyObject, document: InterfaceDocument
  ) {
    for attribute in element.children(of: "userDefinedRuntimeAttributes") {
      attribute.isUsed = true
      guard let keyPath = attribute["keyPath"] else { continue }
      set(value(of: attribute, document), keyPath, of: object, at: attribute, document)
    }
  }

  private static func value(
    of attribute: InterfaceElement, _ document: InterfaceDocument
  ) -> Any? {
    switch attribute["type"] {
    case "boolean": return attribute.bool("value") ?? false
    case "string": return attribute.string("value")
    case "localizedString": return attribute.string("value")
    case "image": return attribute.image("value", in: document)
    case "number":
      guard let number = attribute.child(key: "value") else { return nil }
      if number.name == "integer" { return number.integer("value") }
      return number.double("value")
    case "color": return attribute.color("value", in: document)
    case "size": return attribute.size("value")
    case "point": return attribute.child(key: "value")?.pointValue
    case "rect": return attribute.rect("value")
    default: return nil
    }
  }

  private static func set(
    _ value: Any?, _ keyPath: String, of object: AnyObject, at element: InterfaceElement,
    _ document: InterfaceDocument
  ) {
    if let view = object as? UIView {
      if keyPath.hasPrefix("layer.") {
        let key = String(keyPath.dropFirst(6))
        // Layers take colours of Core Graphics; the editor gives UIKit's, which iOS ignores too.
        guard !(value is UIColor) else {
          document.warn("\(keyPath) takes no UIColor, on iOS neither; not set", at: element)
          return
        }
        view.layer.setValue(value, forKeyPath: key)
        return
      }
      if setKnown(value, keyPath, of: view) { return }
    }
    var owner = object
    var keys = keyPath.split(separator: ".").map(String.init)
    while keys.count > 1 {
      guard let next = ClassRegistry.value(forKey: keys.removeFirst(), of: owner) ?? nil,
        type(of: next) is AnyClass
      else {
        document.warn("nothing is found under the key path \(keyPath); not set", at: element)
        return
      }
      owner = next as AnyObject
    }
    switch ClassRegistry.setValue(value, forKey: keys[0], of: owner) {
    case .set: break
    case .wrongType(let expected):
      document.warn("\(keyPath) of \(type(of: owner)) takes a \(expected); not set", at: element)
    case .readOnly: document.warn("\(keyPath) of \(type(of: owner)) is read-only", at: element)
    case .unknownKey:
      document.warn("\(type(of: owner)) has no property \(keyPath); not set", at: element)
    }
  }

  /// Properties of UIKit that the editor's files set by key, unless the program has one of that name.
  private static func setKnown(_ value: Any?, _ key: String, of view: UIView) -> Bool {
    guard ClassRegistry.value(forKey: key, of: view) == nil else { return false }
    let number = (value as? Double) ?? (value as? Int).map(Double.init)
    switch key {
    case "backgroundColor": view.backgroundColor = value as? UIColor
    case "tintColor": view.tintColor = value as? UIColor
    case "alpha": view.alpha = CGFloat(number ?? 1)
    case "hidden", "isHidden": view.isHidden = value as? Bool ?? false
    case "clipsToBounds": view.clipsToBounds = value as? Bool ?? false
    case "tag": view.tag = Int(number ?? 0)
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    case "userInteractionEnabled", "isUserInteractionEnabled":
      view.isUserInteractionEnabled = value as? Bool ?? true
    default: return false
    }
    return true
  }
}
