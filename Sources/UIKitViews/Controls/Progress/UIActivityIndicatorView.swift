import CoreGraphics
public import Foundation
import QuartzCore

/// A spinner that shows that something takes its time.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large a spinner is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// 37 points and white.
    public static var whiteLarge: Style { .large }
    /// 20 points and white.
    public static var white: Style { .medium }
    /// 20 points and grey.
    public static var gray: Style { .medium }
  }

  private var isSpinning = false
  private var colorStorage: UIColor = .secondaryLabel
  private static let spokes = 8

  /// Makes a spinner of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    setUpSpinner()
  }

  /// Makes a spinner of the standard size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUpSpinner()
  }

  /// Makes a spinner from an interface file.
  public required init(coder: NSCoder) {
    style = .medium
    // UIKit's initialiser cannot fail; `UIView` never returns nil.
    super.init(coder: coder)!
    setUpSpinner()
  }

  /// How large the spinner is.
  open var style: Style { didSet { invalidateIntrinsicContentSize(); setNeedsLayout() } }
  /// Whether the spinner is out of sight while it stands; true unless set.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isSpinning } }
  /// The colour of the darkest spoke.
  open var color: UIColor! {
    get { colorStorage }
    set { colorStorage = newValue ?? .secondaryLabel; setNeedsDisplay() }
  }
  /// Whether the spinner turns.
  open var isAnimating: Bool { isSpinning }

  /// Begins to turn.
  open func startAnimating() {
    guard !isSpinning else { return }
    isSpinning = true
    isHidden = false
    let spin = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    let count = Self.spokes
    spin.values = (0..<count).map { CGFloat($0) * 2 * .pi / CGFloat(count) }
    spin.calculationMode = .discrete
    spin.duration = 1
    spin.repeatCount = .infinity
    layer.add(spin, forKey: "spin")
  }

  /// Stops turning.
  open func stopAnimating() {
    guard isSpinning else { return }
    isSpinning = false
    layer.removeAnimation(forKey: "spin")
    if hidesWhenStopped { isHidden = true }
  }

  private func setUpSpinner() {
    isHidden = true
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// The spinner's size.
  open override var intrinsicContentSize: CGSize {
    switch style {
    case .medium: return CGSize(width: 20, height: 20)
    case .large: return CGSize(width: 37, height: 37)
    }
  }
  /// The spinner's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws the spokes, each paler than the one before.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(bounds.width, bounds.height)
    let color = colorStorage.resolvedColor(with: traitCollection)
    context.setLineCap(.round)
    context.setLineWidth(side / 10)
    for spoke in 0..<Self.spokes {
      let angle = CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokes) - .pi / 2
      let strength = 0.25 + 0.75 * CGFloat(spoke) / CGFloat(Self.spokes - 1)
      context.setStrokeColor(color.withAlphaComponent(color.cgColor.alpha * strength).cgColor)
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      context.move(
        to: CGPoint(
          x: bounds.midX + direction.x * side * 0.24, y: bounds.midY + direction.y * side * 0.24))
      context.addLine(
        to: CGPoint(
          x: bounds.midX + direction.x * side * 0.43, y: bounds.midY + direction.y * side * 0.43))
      context.strokePath()
    }
  }
}
