import CoreGraphics
import Foundation

extension UIButton.Configuration {
  /// A configuration with all that depends on a button's state and tint settled.
  @MainActor struct Shown {
    var title: NSAttributedString?
    var subtitle: NSAttributedString?
    var font: UIFont
    var image: UIImage?
    var backgroundImage: UIImage?
    var foreground: UIColor
    var background: UIColor
    var stroke: UIColor?
    var strokeWidth: CGFloat
    var insets: NSDirectionalEdgeInsets
    var backgroundInsets: UIEdgeInsets
    var placement: NSDirectionalRectEdge
    var imagePadding: CGFloat
    var titlePadding: CGFloat
    var titleAlignment: TitleAlignment
    var showsSpinner: Bool
    var corner: CornerStyle
    var cornerRadius: CGFloat

    func radius(forHeight height: CGFloat) -> CGFloat {
      switch corner {
      case .fixed, .dynamic: return cornerRadius
      case .small: return 4
      case .medium: return 8
      case .large: return 12
      case .capsule: return height / 2
      }
    }
  }

  var shownTitle: NSAttributedString? {
    // Only the text: attributes of UIKit's scope cannot be written here.
    if let attributedTitle { return NSAttributedString(string: String(attributedTitle.characters)) }
    return title.map { NSAttributedString(string: $0) }
  }

  private var shownSubtitle: NSAttributedString? {
    if let attributedSubtitle {
      return NSAttributedString(string: String(attributedSubtitle.characters))
    }
    return subtitle.map { NSAttributedString(string: $0) }
  }

  @MainActor private var font: UIFont {
    switch buttonSize {
    case .medium, .large: return .systemFont(ofSize: 17)
    case .small, .mini: return .systemFont(ofSize: 15)
    }
  }

  /// The same configuration for a button's state.
  @MainActor func updated(for button: UIButton) -> Shown {
    let isPressed = button.isHighlighted
    let isEnabled = button.isEnabled
    let foreground = shownForeground(button)
    let font = font
    var title =
      shownTitle
      ?? button.look.value(button.look.titles, button.state).map { NSAttributedString(string: $0) }
    title = title.map { filled($0, font: font, color: foreground) }
    let subtitleFont = UIFont.systemFont(ofSize: font.pointSize - 4)
    let secondary =
      baseForegroundColor == nil && style == .plain ? UIColor.secondaryLabel : foreground
    var behind = background.backgroundColor ?? shownBackground(button)
    if isPressed, behind != .clear {
      behind = behind.withAlphaComponent(behind.cgColor.alpha * 0.75)
    }
    if !isEnabled, style != .plain, background.backgroundColor == nil {
      behind = .tertiarySystemFill
    }
    return Shown(
      title: title,
      subtitle: shownSubtitle.map { filled($0, font: subtitleFont, color: secondary) }, font: font,
      image: image ?? button.image(for: button.state), backgroundImage: background.image,
      foreground: foreground, background: behind, stroke: background.strokeColor,
      strokeWidth: background.strokeWidth, insets: contentInsets,
      backgroundInsets: UIEdgeInsets(
        top: background.backgroundInsets.top, left: background.backgroundInsets.leading,
        bottom: background.backgroundInsets.bottom, right: background.backgroundInsets.trailing),
      placement: imagePlacement, imagePadding: imagePadding, titlePadding: titlePadding,
      titleAlignment: titleAlignment, showsSpinner: showsActivityIndicator, corner: cornerStyle,
      cornerRadius: background.cornerRadius)
  }

  @MainActor private func shownForeground(_ button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    let color: UIColor
    switch style {
    case .filled: color = baseForegroundColor ?? .white
    case .plain, .tinted, .gray: color = baseForegroundColor ?? button.tintColor
    }
    return button.isHighlighted && style != .filled
      ? color.withAlphaComponent(color.cgColor.alpha * 0.75) : color
  }

  @MainActor private func shownBackground(_ button: UIButton) -> UIColor {
    switch style {
    case .plain: return baseBackgroundColor ?? .clear
    case .tinted: return (baseBackgroundColor ?? button.tintColor).withAlphaComponent(0.18)
    case .gray: return baseBackgroundColor ?? .secondarySystemFill
    case .filled: return baseBackgroundColor ?? button.tintColor
    }
  }

  /// Gives text the font and colour where it has none of its own.
  @MainActor private func filled(
    _ text: NSAttributedString, font: UIFont, color: UIColor
  ) -> NSAttributedString {
    let all = NSRange(location: 0, length: text.length)
    let result = NSMutableAttributedString(
      string: text.string, attributes: [.font: font, .foregroundColor: color])
    text.enumerateAttributes(in: all) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }
}
