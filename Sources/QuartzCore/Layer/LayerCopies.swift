internal import Foundation
internal import ObjectiveC

/// The standard library's own measure of how many bytes an instance of a class has.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(_ type: AnyClass) -> Int

/// The runtime's own way to make room for an object, which has one reference then. The compiler
/// does not let its name be declared, so it is looked up.
private let allocateObject = unsafeBitCast(
  dlsym(dlopen(nil, RTLD_NOW), "swift_allocObject"),
  to: (@convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer).self)

extension CALayer {
  /// `init(layer:)` on an object that was only allocated.
  ///
  /// Core Animation calls this initialiser on subclasses that it does not know. Swift would want it
  /// to be `required` for that, which would break every subclass with an initialiser of its own. So
  /// the entry point is called by its symbol; see ``LayerCopies`` for when that is sound.
  @_silgen_name("$s10QuartzCore7CALayerC5layerACyp_tcfc")
  fileprivate __consuming func initialized(layer: __owned Any) -> CALayer

  /// An instance of the class whose `CALayer` part is a presentation of `layer` and whose other
  /// bytes are not set.
  fileprivate static func allocate(layer: CALayer) -> CALayer {
    let metadata = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
    let object = allocateObject(metadata, instanceSize(self), 15)
    return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue().initialized(layer: layer)
  }
}

/// Makes presentation layers of the same class as their models.
enum LayerCopies {
  /// A presentation of the layer.
  static func make(of layer: CALayer) -> CALayer {
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
    guard instanceSize(type) > instanceSize(CALayer.self) else { return copy }
    // The subclass has properties of its own, and its initialiser for them is not known. The copy
    // gets them bit by bit, without owning what they refer to; so it must never be torn down, and
    // there is one for each layer.
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
