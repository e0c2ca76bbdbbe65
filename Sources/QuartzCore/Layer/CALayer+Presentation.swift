internal import Foundation

extension CALayer {
  /// The looks at a moment of the clock: the model with the animations applied, in the order in
  /// which they were added.
  package final func presented(at time: CFTimeInterval) -> LayerProperties {
    if attached.isEmpty { return properties }
    if let cache = node.cache, cache.time == time, cache.changeCount == LayerVersions.changeCount {
      return cache.properties
    }
    var result = properties
    for animation in attached { animation.apply(to: &result, of: self, at: time) }
    node.cache = PresentationCache(
      time: time, changeCount: LayerVersions.changeCount, properties: result)
    return result
  }

  final func makePresentation() -> Self? {
    if node.isShadow { return self }
    guard node.isCommitted || (QuartzCoreWorld.hasNoRoots && QuartzCoreWorld.hasCommitted) else {
      return nil
    }
    return unsafeDowncast(LayerCopies.make(of: self), to: Self.self)
  }

  /// Turns a new layer into a presentation of another.
  final func becomeShadow(of layer: CALayer) {
    let model = layer.node.modelLayer ?? layer
    let time = layer.node.presentationTime ?? CACurrentMediaTime()
    properties = model.presented(at: time)
    node.modelLayer = model
    node.presentationTime = time
    node.drawsContents = model.node.drawsContents
    name = model.name
    delegate = model.delegate
    style = model.style
    needsDisplayOnBoundsChange = model.needsDisplayOnBoundsChange
  }

  final var visibleSuperlayer: CALayer? {
    guard let model = node.modelLayer else { return node.parent }
    return model.node.parent.map { shadow(of: $0) }
  }

  final var visibleSublayers: [CALayer]? {
    if let model = node.modelLayer {
      let layers = model.node.sublayers.map { shadow(of: $0) }
      return layers.isEmpty ? nil : layers
    }
    return node.sublayers.isEmpty ? nil : node.sublayers
  }

  final var visibleMask: CALayer? {
    guard let model = node.modelLayer else { return node.mask }
    return model.node.mask.map { shadow(of: $0) }
  }

  final var shownAttached: [AttachedAnimation] { (node.modelLayer ?? self).attached }

  /// Another layer's presentation, at the moment of this one.
  private func shadow(of layer: CALayer) -> CALayer {
    let copy = LayerCopies.make(of: layer)
    if let time = node.presentationTime, copy.node.presentationTime != time {
      copy.node.presentationTime = time
      copy.properties = layer.presented(at: time)
    }
    return copy
  }
}
