internal import CKernels
internal import CoreGraphics
internal import Foundation

/// Draws the cells of a plan. A value per thread: it owns its scratch memory and shares the rest.
struct CellPainter {
  let list: DisplayList
  let plan: CellPlan
  let operations: PixelOperations
  /// Tables of the list's shadows, by item.
  let shadows: [Int32: RoundedShadow.Grids]
  let arena: ScratchArena

  /// Several items are drawn strip by strip, so that the strip stays in the nearest cache.
  private static let stripArea = 12_288

  /// Draws some rows of a cell.
  ///
  /// - Parameter background: what is there where the items let it through.
  func paint(_ cell: Cell, rows: Range<Int>, background: UInt32, to target: Target) {
    let rect = PixelRect(
      x: cell.rect.x, y: rows.lowerBound, width: cell.rect.width, height: rows.count)
    let entries = cell.entries
    if entries.isEmpty { return operations.fill(target, rect, background) }
    if entries.count <= 2, isDirect(entries, rect) {
      paint(entries, under: -1, rect, target)
      return
    }
    var near = target
    near.isStreaming = false
    let needsBackground = !isOpaque(at: entries.lowerBound, rect)
    let height = max(4, Self.stripArea / rect.width)
    for y in stride(from: rect.y, to: rect.maxY, by: height) {
      let strip = PixelRect(
        x: rect.x, y: y, width: rect.width, height: min(height, rect.maxY - y))
      if needsBackground { operations.fill(near, strip, background) }
      paint(entries, under: -1, strip, near)
    }
  }

  /// Whether an entry hides all that is under it.
  private func isOpaque(at index: Int, _ rect: PixelRect) -> Bool {
    let entry = plan.entries[index]
    return entry.node < 0 && !entry.isPartial && list.items[Int(entry.item)].isOpaque(in: rect)
  }

  /// Whether all of it goes to the target in one pass.
  private func isDirect(_ entries: Range<Int>, _ rect: PixelRect) -> Bool {
    guard let first = entries.first, isOpaque(at: first, rect), let base = simple(first, rect)
    else { return false }
    if entries.count == 1 { return true }
    guard let next = simple(first + 1, rect) else { return false }
    return !base.isStretched && !next.isStretched
  }

  // MARK: Groups

  /// Draws entries that lie in the group `parent`, making off-screens for the groups in it.
  private func paint(
    _ entries: Range<Int>, under parent: Int32, _ rect: PixelRect, _ target: Target
  ) {
    var index = entries.lowerBound
    index += paintTogether(entries, under: parent, rect, target)
    while index < entries.upperBound {
      let entry = plan.entries[index]
      let group = outermost(entry.node, below: parent, rect)
      guard group >= 0 else {
        paint(entry, effects: parent, rect, target)
        index += 1
        continue
      }
      var end = index + 1
      while end < entries.upperBound,
        outermost(plan.entries[end].node, below: parent, rect) == group
      {
        end += 1
      }
      if end - index == 1 {
        paint(entry, effects: parent, rect, target)
      } else {
        paintGroup(group, index..<end, rect, target)
      }
      index = end
    }
  }

  private func paintGroup(
    _ group: Int32, _ entries: Range<Int>, _ rect: PixelRect, _ target: Target
  ) {
    let mark = arena.mark
    defer { arena.release(to: mark) }
    let memory = arena.take(Target.byteCount(rect))
    let offscreen = Target(scratch: memory, rect: rect)
    let bottom = plan.entries[entries.lowerBound]
    let isOpaque =
      bottom.node == group && !bottom.isPartial && list.items[Int(bottom.item)].isOpaque(in: rect)
    if !isOpaque { memset(memory, 0, Target.byteCount(rect)) }
    paint(entries, under: group, rect, offscreen)
    let pixels = offscreen.pointer(rect)
    switch list.nodes[Int(group)].effect {
    case .opacity(let alpha):
      if isOpaque {
        operations.mix(target, rect, pixels, offscreen.bytesPerRow, alpha: alpha)
      } else {
        operations.over(target, rect, pixels, offscreen.bytesPerRow, alpha: alpha)
      }
    case .clip, .mask:
      let mask = MaskBlock(scratch: arena.take(MaskBlock.byteCount(rect)), rect: rect)
      var isFirst = true
      multiply(mask, by: group, rect, &isFirst)
      operations.over(target, rect, pixels, offscreen.bytesPerRow, mask: mask)
    }
  }

