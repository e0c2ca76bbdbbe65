import CoreGraphics
import Foundation

/// Where everything in a table is: heights, and the places that follow from them.
struct TableLayout {
  struct Section {
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0
    /// Where the section begins.
    var top: CGFloat = 0
    /// Where each row begins.
    var tops: [CGFloat] = []
    var bottom: CGFloat = 0
  }

  var sections: [Section] = []
  private(set) var height: CGFloat = 0

  /// Places everything from the heights.
  mutating func place(from start: CGFloat) {
    var y = start
    for index in sections.indices {
      sections[index].top = y
      y += sections[index].header
      sections[index].tops = []
      for row in sections[index].rows {
        sections[index].tops.append(y)
        y += row
      }
      y += sections[index].footer
      sections[index].bottom = y
    }
    height = y
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard contains(path) else { return nil }
    return (sections[path.section].tops[path.row], sections[path.section].rows[path.row])
  }

  /// The rows that touch a stretch of the table.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated()
    where section.bottom > top && section.top < bottom {
      for (row, start) in section.tops.enumerated()
      where start < bottom && start + section.rows[row] > top {
        found.append(IndexPath(row: row, section: number))
      }
    }
    return found
  }
}
