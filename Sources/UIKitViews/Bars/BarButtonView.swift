import CoreGraphics
import Foundation
import ObjectiveC

/// The button that shows an item in a bar: a title or a picture, as high as the bar.
final class BarButtonView: UIControl {
  let item: UIBarButtonItem?
  let label = UILabel(frame: .zero)
  let picture = UIImageView(frame: .zero)
  private let press: (BarButtonView) -> Void
  /// Where the sign stands before a back button's title.
  private let isBack: Bool

  /// Makes the button of an item.
  init(item: UIBarButtonItem, titleAttributes: [NSAttributedString.Key: Any]) {
    self.item = item
    isBack = false
    press = { [weak item] button in item?.trigger(from: button) }
    super.init(frame: .zero)
    show(title: item.shownImage == nil ? item.shownTitle : nil, image: item.shownImage)
    var attributes = titleAttributes
    for (key, value) in item.textAttributes[UIControl.State.normal.rawValue] ?? [:] {
      attributes[key] = value
    }
    style(isBold: item.style == .done, attributes)
    isEnabled = item.isEnabled
    tintColor = item.tintColor
    accessibilityLabel = item.spokenLabel
    accessibilityIdentifier = item.accessibilityIdentifier
    tag = item.tag
  }

  /// Makes a back button.
  init(
    backTitle: String?, label: String, image: UIImage, attributes: [NSAttributedString.Key: Any],
    press: @escaping () -> Void
  ) {
    item = nil
    isBack = true
    self.press = { _ in press() }
    super.init(frame: .zero)
    show(title: backTitle, image: image)
    style(isBold: false, attributes)
    accessibilityLabel = label
  }

  required init?(coder: NSCoder) { nil }

  private func show(title: String?, image: UIImage?) {
    if let image {
      // Bars show pictures as templates unless told otherwise.
      picture.image =
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      picture.contentMode = .scaleAspectFit
      addSubview(picture)
    }
    if let title, !title.isEmpty {
      label.text = title
      addSubview(label)
    }
    addTarget(self, action: Selector("pressed", BarButtonView.pressed), for: .touchUpInside)
  }

  private func style(isBold: Bool, _ attributes: [NSAttributedString.Key: Any]) {
    label.font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    ownColor = attributes[.foregroundColor] as? UIColor
    followTint()
  }

  private var ownColor: UIColor?

  private func followTint() {
    label.textColor = isEnabled ? ownColor ?? tintColor : .tertiaryLabel
    picture.tintColor = isEnabled ? ownColor : .tertiaryLabel
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    followTint()
  }

  private func pressed() { press(self) }

  /// Sends the button's action as a tap would.
  func trigger() { press(self) }

  // MARK: Layout

  private static let signGap: CGFloat = 6

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var width: CGFloat = 0
    if picture.superview != nil { width += picture.image?.size.width ?? 0 }
    if label.superview != nil {
      if width > 0 { width += Self.signGap }
      width += label.intrinsicContentSize.width
    }
    return CGSize(width: max(width, item?.width ?? 0), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    if picture.superview != nil, let size = picture.image?.size {
      if label.superview == nil, !isBack { x = (bounds.width - size.width) / 2 }
      picture.frame = onPixels(x, size)
      x += size.width + Self.signGap
    }
    if label.superview != nil {
      let size = label.intrinsicContentSize
      let width = min(size.width, bounds.width - x)
      if picture.superview == nil { x = (bounds.width - width) / 2 }
      label.frame = onPixels(x, CGSize(width: width, height: size.height))
    }
  }

  private func onPixels(_ x: CGFloat, _ size: CGSize) -> CGRect {
    ConstraintLayout.onPixels(
      CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
  }

  /// A finger may miss the sign by a little.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }
}

extension BarButtonView: ControlBehaviour {
  func controlStateDidChange() {
    followTint()
    alpha = isHighlighted ? 0.2 : 1
  }
  var behaviourPrimaryEvent: UIControl.Event { .primaryActionTriggered }
  var behaviourTakesTaps: Bool { true }
}
