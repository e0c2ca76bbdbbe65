import CoreGraphics
public import Foundation

/// Decides about a bar's own pushing and popping, and hears of it.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may go on top.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item has gone on top.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the top item may go.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// The top item has gone.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Yes, unless implemented.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Nothing, unless implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Yes, unless implemented.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Nothing, unless implemented.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar at the top of a screen: a title in the middle, a back button and items at the sides.
///
/// The content is 44 points high. As of iOS 15 a bar has two looks: the standard one, and one for when content is at
/// its edge, which is transparent. Here the bar always shows the standard look, unless the program has set a scroll
/// edge appearance and no scroll view has been scrolled; the standard fill is nearly opaque instead of blurred.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  var stack: [UINavigationItem] = []
  var look = NavigationBarLook()
  /// The views of the item on top.
  var shown: NavigationBarContent?
  /// A change of items under way.
  var transition: NavigationBarTransition?
  let backdrop = NavigationBarBackdrop()
  /// What the back button does: set by the navigation controller, else the bar pops by itself.
  package var backHandler: (() -> Void)?
  /// How far content has gone under the bar; 0 while it is at its edge. Set by the navigation controller.
  package var isContentAtEdge = false {
    didSet { if isContentAtEdge != oldValue { showAppearance() } }
  }

  /// Makes a bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  /// Makes a bar from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
  }

  /// Decides about pushing and popping, and hears of it.
  open weak var delegate: (any UINavigationBarDelegate)?

  // MARK: Items

  /// The items, the top one last.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item on top.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the top.
  open var backItem: UINavigationItem? { stack.dropLast().last }
  /// Replaces all items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceItems(items ?? [], animated: animated)
  }
  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { pushOwn(item, animated: animated) }
  /// Takes the top item away.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    popOwn(animated: animated)
  }

  // MARK: Look

  /// How dark the bar is.
  open var barStyle: UIBarStyle {
    get { look.style }
    set { changeLook { $0.style = newValue } }
  }
  /// Whether what is behind shines through; true unless set.
  open var isTranslucent: Bool {
    get { look.isTranslucent }
    set { changeLook { $0.isTranslucent = newValue } }
  }
  /// The bar's colour.
  open var barTintColor: UIColor? {
    get { look.barTint }
    set { changeLook { $0.barTint = newValue } }
  }
  /// How titles look, where not as usual.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { look.titleAttributes }
    set { changeLook { $0.titleAttributes = newValue } }
  }
  /// How large titles look, where not as usual.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { look.largeTitleAttributes }
    set { changeLook { $0.largeTitleAttributes = newValue } }
  }
  /// Whether screens may have large titles; false unless set.
  open var prefersLargeTitles: Bool {
    get { look.prefersLargeTitles }
    set { changeLook { $0.prefersLargeTitles = newValue } }
  }
  /// The picture of a back button; a chevron unless set.
  open var backIndicatorImage: UIImage? {
    get { look.backIndicator }
    set { changeLook { $0.backIndicator = newValue } }
  }
  /// Kept; nothing is masked here.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The picture of the line below the bar; an empty one takes the line away.
  open var shadowImage: UIImage? {
    get { look.shadowImage }
    set { changeLook { $0.shadowImage = newValue } }
  }
  /// Sets the picture behind the bar; an empty one takes the background away.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    changeLook { $0.backgroundImage = backgroundImage }
  }
  /// Sets the picture behind the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { changeLook { $0.backgroundImage = backgroundImage } }
  /// The picture behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { look.backgroundImage }
  /// Moves titles up or down.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {
    changeLook { $0.titleOffset = adjustment }
  }
  /// How far titles are moved.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.titleOffset
  }

  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance {
    get { look.standard(of: self) }
    set { changeLook { $0.standard = newValue } }
  }
  /// How the bar looks while content is at its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { look.scrollEdge }
    set { changeLook { $0.scrollEdge = newValue } }
  }
  /// How the lower bar of landscape looks; kept.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the lower bar looks while content is at its edge; kept.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The object whose settings every bar takes over when it comes into a window. Only the properties of this class and
  /// the tint are taken over.
  open class func appearance() -> UINavigationBar {
    AppearanceProxies.proxy(for: UINavigationBar.self) { UINavigationBar(frame: .zero) }
      as! UINavigationBar
  }
  /// As ``appearance()``: containment is not looked at.
  open class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UINavigationBar {
    appearance()
  }
  /// Takes over the class's appearance.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { inheritAppearance() }
  }

  // MARK: Layout

  /// Where the bar is.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
  /// 44 points high, 52 more with a large title.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }
  /// As wide as there is room, and as high as the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }
  /// Places title and items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }
  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    shown?.tintDidChange()
  }
  /// Shows the new appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showAppearance()
  }
}
