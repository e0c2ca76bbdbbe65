internal import CoreGraphics

/// A rectangle in which the same items are to be drawn, all of them over the whole of it.
struct Cell {
  var rect: PixelRect
  /// The items, back to front: a part of the plan's entries.
  var entries: Range<Int>
}

/// An item in a cell.
struct CellEntry: Equatable {
  var item: Int32
  /// The innermost of its groups that changes something here, or -1.
  var node: Int32
  /// Whether its own shape cuts through the cell.
  var isPartial: Bool
}

/// What to draw, in disjoint cells.
struct CellPlan {
  var cells: [Cell] = []
  var entries: [CellEntry] = []
}

/// Cuts an area into cells, so that each pixel is written once wherever something opaque covers it
/// and masks are consulted only where they cut through.
struct CellPlanner {
  let list: DisplayList
  /// Whether what is under something opaque is left out. Off, everything is drawn.
  var culls = true

  /// Corners are cut into slices of so many rows.
  private static let slice = 24

  private var plan = CellPlan()

  init(list: DisplayList, culls: Bool = true) {
    self.list = list
    self.culls = culls
  }

  static func plan(_ list: DisplayList, over rects: [PixelRect], culls: Bool = true) -> CellPlan {
    var planner = CellPlanner(list: list, culls: culls)
    for rect in rects { planner.add(rect) }
    return planner.plan
  }

  // MARK: Cutting

  private mutating func add(_ area: PixelRect) {
    let candidates = visibleItems(in: area)
    var cuts = [area.y, area.maxY]
    for index in candidates { horizontalCuts(of: index, into: &cuts) }
    let rows = sorted(cuts, within: area.y...area.maxY)
    var above: (cells: Range<Int>, bottom: Int)?
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      let first = plan.cells.count
      addSlab(PixelRect(x: area.x, y: top, width: area.width, height: bottom - top), candidates)
      let added = first..<plan.cells.count
      if let last = above, canMerge(last.cells, added) {
        for index in last.cells { plan.cells[index].rect.height += bottom - top }
        let entries = added.isEmpty ? plan.entries.count : plan.cells[first].entries.lowerBound
        plan.cells.removeSubrange(added)
        plan.entries.removeSubrange(entries...)
        above = (last.cells, bottom)
      } else {
        above = (added, bottom)
      }
    }
  }

  /// The items that touch the area, from the topmost one that hides all of it.
  private func visibleItems(in area: PixelRect) -> [Int] {
    var found: [Int] = []
    for index in list.items.indices.reversed() where list.items[index].bounds.intersects(area) {
      found.append(index)
      if culls, list.hides(area, with: index) { break }
    }
    return found.reversed()
  }

  private func horizontalCuts(of index: Int, into cuts: inout [Int]) {
    let item = list.items[index]
    cuts.append(item.bounds.y)
    cuts.append(item.bounds.maxY)
    for rect in item.opaqueRects {
      cuts.append(rect.y)
      cuts.append(rect.maxY)
    }
    if let shape = item.shape { shape.appendRows(to: &cuts, slice: Self.slice) }
    if let hole = item.hole { hole.appendRows(to: &cuts, slice: Self.slice) }
    var node = item.node
    while node >= 0 {
      switch list.nodes[Int(node)].effect {
      case .clip(let shape): shape.appendRows(to: &cuts, slice: Self.slice)
      case .mask(let surface, _, let y):
        for rect in surface.opaqueRects + [surface.visibleRect] {
          cuts.append(rect.y + y)
          cuts.append(rect.maxY + y)
        }
      case .opacity: break
      }
      node = list.nodes[Int(node)].parent
    }
  }

  private func sorted(_ cuts: [Int], within range: ClosedRange<Int>) -> [Int] {
    var result: [Int] = []
    for cut in cuts.filter({ range.contains($0) }).sorted() where result.last != cut {
      result.append(cut)
    }
    return result
  }

  // MARK: Slabs

  private mutating func addSlab(_ slab: PixelRect, _ candidates: [Int]) {
    let items = candidates.filter { list.items[$0].bounds.intersects(slab) }
    var cuts = [slab.x, slab.maxX]
    for index in items {
      let item = list.items[index]
      cuts.append(item.bounds.x)
      cuts.append(item.bounds.maxX)
      for rect in item.opaqueRects where rect.y < slab.maxY && rect.maxY > slab.y {
        cuts.append(rect.x)
        cuts.append(rect.maxX)
      }
      if let shape = item.shape { shape.appendColumns(to: &cuts, rows: slab.y..<slab.maxY) }
      if let hole = item.hole { hole.appendColumns(to: &cuts, rows: slab.y..<slab.maxY) }
      var node = item.node
      while node >= 0 {
        switch list.nodes[Int(node)].effect {
        case .clip(let shape): shape.appendColumns(to: &cuts, rows: slab.y..<slab.maxY)
        case .mask(let surface, let x, let y):
          for rect in surface.opaqueRects + [surface.visibleRect]
          where rect.y + y < slab.maxY && rect.maxY + y > slab.y {
            cuts.append(rect.x + x)
            cuts.append(rect.maxX + x)
          }
        case .opacity: break
        }
        node = list.nodes[Int(node)].parent
      }
    }
    let columns = sorted(cuts, within: slab.x...slab.maxX)
    let first = plan.cells.count
    for (left, right) in zip(columns, columns.dropFirst()) {
      let rect = PixelRect(x: left, y: slab.y, width: right - left, height: slab.height)
      let start = plan.entries.count
      appendEntries(items, in: rect)
      let entries = start..<plan.entries.count
      // Neighbours that need the same are one.
      if let last = plan.cells.indices.last, last >= first,
        plan.entries[plan.cells[last].entries] == plan.entries[entries]
      {
        plan.cells[last].rect.width += rect.width
        plan.entries.removeSubrange(entries)
      } else {
        plan.cells.append(Cell(rect: rect, entries: entries))
      }
    }
  }

  private mutating func appendEntries(_ items: [Int], in rect: PixelRect) {
    let start = plan.entries.count
    // Groups inside which something opaque was found: whatever lies under it in them is hidden.
    var closed: [Int32] = []
    search: for index in items.reversed() {
      let item = list.items[index]
      guard item.bounds.contains(rect) else { continue }
      let shape = item.coverage(of: rect)
      if shape == .none { continue }
      var inner: Int32 = -1
      var node = item.node
      while node >= 0 {
        switch list.nodes[Int(node)].coverage(of: rect) {
        case .none: continue search
        case .partial: if inner < 0 { inner = node }
        case .full: break
        }
        node = list.nodes[Int(node)].parent
      }
      if !closed.isEmpty, isHidden(inner, by: closed) { continue }
      plan.entries.append(
        CellEntry(item: Int32(index), node: inner, isPartial: shape == .partial))
      guard culls, shape == .full, item.isOpaque(in: rect) else { continue }
      if inner < 0 { break }
      closed.append(inner)
    }
    plan.entries[start...].reverse()
  }

  /// Whether a group lies in one of the closed ones.
  private func isHidden(_ node: Int32, by closed: [Int32]) -> Bool {
    var node = node
    while node >= 0 {
      if closed.contains(node) { return true }
      node = list.nodes[Int(node)].parent
    }
    return false
  }

  private func canMerge(_ above: Range<Int>, _ below: Range<Int>) -> Bool {
    guard above.count == below.count else { return false }
    for (a, b) in zip(above, below) {
      let x = plan.cells[a]
      let y = plan.cells[b]
      guard x.rect.x == y.rect.x, x.rect.width == y.rect.width,
        plan.entries[x.entries] == plan.entries[y.entries]
      else { return false }
    }
    return true
  }
}

