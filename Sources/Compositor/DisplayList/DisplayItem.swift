package import CoreGraphics
package import Foundation

/// One thing to draw, in output pixels. Items are drawn in order, each over the ones before.
package struct DisplayItem: Sendable {
  /// Where a surface's pixels go.
  package enum Placement: Hashable, Sendable {
    /// Its first pixel at these coordinates, one for one.
    case offset(x: Int, y: Int)
    /// Stretched along the axes onto a rectangle, bilinear.
    case stretched(PixelStretch)
    /// Through a projective map from output to surface coordinates, bilinear.
    case mapped(PixelMap)
  }

  /// What is drawn.
  package enum Paint: Sendable {
    /// A premultiplied colour.
    case solid(UInt32)
    /// Premultiplied pixels.
    case surface(Surface, Placement)
    /// A colour through a mask placed at these coordinates.
    case tinted(Surface, x: Int, y: Int, UInt32)
    /// The Gaussian shadow of a rounded rectangle.
    case shadow(RoundedShadow, UInt32)
  }

  /// Which layer's item this is, and which of its parts.
  package var key: Key
  package var paint: Paint
  /// The pixels it may touch.
  package var bounds: PixelRect
  /// Only inside this shape, antialiased.
  package var shape: Shape?
  /// Only outside this shape: the inside of a border.
  package var hole: Shape?
  /// The innermost group it belongs to, an index of the list's nodes, or -1.
  package var node: Int32

  /// Tells items of two frames that belong together.
  package struct Key: Hashable, Sendable {
    package var layer: UInt64
    package var part: Part
    package var index: UInt32 = 0
  }

  /// The parts of a layer, in the order they are drawn.
  package enum Part: UInt8, Sendable {
    case shadow, background, contents, flattened, border, transition
  }
}

extension DisplayItem.Paint: Equatable {
  package static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.solid(let x), .solid(let y)): x == y
    case (.surface(let s, let p), .surface(let t, let q)): s === t && p == q
    case (.tinted(let s, let x, let y, let c), .tinted(let t, let u, let v, let d)):
      s === t && x == u && y == v && c == d
    case (.shadow(let s, let c), .shadow(let t, let d)): s == t && c == d
    case (.solid, _), (.surface, _), (.tinted, _), (.shadow, _): false
    }
  }
}

/// A surface stretched along the axes: source = (output + 1/2) * step + start, in source pixels.
package struct PixelStretch: Hashable, Sendable {
  package var startX: Double
  package var startY: Double
  package var stepX: Double
  package var stepY: Double

  /// Maps the source rectangle onto the target rectangle.
  package init(source: CGRect, target: CGRect) {
    stepX = source.width / target.width
    stepY = source.height / target.height
    startX = source.minX - target.minX * stepX
    startY = source.minY - target.minY * stepY
  }
}

/// A projective map from output pixels to source pixels, row by row.
package struct PixelMap: Hashable, Sendable {
  package var m: SIMD3<Double>
  package var n: SIMD3<Double>
  package var p: SIMD3<Double>

  package var isAffine: Bool { p.x == 0 && p.y == 0 }
}
