public import Foundation

/// What a navigation bar shows for one screen.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When a screen has a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the screen below.
    case automatic = 0
    /// Always, if the bar likes large titles.
    case always = 1
    /// Never.
    case never = 2
  }

  /// What the back button of the screen above looks like.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or Back where it is too long.
    case `default` = 0
    /// Back.
    case generic = 1
    /// Only the chevron.
    case minimal = 2
  }

  /// The bar that shows the item.
  weak var bar: UINavigationBar?
  private var leftItems: [UIBarButtonItem] = []
  private var rightItems: [UIBarButtonItem] = []

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// Makes an item without a title.
  public override init() { super.init() }
  /// Makes an item from an interface file.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceDecoding.decode?(self, coder)
  }

  /// The title in the middle.
  open var title: String? { didSet { changed() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// A line above the title; takes no room here.
  open var prompt: String? { didSet { changed() } }
  /// The back button of the screen above, instead of this item's title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// What the back button of the screen above says.
  open var backButtonTitle: String? { didSet { changed() } }
  /// What the back button of the screen above looks like.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// Performed by this screen's own back button instead of going back.
  open var backAction: UIAction? { didSet { changed() } }
  /// Whether this screen has no back button.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the back button stays beside items at the left.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// When this screen has a large title.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The items at the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems.isEmpty ? nil : leftItems }
    set { leftItems = newValue ?? []; changed() }
  }
  /// The items at the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems.isEmpty ? nil : rightItems }
    set { rightItems = newValue ?? []; changed() }
  }
  /// The outermost item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems.first }
    set { leftItems = newValue.map { [$0] } ?? []; changed() }
  }
  /// The outermost item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems.first }
    set { rightItems = newValue.map { [$0] } ?? []; changed() }
  }
  /// Sets the items at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the outermost item at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the outermost item at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// How the bar looks while this screen is on top.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How the bar looks while content is at its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How the lower bar of landscape looks.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How the lower bar looks while content is at its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  func changed() { bar?.itemDidChange(self) }
}
