import UIKit

extension ViewReading {
  /// The text that a view of a class that shows text shows.
  var text: String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.text ?? label.attributedText?.string
      case let button as UIButton: button.currentTitle ?? button.currentAttributedTitle?.string
      default: nil
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What can be named in a script to find the view: identifier, label, text, in this order.
  var names: [String?] { [view.accessibilityIdentifier, view.accessibilityLabel, text] }
}