  /// The outermost of the groups around an entry that changes something here and lies in `parent`.
  private func outermost(_ node: Int32, below parent: Int32, _ rect: PixelRect) -> Int32 {
    var node = node
    var found: Int32 = -1
    while node >= 0, node != parent {
      if list.nodes[Int(node)].coverage(of: rect) != .full { found = node }
      node = list.nodes[Int(node)].parent
    }
    return found
  }

  // MARK: Entries

  /// A whole-cell solid or surface with a constant alpha: what can be drawn in one pass with the one
  /// below it.
  private struct Simple {
    var item: DisplayItem
    var alpha: UInt8
    var isStretched: Bool
  }

  private func simple(_ index: Int, _ rect: PixelRect, under parent: Int32 = -1) -> Simple? {
    let entry = plan.entries[index]
    guard !entry.isPartial else { return nil }
    var alpha: UInt8 = 255
    var node = entry.node
    while node >= 0, node != parent {
      switch list.nodes[Int(node)].effect {
      case .opacity(let a): alpha = multiply(alpha, a)
      case .clip, .mask:
        if list.nodes[Int(node)].coverage(of: rect) != .full { return nil }
      }
      node = list.nodes[Int(node)].parent
    }
    let item = list.items[Int(entry.item)]
    switch item.paint {
    case .solid: return Simple(item: item, alpha: alpha, isStretched: false)
    case .surface(_, .offset):
      return item.isOpaque(in: rect) ? Simple(item: item, alpha: alpha, isStretched: false) : nil
    case .surface(let surface, .stretched):
      return surface.isOpaque && alpha == 255
        ? Simple(item: item, alpha: alpha, isStretched: true) : nil
    case .surface(_, .mapped), .tinted, .shadow: return nil
    }
  }

  /// Draws the first entries in one pass if they allow it; returns how many.
  private func paintTogether(
    _ entries: Range<Int>, under parent: Int32, _ rect: PixelRect, _ target: Target
  ) -> Int {
    guard entries.count >= 2, let base = simple(entries.lowerBound, rect, under: parent),
      base.alpha == 255, !base.isStretched,
      let next = simple(entries.lowerBound + 1, rect, under: parent), !next.isStretched
    else { return 0 }
    // Two that fade together are no pair.
    let group = outermost(plan.entries[entries.lowerBound + 1].node, below: parent, rect)
    if group >= 0, entries.count > 2,
      outermost(plan.entries[entries.lowerBound + 2].node, below: parent, rect) == group
    {
      return 0
    }
    switch (base.item.paint, next.item.paint) {
    case (.solid(let below), .solid(let above)):
      guard below >> 24 == 255 else { return 0 }
      operations.fill(target, rect, over(scale(above, next.alpha), below))
    case (.surface(let surface, .offset(let x, let y)), .solid(let above)):
      operations.tint(
        target, rect, scale(above, next.alpha),
        over: (surface.pointer(x: rect.x - x, y: rect.y - y), surface.bytesPerRow))
    case (
      .surface(let below, .offset(let x, let y)), .surface(let above, .offset(let u, let v))
    ):
      operations.mix(
        target, rect, above.pointer(x: rect.x - u, y: rect.y - v), above.bytesPerRow,
        alpha: next.alpha,
        over: (below.pointer(x: rect.x - x, y: rect.y - y), below.bytesPerRow))
    default: return 0
    }
    return 2
  }

