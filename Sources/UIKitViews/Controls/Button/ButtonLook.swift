import CoreGraphics
import Foundation

/// What a button has to show, by state.
@MainActor struct ButtonLook {
  var type = UIButton.ButtonType.custom
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var shadowColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgrounds: [UInt: UIImage] = [:]
  var contentInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  var configuration: UIButton.Configuration?

  /// What is set for a state, or for the normal one.
  func value<Value>(_ values: [UInt: Value], _ state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
}

/// The subviews of a button, made when they are needed.
@MainActor struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  var background: UIImageView?
  var fill: UIView?
  var spinner: UIActivityIndicatorView?

  mutating func label(in button: UIButton) -> UILabel {
    if let title { return title }
    let label = ButtonLabel(frame: .zero)
    label.font = .systemFont(ofSize: 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.button = button
    title = label
    button.addSubview(label)
    return label
  }

  mutating func picture(in button: UIButton) -> UIImageView {
    if let image { return image }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    image = view
    button.addSubview(view)
    return view
  }
}

/// The label of a button: when the program changes its font, the button's size changes.
final class ButtonLabel: UILabel {
  weak var button: UIButton?
  var isUpdating = false

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    guard !isUpdating else { return }
    button?.invalidateIntrinsicContentSize()
    button?.setNeedsLayout()
  }
}
