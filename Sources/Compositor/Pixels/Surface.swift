internal import CKernels
package import CoreGraphics
internal import Foundation

/// Pixels that the compositor reads: the flattened inside of a subtree, what a layer drew, an image,
/// or a mask of one byte a pixel. Never written again once it is in a display list.
package final class Surface: @unchecked Sendable {
  /// What a pixel is.
  package enum Format: Sendable {
    /// Premultiplied BGRA.
    case color
    /// Coverage, one byte.
    case mask
  }

  package let format: Format
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let base: UnsafeMutableRawPointer
  /// Keeps the memory.
  private let owner: AnyObject
  /// Rectangles whose pixels are all opaque, the largest first; found by ``analyse()``.
  package private(set) var opaqueRects: [PixelRect] = []
  /// The smallest rectangle around everything that is not transparent.
  package private(set) var visibleRect: PixelRect

  /// Shows the pixels of a buffer.
  package init(buffer: PixelBuffer) {
    format = .color
    width = buffer.width
    height = buffer.height
    bytesPerRow = buffer.bytesPerRow
    base = buffer.base
    owner = buffer
    visibleRect = buffer.bounds
  }

  /// A mask with no coverage anywhere.
  package init(maskWidth: Int, height: Int) {
    format = .mask
    width = max(maskWidth, 1)
    self.height = max(height, 1)
    bytesPerRow = (width + 63) & ~63
    let memory = PageMemory(byteCount: bytesPerRow * self.height)
    base = memory.base
    owner = memory
    visibleRect = PixelRect(x: 0, y: 0, width: width, height: self.height)
  }

  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
  package var byteCount: Int { bytesPerRow * height }

  /// Whether no pixel lets anything through.
  package var isOpaque: Bool { opaqueRects.first == bounds }

  /// The buffer, if this surface was made from one.
  package var buffer: PixelBuffer? { owner as? PixelBuffer }

  func pointer(x: Int, y: Int) -> UnsafeMutableRawPointer {
    base + y * bytesPerRow + x * (format == .color ? 4 : 1)
  }

  /// Marks every pixel opaque without looking.
  func markOpaque() { opaqueRects = [bounds] }

  /// Looks for what is opaque and what is transparent, so that the first is copied and the second
  /// left out.
  ///
  /// Rows with the same opaque span make a rectangle; the rows between, such as those beside round
  /// corners, are taken in runs that are opaque over a common width.
  func analyse() {
    var spans: [Range<Int32>] = []
    spans.reserveCapacity(height)
    var visible = PixelRect.empty
    let step: Int32 = format == .color ? 4 : 1
    for y in 0..<height {
      var (first, end, visibleFirst, visibleEnd) = (Int32(0), Int32(0), Int32(0), Int32(0))
      let row = (base + y * bytesPerRow + (format == .color ? 3 : 0))
        .assumingMemoryBound(to: UInt8.self)
      ck_scan_row(row, step, Int32(width), &first, &end, &visibleFirst, &visibleEnd)
      if visibleEnd > visibleFirst {
        visible = visible.union(
          PixelRect(x: Int(visibleFirst), y: y, width: Int(visibleEnd - visibleFirst), height: 1))
      }
      spans.append(first..<end)
    }
    var opaque: [PixelRect] = []
    var waiting = 0
    var y = 0
    while y < height {
      var end = y + 1
      while end < height, spans[end] == spans[y] { end += 1 }
      if end - y >= 8 || end - y == height {
        appendRuns(of: spans, waiting..<y, to: &opaque)
        append(spans[y], y..<end, to: &opaque)
        waiting = end
      }
      y = end
    }
    appendRuns(of: spans, waiting..<height, to: &opaque)
    opaqueRects = Array(opaque.sorted { $0.area > $1.area }.prefix(6))
    visibleRect = visible
  }

  /// Rows of different spans: a run goes on while neither it nor the next row loses much.
  private func appendRuns(
    of spans: [Range<Int32>], _ rows: Range<Int>, to opaque: inout [PixelRect]
  ) {
    guard var run = rows.first.map({ spans[$0] }) else { return }
    var start = rows.lowerBound
    for y in rows.dropFirst() {
      let common = run.clamped(to: spans[y])
      if !common.isEmpty, run.count - common.count <= run.count / 8,
        spans[y].count - common.count <= spans[y].count / 8
      {
        run = common
      } else {
        append(run, start..<y, to: &opaque)
        run = spans[y]
        start = y
      }
    }
    append(run, start..<rows.upperBound, to: &opaque)
  }

  private func append(_ span: Range<Int32>, _ rows: Range<Int>, to opaque: inout [PixelRect]) {
    let rect = PixelRect(
      x: Int(span.lowerBound), y: rows.lowerBound, width: span.count, height: rows.count)
    // Small ones cost more to treat apart than they save.
    if rect.area >= 4096 || rect == bounds { opaque.append(rect) }
  }
}

extension Surface: Equatable {
  package static func == (a: Surface, b: Surface) -> Bool { a === b }
}

/// Zeroed memory in whole pages.
final class PageMemory: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let byteCount: Int

  init(byteCount: Int) {
    self.byteCount = byteCount
    guard let base = ck_allocate_pages(byteCount) else {
      fatalError("out of memory: \(byteCount) bytes for pixels")
    }
    self.base = base
  }

  deinit { ck_free_pages(base, byteCount) }
}