  /// Draws one entry with the groups between it and `parent` applied to it alone.
  private func paint(_ entry: CellEntry, effects parent: Int32, _ rect: PixelRect, _ target: Target)
  {
    let item = list.items[Int(entry.item)]
    let mark = arena.mark
    defer { arena.release(to: mark) }
    var alpha: UInt8 = 255
    var mask: MaskBlock?
    var isFirst = true
    func needMask() -> MaskBlock {
      if let mask { return mask }
      let block = MaskBlock(scratch: arena.take(MaskBlock.byteCount(rect)), rect: rect)
      mask = block
      return block
    }
    if entry.isPartial {
      if let shape = item.shape { multiply(needMask(), by: shape, rect, &isFirst) }
      if let hole = item.hole { cutOut(hole, of: needMask(), rect, &isFirst) }
    }
    var node = entry.node
    while node >= 0, node != parent {
      switch list.nodes[Int(node)].effect {
      case .opacity(let a): alpha = multiply(alpha, a)
      case .clip, .mask:
        if list.nodes[Int(node)].coverage(of: rect) != .full {
          multiply(needMask(), by: node, rect, &isFirst)
        }
      }
      node = list.nodes[Int(node)].parent
    }
    switch item.paint {
    case .solid(let color):
      let color = scale(color, alpha)
      if let mask {
        operations.tint(target, rect, color, mask: mask)
      } else if color >> 24 == 255 {
        operations.fill(target, rect, color)
      } else {
        operations.tint(target, rect, color)
      }
    case .surface(let surface, .offset(let x, let y)):
      draw(
        surface.pointer(x: rect.x - x, y: rect.y - y), surface.bytesPerRow,
        isOpaque: item.isOpaque(in: rect), alpha, mask, rect, target)
    case .surface(let surface, .stretched(let stretch)):
      if surface.isOpaque, alpha == 255, mask == nil {
        operations.stretch(target, rect, surface, stretch, anchor: item.bounds, arena)
      } else {
        let scaled = Target(scratch: arena.take(Target.byteCount(rect)), rect: rect)
        operations.stretch(scaled, rect, surface, stretch, anchor: item.bounds, arena)
        draw(
          scaled.pointer(rect), scaled.bytesPerRow, isOpaque: surface.isOpaque, alpha, mask, rect,
          target)
      }
    case .surface(let surface, .mapped(let map)):
      if alpha != 255 { scale(needMask(), by: alpha, rect, &isFirst) }
      operations.map(target, rect, surface, map, anchor: item.bounds, mask: mask)
    case .tinted(let surface, let x, let y, let color):
      let coverage = surface.pointer(x: rect.x - x, y: rect.y - y)
        .assumingMemoryBound(to: UInt8.self)
      multiply(needMask(), by: (coverage, surface.bytesPerRow), rect, &isFirst)
      operations.tint(target, rect, scale(color, alpha), mask: needMask())
    case .shadow(_, let color):
      guard let grids = shadows[entry.item], case .shadow(let shadow, _) = item.paint else {
        return
      }
      let block = MaskBlock(scratch: arena.take(MaskBlock.byteCount(rect)), rect: rect)
      shadow.draw(grids, into: block, rect, arena)
      if let mask {
        ck_multiply_masks(
          block.base, block.bytesPerRow, mask.base, mask.bytesPerRow, Int32(rect.width),
          Int32(rect.height))
      }
      operations.tint(target, rect, scale(color, alpha), mask: block)
    }
  }

  private func draw(
    _ pixels: UnsafeMutableRawPointer, _ bytesPerRow: Int, isOpaque: Bool, _ alpha: UInt8,
    _ mask: MaskBlock?, _ rect: PixelRect, _ target: Target
  ) {
    if let mask {
      if alpha != 255 {
        ck_scale_mask(mask.base, mask.bytesPerRow, alpha, Int32(rect.width), Int32(rect.height))
      }
      operations.over(target, rect, pixels, bytesPerRow, mask: mask)
    } else if isOpaque {
      if alpha == 255 {
        operations.copy(target, rect, from: pixels, bytesPerRow)
      } else {
        operations.mix(target, rect, pixels, bytesPerRow, alpha: alpha)
      }
    } else {
      operations.over(target, rect, pixels, bytesPerRow, alpha: alpha)
    }
  }

  // MARK: Masks

  private func multiply(
    _ mask: MaskBlock, by shape: Shape, _ rect: PixelRect, _ isFirst: inout Bool
  ) {
    var shape = shape.kernelShape
    ck_shape_coverage(
      mask.base, mask.bytesPerRow, Int32(rect.x), Int32(rect.y), Int32(rect.width),
      Int32(rect.height), &shape, isFirst ? 1 : 0)
    isFirst = false
  }

