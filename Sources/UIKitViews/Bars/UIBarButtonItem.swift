public import Foundation
public import ObjectiveC

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// The standard look.
    case plain = 0
    /// As plain, since iOS 7.
    case bordered = 1
    /// Semibold.
    case done = 2
    /// As done.
    public static var prominent: Style { .done }
  }

  /// The buttons the system names and draws.
  public enum SystemItem: Int, Sendable {
    /// Done, semibold.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save, semibold.
    case save = 3
    /// A plus.
    case add = 4
    /// Room that pushes the others apart; toolbars only.
    case flexibleSpace = 5
    /// Room of a fixed width.
    case fixedSpace = 6
    /// A pencil and paper.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// A box with an arrow.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow that turns.
    case refresh = 13
    /// An x.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// Play.
    case play = 17
    /// Pause.
    case pause = 18
    /// Back.
    case rewind = 19
    /// On.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// As the others, for page curls.
    case pageCurl = 23
    /// An x in a circle, called Close.
    case close = 24
  }

  /// Makes an item that shows nothing.
  public override init() { super.init() }
  /// Makes an item from an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    imageStorage = image
    self.style = style
    take(target, action)
  }
  /// Makes an item with a picture and a smaller one for landscape.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// Makes an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    titleStorage = title
    self.style = style
    take(target, action)
  }
  /// Makes one of the system's items.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    adopt(systemItem)
    take(target, action)
  }
  /// Makes an item that shows a view of the program's own.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Makes one of the system's items that performs an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    adopt(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }
  /// Makes an item that performs an action, with its title or picture.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    titleStorage = primaryAction?.title
    imageStorage = primaryAction?.image
    self.menu = menu
  }
  /// Makes an item with a title that performs an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    titleStorage = title ?? primaryAction?.title
    imageStorage = image ?? primaryAction?.image
    self.menu = menu
  }

  /// Room that pushes the others apart; toolbars only.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// Room of a width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// The item of the system's that this is, if it is one.
  var systemItem: SystemItem?

  /// How the item looks.
  open var style = Style.plain { didSet { itemDidChange() } }
  /// The item's width; 0 for what the content needs.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// The titles that the item may show, for a steady width; kept.
  open var possibleTitles: Set<String>?
  /// The view shown instead of title or picture.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// The method sent when the item is tapped.
  open var action: Selector? { didSet { itemDidChange() } }
  /// Who gets it; the responder chain if nil.
  open weak var target: AnyObject? { didSet { itemDidChange() } }
  /// What is performed when the item is tapped, in place of target and action.
  open var primaryAction: UIAction? { didSet { itemDidChange() } }
  /// A menu to be shown. Menus are not shown here.
  open var menu: UIMenu?
  /// Whether the item is chosen.
  open var isSelected = false { didSet { itemDidChange() } }
  /// Whether the item is left out.
  open var isHidden = false { didSet { itemDidChange() } }
  /// The item's own tint.
  open var tintColor: UIColor? { didSet { itemDidChange() } }

  private var backgroundImages: [UInt: UIImage] = [:]

  /// Keeps a picture behind the item; shown for the normal state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[state.rawValue] = backgroundImage
    itemDidChange()
  }
  /// The picture behind the item.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[state.rawValue]
  }

  private func take(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}
