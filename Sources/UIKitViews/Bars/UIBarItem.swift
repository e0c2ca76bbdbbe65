public import Foundation

/// Something in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  var titleStorage: String?
  var imageStorage: UIImage?
  var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Called when something about the item has changed, by the bar that shows it.
  var onChange: (() -> Void)?

  /// Makes an item.
  public override init() { super.init() }
  /// Makes an item from an interface file.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceDecoding.decode?(self, coder)
  }

  /// The item's title.
  open var title: String? {
    get { titleStorage }
    set { titleStorage = newValue; itemDidChange() }
  }
  /// The item's picture, as a template.
  open var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue; itemDidChange() }
  }
  /// A smaller picture for landscape; kept.
  open var landscapeImagePhone: UIImage?
  /// A larger picture for large text; kept.
  open var largeContentSizeImage: UIImage?
  /// Moves the picture.
  open var imageInsets: UIEdgeInsets = .zero { didSet { itemDidChange() } }
  /// Whether the item can be used; true unless set.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number for the program to find the item by.
  open var tag = 0

  /// Sets how the title looks in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state.rawValue] = attributes
    itemDidChange()
  }
  /// How the title looks in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }

  /// A name for tests and scripts to find the item by.
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  /// What the item is called, if the title does not say it.
  open var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// What happens when the item is used.
  open var accessibilityHint: String?

  func itemDidChange() { onChange?() }
}
