import CoreGraphics
import Foundation
import ObjectiveC

/// What a table knows of its rows.
@MainActor struct TableState {
  var classes: [String: AnyClass] = [:]
  var makers: [String: () -> UITableViewCell?] = [:]
  var pool: [String: [UITableViewCell]] = [:]
  var visible: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selected: Set<IndexPath> = []
  var updates = 0
  var layout: TableLayout?
  var width: CGFloat = 0
  /// Rows whose height is a guess until they are shown.
  var guessed: Set<IndexPath> = []
  var touched: UITableViewCell?
}

extension UITableView {
  private static var standardRowHeight: CGFloat { 44 }

  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func setUpTable() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  func setNeedsReload() {
    rows.layout = nil
    setNeedsLayout()
  }

  func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsReload()
  }

  func changeRows() {
    if rows.updates == 0 { reloadEverything() }
  }

  func reloadEverything() {
    for (path, cell) in rows.visible { retire(cell, path) }
    rows.visible = [:]
    for view in Array(rows.headers.values) + Array(rows.footers.values) {
      view.removeFromSuperview()
    }
    rows.headers = [:]
    rows.footers = [:]
    rows.selected = []
    setNeedsReload()
  }

  // MARK: Cells

  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = rows.pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let maker = rows.makers[identifier], let cell = maker() { return cell }
    guard let type = rows.classes[identifier] else { return nil }
    if type == UITableViewCell.self {
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    let style: UITableViewCell.CellStyle = .default
    let made = ClassRegistry.description(of: type)?.make(
      "init(style:reuseIdentifier:)", style, identifier)
    return made as? UITableViewCell
  }

  private func retire(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    cell.table = nil
    if let identifier = cell.reuseIdentifier { rows.pool[identifier, default: []].append(cell) }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  // MARK: Measuring

  var measured: TableLayout {
    if let layout = rows.layout, rows.width == bounds.width { return layout }
    let layout = measure()
    rows.layout = layout
    rows.width = bounds.width
    return layout
  }

  private var sideMargin: CGFloat { style == .insetGrouped ? 16 : 0 }

  private func measure() -> TableLayout {
    var layout = TableLayout()
    rows.guessed = []
    guard let dataSource else { return layout }
    for number in 0..<max(0, dataSource.numberOfSections(in: self)) {
      var section = TableLayout.Section()
      section.header = edgeHeight(number, isHeader: true)
      section.footer = edgeHeight(number, isHeader: false)
      section.rows = (0..<max(0, dataSource.tableView(self, numberOfRowsInSection: number))).map {
        height(of: IndexPath(row: $0, section: number))
      }
      layout.sections.append(section)
    }
    layout.place(from: tableHeaderView?.frame.height ?? 0)
    return layout
  }

  private func height(of path: IndexPath) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return height }
    rows.guessed.insert(path)
    let guess = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return guess > 0 ? guess : Self.standardRowHeight
  }

  private func edgeHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    let asked =
      isHeader
      ? tableDelegate?.tableView(self, heightForHeaderInSection: section)
      : tableDelegate?.tableView(self, heightForFooterInSection: section)
    if let asked, asked >= 0 { return asked }
    let own = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let view =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard view != nil || title != nil else { return style == .plain ? 0 : isHeader ? 17.5 : 17.5 }
    if own >= 0 { return own }
    if let view, title == nil {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return size.height > 0 ? size.height : 28
    }
    return style == .plain ? 28 : 38
  }

  func rect(of path: IndexPath) -> CGRect {
    guard let span = measured.span(of: path) else { return .zero }
    return CGRect(
      x: sideMargin, y: span.top, width: bounds.width - 2 * sideMargin, height: span.height)
  }

  // MARK: Showing

  func layOutRows() {
    backgroundView?.frame = bounds
    var layout = measured
    guard bounds.width > 0 else { return }
    // A row that was guessed moves those below when it is measured; a few rounds settle it.
    for _ in 0..<16 {
      let wanted = layout.rows(from: bounds.minY, to: bounds.maxY)
      guard measureGuesses(among: wanted, in: &layout) else { break }
    }
    rows.layout = layout
    let wanted = layout.rows(from: bounds.minY, to: bounds.maxY)
    let kept = Set(wanted)
    for (path, cell) in rows.visible where !kept.contains(path) {
      rows.visible[path] = nil
      retire(cell, path)
    }
    for path in wanted { place(show(path), path, layout) }
    showEdges(layout)
    let below = tableFooterView?.frame.height ?? 0
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.frame.height ?? 0)
    tableFooterView?.frame = CGRect(x: 0, y: layout.height, width: bounds.width, height: below)
    let size = CGSize(width: bounds.width, height: layout.height + below)
    if contentSize != size { contentSize = size }
  }

  private func measureGuesses(among paths: [IndexPath], in layout: inout TableLayout) -> Bool {
    var changed = false
    for path in paths where rows.guessed.contains(path) {
      rows.guessed.remove(path)
      let height = show(path).naturalHeight(width: bounds.width - 2 * sideMargin)
      if layout.sections[path.section].rows[path.row] != height {
        layout.sections[path.section].rows[path.row] = height
        changed = true
      }
    }
    if changed { layout.place(from: tableHeaderView?.frame.height ?? 0) }
    return changed
  }

  private func show(_ path: IndexPath) -> UITableViewCell {
    if let cell = rows.visible[path] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    rows.visible[path] = cell
    cell.table = self
    cell.setSelected(rows.selected.contains(path), animated: false)
    UIView.performWithoutAnimation {
      cell.frame = rect(of: path)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func place(_ cell: UITableViewCell, _ path: IndexPath, _ layout: TableLayout) {
    guard let span = layout.span(of: path) else { return }
    let frame = CGRect(
      x: sideMargin, y: span.top, width: bounds.width - 2 * sideMargin, height: span.height)
    if cell.untransformedFrame != frame { cell.untransformedFrame = frame }
    let isLast = path.row == layout.sections[path.section].rows.count - 1
    cell.showsLine = separatorStyle != .none && !(style == .insetGrouped && isLast)
    cell.lineColor = separatorColor
    if cell.separatorInset.left == 16 { cell.separatorInset = separatorInset }
    guard style == .insetGrouped else { return }
    cell.layer.cornerRadius = 10
    cell.clipsToBounds = true
    cell.layer.maskedCorners = [
      path.row == 0 ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
      isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
    ]
  }

  private func showEdges(_ layout: TableLayout) {
    for (number, section) in layout.sections.enumerated() {
      let isSeen = section.bottom > bounds.minY && section.top < bounds.maxY
      showEdge(number, isSeen && section.header > 0, isHeader: true) {
        var y = section.top
        if style == .plain {
          // Stays at the top while the section lasts.
          let top = bounds.minY + adjustedContentInset.top
          y = min(max(y, top), section.bottom - section.footer - section.header)
        }
        return CGRect(x: 0, y: y, width: bounds.width, height: section.header)
      }
      showEdge(number, isSeen && section.footer > 0, isHeader: false) {
        CGRect(
          x: 0, y: section.bottom - section.footer, width: bounds.width, height: section.footer)
      }
    }
  }

  private func showEdge(_ section: Int, _ isSeen: Bool, isHeader: Bool, frame: () -> CGRect) {
    let known = isHeader ? rows.headers[section] : rows.footers[section]
    guard isSeen else {
      known?.removeFromSuperview()
      if isHeader { rows.headers[section] = nil } else { rows.footers[section] = nil }
      return
    }
    let view = known ?? makeEdge(section, isHeader: isHeader)
    guard let view else { return }
    if isHeader { rows.headers[section] = view } else { rows.footers[section] = view }
    if view.superview !== self { addSubview(view) }
    view.frame = frame()
  }

  private func makeEdge(_ section: Int, isHeader: Bool) -> UIView? {
    let own =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    return TableEdgeView(title: title, isPlain: style == .plain, isHeader: isHeader)
  }

  // MARK: Choosing

  func choose(_ path: IndexPath?, animated: Bool) {
    if !allowsMultipleSelection || path == nil {
      for old in rows.selected where old != path { deselectRow(at: old, animated: animated) }
    }
    guard let path else { return }
    rows.selected.insert(path)
    rows.visible[path]?.setSelected(true, animated: animated)
  }

  func touchBegan(in cell: UITableViewCell) {
    guard allowsSelection, let path = indexPath(for: cell),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    rows.touched = cell
    cell.setHighlighted(true, animated: false)
  }

  func touchCancelled(in cell: UITableViewCell) {
    guard rows.touched === cell else { return }
    rows.touched = nil
    cell.setHighlighted(false, animated: false)
  }

  func touchEnded(in cell: UITableViewCell) {
    guard rows.touched === cell else { return }
    rows.touched = nil
    defer { cell.setHighlighted(false, animated: false) }
    guard let tapped = indexPath(for: cell) else { return }
    let asked = ifImplemented { tableDelegate?.tableView(self, willSelectRowAt: tapped) }
    guard let path = asked ?? tapped else { return }
    if allowsMultipleSelection, rows.selected.contains(path) {
      deselectRow(at: path, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    let freed = allowsMultipleSelection ? [] : rows.selected.filter { $0 != path }
    choose(path, animated: false)
    for old in freed { tableDelegate?.tableView(self, didDeselectRowAt: old) }
    cell.selectionHandler?(cell)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let row = rect(of: path)
    guard row != .zero else { return }
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    var y = contentOffset.y
    switch position {
    case .top: y = row.minY - insets.top
    case .middle: y = row.midY - insets.top - room / 2
    case .bottom: y = row.maxY - insets.top - room
    case .none:
      if row.minY < y + insets.top { y = row.minY - insets.top }
      if row.maxY > y + insets.top + room { y = row.maxY - insets.top - room }
    }
    let least = -insets.top
    let most = max(least, contentSize.height + insets.bottom - bounds.height)
    setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, least), most)), animated: animated)
  }
}

/// The words above or below a section.
final class TableEdgeView: UIView {
  private let label = UILabel(frame: .zero)

  init(title: String, isPlain: Bool, isHeader: Bool) {
    super.init(frame: .zero)
    label.text = title
    label.font = isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
    if isPlain { backgroundColor = .systemBackground }
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16))
  }
}
