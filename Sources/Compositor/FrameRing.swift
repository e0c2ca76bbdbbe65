internal import CoreGraphics

/// The buffers that frames are drawn to, four in turn.
///
/// A buffer holds the frame of four turns ago. What changed since and does not change now is copied
/// from the frame before; only what changes now is drawn.
final class FrameRing {
  private struct Slot {
    var buffer: PixelBuffer
    /// What differs from the last frame.
    var stale: Region
  }

  private let width: Int
  private let height: Int
  private let pool: BufferPool
  private var slots: [Slot?] = [nil, nil, nil, nil]
  private var turn = 0

  /// The frame drawn last.
  private(set) var last: PixelBuffer?

  init(width: Int, height: Int, pool: BufferPool) {
    self.width = width
    self.height = height
    self.pool = pool
  }

  /// Whether the buffer of the frame before is still held by its consumer after its turn came.
  private func isFree(_ index: Int) -> Bool {
    guard var buffer = slots[index]?.buffer else { return true }
    slots[index]?.buffer = PixelBuffer.placeholder
    defer { slots[index]?.buffer = buffer }
    return isKnownUniquelyReferenced(&buffer)
  }

  /// The next buffer with everything but `damage` as in the last frame.
  func nextBuffer(_ damage: Region, _ operations: PixelOperations) -> PixelBuffer {
    let index = turn
    turn = (turn + 1) % slots.count
    if !isFree(index) { slots[index] = nil }
    let buffer = slots[index]?.buffer ?? pool.makeBuffer(width: width, height: height)
    let stale = slots[index]?.stale ?? Region(buffer.bounds)
    stale.subtract(damage)
    if let last {
      var target = Target(buffer: buffer)
      target.isStreaming = true
      for rect in stale.rects {
        operations.copy(
          target, rect, from: last.base + rect.y * last.bytesPerRow + rect.x * 4, last.bytesPerRow)
      }
    }
    for other in slots.indices where other != index { slots[other]?.stale.add(damage) }
    slots[index] = Slot(buffer: buffer, stale: Region())
    last = buffer
    return buffer
  }
}

extension PixelBuffer {
  fileprivate static let placeholder = PixelBuffer(width: 1, height: 1)
}
