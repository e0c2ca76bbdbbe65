import CoreGraphics
import Foundation

/// The views that a navigation bar shows for one item: back button, items, title.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  private unowned let bar: UINavigationBar
  private(set) var backButton: BarButtonView?
  private var left: [UIView] = []
  private var right: [UIView] = []
  let title = UILabel(frame: .zero)
  private(set) var largeTitle: UILabel?

  private static let margin: CGFloat = 16
  private static let backMargin: CGFloat = 8
  private static let gap: CGFloat = 16
  private static let titleGap: CGFloat = 8

  init(item: UINavigationItem, below: UINavigationItem?, in bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    super.init(frame: bar.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fill(below: below)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Making

  private func fill(below: UINavigationItem?) {
    let look = bar.shownAppearance
    let leftItems = item.leftBarButtonItems ?? []
    if let below, !item.hidesBackButton, leftItems.isEmpty || item.leftItemsSupplementBackButton {
      addBackButton(to: below, look)
    }
    left = leftItems.compactMap { view(for: $0, look) }
    right = (item.rightBarButtonItems ?? []).compactMap { view(for: $0, look) }
    for view in left + right { addSubview(view) }
    addTitle(look)
  }

  private func addBackButton(to below: UINavigationItem, _ look: UINavigationBarAppearance) {
    let own = below.backBarButtonItem
    var text = own?.title ?? below.backButtonTitle ?? below.title
    if below.backButtonDisplayMode == .generic || text == nil { text = "Back" }
    // Longer titles give way to the plain word, as in UIKit.
    if let title = text, title.count > 12, own == nil, below.backButtonTitle == nil {
      text = "Back"
    }
    let label = own?.accessibilityLabel ?? (text?.isEmpty == false ? text : nil) ?? "Back"
    if below.backButtonDisplayMode == .minimal { text = nil }
    let image =
      own?.image ?? look.backIndicatorImage ?? bar.look.backIndicator ?? SystemGlyph.chevronLeft
    let button = BarButtonView(
      backTitle: text, label: label, image: image,
      attributes: look.backButtonAppearance.normal.titleTextAttributes
    ) { [weak bar, weak item] in
      if let action = item?.backAction { return action.perform(sender: item) }
      bar?.goBack()
    }
    button.tintColor = own?.tintColor
    backButton = button
    addSubview(button)
  }

  private func view(for item: UIBarButtonItem, _ look: UINavigationBarAppearance) -> UIView? {
    item.onChange = { [weak bar] in bar?.refreshContent() }
    if item.isHidden { return nil }
    if let view = item.customView { return view }
    if item.isSpace { return UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 0)) }
    let style = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
    return BarButtonView(item: item, titleAttributes: style.normal.titleTextAttributes)
  }

  private func addTitle(_ look: UINavigationBarAppearance) {
    if let view = item.titleView {
      addSubview(view)
      return
    }
    guard let text = item.title, !text.isEmpty else { return }
    if bar.showsLargeTitle(for: item) {
      let label = UILabel(frame: .zero)
      var attributes = bar.look.largeTitleAttributes ?? [:]
      attributes.merge(look.largeTitleTextAttributes) { $1 }
      style(label, text, attributes, font: .systemFont(ofSize: 34, weight: .bold))
      largeTitle = label
      addSubview(label)
    } else {
      var attributes = bar.look.titleAttributes ?? [:]
      attributes.merge(look.titleTextAttributes) { $1 }
      style(title, text, attributes, font: .systemFont(ofSize: 17, weight: .semibold))
      title.textAlignment = .center
      addSubview(title)
    }
  }

  private func style(
    _ label: UILabel, _ text: String, _ attributes: [NSAttributedString.Key: Any], font: UIFont
  ) {
    label.font = attributes[.font] as? UIFont ?? font
    label.textColor =
      attributes[.foregroundColor] as? UIColor
      ?? (bar.look.style == .black ? .white : .label)
    if attributes.isEmpty {
      label.text = text
    } else {
      var all = attributes
      all[.font] = label.font
      all[.foregroundColor] = label.textColor
      label.attributedText = NSAttributedString(string: text, attributes: all)
    }
  }

  /// The view that moves with the title in a transition.
  var titleShown: UIView? {
    item.titleView ?? largeTitle ?? (title.superview === self ? title : nil)
  }

  func tintDidChange() { for view in subviews { view.tintColorDidChange() } }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = UINavigationBar.contentHeight
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = safeAreaInsets
    let start = safe.left
    let end = bounds.width - safe.right
    var before = start + Self.margin
    var after = end - Self.margin
    func place(_ view: UIView, from x: CGFloat, width: CGFloat) {
      let y = view is BarButtonView ? 0 : (height - view.bounds.height) / 2
      let h = view is BarButtonView ? height : view.bounds.height
      let origin = isMirrored ? bounds.width - x - width : x
      set(view, CGRect(x: origin, y: y, width: width, height: h))
    }
    if let backButton {
      let room = (end - start) / 2 - Self.backMargin
      let width = min(backButton.sizeThatFits(CGSize(width: 0, height: height)).width, room)
      place(backButton, from: start + Self.backMargin, width: width)
      before = start + Self.backMargin + width + Self.gap
    }
    for view in left {
      let width = self.width(of: view)
      place(view, from: before, width: width)
      before += width + Self.gap
    }
    for view in right {
      let width = self.width(of: view)
      place(view, from: after - width, width: width)
      after -= width + Self.gap
    }
    if isMirrored { (before, after) = (bounds.width - after, bounds.width - before) }
    layOutTitle(before: before - Self.gap + Self.titleGap, after: after + Self.gap - Self.titleGap)
  }

  private func width(of view: UIView) -> CGFloat {
    if view is BarButtonView {
      return view.sizeThatFits(CGSize(width: 0, height: UINavigationBar.contentHeight)).width
    }
    sizeOwnView(view)
    return view.bounds.width
  }

  /// A view of the program's own keeps its size, unless constraints or its content say what it is.
  private func sizeOwnView(_ view: UIView) {
    if !view.translatesAutoresizingMaskIntoConstraints || view.bounds.size == .zero {
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let size = fitting == .zero ? view.sizeThatFits(.zero) : fitting
      if view.bounds.size != size { view.bounds.size = size }
    }
  }

  private func layOutTitle(before: CGFloat, after: CGFloat) {
    let height = UINavigationBar.contentHeight
    if let largeTitle {
      let size = largeTitle.intrinsicContentSize
      let bottom = bounds.height - 8
      let room = bounds.width - 2 * Self.margin - safeAreaInsets.left - safeAreaInsets.right
      set(
        largeTitle,
        CGRect(
          x: Self.margin + safeAreaInsets.left, y: bottom - size.height,
          width: min(size.width, room), height: size.height))
    }
    let room = max(0, after - before)
    guard let view = item.titleView ?? (title.superview === self ? title : nil) else { return }
    var size = view.bounds.size
    if view === title {
      size = title.intrinsicContentSize
    } else {
      sizeOwnView(view)
      size = view.bounds.size
    }
    size.width = min(size.width, room)
    size.height = min(size.height, height)
    // In the middle of the bar if there is room, else in the middle of the room.
    var x = (bounds.width - size.width) / 2
    x = min(max(x, before), after - size.width)
    let y = (height - size.height) / 2 + bar.look.titleOffset
    set(view, CGRect(x: x, y: y, width: size.width, height: size.height))
  }

  /// Sets a frame without undoing the transform of a transition.
  private func set(_ view: UIView, _ frame: CGRect) {
    let placed = ConstraintLayout.onPixels(frame)
    if view.untransformedFrame != placed { view.untransformedFrame = placed }
  }

  /// Empty places of the bar take no touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}
