internal import CKernels
internal import CoreGraphics
internal import Foundation
internal import Synchronization

/// Makes pixel buffers out of memory that others gave back: a fresh frame costs five copies in page
/// faults.
final class BufferPool: Sendable {
  private let free = Mutex<[Int: [UInt]]>([:])
  private let limit: Int

  /// Keeps at most `limit` bytes that nobody uses.
  init(limit: Int) { self.limit = limit }

  /// A buffer with any pixels in it.
  func makeBuffer(width: Int, height: Int) -> PixelBuffer {
    let width = max(width, 1)
    let height = max(height, 1)
    let bytesPerRow = (width * 4 + 63) & ~63
    // Neighbouring sizes share memory: something that grows frame by frame would reuse nothing.
    let count = Self.sizeClass(bytesPerRow * height)
    let recycled = free.withLock { $0[count]?.popLast() }
    guard
      let base = recycled.flatMap({ UnsafeMutableRawPointer(bitPattern: $0) })
        ?? ck_allocate_pages(count)
    else { fatalError("out of memory: \(count) bytes for pixels") }
    return PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow) {
      [weak self] memory in
      guard let self, self.keep(memory, count) else { return ck_free_pages(memory, count) }
    }
  }

  /// A transparent buffer.
  func makeClearBuffer(width: Int, height: Int) -> PixelBuffer {
    let buffer = makeBuffer(width: width, height: height)
    memset(buffer.base, 0, buffer.byteCount)
    buffer.markDirty()
    return buffer
  }

  private func keep(_ memory: UnsafeMutableRawPointer, _ count: Int) -> Bool {
    let address = UInt(bitPattern: memory)
    return free.withLock { lists in
      let held = lists.reduce(0) { $0 + $1.key * $1.value.count }
      guard held + count <= limit else { return false }
      lists[count, default: []].append(address)
      return true
    }
  }

  private static func sizeClass(_ bytes: Int) -> Int {
    let grain = bytes < 1 << 16 ? 1 << 12 : bytes < 1 << 20 ? 1 << 16 : 1 << 19
    return (bytes + grain - 1) / grain * grain
  }

  deinit {
    free.withLock { lists in
      for (count, addresses) in lists {
        for address in addresses {
          ck_free_pages(UnsafeMutableRawPointer(bitPattern: address), count)
        }
      }
    }
  }
}
