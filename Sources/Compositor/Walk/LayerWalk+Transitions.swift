internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension LayerWalk {
  func transition(of layer: CALayer) -> LayerTransition? {
    usesModel || layer.attached.isEmpty ? nil : layer.transition(at: time)
  }

  /// A `CATransition`: the picture from before, and the layer as it is now.
  ///
  /// A fade mixes the two; a push moves both, `moveIn` the new one over the old, `reveal` the old one
  /// off the new. Nothing is cut off at the layer's bounds.
  func addTransition(
    _ transition: LayerTransition, from old: CGImage, _ layer: CALayer, _ looks: LayerProperties,
    _ placed: Placed, _ record: LayerRecord, _ inner: Surroundings
  ) {
    let progress = CGFloat(transition.progress.clamped(to: 0...1))
    let (dx, dy) = transition.direction
    func moved(_ fraction: CGFloat) -> Placed {
      placed.moved(
        x: Int((placed.rect.width * dx * fraction).rounded()),
        y: Int((placed.rect.height * dy * fraction).rounded()))
    }
    func addNew(_ placed: Placed, _ inner: Surroundings) {
      addPicture(layer, looks, placed, record, hasMoved: true, inner)
    }
    switch transition.type {
    case .push:
      addOld(old, layer, moved(progress), inner)
      addNew(moved(progress - 1), inner)
    case .moveIn:
      addOld(old, layer, placed, inner)
      addNew(moved(progress - 1), inner)
    case .reveal:
      addNew(placed, inner)
      addOld(old, layer, moved(progress), inner)
    // `fade`, and whatever name the program made up.
    default:
      let alpha = UInt8((progress * 255).rounded())
      let surface = cache.surface(of: old, frame: frame)
      // What the new picture does not cover is to vanish.
      if surface.isOpaque {
        addOld(old, layer, placed, inner)
      } else if alpha < 255 {
        var fading = inner
        fading.node = addNode(.opacity(255 - alpha), layer, .transition, in: inner.node)
        addOld(old, layer, placed, fading)
      }
      guard alpha > 0 else { return }
      var coming = inner
      if alpha < 255 { coming.node = addNode(.opacity(alpha), layer, .flattened, in: inner.node) }
      addNew(placed, coming)
    }
  }

  private func addOld(
    _ image: CGImage, _ layer: CALayer, _ placed: Placed, _ inner: Surroundings
  ) {
    let surface = cache.surface(of: image, frame: frame)
    let rect = placed.rect
    if abs(rect.width - CGFloat(surface.width)) < 1, abs(rect.height - CGFloat(surface.height)) < 1
    {
      let x = Int(rect.minX.rounded())
      let y = Int(rect.minY.rounded())
      add(
        .surface(surface, .offset(x: x, y: y)), surface.visibleRect.offsetBy(x, y), layer,
        .transition, inner)
    } else {
      let shape = Shape(rect)
      add(
        .surface(surface, .stretched(PixelStretch(source: surface.bounds.cgRect, target: rect))),
        shape.bounds, shape: shape, layer, .transition, inner)
    }
  }
}

extension LayerTransition {
  /// Where things move. The names come from a space whose y axis runs up: on iOS `fromTop` comes up
  /// from the bottom, as the many programs that imitate a modal screen with it rely on.
  fileprivate var direction: (CGFloat, CGFloat) {
    switch subtype {
    case .some(.fromRight): (-1, 0)
    case .some(.fromTop): (0, -1)
    case .some(.fromBottom): (0, 1)
    default: (1, 0)
    }
  }
}

extension Placed {
  /// The same, moved by whole pixels.
  func moved(x: Int, y: Int) -> Placed {
    var copy = self
    copy.rect.origin.x += CGFloat(x)
    copy.rect.origin.y += CGFloat(y)
    copy.space.x += x
    copy.space.y += y
    return copy
  }
}
