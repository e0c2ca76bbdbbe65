internal import CoreGraphics

/// Pixels to write: a rectangle of the picture and where it is in memory.
struct Target {
  /// The memory of pixel (0, 0), which may lie outside what may be touched.
  let origin: UnsafeMutableRawPointer
  let bytesPerRow: Int
  /// Written around the cache when nobody reads it soon.
  var isStreaming = false

  init(buffer: PixelBuffer, x: Int = 0, y: Int = 0) {
    origin = buffer.base - y * buffer.bytesPerRow - x * 4
    bytesPerRow = buffer.bytesPerRow
  }

  /// A block in scratch memory that stands for `rect`.
  init(scratch: UnsafeMutableRawPointer, rect: PixelRect) {
    bytesPerRow = Self.bytesPerRow(rect.width)
    origin = scratch - rect.y * bytesPerRow - rect.x * 4
  }

  func pointer(_ rect: PixelRect) -> UnsafeMutableRawPointer {
    origin + rect.y * bytesPerRow + rect.x * 4
  }

  static func bytesPerRow(_ width: Int) -> Int { (width * 4 + 31) & ~31 }
  static func byteCount(_ rect: PixelRect) -> Int { bytesPerRow(rect.width) * rect.height }
}

/// A mask in scratch memory that stands for a rectangle of the picture.
struct MaskBlock {
  let base: UnsafeMutablePointer<UInt8>
  let bytesPerRow: Int

  init(scratch: UnsafeMutableRawPointer, rect: PixelRect) {
    base = scratch.assumingMemoryBound(to: UInt8.self)
    bytesPerRow = Self.bytesPerRow(rect.width)
  }

  static func bytesPerRow(_ width: Int) -> Int { (width + 31) & ~31 }
  static func byteCount(_ rect: PixelRect) -> Int { bytesPerRow(rect.width) * rect.height }
}

/// Memory for off-screens, given back in the reverse order of taking. One per thread.
final class ScratchArena {
  private var blocks: [UnsafeMutableRawPointer] = []
  private var sizes: [Int] = []
  private var block = 0
  private var used = 0

  struct Mark {
    fileprivate var block: Int
    fileprivate var used: Int
  }

  var mark: Mark { Mark(block: block, used: used) }

  func release(to mark: Mark) {
    block = mark.block
    used = mark.used
  }

  func take(_ bytes: Int) -> UnsafeMutableRawPointer {
    let bytes = (bytes + 63) & ~63
    while block < blocks.count, used + bytes > sizes[block] {
      block += 1
      used = 0
    }
    if block == blocks.count {
      let size = max(bytes, 1 << 19)
      blocks.append(.allocate(byteCount: size, alignment: 64))
      sizes.append(size)
      used = 0
    }
    defer { used += bytes }
    return blocks[block] + used
  }

  deinit { for block in blocks { block.deallocate() } }
}
