internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

extension CALayer: KeyValueContainer {
  package final func containedValue(forKey key: String) -> Any?? { .some(value(forKey: key)) }

  package final func setContainedValue(_ value: Any?, forKey key: String) -> Bool {
    setValue(value, forKey: key)
    return true
  }

  static func standardValue(forKey key: String) -> Any? {
    LayerKey(name: key).flatMap { LayerProperties().value(for: $0).boxed }
  }

  final func storedValue(forKey key: String) -> Any? {
    switch LayerKeyPath(key) {
    case .property: return properties.value(at: LayerKeyPath(key))?.boxed
    case .custom(let name):
      if let value = plainValue(forKey: name) { return value }
      if let value = properties.custom[name] { return value.boxed }
      if let value = style?[name] { return value }
      return type(of: self).defaultValue(forKey: name)
    }
  }

  final func storeValue(_ value: Any?, forKey key: String) {
    let path = LayerKeyPath(key)
    let new = LayerValue(value)
    switch path {
    case .property(let property, _):
      let old = properties.value(for: property)
      var probe = properties
      probe.set(new, at: path)
      guard probe.value(for: property) != old else { return }
      let resized = probe.bounds.size != properties.bounds.size
      change(property.rawValue) { $0.set(new, at: path) }
      if resized { boundsSizeDidChange() }
    case .custom(let name):
      if setPlainValue(value, forKey: name) { return }
      guard properties.custom[name] != new else { return }
      change(name) { $0.custom[name] = value == nil ? nil : new }
    }
  }

  /// Properties that are not part of the looks.
  private func plainValue(forKey key: String) -> Any?? {
    switch key {
    case "frame": .some(frame)
    case "name": .some(name)
    case "delegate": .some(delegate)
    case "sublayers": .some(sublayers)
    case "superlayer": .some(superlayer)
    case "mask": .some(mask)
    case "speed": .some(NSNumber(value: speed))
    case "timeOffset": .some(NSNumber(value: timeOffset))
    case "beginTime": .some(NSNumber(value: beginTime))
    default: nil
    }
  }

  private func setPlainValue(_ value: Any?, forKey key: String) -> Bool {
    let new = LayerValue(value)
    switch key {
    case "frame": if let rect = new.rect { frame = rect }
    case "name": name = value as? String
    case "speed": speed = Float(new.number ?? 1)
    case "timeOffset": timeOffset = new.number ?? 0
    case "beginTime": beginTime = new.number ?? 0
    default: return false
    }
    return true
  }
}
