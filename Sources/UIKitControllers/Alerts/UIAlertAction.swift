import Foundation
import UIKitViews

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How a button looks, and where it stands.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case `default` = 0
    /// The button that leaves everything as it is; last, and bold.
    case cancel = 1
    /// A button that destroys something; red.
    case destructive = 2
  }

  private let titleStorage: String?
  private let styleStorage: Style
  let handler: ((UIAlertAction) -> Void)?
  /// Called when the button's look has to change; set by the alert on screen.
  var onChange: (() -> Void)?

  /// Makes a button; the handler is called after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    titleStorage = title
    styleStorage = style
    self.handler = handler
    super.init()
  }

  /// The button's text.
  open var title: String? { titleStorage }
  /// How the button looks.
  open var style: Style { styleStorage }
  /// Whether the button can be pressed.
  open var isEnabled: Bool = true {
    didSet { onChange?() }
  }
}
