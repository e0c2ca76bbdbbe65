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
package enum LayerCopies {
  nonisolated(unsafe) private static var makers: [ObjectIdentifier: (CALayer) -> CALayer] = [:]

  /// Says how a subclass with stored properties of its own copies itself.
  package static func register<Layer: CALayer>(
    _ type: Layer.Type, make: @escaping (Layer) -> Layer
  ) {
    makers[ObjectIdentifier(type)] = { make(unsafeDowncast($0, to: Layer.self)) }
  }

  /// A presentation of the layer, or nil for a subclass that cannot be copied.
  static func make(of layer: CALayer) -> CALayer? {
    let type = type(of: layer)
    if type == CALayer.self { return CALayer(layer: layer) }
    if let maker = makers[ObjectIdentifier(type)] { return maker(layer) }
    // A subclass without stored properties of its own is laid out as its superclass is.
    if instanceSize(type) == instanceSize(CALayer.self) {
      let copy = type.allocate(layer: layer)
      if Swift.type(of: copy) == type { return copy }
    }
    unsupported(
      "\(type).presentation()", "the class has stored properties of its own, so it gives nil")
    return nil
  }
}
