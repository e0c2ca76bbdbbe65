import CoreGraphics
import Foundation
import QuartzCore

extension UIButton {
  /// How much of the title is left while a system button is pressed.
  private static var pressedAlpha: CGFloat { 0.2 }
  /// How long it takes to come back, in seconds.
  private static var fadeDuration: TimeInterval { 0.2 }

  package func setUp(type: ButtonType) {
    look.type = type
    switch type {
    case .custom, .system, .plain: break
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(SystemGlyph.symbol("info.circle"), for: .normal)
    case .contactAdd: setImage(SystemGlyph.symbol("plus.circle"), for: .normal)
    case .close:
      setImage(SystemGlyph.circledClose, for: .normal)
      if super.accessibilityLabel == nil { accessibilityLabel = "Close" }
    }
  }

  func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: primaryEvent)
    if configuration != nil {
      if !action.title.isEmpty, configuration?.title == nil { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  var isSystemLook: Bool {
    switch look.type {
    case .custom: return false
    case .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .plain, .close: return true
    }
  }

  func change(_ body: (inout ButtonLook) -> Void) {
    body(&look)
    showLook()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  var shownTitle: String? {
    if let configuration {
      return configuration.shownTitle?.string ?? look.value(look.titles, state)
    }
    return attributedTitle(for: state)?.string ?? title(for: state)
  }

  func standardTitleColor(_ state: State) -> UIColor? {
    guard isSystemLook else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  // MARK: Showing

  /// Brings the parts up to date with the look and the state.
  func showLook() {
    if let configuration {
      show(configuration.updated(for: self))
    } else {
      showTitle(
        attributedTitle(for: state), title(for: state), color: titleColor(for: state) ?? .white)
      showImage(image(for: state), tint: nil)
      showBackground(backgroundImage(for: state))
      parts.fill?.removeFromSuperview()
      parts.fill = nil
    }
  }

  private func showTitle(
    _ attributed: NSAttributedString?, _ plain: String?, color: UIColor, font: UIFont? = nil
  ) {
    if attributed == nil, plain == nil, parts.title == nil { return }
    let label = parts.label(in: self)
    (label as? ButtonLabel)?.isUpdating = true
    if let font { label.font = font }
    label.textColor = color
    if let attributed {
      label.attributedText = attributed
    } else if label.text != plain || label.content.isAttributed {
      label.text = plain
    }
    label.shadowColor = titleShadowColor(for: state)
    (label as? ButtonLabel)?.isUpdating = false
  }

  private func showImage(_ image: UIImage?, tint: UIColor?) {
    if image == nil, parts.image == nil { return }
    let view = parts.picture(in: self)
    view.tintColor = tint
    // System buttons draw every picture in the tint colour.
    let isTemplate = isSystemLook && image?.renderingMode == .automatic
    view.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
  }

  private func showBackground(_ image: UIImage?) {
    if image == nil, parts.background == nil { return }
    let view = parts.background ?? UIImageView(frame: bounds)
    if parts.background == nil {
      parts.background = view
      insertSubview(view, at: 0)
    }
    view.image = image
  }

  private func show(_ shown: UIButton.Configuration.Shown) {
    showTitle(shown.title, nil, color: shown.foreground, font: shown.font)
    if let subtitle = shown.subtitle {
      let label = parts.subtitle ?? UILabel(frame: .zero)
      if parts.subtitle == nil {
        parts.subtitle = label
        addSubview(label)
      }
      label.attributedText = subtitle
    } else {
      parts.subtitle?.removeFromSuperview()
      parts.subtitle = nil
    }
    showImage(shown.showsSpinner ? nil : shown.image, tint: shown.foreground)
    showBackground(shown.backgroundImage)
    let fill = parts.fill ?? UIView(frame: bounds)
    if parts.fill == nil {
      fill.isUserInteractionEnabled = false
      parts.fill = fill
      insertSubview(fill, at: 0)
    }
    fill.backgroundColor = shown.background
    fill.layer.borderColor = shown.stroke?.cgColor
    fill.layer.borderWidth = shown.strokeWidth
    showSpinner(shown)
  }

  private func showSpinner(_ shown: UIButton.Configuration.Shown) {
    guard shown.showsSpinner else {
      parts.spinner?.removeFromSuperview()
      parts.spinner = nil
      return
    }
    let spinner = parts.spinner ?? UIActivityIndicatorView(style: .medium)
    if parts.spinner == nil {
      parts.spinner = spinner
      addSubview(spinner)
      spinner.startAnimating()
    }
    spinner.color = shown.foreground
  }

  // MARK: State

  func followState() {
    updateConfiguration()
    showLook()
    guard configuration == nil else { return }
    if isSystemLook {
      fade(to: isHighlighted ? Self.pressedAlpha : 1)
    } else {
      // UIKit darkens the picture of a custom button; here it fades a little.
      let dims =
        (isHighlighted && adjustsImageWhenHighlighted) || (!isEnabled && adjustsImageWhenDisabled)
      let hasOwn = look.images[state.rawValue] != nil
      parts.image?.alpha = dims && !hasOwn ? 0.5 : 1
    }
  }

  private func fade(to alpha: CGFloat) {
    let views: [UIView] = [parts.title, parts.image].compactMap { $0 }
    guard views.contains(where: { $0.alpha != alpha }) else { return }
    guard alpha == 1, window != nil else {
      for view in views { view.alpha = alpha }
      return
    }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { for view in views { view.alpha = alpha } }, completion: nil)
  }
}

extension UIButton: ControlBehaviour {
  func controlStateDidChange() { followState() }
  var behaviourPrimaryEvent: UIControl.Event { .primaryActionTriggered }
  var behaviourTakesTaps: Bool { true }
}

extension UIButton: BaselineProviding {
  package func baseline(isFirst: Bool) -> BaselinePosition {
    let font = parts.title?.font ?? UIFont.systemFont(ofSize: 15)
    return .fromMiddle((font.ascender + font.descender) / 2)
  }
}
