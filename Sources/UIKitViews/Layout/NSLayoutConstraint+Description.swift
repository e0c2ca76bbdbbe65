import EventLog
import Foundation

extension NSLayoutConstraint {
  /// The equation, as `<NSLayoutConstraint 'name' UILabel.width == 100 (active)>`.
  var summary: String {
    var text = "<NSLayoutConstraint "
    if let identifier { text += "'\(identifier)' " }
    text += firstSide.summary
    switch relation {
    case .lessThanOrEqual: text += " <= "
    case .equal: text += " == "
    case .greaterThanOrEqual: text += " >= "
    }
    let number = Self.number(constant)
    if secondSide.attribute == .notAnAttribute {
      text += number
    } else {
      if multiplier != 1 { text += "\(Self.number(multiplier))*" }
      text += secondSide.summary
      if constant > 0 { text += " + \(number)" }
      if constant < 0 { text += " - \(Self.number(-constant))" }
    }
    if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
    return text + (isActive ? " (active)>" : " (inactive)>")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

extension LayoutSide {
  @MainActor var summary: String {
    let start = Self.name(item) + ".\(attribute)"
    return isDistance ? "(\(Self.name(endItem)).\(endAttribute) - \(start))" : start
  }

  @MainActor private static func name(_ item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    if let guide = item as? UILayoutGuide {
      let owner = guide.owningView.map { "\(Swift.type(of: $0))" } ?? "(no view)"
      return guide.identifier.isEmpty ? "\(owner).\(Swift.type(of: guide))" : guide.identifier
    }
    if let view = item as? UIView, let name = view.accessibilityIdentifier {
      return "\(Swift.type(of: view))'\(name)'"
    }
    return "\(Swift.type(of: item))"
  }
}
