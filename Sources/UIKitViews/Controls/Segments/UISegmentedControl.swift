import CoreGraphics
public import Foundation

/// A row of segments, one of which is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// Says that no segment is chosen.
  public nonisolated static let noSegment = -1

  private var segments: [UIView] = []
  private let marker = UIView(frame: .zero)
  private var selectedStorage = noSegment
  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var widths: [Int: CGFloat] = [:]
  private static let height: CGFloat = 32

  /// Makes a control of titles and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      if let title = item as? String {
        insertSegment(withTitle: title, at: index, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: index, animated: false)
      }
    }
    frame.size = intrinsicContentSize
  }
  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSegments()
  }
  /// Makes a control from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSegments()
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  /// The segment chosen, or ``noSegment``.
  open var selectedSegmentIndex: Int {
    get { selectedStorage }
    set {
      selectedStorage = segments.indices.contains(newValue) ? newValue : Self.noSegment
      showStyles()
      setNeedsLayout()
    }
  }
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor? { didSet { showStyles() } }
  /// Whether a segment springs back after a tap.
  open var isMomentary = false
  /// Whether segments are as wide as their content.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

  /// Puts in a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel(frame: .zero)
    label.textAlignment = .center
    label.text = title
    insert(label, at: segment)
  }
  /// Puts in a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let view = UIImageView(image: image)
    view.contentMode = .center
    insert(view, at: segment)
  }
  /// Takes a segment out.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if selectedStorage >= segments.count { selectedStorage = Self.noSegment }
    segmentsDidChange()
  }
  /// Takes all segments out.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selectedStorage = Self.noSegment
    segmentsDidChange()
  }
  /// Changes a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let label = view(at: segment) as? UILabel else { return }
    label.text = title
    segmentsDidChange()
  }
  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? { (view(at: segment) as? UILabel)?.text }
  /// Changes a segment's picture.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    (view(at: segment) as? UIImageView)?.image = image
    segmentsDidChange()
  }
  /// A segment's picture.
  open func imageForSegment(at segment: Int) -> UIImage? {
    (view(at: segment) as? UIImageView)?.image
  }
  /// Fixes a segment's width; 0 lets it go.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    widths[segment] = width > 0 ? width : nil
    segmentsDidChange()
  }
  /// A segment's fixed width, or 0.
  open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }
  /// Lets a segment be used or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    view(at: segment)?.alpha = enabled ? 1 : 0.4
  }
  /// Whether a segment can be used.
  open func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.alpha == 1 }
  /// Sets how titles look in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state.rawValue] = attributes
    showStyles()
  }
  /// How titles look in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }

  private func view(at index: Int) -> UIView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func insert(_ view: UIView, at index: Int) {
    view.isUserInteractionEnabled = false
    addSubview(view)
    segments.insert(view, at: min(max(index, 0), segments.count))
    if selectedStorage >= index, selectedStorage != Self.noSegment { selectedStorage += 1 }
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    showStyles()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func setUpSegments() {
    layer.cornerRadius = 9
    backgroundColor = .tertiarySystemFill
    marker.isUserInteractionEnabled = false
    marker.layer.cornerRadius = 7
    marker.layer.shadowColor = CGColor(gray: 0, alpha: 1)
    marker.layer.shadowOpacity = 0.12
    marker.layer.shadowRadius = 4
    marker.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(marker)
    showStyles()
  }

  private func showStyles() {
    marker.isHidden = selectedStorage == Self.noSegment
    marker.backgroundColor =
      selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    for (index, view) in segments.enumerated() {
      guard let label = view as? UILabel else { continue }
      var attributes = textAttributes[State.normal.rawValue] ?? [:]
      if index == selectedStorage {
        attributes.merge(textAttributes[State.selected.rawValue] ?? [:]) { $1 }
      }
      label.font =
        attributes[.font] as? UIFont
        ?? .systemFont(ofSize: 13, weight: index == selectedStorage ? .semibold : .medium)
      label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    }
  }

  private func segmentWidths() -> [CGFloat] {
    let natural = segments.enumerated().map { index, view in
      widths[index] ?? view.intrinsicContentSize.width + 20
    }
    guard !apportionsSegmentWidthsByContent, widths.isEmpty, !segments.isEmpty else {
      let sum = natural.reduce(0, +)
      return sum > 0 && bounds.width > 0 ? natural.map { $0 * bounds.width / sum } : natural
    }
    return segments.map { _ in bounds.width / CGFloat(segments.count) }
  }

  /// Places the segments.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for (index, width) in segmentWidths().enumerated() {
      segments[index].frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if index == selectedStorage {
        marker.frame = CGRect(
          x: x + 2, y: 2, width: max(0, width - 4), height: max(0, bounds.height - 4))
      }
      x += width
    }
  }
  /// All segments as wide as the widest.
  open override var intrinsicContentSize: CGSize {
    let widest =
      segments.enumerated().map { widths[$0] ?? $1.intrinsicContentSize.width + 20 }.max() ?? 0
    return CGSize(width: widest * CGFloat(segments.count), height: Self.height)
  }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Chooses the segment in which the finger is lifted, and tells if it is another.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let x = touch?.location(in: self).x,
      let index = segments.firstIndex(where: { $0.frame.minX <= x && x < $0.frame.maxX }),
      isEnabledForSegment(at: index), index != selectedStorage || isMomentary
    else { return }
    let isFirst = selectedStorage == Self.noSegment
    selectedSegmentIndex = index
    if window != nil, !isFirst {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: [.allowUserInteraction],
        animations: { self.layoutIfNeeded() },
        completion: nil)
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}

extension UISegmentedControl: ControlBehaviour {
  func controlStateDidChange() { alpha = isEnabled ? 1 : 0.5 }
  var behaviourPrimaryEvent: UIControl.Event { .valueChanged }
  var behaviourTakesTaps: Bool { true }
}
