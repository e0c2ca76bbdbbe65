internal import CPixman
package import CoreGraphics

/// A set of whole pixels, kept as disjoint rectangles.
package final class Region {
  private let region: UnsafeMutablePointer<pixman_region32_t>

  package init() {
    region = .allocate(capacity: 1)
    pixman_region32_init(region)
  }

  package convenience init(_ rect: PixelRect) {
    self.init()
    add(rect)
  }

  deinit {
    pixman_region32_fini(region)
    region.deallocate()
  }

  package func copy() -> Region {
    let copy = Region()
    pixman_region32_copy(copy.region, region)
    return copy
  }

  package var isEmpty: Bool { pixman_region32_not_empty(region) == 0 }

  package func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    pixman_region32_union_rect(
      region, region, Int32(clamping: rect.x), Int32(clamping: rect.y),
      UInt32(clamping: rect.width), UInt32(clamping: rect.height))
  }

  package func add(_ other: Region) { pixman_region32_union(region, region, other.region) }

  package func subtract(_ other: Region) {
    pixman_region32_subtract(region, region, other.region)
  }

  package func intersect(_ rect: PixelRect) {
    pixman_region32_intersect_rect(
      region, region, Int32(clamping: rect.x), Int32(clamping: rect.y),
      UInt32(clamping: rect.width), UInt32(clamping: rect.height))
  }

  package func removeAll() {
    pixman_region32_fini(region)
    pixman_region32_init(region)
  }

  /// The disjoint rectangles, in rows from the top.
  package var rects: [PixelRect] {
    var count: Int32 = 0
    guard let boxes = pixman_region32_rectangles(region, &count) else { return [] }
    return (0..<Int(count)).map { index in
      let box = boxes[index]
      return PixelRect(
        x: Int(box.x1), y: Int(box.y1), width: Int(box.x2 - box.x1), height: Int(box.y2 - box.y1))
    }
  }

  /// How many rectangles it is kept as.
  package var count: Int { Int(pixman_region32_n_rects(region)) }

  /// The smallest rectangle around all of it.
  package var extents: PixelRect {
    let box = pixman_region32_extents(region).pointee
    return PixelRect(
      x: Int(box.x1), y: Int(box.y1), width: Int(box.x2 - box.x1), height: Int(box.y2 - box.y1))
  }

  package var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// How many of the pixels lie in a rectangle.
  package func area(in rect: PixelRect) -> Int {
    rects.reduce(0) { $0 + $1.intersection(rect).area }
  }
}
