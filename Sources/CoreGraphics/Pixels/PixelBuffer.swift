internal import CCairo
import Foundation

/// Premultiplied BGRA pixels (cairo's ARGB32 on this byte order), rows aligned to 64 bytes.
///
/// A buffer starts transparent. Whoever writes to ``base`` behind ``surface``'s back calls
/// ``markDirty()`` afterwards.
package final class PixelBuffer: @unchecked Sendable {
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let base: UnsafeMutableRawPointer
  /// The cairo surface over these pixels, owned by the buffer.
  package let surface: OpaquePointer
  private let release: (UnsafeMutableRawPointer) -> Void

  /// Makes a transparent buffer; a side of zero or less counts as one pixel.
  package convenience init(width: Int, height: Int) {
    let width = max(width, 1)
    let height = max(height, 1)
    let bytesPerRow = (width * 4 + 63) & ~63
    let base = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 64)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    self.init(base: base, width: width, height: height, bytesPerRow: bytesPerRow) {
      $0.deallocate()
    }
  }

  /// Wraps pixels somebody else allocated; `release` frees them with the buffer.
  package init(
    base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
    release: @escaping (UnsafeMutableRawPointer) -> Void
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.base = base
    self.release = release
    surface = cairo_image_surface_create_for_data(
      base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(bytesPerRow))
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    release(base)
  }

  package var byteCount: Int { bytesPerRow * height }
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Tells cairo that pixels were written directly.
  package func markDirty() { cairo_surface_mark_dirty(surface) }

  /// Finishes cairo's pending drawing, so that pixels may be read directly.
  package func flush() { cairo_surface_flush(surface) }

  /// Makes every pixel transparent.
  package func clear() {
    flush()
    memset(base, 0, byteCount)
    markDirty()
  }

  /// An equal buffer of its own.
  package func copy() -> PixelBuffer {
    let copy = PixelBuffer(width: width, height: height)
    flush()
    if copy.bytesPerRow == bytesPerRow {
      memcpy(copy.base, base, byteCount)
    } else {
      for row in 0..<height {
        memcpy(copy.base + row * copy.bytesPerRow, base + row * bytesPerRow, width * 4)
      }
    }
    copy.markDirty()
    return copy
  }

  /// A buffer of its own with the part inside the rectangle, transparent where it lies outside.
  package func cropped(to rect: PixelRect) -> PixelBuffer {
    let copy = PixelBuffer(width: rect.width, height: rect.height)
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return copy }
    flush()
    for row in part.y..<part.maxY {
      memcpy(
        copy.base + (row - rect.y) * copy.bytesPerRow + (part.x - rect.x) * 4,
        base + row * bytesPerRow + part.x * 4, part.width * 4)
    }
    copy.markDirty()
    return copy
  }

  /// Whether the two show the same pixels.
  package func hasSamePixels(as other: PixelBuffer) -> Bool {
    guard width == other.width, height == other.height else { return false }
    flush()
    other.flush()
    for row in 0..<height
    where memcmp(base + row * bytesPerRow, other.base + row * other.bytesPerRow, width * 4) != 0 {
      return false
    }
    return true
  }

  /// One pixel, premultiplied, each part from 0 to 255.
  package func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition(x >= 0 && y >= 0 && x < width && y < height, "pixel outside the buffer")
    flush()
    let bytes = (base + y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
    return (bytes[2], bytes[1], bytes[0], bytes[3])
  }
}
