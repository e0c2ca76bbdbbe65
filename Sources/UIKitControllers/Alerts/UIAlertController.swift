import CoreGraphics
import Foundation
import UIKitViews

/// An alert in the middle of the screen, or a sheet of choices at its bottom.
///
/// Measures are those of an iPhone's alert: 270 points wide, rows of 44. The material behind it is a
/// plain, nearly opaque colour here.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// What kind of alert it is.
  public enum Style: Int, Sendable {
    /// Choices at the bottom of the screen.
    case actionSheet = 0
    /// A card in the middle.
    case alert = 1
  }

  private var messageStorage: String?
  private var styleStorage: Style = .alert
  private var actionStorage: [UIAlertAction] = []
  private var fieldStorage: [UITextField] = []
  private let presenter = AlertPresenter()

  /// Makes an alert; actions are added afterwards.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    messageStorage = message
    styleStorage = preferredStyle
    modalPresentationStyle = .custom
    transitioningDelegate = presenter
  }

  /// Makes an alert without text.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an alert from an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text below the title.
  open var message: String? {
    get { messageStorage }
    set {
      messageStorage = newValue
      rebuildIfShown()
    }
  }
  /// What kind of alert it is.
  open var preferredStyle: Style { styleStorage }
  /// The buttons, in the order in which they were added.
  open var actions: [UIAlertAction] { actionStorage }
  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actionStorage.append(action)
    action.onChange = { [weak self] in self?.rebuildIfShown() }
    rebuildIfShown()
  }
  /// The button that stands out.
  open var preferredAction: UIAlertAction? {
    didSet { rebuildIfShown() }
  }
  /// The text fields, in the order in which they were added.
  open var textFields: [UITextField]? { fieldStorage.isEmpty ? nil : fieldStorage }
  /// Adds a text field; the handler sets it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    fieldStorage.append(field)
    configurationHandler?(field)
    rebuildIfShown()
  }

  /// Makes the card.
  open override func loadView() {
    let view = UIView()
    view.backgroundColor = .clear
    self.view = view
  }
  /// Fills the card.
  open override func viewDidLoad() {
    super.viewDidLoad()
    AlertCard.fill(view, with: self)
  }

  private func rebuildIfShown() {
    guard isViewLoaded else { return }
    AlertCard.fill(view, with: self)
  }

  /// A button was pressed: the alert goes, then the handler is called.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }
}
