import CoreGraphics
public import Foundation

/// A scrolling column of rows.
///
/// Cells are made for what is on screen and used again. Changes of rows are shown at once, without animations of their
/// own (a named deviation); tables cannot be edited by hand.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One below the other; headers stay at the top.
    case plain = 0
    /// Apart.
    case grouped = 1
    /// Apart, with round corners, away from the edges.
    case insetGrouped = 2
  }

  /// Where a row comes to stand when the table scrolls to it.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How changes of rows are shown; always at once here.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade = 0
    /// From the right.
    case right = 1
    /// From the left.
    case left = 2
    /// From the top.
    case top = 3
    /// From the bottom.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// Covered and uncovered.
    case middle = 6
    /// As the system likes.
    case automatic = 100
  }

  /// Stands for a height that the content decides.
  public nonisolated class var automaticDimension: CGFloat { -1 }

  var rows = TableState()

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }
  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Makes a table from an interface file.
  public required init?(coder: NSCoder) {
    switch (coder as? any InterfaceValues)?.interfaceValue("style") {
    case "grouped": style = .grouped
    case "insetGrouped": style = .insetGrouped
    default: style = .plain
    }
    super.init(coder: coder)
    setUpTable()
  }

  /// How sections look.
  public let style: Style
  /// Says what is in the table.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }

  // MARK: Look

  /// The height of rows; what the content needs if ``automaticDimension``, the default.
  open var rowHeight: CGFloat = -1 { didSet { setNeedsReload() } }
  /// A guess at the height of rows.
  open var estimatedRowHeight: CGFloat = -1
  /// The height of what is above sections.
  open var sectionHeaderHeight: CGFloat = -1 { didSet { setNeedsReload() } }
  /// The height of what is below sections.
  open var sectionFooterHeight: CGFloat = -1 { didSet { setNeedsReload() } }
  /// A guess at the height of what is above sections; kept.
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// A guess at the height of what is below sections; kept.
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// What is added above each section's header.
  open var sectionHeaderTopPadding: CGFloat = -1
  /// Whether there are lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The colour of the lines.
  open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
  /// Where the lines begin and end.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// A view above everything, as high as its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// A view below everything, as high as its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
  /// A view behind everything.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether a tap chooses a row.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether the table is being edited; kept.
  open var isEditing = false
  /// Changes ``isEditing``.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Cells

  /// Names the class of cells to be made.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.classes[identifier] = cellClass
  }
  /// Names the class of section views to be made.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    rows.classes[identifier] = aClass
  }
  /// Gives something to make cells with: prototypes of interface files.
  package func register(
    maker: @escaping () -> UITableViewCell?, forCellReuseIdentifier identifier: String
  ) {
    rows.makers[identifier] = maker
  }
  /// A cell to be used again, or nil if there is none and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }
  /// A cell to be used again, or a new one; traps where nothing is registered, as UIKit raises.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeue(identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  // MARK: Rows

  /// Asks the data source for everything anew.
  open func reloadData() { reloadEverything() }
  /// Asks for some rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changeRows() }
  /// Asks for some sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { changeRows() }
  /// Shows rows that the data source has put in.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changeRows() }
  /// Leaves out rows that the data source has taken out.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changeRows() }
  /// Shows sections that the data source has put in.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { changeRows() }
  /// Leaves out sections that the data source has taken out.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { changeRows() }
  /// Shows a row at another place.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { changeRows() }
  /// Begins changes that are shown together.
  open func beginUpdates() { rows.updates += 1 }
  /// Shows the changes, and measures rows anew.
  open func endUpdates() {
    rows.updates -= 1
    if rows.updates == 0 { reloadEverything() }
  }
  /// Makes changes that are shown together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// How many sections there are.
  open var numberOfSections: Int { measured.sections.count }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    measured.sections.indices.contains(section) ? measured.sections[section].rows.count : 0
  }
  /// Where a row is.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: indexPath) }
  /// Where a section is.
  open func rect(forSection section: Int) -> CGRect {
    guard measured.sections.indices.contains(section) else { return .zero }
    let place = measured.sections[section]
    return CGRect(x: 0, y: place.top, width: bounds.width, height: place.bottom - place.top)
  }
  /// The row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    measured.rows(from: point.y, to: point.y + 0.001).first
  }
  /// The row of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.visible.first { $0.value === cell }?.key
  }
  /// The cell of a row, if it is on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.visible[indexPath] }
  /// The cells on screen, from the top.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.visible.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The rows on screen, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return rows.visible.keys.sorted()
  }
  /// The view above a section, if it is on screen.
  open func headerView(forSection section: Int) -> UIView? { rows.headers[section] }

  /// The row chosen.
  open var indexPathForSelectedRow: IndexPath? { rows.selected.min() }
  /// The rows chosen.
  open var indexPathsForSelectedRows: [IndexPath]? {
    rows.selected.isEmpty ? nil : rows.selected.sorted()
  }
  /// Chooses a row, without telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Frees a row, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    rows.selected.remove(indexPath)
    rows.visible[indexPath]?.setSelected(false, animated: animated)
  }
  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Shows the rows that are on screen.
  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
  }
}

extension UITableViewCell {
  /// Whether there is a line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// No.
    case none = 0
    /// Yes.
    case singleLine = 1
    /// Yes.
    case singleLineEtched = 2
  }
}
