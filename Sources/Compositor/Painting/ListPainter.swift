internal import CoreGraphics
internal import Foundation

/// Draws display lists into buffers, over several threads.
final class ListPainter: @unchecked Sendable {
  private let options: CompositorOptions
  private let lock = NSLock()
  private var arenas: [ScratchArena] = []
  /// Tables of shadows drawn lately: most keep their shape from frame to frame.
  private var grids: [RoundedShadow: RoundedShadow.Grids] = [:]

  /// So many pixels are one piece of work.
  private static let taskArea = 1 << 16

  init(options: CompositorOptions) { self.options = options }

  /// Draws what the list shows in the rectangles, which are disjoint and inside the buffer.
  ///
  /// Where nothing covers a pixel it becomes `background`.
  func paint(
    _ list: DisplayList, over rects: [PixelRect], to buffer: PixelBuffer, origin: (x: Int, y: Int),
    background: UInt32, streams: Bool
  ) {
    let plan = CellPlanner.plan(list, over: rects, culls: options.cullsHidden)
    var shadows: [Int32: RoundedShadow.Grids] = [:]
    for (index, item) in list.items.enumerated() {
      if case .shadow(let shadow, _) = item.paint { shadows[Int32(index)] = table(of: shadow) }
    }
    let operations = PixelOperations(usesKernels: options.usesKernels)
    var target = Target(buffer: buffer, x: origin.x, y: origin.y)
    target.isStreaming = streams

    var tasks: [(cell: Int, rows: Range<Int>)] = []
    var area = 0
    for (index, cell) in plan.cells.enumerated() {
      area += cell.rect.area
      let height = max(8, Self.taskArea / cell.rect.width)
      for y in stride(from: cell.rect.y, to: cell.rect.maxY, by: height) {
        tasks.append((index, y..<min(y + height, cell.rect.maxY)))
      }
    }
    let work = Work(
      list: list, plan: plan, operations: operations, shadows: shadows, target: target,
      background: background, tasks: tasks)
    // Waking another thread costs about as much as drawing this many pixels.
    let threads = area < Self.taskArea ? 1 : options.threads
    if threads <= 1 {
      withArena { arena in for index in tasks.indices { work.perform(index, arena) } }
    } else {
      WorkerPool.shared.perform(tasks.count, threads: threads) { index in
        self.withArena { arena in work.perform(index, arena) }
      }
    }
    buffer.markDirty()
  }

  private func table(of shadow: RoundedShadow) -> RoundedShadow.Grids {
    // The table depends on the size only.
    var key = shadow
    key.shape = shadow.shape.movedToOrigin()
    if let known = grids[key] { return known }
    if grids.count > 64 { grids.removeAll() }
    let made = key.makeGrids()
    grids[key] = made
    return made
  }

  private func withArena(_ body: (ScratchArena) -> Void) {
    let arena = lock.withLock { arenas.popLast() } ?? ScratchArena()
    body(arena)
    lock.withLock { arenas.append(arena) }
  }

  /// What the threads share.
  private struct Work: @unchecked Sendable {
    let list: DisplayList
    let plan: CellPlan
    let operations: PixelOperations
    let shadows: [Int32: RoundedShadow.Grids]
    let target: Target
    let background: UInt32
    let tasks: [(cell: Int, rows: Range<Int>)]

    func perform(_ index: Int, _ arena: ScratchArena) {
      let (number, rows) = tasks[index]
      let cell = plan.cells[number]
      let painter = CellPainter(
        list: list, plan: plan, operations: operations, shadows: shadows, arena: arena)
      painter.paint(cell, rows: rows, background: background, to: target)
    }
  }
}

extension Shape {
  fileprivate func movedToOrigin() -> Shape {
    var copy = self
    copy.x1 -= x0
    copy.y1 -= y0
    copy.x0 = 0
    copy.y0 = 0
    return copy
  }
}
