import CoreGraphics
import Foundation
import UIKitViews

/// The inside of an alert: texts, fields, and a row for each button.
@MainActor enum AlertCard {
  static let width: CGFloat = 270
  private static let row: CGFloat = 44
  private static let sheetRow: CGFloat = 57

  /// Lays an alert's content out anew and sets the view's size.
  static func fill(_ view: UIView, with alert: UIAlertController) {
    for old in view.subviews { old.removeFromSuperview() }
    let isAlert = alert.preferredStyle == .alert
    let width = isAlert ? Self.width : max(UIScreen.main.bounds.width - 16, 0)
    let cancel = isAlert ? nil : alert.actions.first { $0.style == .cancel }
    let rows = ordered(alert.actions.filter { $0 !== cancel }, isAlert: isAlert)
    let card = makeCard()
    var y = addTexts(of: alert, to: card, width: width)
    y = addButtons(rows, of: alert, to: card, from: y, width: width)
    card.frame = CGRect(x: 0, y: 0, width: width, height: y)
    view.addSubview(card)
    var height = y
    if let cancel {
      let separate = makeCard()
      separate.frame = CGRect(x: 0, y: y + 8, width: width, height: sheetRow)
      let button = AlertButton(cancel, of: alert, isBold: true)
      button.frame = separate.bounds
      separate.addSubview(button)
      view.addSubview(separate)
      height = separate.frame.maxY
    }
    view.bounds.size = CGSize(width: width, height: height)
    view.superview?.setNeedsLayout()
  }

  /// The cancel button of an alert stands last; of two, at the left.
  private static func ordered(_ actions: [UIAlertAction], isAlert: Bool) -> [UIAlertAction] {
    let cancels = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return isAlert && actions.count == 2 ? cancels + others : others + cancels
  }

  private static func makeCard() -> UIView {
    let card = UIView()
    card.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.16, alpha: 0.97) : UIColor(white: 0.97, alpha: 0.97)
    }
    card.layer.cornerRadius = 14
    card.clipsToBounds = true
    return card
  }

  private static func addTexts(
    of alert: UIAlertController, to card: UIView, width: CGFloat
  )
    -> CGFloat
  {
    let isAlert = alert.preferredStyle == .alert
    var y: CGFloat = isAlert ? 20 : 14
    let start = y
    let room = width - 32
    let fonts: [(String?, UIFont)] = [
      (
        alert.title,
        isAlert ? .systemFont(ofSize: 17, weight: .semibold) : .boldSystemFont(ofSize: 13)
      ),
      (alert.message, .systemFont(ofSize: 13)),
    ]
    for (text, font) in fonts {
      guard let text, !text.isEmpty else { continue }
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = isAlert ? .label : .secondaryLabel
      label.textAlignment = .center
      label.numberOfLines = 0
      let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
      label.frame = CGRect(x: 16, y: y, width: room, height: height.rounded(.up))
      card.addSubview(label)
      y = label.frame.maxY + 4
    }
    for field in alert.textFields ?? [] {
      field.borderStyle = .roundedRect
      field.frame = CGRect(x: 16, y: y + 8, width: room, height: 30)
      card.addSubview(field)
      y = field.frame.maxY
    }
    if y == start { return 0 }
    return y + (isAlert ? 16 : 10)
  }

  private static func addButtons(
    _ actions: [UIAlertAction], of alert: UIAlertController, to card: UIView, from top: CGFloat,
    width: CGFloat
  ) -> CGFloat {
    let isAlert = alert.preferredStyle == .alert
    let height = isAlert ? row : sheetRow
    let sideBySide = isAlert && actions.count == 2
    var y = top
    for (index, action) in actions.enumerated() {
      let isBold =
        action === alert.preferredAction
        || (isAlert && alert.preferredAction == nil && action.style == .cancel)
      let button = AlertButton(action, of: alert, isBold: isBold)
      let half = width / 2
      button.frame =
        sideBySide
        ? CGRect(x: CGFloat(index) * half, y: y, width: half, height: height)
        : CGRect(x: 0, y: y, width: width, height: height)
      card.addSubview(button)
      let line = UIView()
      line.backgroundColor = .separator
      line.frame =
        sideBySide && index == 1
        ? CGRect(x: half, y: y, width: 0.5, height: height)
        : CGRect(x: 0, y: y, width: width, height: y > 0 ? 0.5 : 0)
      card.addSubview(line)
      if !sideBySide || index == 1 { y += height }
    }
    return y
  }
}

/// One button of an alert.
final class AlertButton: UIButton {
  init(_ action: UIAlertAction, of alert: UIAlertController, isBold: Bool) {
    super.init(frame: .zero)
    setTitle(action.title, for: .normal)
    titleLabel?.font = .systemFont(
      ofSize: alert.preferredStyle == .alert ? 17 : 20, weight: isBold ? .semibold : .regular)
    setTitleColor(action.style == .destructive ? .systemRed : .systemBlue, for: .normal)
    setTitleColor(.systemGray, for: .disabled)
    isEnabled = action.isEnabled
    addAction(
      UIAction { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}
