package import CoreGraphics

/// Everything a frame shows, flat, back to front: a value that any thread may read.
package struct DisplayList: Sendable {
  package var items: [DisplayItem] = []
  package var nodes: [GroupNode] = []

  package init() {}

  /// The pixels that any item may touch.
  package var bounds: PixelRect { items.reduce(.empty) { $0.union($1.bounds) } }
}
