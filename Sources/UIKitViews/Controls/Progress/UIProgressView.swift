import CoreGraphics
public import Foundation

/// A bar that shows how much of something is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Where the bar stands.
  public enum Style: Int, Sendable {
    /// In content.
    case `default` = 0
    /// At the edge of a bar.
    case bar = 1
  }

  private let fill = UIView(frame: .zero)
  private var progressStorage: Float = 0

  /// Makes a bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    setUpProgress()
  }
  /// Makes a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  /// Makes a bar from an interface file.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    setUpProgress()
  }

  /// Where the bar stands.
  open var progressViewStyle: Style
  /// How much is done, from 0 to 1.
  open var progress: Float {
    get { progressStorage }
    set { setProgress(newValue, animated: false) }
  }
  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    progressStorage = min(max(progress, 0), 1)
    setNeedsLayout()
    if animated, window != nil { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }
  /// The colour of what is done; the tint unless set.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The colour of what is not.
  open var trackTintColor: UIColor? { didSet { showColors() } }

  private func setUpProgress() {
    fill.isUserInteractionEnabled = false
    addSubview(fill)
    clipsToBounds = true
    showColors()
  }

  private func showColors() {
    backgroundColor = trackTintColor ?? .systemFill
    fill.backgroundColor = progressTintColor ?? tintColor
  }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }
  /// Places the fill.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    fill.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(progressStorage), height: bounds.height)
  }
  /// 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  /// As wide as there is room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}
