import Foundation
import UIKitViews

/// Reads the kinds of views that hold others or are used less.
@MainActor enum MoreViewKinds {
  static func decode(_ view: UIView, _ element: InterfaceElement, _ session: InterfaceSession) {}
  static func add(_ subview: UIView, to view: UIView) -> Bool { false }
  static func scrollGuide(_ key: String, of view: UIView) -> AnyObject? { nil }
  static func setOutlet(_ value: Any, to name: String, of object: AnyObject) -> Bool { false }
}
