internal import CoreGraphics
internal import Foundation

/// A change of a layer's property while its action runs.
package struct LayerChange {
  package let layer: CALayer
  package let key: String
  package let old: LayerValue
  package let new: LayerValue

  /// Changes whose actions are running, innermost last.
  nonisolated(unsafe) package static var running: [LayerChange] = []

  package init(layer: CALayer, key: String, old: LayerValue, new: LayerValue) {
    self.layer = layer
    self.key = key
    self.old = old
    self.new = new
  }

  /// Runs a body as this change's action: animations added inside are known to be of this change.
  package static func during(_ change: LayerChange, _ body: () -> Void) {
    running.append(change)
    defer { running.removeLast() }
    body()
  }

  /// The change whose action is running for this layer and key.
  package static func current(on layer: CALayer) -> LayerChange? {
    running.last.flatMap { $0.layer === layer ? $0 : nil }
  }
}

extension CALayer {
  /// Changes the model. The action is looked up before the change, so that it can read the old
  /// value, and runs after it, as in Core Animation; ``LayerChange/current(on:)`` tells both
  /// values.
  package final func change(_ key: String, _ body: (inout LayerProperties) -> Void) {
    if node.isShadow {
      body(&properties)
      return
    }
    defer { if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() } }
    guard !CATransaction.actionsAreOff, let action = action(forKey: key), !(action is NSNull) else {
      body(&properties)
      noteChange()
      return
    }
    let path = LayerKeyPath(key)
    let old = properties.value(at: path) ?? .none
    body(&properties)
    noteChange()
    let new = properties.value(at: path) ?? .none
    LayerChange.running.append(LayerChange(layer: self, key: key, old: old, new: new))
    defer { LayerChange.running.removeLast() }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// Changes the model without an action, as a rollback does.
  package final func changeSilently(_ body: (inout LayerProperties) -> Void) {
    body(&properties)
    noteChange()
  }

  final func changeFilters(_ body: (inout LayerFilters) -> Void) {
    var filters = properties.filters ?? LayerFilters()
    body(&filters)
    let isEmpty = filters.compositing == nil && filters.filters == nil && filters.background == nil
    changeSilently { $0.filters = isEmpty ? nil : filters }
  }

  final func changeTiming(_ body: (inout TimingParameters) -> Void) {
    body(&node.timing)
    noteChange()
  }
}
