import CoreGraphics
public import Foundation

/// A bar at the bottom with a row of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  private let backdrop = NavigationBarBackdrop()
  private var shown: [(item: UIBarButtonItem, view: UIView)] = []
  private var itemsStorage: [UIBarButtonItem] = []
  private static let height: CGFloat = 44
  private static let margin: CGFloat = 16

  /// Makes a bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpToolbar()
  }
  /// Makes a bar from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpToolbar()
  }

  /// The buttons, from left to right.
  open var items: [UIBarButtonItem]? {
    get { itemsStorage.isEmpty ? nil : itemsStorage }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the buttons; an animated change cross-fades.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    itemsStorage = items ?? []
    let old = shown.map(\.view)
    makeViews()
    guard animated, window != nil else {
      for view in old where !shown.contains(where: { $0.view === view }) {
        view.removeFromSuperview()
      }
      return
    }
    layoutIfNeeded()
    let new = shown.map(\.view)
    for view in new { view.alpha = 0 }
    UIView.animate(
      withDuration: 0.2,
      animations: {
        for view in old { view.alpha = 0 }
        for view in new { view.alpha = 1 }
      },
      completion: { _ in
        for view in old where !new.contains(view) { view.removeFromSuperview() }
      })
  }
  /// How dark the bar is.
  open var barStyle = UIBarStyle.default { didSet { showLook() } }
  /// Whether what is behind shines through; true unless set.
  open var isTranslucent = true { didSet { showLook() } }
  /// The bar's colour.
  open var barTintColor: UIColor? { didSet { showLook() } }
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance() { didSet { showLook() } }
  /// How the bar looks while content is at its edge; kept.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// How a lower bar looks; kept.
  open var compactAppearance: UIToolbarAppearance?
  /// Where the bar is.
  open var barPosition: UIBarPosition { .bottom }
  private var backgroundImage: UIImage?
  /// Sets the picture behind the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
    showLook()
  }

  private func setUpToolbar() {
    addSubview(backdrop)
    showLook()
  }

  private func showLook() {
    let appearance = standardAppearance
    var fill: UIColor? = barTintColor ?? appearance.fill
    if barTintColor == nil, appearance.backgroundColor == nil, !isTranslucent {
      fill = .systemBackground
    }
    var image = appearance.backgroundImage
    if let backgroundImage {
      image = backgroundImage.size == .zero ? nil : backgroundImage
      fill = nil
    }
    backdrop.show(
      fill: fill, picture: image, mode: appearance.backgroundImageContentMode,
      line: appearance.shadowColor,
      atTop: true)
  }

  private func makeViews() {
    shown = itemsStorage.compactMap { item in
      item.onChange = { [weak self] in self?.rebuild() }
      if item.isHidden { return nil }
      let view =
        item.customView
        ?? (item.isSpace ? UIView(frame: .zero) : BarButtonView(item: item, titleAttributes: [:]))
      addSubview(view)
      return (item, view)
    }
    setNeedsLayout()
  }

  private func rebuild() { setItems(itemsStorage, animated: false) }

  /// Places the buttons: flexible space shares what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = superview.map { max(0, $0.bounds.height - frame.maxY) } ?? 0
    backdrop.frame = CGRect(
      x: 0, y: 0, width: bounds.width,
      height: bounds.height + min(below, superview?.safeAreaInsets.bottom ?? 0))
    let room = bounds.width - 2 * Self.margin - safeAreaInsets.left - safeAreaInsets.right
    let widths = shown.map(width)
    let flexible = shown.filter { $0.item.systemItem == .flexibleSpace }.count
    let free = max(0, room - widths.reduce(0, +))
    var x = Self.margin + safeAreaInsets.left
    for (index, entry) in shown.enumerated() {
      var width = widths[index]
      if entry.item.systemItem == .flexibleSpace { width = free / CGFloat(flexible) }
      let height = entry.item.customView == nil ? Self.height : entry.view.bounds.height
      entry.view.frame = ConstraintLayout.onPixels(
        CGRect(x: x, y: (Self.height - height) / 2, width: width, height: height))
      x += width
    }
  }

  private func width(of entry: (item: UIBarButtonItem, view: UIView)) -> CGFloat {
    switch entry.item.systemItem {
    case .flexibleSpace?: return 0
    case .fixedSpace?: return entry.item.width
    default: break
    }
    guard entry.item.customView != nil else {
      return entry.view.sizeThatFits(CGSize(width: 0, height: Self.height)).width
    }
    if entry.view.bounds.size == .zero || !entry.view.translatesAutoresizingMaskIntoConstraints {
      entry.view.bounds.size = entry.view.systemLayoutSizeFitting(
        UIView.layoutFittingCompressedSize)
    }
    return entry.view.bounds.width
  }

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  /// As wide as there is room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}
