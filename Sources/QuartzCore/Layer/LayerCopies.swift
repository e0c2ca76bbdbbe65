internal import Foundation
internal import ObjectiveC

/// The standard library's own measure of how many bytes an instance of a class has.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(_ type: AnyClass) -> Int

extension CALayer {
  /// `init(layer:)` on whatever class the metatype is.
  ///
  /// Core Animation calls this initialiser on subclasses that it does not know. Swift would want it to
  /// be `required` for that, which would break every subclass with an initialiser of its own. So the
  /// entry point is called by its symbol; see ``LayerCopies`` for when that is sound.
  @_silgen_name("$s10QuartzCore7CALayerC5layerACyp_tcfC")
  fileprivate static func allocate(layer: __owned Any) -> CALayer
}

/// Makes presentation layers of the same class as their models.
enum LayerCopies {
  /// A presentation of the layer, or nil for a subclass that cannot be copied.
  static func make(of layer: CALayer) -> CALayer? {
    let type = type(of: layer)
    if type == CALayer.self { return CALayer(layer: layer) }
    if let copy = layer.node.lastingCopy {
      copy.becomeShadow(of: layer)
      copyStoredProperties(from: layer, to: copy)
      return copy
    }
    if let maker = ClassRegistry.description(of: type)?.makers["init(layer:)"],
      let copy = maker([layer]) as? CALayer
    {
      return copy
    }
    let copy = type.allocate(layer: layer)
    guard Swift.type(of: copy) == type else {
      // The memory may be of another size than it is taken for: it is never looked at again.
      _ = Unmanaged.passRetained(copy)
      unsupported("\(type).presentation()", "an instance of the class cannot be made, so it is nil")
      return nil
    }
    guard instanceSize(type) > instanceSize(CALayer.self) else { return copy }
    // The subclass has properties of its own, and its initialiser for them is not known. The copy gets
    // them bit by bit, without owning what they refer to; so it must never be torn down, and there is
    // one for each layer.
    copyStoredProperties(from: layer, to: copy)
    _ = Unmanaged.passRetained(copy)
    layer.node.lastingCopy = copy
    return copy
  }

  private static func copyStoredProperties(from layer: CALayer, to copy: CALayer) {
    let start = instanceSize(CALayer.self)
    let count = instanceSize(type(of: layer)) - start
    let source = Unmanaged.passUnretained(layer).toOpaque() + start
    let target = Unmanaged.passUnretained(copy).toOpaque() + start
    target.copyMemory(from: UnsafeRawPointer(source), byteCount: count)
  }
}