  private func cutOut(
    _ hole: Shape, of mask: MaskBlock, _ rect: PixelRect, _ isFirst: inout Bool
  ) {
    let block = MaskBlock(scratch: arena.take(MaskBlock.byteCount(rect)), rect: rect)
    var whole = true
    multiply(block, by: hole, rect, &whole)
    ck_invert_mask(block.base, block.bytesPerRow, Int32(rect.width), Int32(rect.height))
    multiply(mask, by: (block.base, block.bytesPerRow), rect, &isFirst)
  }

  private func multiply(
    _ mask: MaskBlock, by coverage: (UnsafeMutablePointer<UInt8>, Int), _ rect: PixelRect,
    _ isFirst: inout Bool
  ) {
    if isFirst {
      for row in 0..<rect.height {
        memcpy(mask.base + row * mask.bytesPerRow, coverage.0 + row * coverage.1, rect.width)
      }
    } else {
      ck_multiply_masks(
        mask.base, mask.bytesPerRow, coverage.0, coverage.1, Int32(rect.width), Int32(rect.height))
    }
    isFirst = false
  }

  private func multiply(
    _ mask: MaskBlock, by node: Int32, _ rect: PixelRect, _ isFirst: inout Bool
  ) {
    switch list.nodes[Int(node)].effect {
    case .clip(let shape): multiply(mask, by: shape, rect, &isFirst)
    case .opacity(let alpha): scale(mask, by: alpha, rect, &isFirst)
    case .mask(let surface, let x, let y):
      let inside = rect.offsetBy(-x, -y).intersection(surface.bounds)
      if inside.width == rect.width, inside.height == rect.height {
        let coverage = surface.pointer(x: inside.x, y: inside.y)
          .assumingMemoryBound(to: UInt8.self)
        multiply(mask, by: (coverage, surface.bytesPerRow), rect, &isFirst)
      } else {
        scale(mask, by: 0, rect, &isFirst)
      }
    }
  }

  private func scale(_ mask: MaskBlock, by alpha: UInt8, _ rect: PixelRect, _ isFirst: inout Bool) {
    if isFirst {
      memset(mask.base, Int32(alpha), mask.bytesPerRow * rect.height)
    } else {
      ck_scale_mask(mask.base, mask.bytesPerRow, alpha, Int32(rect.width), Int32(rect.height))
    }
    isFirst = false
  }

  // MARK: Colours

  private func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let t = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (t + (t >> 8)) >> 8)
  }

  private func scale(_ color: UInt32, _ alpha: UInt8) -> UInt32 { color.scaled(by: alpha) }

  private func over(_ above: UInt32, _ below: UInt32) -> UInt32 {
    above &+ below.scaled(by: UInt8(255 - (above >> 24)))
  }
}

extension UInt32 {
  /// A premultiplied colour at a fraction of its alpha.
  func scaled(by alpha: UInt8) -> UInt32 {
    if alpha == 255 { return self }
    func part(_ shift: UInt32) -> UInt32 {
      let t = ((self >> shift) & 255) * UInt32(alpha) + 128
      return ((t + (t >> 8)) >> 8) << shift
    }
    return part(0) | part(8) | part(16) | part(24)
  }
}

extension RoundedShadow {
  /// Writes its coverage of a rectangle.
  func draw(_ grids: Grids, into mask: MaskBlock, _ rect: PixelRect, _ arena: ScratchArena) {
    let scratch = arena.take(ck_shadow_scratch(Int32(rect.width)))
    grids.corners[0].withUnsafeBufferPointer { a in
      grids.corners[1].withUnsafeBufferPointer { b in
        grids.corners[2].withUnsafeBufferPointer { c in
          grids.corners[3].withUnsafeBufferPointer { d in
            var shadow = ck_shadow(
              grids: (a.baseAddress, b.baseAddress, c.baseAddress, d.baseAddress),
              nx: Int32(grids.columns), ny: Int32(grids.rows), step: grids.step,
              reach: grids.reach, x0: shape.x0, y0: shape.y0, x1: shape.x1, y1: shape.y1)
            ck_shadow_mask(
              mask.base, mask.bytesPerRow, Int32(rect.x), Int32(rect.y), Int32(rect.width),
              Int32(rect.height), &shadow, scratch)
          }
        }
      }
    }
  }
}
