import UIKit

/// A view whose two upper corners are cut round by a mask that follows its bounds.
final class CardView: UIView {
  static let cornerRadius: CGFloat = 20

  private let outline = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.mask = outline
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.mask = outline
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    outline.path =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: Self.cornerRadius, height: Self.cornerRadius)
      ).cgPath
  }
}