extension DisplayList {
  /// Whether something opaque covers the whole area.
  func hides(_ area: PixelRect) -> Bool { items.indices.contains { hides(area, with: $0) } }

  /// Whether an item covers the whole area and lets nothing through.
  func hides(_ area: PixelRect, with index: Int) -> Bool {
    let item = items[index]
    guard item.bounds.contains(area), item.coverage(of: area) == .full, item.isOpaque(in: area)
    else { return false }
    var node = item.node
    while node >= 0 {
      if nodes[Int(node)].coverage(of: area) != .full { return false }
      node = nodes[Int(node)].parent
    }
    return true
  }
}

extension DisplayItem {
  /// How much of a rectangle inside its bounds it covers.
  func coverage(of rect: PixelRect) -> Coverage {
    let outer = shape?.coverage(of: rect) ?? .full
    guard outer != .none, let hole else { return outer }
    switch hole.coverage(of: rect) {
    case .full: return .none
    case .partial: return .partial
    case .none: return outer
    }
  }

  /// Whether no pixel of the rectangle, which lies inside its bounds, lets anything through.
  func isOpaque(in rect: PixelRect) -> Bool {
    switch paint {
    case .solid(let color): return color >> 24 == 255
    case .surface(let surface, .offset(let x, let y)):
      if surface.isOpaque { return true }
      let inside = rect.offsetBy(-x, -y)
      return surface.opaqueRects.contains { $0.contains(inside) }
    case .surface(let surface, .stretched): return surface.isOpaque
    case .surface(_, .mapped), .tinted, .shadow: return false
    }
  }

  /// Where the item is opaque inside its bounds, if that is not all or nothing.
  var opaqueRects: [PixelRect] {
    guard case .surface(let surface, .offset(let x, let y)) = paint, !surface.isOpaque else {
      return []
    }
    return surface.opaqueRects.map { $0.offsetBy(x, y).intersection(bounds) }.filter { !$0.isEmpty }
  }
}

extension Shape {
  /// Rows at which the way it covers a row changes.
  fileprivate func appendRows(to cuts: inout [Int], slice: Int) {
    let top = Int(y0.rounded(.down))
    let bottom = Int(y1.rounded(.up))
    cuts.append(top)
    cuts.append(bottom)
    if y0 != y0.rounded() { cuts.append(top + 1) }
    if y1 != y1.rounded() { cuts.append(bottom - 1) }
    guard isRounded else { return }
    let upper = Int((y0 + max(radii[0], radii[1])).rounded(.up))
    let lower = Int((y1 - max(radii[2], radii[3])).rounded(.down))
    cuts.append(upper)
    cuts.append(lower)
    // A large corner is mostly inside or outside: slices keep its edge apart.
    for row in stride(from: top + slice, to: upper - slice / 2, by: slice) { cuts.append(row) }
    for row in stride(from: bottom - slice, to: lower + slice / 2, by: -slice) { cuts.append(row) }
  }

  /// Columns at which the way it covers these rows changes.
  fileprivate func appendColumns(to cuts: inout [Int], rows: Range<Int>) {
    let left = Int(x0.rounded(.down))
    let right = Int(x1.rounded(.up))
    cuts.append(left)
    cuts.append(right)
    if x0 != x0.rounded() { cuts.append(left + 1) }
    if x1 != x1.rounded() { cuts.append(right - 1) }
    guard isRounded else { return }
    let (inner, outer) = spans(top: rows.lowerBound, bottom: rows.upperBound)
    cuts.append(outer.lowerBound)
    cuts.append(outer.upperBound)
    if let inner {
      cuts.append(inner.lowerBound)
      cuts.append(inner.upperBound)
    }
  }
}
