public import Foundation
import ObjectiveC
public import UIKitViews

/// The rows of a table that stand in an interface file.
package struct StaticTable {
  /// One section.
  package struct Section {
    package var header: String?
    package var footer: String?
    package var cells: [Row]
    package init(header: String?, footer: String?, cells: [Row]) {
      self.header = header
      self.footer = footer
      self.cells = cells
    }
  }

  /// One row, with its height if the file gives one.
  package struct Row {
    package var cell: UITableViewCell
    package var height: CGFloat?
    package init(cell: UITableViewCell, height: CGFloat?) {
      self.cell = cell
      self.height = height
    }
  }

  package var sections: [Section]
  package init(sections: [Section]) { self.sections = sections }

  func row(at path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }
}

/// Manages a screen that is a table, of which it is the data source and the delegate.
///
/// Every method of the two protocols stands here, so that subclasses override it as on iOS.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// Rows from an interface file; they answer where a subclass does not.
  package var staticTable: StaticTable?

  /// Makes a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller whose table is loaded from an interface file, or a plain one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from an interface file.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Whether the chosen row is freed when the screen appears; true unless set.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes the table.
  open override func loadView() { loadTable() }
  /// Frees the chosen row.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { freeSelection(animated: animated) }
  }
  /// Edits the table along with the controller.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  /// How many sections there are: those of the file, else one.
  open func numberOfSections(in tableView: UITableView) -> Int {
    staticTable?.sections.count ?? missingRequirement(1)
  }
  /// How many rows a section has: those of the file, else none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticTable?.sections[section].cells.count ?? 0
  }
  /// The cell of a row: that of the file, else an empty one.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    staticTable?.row(at: indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The words above a section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticTable?.sections[section].header ?? missingRequirement(nil)
  }
  /// The words below a section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticTable?.sections[section].footer ?? missingRequirement(nil)
  }
  /// Whether a row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    missingRequirement(true)
  }
  /// A row was edited by hand; never called here.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { missingRequirement(()) }

  // MARK: Delegate

  /// The height of a row: that of the file, else the table's.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticTable?.row(at: indexPath)?.height ?? missingRequirement(tableView.rowHeight)
  }
  /// A guess at the height of a row.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { missingRequirement(tableView.estimatedRowHeight) }
  /// The height of what is above a section.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    missingRequirement(UITableView.automaticDimension)
  }
  /// The height of what is below a section.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    missingRequirement(UITableView.automaticDimension)
  }
  /// A view above a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    missingRequirement(nil)
  }
  /// A view below a section.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    missingRequirement(nil)
  }
  /// A cell is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { missingRequirement(()) }
  /// A cell is shown no longer.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { missingRequirement(()) }
  /// Whether a finger shows on a row.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    missingRequirement(true)
  }
  /// The row to choose instead of one, or nil for none.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { missingRequirement(indexPath) }
  /// A row was chosen by a tap.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    missingRequirement(())
  }
  /// A row was freed because another was chosen.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    missingRequirement(())
  }

  // MARK: Scrolling

  /// The table has scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// The table was zoomed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// A finger begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// The finger is lifted.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { missingRequirement(()) }
  /// The drag is over.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    missingRequirement(())
  }
  /// The table glides on.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// The table has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// An animated scroll is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    missingRequirement(())
  }
  /// Two fingers begin to zoom.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    missingRequirement(())
  }
  /// The zoom is over.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { missingRequirement(()) }
  /// The table has scrolled to its top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { missingRequirement(()) }
  /// The insets in force have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    missingRequirement(())
  }
  /// What two fingers zoom.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { missingRequirement(nil) }
  /// Whether a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    missingRequirement(true)
  }
}

extension UITableViewController {
  private func loadTable() {
    if InterfaceLoading.loadView?(self) == true {
      // A file that connects the table with nobody means the controller.
      if let table = viewIfLoaded as? UITableView {
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
      }
      return
    }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  private func freeSelection(animated: Bool) {
    guard let table = viewIfLoaded as? UITableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }
}
