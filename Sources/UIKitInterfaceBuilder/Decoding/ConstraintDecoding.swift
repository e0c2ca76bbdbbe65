import Foundation
import UIKitControllers
import UIKitViews

/// Makes constraints once all items exist.
@MainActor enum ConstraintDecoding {
  static func activate(_ element: InterfaceElement, on view: UIView, session: InterfaceSession) {
    guard element.name == "constraint" else {
      session.document.warn("<\(element.name)> among constraints is ignored", at: element)
      return
    }
    // Only there for the editor; removed when the file is built.
    if element.bool("placeholder") == true { return }
    guard var first = side(element, "first", default: view, session) else {
      session.document.warn("the constraint's first item is not there", at: element)
      return
    }
    var second: Side?
    if element["secondAttribute"] != nil || element["secondItem"] != nil {
      second = side(element, "second", default: view, session)
      guard second != nil else {
        session.document.warn("the constraint's second item is not there", at: element)
        return
      }
    }
    adjust(&first)
    if second != nil { adjust(&second!) }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation(element),
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: multiplier(element), constant: constant(element))
    if let priority = element.double("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = element["identifier"]
    session.register(constraint, for: element)
    if element.bool("installed") != false { constraint.isActive = true }
  }

  private struct Side {
    var item: AnyObject
    var attribute: NSLayoutConstraint.Attribute
  }

  private static func side(
    _ element: InterfaceElement, _ prefix: String, default view: UIView, _ session: InterfaceSession
  ) -> Side? {
    let name = element["\(prefix)Attribute"] ?? ""
    guard let attribute = attributes[name] else {
      session.document.warn("the layout attribute \(name) is not known", at: element)
      return nil
    }
    guard let id = element["\(prefix)Item"] else { return Side(item: view, attribute: attribute) }
    guard let item = session.object(id: id) else { return nil }
    return Side(item: item, attribute: attribute)
  }

  /// The old guides above and below a controller's view are edges of its safe area.
  private static func adjust(_ side: inout Side) {
    guard let bar = side.item as? BarGuide else { return }
    let safeArea = bar.view.safeAreaLayoutGuide
    switch (bar.isTop, side.attribute) {
    case (true, .bottom): side = Side(item: safeArea, attribute: .top)
    case (false, .top): side = Side(item: safeArea, attribute: .bottom)
    default: side.item = bar.view
    }
  }

  private static func relation(_ element: InterfaceElement) -> NSLayoutConstraint.Relation {
    switch element["relation"] {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  private static func constant(_ element: InterfaceElement) -> CGFloat {
    let isStandard = element.bool("symbolic") == true && element["constant"] == nil
    return CGFloat(element.double("constant") ?? (isStandard ? 8 : 0))
  }

  /// A number, or a ratio such as `16:9`.
  private static func multiplier(_ element: InterfaceElement) -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return CGFloat(parts.first ?? 1)
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

/// The old guide above or below a controller's view.
@MainActor final class BarGuide: NSObject {
  let isTop: Bool
  let view: UIView

  init(isTop: Bool, view: UIView) {
    self.isTop = isTop
    self.view = view
    super.init()
  }
}
