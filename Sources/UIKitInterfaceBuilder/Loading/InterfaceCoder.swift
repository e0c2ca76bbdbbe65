import Foundation
import UIKitViews

/// What an object's `init(coder:)` is given: the element that describes it.
final class InterfaceCoder: NSCoder, InterfaceValues {
  let element: InterfaceElement
  let session: InterfaceSession

  init(element: InterfaceElement, session: InterfaceSession) {
    self.element = element
    self.session = session
    super.init()
  }

  func interfaceValue(_ name: String) -> String? { element[name] }

  override var allowsKeyedCoding: Bool { true }

  /// False: programs find nothing of their own in an interface file.
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
