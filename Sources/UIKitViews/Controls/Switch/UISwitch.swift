import CoreGraphics
public import Foundation
import ObjectiveC

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private let track = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private var isOnStorage = false
  private static let size = CGSize(width: 51, height: 31)
  private static let duration: TimeInterval = 0.25

  /// Makes a switch; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUpSwitch()
  }
  /// Makes a switch from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSwitch()
  }

  /// Whether it is on.
  open var isOn: Bool {
    get { isOnStorage }
    set { setOn(newValue, animated: false) }
  }
  /// Turns it on or off, without sending an action.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnStorage else { return }
    isOnStorage = on
    guard animated, window != nil else { return showState() }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.showState() }, completion: nil)
  }
  /// The colour when on; green unless set.
  open var onTintColor: UIColor? { didSet { showState() } }
  /// The knob's colour; white unless set.
  open var thumbTintColor: UIColor? { didSet { showState() } }
  /// A picture when on; not shown since iOS 7.
  open var onImage: UIImage?
  /// A picture when off; not shown since iOS 7.
  open var offImage: UIImage?

  private func setUpSwitch() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowColor = CGColor(gray: 0, alpha: 1)
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    showState()
  }

  private func showState() {
    let box = CGRect(origin: .zero, size: Self.size)
    track.frame = box
    track.layer.cornerRadius = box.height / 2
    track.backgroundColor = isOnStorage ? onTintColor ?? .systemGreen : .secondarySystemFill
    let side = box.height - 4
    thumb.frame = CGRect(x: isOnStorage ? box.width - side - 2 : 2, y: 2, width: side, height: side)
    thumb.layer.cornerRadius = side / 2
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  /// Turns over when the finger is lifted in the switch, and tells.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    setOn(!isOnStorage, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UISwitch: ControlBehaviour {
  func controlStateDidChange() { alpha = isEnabled ? 1 : 0.5 }
  var behaviourPrimaryEvent: UIControl.Event { .valueChanged }
  var behaviourTakesTaps: Bool { true }
}
