import CEncoding
import CoreGraphics
import Foundation

/// A copy of the damaged parts of one frame, on its way to the encoder's thread.
///
/// Its memory is used again and again: fresh pages cost more than the copy.
final class DamagedPixels: @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer
  private let capacity: Int
  private var rects: [PixelRect] = []

  /// Makes room for a whole frame.
  init(width: Int, height: Int) {
    capacity = width * height * 4
    memory = .allocate(byteCount: capacity, alignment: 64)
  }

  deinit { memory.deallocate() }

  /// Copies the parts; if they overlap so much that a whole frame is less, the whole frame.
  func take(_ damage: [PixelRect], from frame: PixelBuffer) {
    let parts = damage.map { $0.intersection(frame.bounds) }.filter { !$0.isEmpty }
    let isTooMuch = parts.reduce(0) { $0 + $1.area } * 4 > capacity
    rects = isTooMuch ? [frame.bounds] : parts
    guard !rects.isEmpty else { return }
    frame.flush()
    var target = memory
    for rect in rects {
      let rowBytes = rect.width * 4
      for y in rect.y..<rect.maxY {
        memcpy(target, frame.base + y * frame.bytesPerRow + rect.x * 4, rowBytes)
        target += rowBytes
      }
    }
  }

  /// Copies the parts to a canvas.
  ///
  /// - Returns: the smallest rectangle in which the canvas really changed.
  func apply(to canvas: PixelBuffer) -> PixelRect {
    var source = memory
    var changed = PixelRect.empty
    for rect in rects {
      let target = canvas.base + rect.y * canvas.bytesPerRow + rect.x * 4
      let part = ce_copy_changed(
        target, canvas.bytesPerRow, source, rect.width * 4, Int32(rect.width), Int32(rect.height))
      changed = changed.union(
        PixelRect(
          x: rect.x + Int(part.x), y: rect.y + Int(part.y), width: Int(part.w),
          height: Int(part.h)))
      source += rect.area * 4
    }
    canvas.markDirty()
    return changed
  }
}
