internal import CoreGraphics

/// A group of items that is clipped, masked or faded as one.
///
/// Groups nest; an item names its innermost one. Where a node changes nothing (inside a clip, say)
/// its items are drawn straight; where it does and several items meet, they go to an off-screen the
/// size of that spot first.
package struct GroupNode: Sendable {
  /// What the node does to its items.
  package enum Effect: Sendable {
    case clip(Shape)
    case mask(Surface, x: Int, y: Int)
    case opacity(UInt8)
  }

  package var effect: Effect
  /// The node around this one, or -1.
  package var parent: Int32
  /// Which layer's node this is.
  package var key: DisplayItem.Key
}

extension GroupNode.Effect: Equatable {
  package static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.clip(let x), .clip(let y)): x == y
    case (.mask(let s, let x, let y), .mask(let t, let u, let v)): s === t && x == u && y == v
    case (.opacity(let x), .opacity(let y)): x == y
    case (.clip, _), (.mask, _), (.opacity, _): false
    }
  }
}

extension GroupNode {
  func coverage(of rect: PixelRect) -> Coverage {
    switch effect {
    case .clip(let shape): return shape.coverage(of: rect)
    case .opacity(let alpha): return alpha == 255 ? .full : alpha == 0 ? .none : .partial
    case .mask(let surface, let x, let y):
      let inside = rect.offsetBy(-x, -y)
      if !inside.intersects(surface.visibleRect) { return .none }
      if surface.opaqueRects.contains(where: { $0.contains(inside) }) { return .full }
      return .partial
    }
  }
}
