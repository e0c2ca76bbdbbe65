import CoreGraphics
public import Foundation

/// A control for a number between two others.
@preconcurrency @MainActor open class UISlider: UIControl {
  private let track = UIView(frame: .zero)
  private let fill = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private var valueStorage: Float = 0
  private var grip: CGFloat = 0
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4

  /// Makes a slider with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSlider()
  }
  /// Makes a slider from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSlider()
  }

  /// The number; kept between ``minimumValue`` and ``maximumValue``.
  open var value: Float {
    get { valueStorage }
    set { setValue(newValue, animated: false) }
  }
  /// Sets the number, without sending an action.
  open func setValue(_ value: Float, animated: Bool) {
    valueStorage = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }
  /// The least number; 0 unless set.
  open var minimumValue: Float = 0 { didSet { value = valueStorage } }
  /// The largest number; 1 unless set.
  open var maximumValue: Float = 1 { didSet { value = valueStorage } }
  /// Whether actions are sent while the finger moves, not only at the end; true unless set.
  open var isContinuous = true
  /// The colour below the number; the tint unless set.
  open var minimumTrackTintColor: UIColor? { didSet { showColors() } }
  /// The colour above the number.
  open var maximumTrackTintColor: UIColor? { didSet { showColors() } }
  /// The knob's colour; white unless set.
  open var thumbTintColor: UIColor? { didSet { showColors() } }

  /// Where the track is.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: 2, y: (bounds.height - Self.trackHeight) / 2, width: max(0, bounds.width - 4),
      height: Self.trackHeight)
  }
  /// Where the knob is for a number.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let room = max(0, bounds.width - Self.thumbSide)
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: part * room, y: (bounds.height - Self.thumbSide) / 2, width: Self.thumbSide,
      height: Self.thumbSide)
  }

  private func setUpSlider() {
    for view in [track, fill, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    for view in [track, fill] { view.layer.cornerRadius = Self.trackHeight / 2 }
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowColor = CGColor(gray: 0, alpha: 1)
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    showColors()
  }

  private func showColors() {
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    fill.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }
  /// Places track and knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let line = trackRect(forBounds: bounds)
    track.frame = line
    thumb.frame = thumbRect(forBounds: bounds, trackRect: line, value: valueStorage)
    fill.frame = CGRect(
      x: line.minX, y: line.minY, width: max(0, thumb.frame.midX - line.minX), height: line.height)
  }
  /// As high as the knob.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }
  /// As wide as there is room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  /// Takes the knob, if the finger is near it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    grip = point.x - thumb.frame.midX
    return thumb.frame.insetBy(dx: -16, dy: -16).contains(point)
  }
  /// Moves the knob with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room = bounds.width - Self.thumbSide
    guard room > 0 else { return true }
    let part = (touch.location(in: self).x - grip - Self.thumbSide / 2) / room
    value = minimumValue + Float(part) * (maximumValue - minimumValue)
    layoutIfNeeded()
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }
  /// Tells, if it has not all along.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }
  /// A drag on the knob is the slider's own, not that of a recognizer on a view around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer is UIPanGestureRecognizer, gestureRecognizer.view !== self, isTracking {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension UISlider: ControlBehaviour {
  func controlStateDidChange() { alpha = isEnabled ? 1 : 0.5 }
  var behaviourPrimaryEvent: UIControl.Event { .valueChanged }
  var behaviourTakesTaps: Bool { true }
}
