import CoreGraphics
public import Foundation

/// Hears which item of a tab bar is chosen.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// An item was tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing, unless implemented.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar at the bottom with an item for each of several screens.
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning {
  /// How items share the width.
  public enum ItemPositioning: Int, Sendable {
    /// Over the whole width.
    case automatic = 0
    /// Over the whole width.
    case fill = 1
    /// In the middle.
    case centered = 2
  }

  private let backdrop = NavigationBarBackdrop()
  private var buttons: [TabBarButton] = []
  private var itemsStorage: [UITabBarItem] = []
  /// Called when the user taps an item; set by the tab bar controller. False leaves the choice as it is.
  package var selectionHandler: ((UITabBarItem) -> Bool)?
  package static var contentHeight: CGFloat { 49 }

  /// Makes a bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpTabBar()
  }
  /// Makes a bar from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpTabBar()
  }

  /// Hears which item is chosen.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items, from left to right.
  open var items: [UITabBarItem]? {
    get { itemsStorage.isEmpty ? nil : itemsStorage }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    itemsStorage = items ?? []
    rebuild()
  }
  /// The item chosen.
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { showSelection() } }
  }
  /// How dark the bar is.
  open var barStyle = UIBarStyle.default { didSet { showLook() } }
  /// Whether what is behind shines through; true unless set.
  open var isTranslucent = true { didSet { showLook() } }
  /// The bar's colour.
  open var barTintColor: UIColor? { didSet { showLook() } }
  /// The colour of items that are not chosen.
  open var unselectedItemTintColor: UIColor? { didSet { showSelection() } }
  /// The picture behind the bar; an empty one takes the background away.
  open var backgroundImage: UIImage? { didSet { showLook() } }
  /// The picture of the line at the top; an empty one takes the line away.
  open var shadowImage: UIImage? { didSet { showLook() } }
  /// The picture behind the chosen item; kept.
  open var selectionIndicatorImage: UIImage?
  /// How items share the width; kept.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of items in the middle; kept.
  open var itemWidth: CGFloat = 0
  /// The gap between items in the middle; kept.
  open var itemSpacing: CGFloat = 0
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance() { didSet { showLook(); showSelection() } }
  /// How the bar looks while content is at its edge; kept.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Where the bar is.
  open var barPosition: UIBarPosition { .bottom }

  /// The object whose settings every bar takes over when it comes into a window.
  open class func appearance() -> UITabBar {
    AppearanceProxies.proxy(for: UITabBar.self) { UITabBar(frame: .zero) } as! UITabBar
  }
  /// Takes over the class's appearance.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let proxy = AppearanceProxies.existing(for: UITabBar.self) as? UITabBar,
      proxy !== self
    else { return }
    if barTintColor == nil { barTintColor = proxy.barTintColor }
    if tintColorStorage == nil { tintColor = proxy.tintColorStorage }
    if unselectedItemTintColor == nil { unselectedItemTintColor = proxy.unselectedItemTintColor }
    if backgroundImage == nil { backgroundImage = proxy.backgroundImage }
    if shadowImage == nil { shadowImage = proxy.shadowImage }
    if isTranslucent { isTranslucent = proxy.isTranslucent }
  }

  private func setUpTabBar() {
    addSubview(backdrop)
    showLook()
  }

  private func showLook() {
    let appearance = standardAppearance
    var fill: UIColor? = barTintColor ?? appearance.fill
    if barTintColor == nil, appearance.backgroundColor == nil, appearance.background == .standard,
      !isTranslucent
    {
      fill = .systemBackground
    }
    var image = appearance.backgroundImage
    if let backgroundImage {
      image = backgroundImage.size == .zero ? nil : backgroundImage
      if barTintColor == nil { fill = nil }
    }
    backdrop.show(
      fill: fill, picture: image, mode: appearance.backgroundImageContentMode,
      line: shadowImage == nil ? appearance.shadowColor : nil, atTop: true)
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = itemsStorage.map { item in
      item.onChange = { [weak self] in self?.rebuild() }
      let button = TabBarButton(item: item) { [weak self] in self?.tapped(item) }
      addSubview(button)
      return button
    }
    if let selectedItem, !itemsStorage.contains(where: { $0 === selectedItem }) {
      self.selectedItem = nil
    }
    showSelection()
    setNeedsLayout()
  }

  private func tapped(_ item: UITabBarItem) {
    guard selectionHandler?(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func showSelection() {
    for button in buttons {
      let isChosen = button.item === selectedItem
      let look = (button.item.standardAppearance ?? standardAppearance).stackedLayoutAppearance
      let state = isChosen ? look.selected : look.normal
      let own = button.item.textAttributes[isChosen ? UIControl.State.selected.rawValue : 0] ?? [:]
      let color = state.iconColor ?? (isChosen ? tintColor : unselectedItemTintColor ?? .systemGray)
      button.show(
        isChosen: isChosen, color: color ?? .systemGray,
        attributes: state.titleTextAttributes.merging(own) { $1 })
    }
  }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }
  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    let width =
      (bounds.width - safeAreaInsets.left - safeAreaInsets.right) / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = ConstraintLayout.onPixels(
        CGRect(
          x: safeAreaInsets.left + CGFloat(index) * width, y: 1, width: width,
          height: Self.contentHeight - 1))
    }
  }
  /// 49 points high, and as much more as the safe area reaches in.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.contentHeight + (superview?.safeAreaInsets.bottom ?? 0))
  }
  /// 49 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.contentHeight)
  }
}

/// The button of a tab bar's item: a picture with the title below it.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)
  private let press: () -> Void

  init(item: UITabBarItem, press: @escaping () -> Void) {
    self.item = item
    self.press = press
    super.init(frame: .zero)
    label.text = item.title
    label.textAlignment = .center
    picture.contentMode = .center
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? .systemRed
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    for view in [picture, label, badge] { addSubview(view) }
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(isChosen: Bool, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
    let image = isChosen ? item.selectedImage ?? item.image : item.image
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = color
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = label.intrinsicContentSize
    let image = picture.image?.size ?? .zero
    let hasTitle = title.width > 0
    let middle = hasTitle ? (bounds.height - 14) / 2 : bounds.height / 2
    picture.frame = ConstraintLayout.onPixels(
      CGRect(
        x: (bounds.width - image.width) / 2, y: middle - image.height / 2, width: image.width,
        height: image.height))
    let y = image == .zero ? (bounds.height - title.height) / 2 : bounds.height - title.height - 2
    label.frame = ConstraintLayout.onPixels(
      CGRect(x: 2, y: y, width: bounds.width - 4, height: title.height))
    let width = max(18, badge.intrinsicContentSize.width + 10)
    badge.frame = CGRect(x: bounds.midX + 4, y: 2, width: width, height: 18)
  }
}
