package import CoreGraphics

/// A frame that is done.
package struct RenderedFrame: @unchecked Sendable {
  /// The pixels, opaque. Somebody who needs them after four more frames keeps the buffer: it is
  /// written again only when nobody else holds it.
  package let buffer: PixelBuffer
  /// What may differ from the frame before, as disjoint rectangles; empty if the two are equal.
  package let damage: [PixelRect]
  /// How many frames came before.
  package let index: Int
}
