import Foundation

/// One side of a constraint: a part of an item, or the distance between two parts.
package struct LayoutSide {
  package weak var item: AnyObject?
  package var attribute: NSLayoutConstraint.Attribute = .notAnAttribute
  /// Where a distance ends; the distance begins at `item`'s `attribute`.
  weak var endItem: AnyObject?
  var endAttribute: NSLayoutConstraint.Attribute = .notAnAttribute

  package init() {}

  package init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The distance from one side to another.
  init(from start: LayoutSide, to end: LayoutSide) {
    item = start.item
    attribute = start.attribute
    endItem = end.item
    endAttribute = end.attribute
  }

  var isDistance: Bool { endAttribute != .notAnAttribute }

  /// The items of the side that still exist.
  var items: [AnyObject] { [item, endItem].compactMap { $0 } }
}
