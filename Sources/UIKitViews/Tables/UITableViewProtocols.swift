public import Foundation
import ObjectiveC

/// Says what is in a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; one unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The words above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The words below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited. Tables cannot be edited by hand here.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// A row was edited by hand; never called here.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  /// One, unless implemented.
  public func numberOfSections(in tableView: UITableView) -> Int { missingRequirement(1) }
  /// None, unless implemented.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    missingRequirement(nil)
  }
  /// None, unless implemented.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    missingRequirement(nil)
  }
  /// Yes, unless implemented.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    missingRequirement(true)
  }
  /// Nothing, unless implemented.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { missingRequirement(()) }
}

/// Says how a table looks, and hears what is done in it.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The height of a row; the table's unless implemented.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// A guess at the height of a row.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of what is above a section.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of what is below a section.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// A view above a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// A view below a section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// A cell is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A cell is shown no longer.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Whether a finger shows on a row.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// The row to choose instead of one, or nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row was chosen by a tap.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// A row was freed because another was chosen.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// The table's, unless implemented.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    missingRequirement(tableView.rowHeight)
  }
  /// The table's, unless implemented.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    missingRequirement(tableView.estimatedRowHeight)
  }
  /// What the words need, unless implemented.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    missingRequirement(UITableView.automaticDimension)
  }
  /// What the words need, unless implemented.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    missingRequirement(UITableView.automaticDimension)
  }
  /// None, unless implemented.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    missingRequirement(nil)
  }
  /// None, unless implemented.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    missingRequirement(nil)
  }
  /// Nothing, unless implemented.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    missingRequirement(())
  }
  /// Nothing, unless implemented.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { missingRequirement(()) }
  /// Yes, unless implemented.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  { missingRequirement(true) }
  /// That row, unless implemented.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    missingRequirement(indexPath)
  }
  /// Nothing, unless implemented.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    missingRequirement(())
  }
  /// Nothing, unless implemented.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    missingRequirement(())
  }
}
