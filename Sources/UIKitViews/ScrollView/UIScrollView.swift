public import Foundation

/// Shows a part of a content that may be larger than the view, and follows fingers over it.
///
/// The offset is the origin of the bounds. Indicators are not drawn.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollingContent, UIGestureRecognizerDelegate {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  var contentSizeStorage = CGSize.zero
  var contentInsetStorage = UIEdgeInsets.zero
  var notifiedInsets: UIEdgeInsets?
  var drag: ScrollDrag?
  var glides: ScrollGlides?
  var isFingerDown = false
  var zoom = ScrollZoom()
  private(set) lazy var scrollPan = ScrollPanGestureRecognizer(scrollView: self)
  private(set) lazy var scrollPinch = ScrollPinchGestureRecognizer(scrollView: self)

  /// Makes a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// Makes a scroll view of no size.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a scroll view from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
  }

  /// Told what the scroll view does.
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Content

  /// The content's point in the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveContent(to: newValue) }
  }
  /// Scrolls to an offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }
  /// Scrolls as little as shows a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
  /// How large the content is.
  open var contentSize: CGSize {
    get { contentSizeStorage }
    set { changeContentSize(newValue) }
  }
  /// Room around the content.
  open var contentInset: UIEdgeInsets {
    get { contentInsetStorage }
    set { contentInsetStorage = newValue; insetsMayHaveChanged() }
  }
  /// Room around the content, the safe area included where it is added.
  open var adjustedContentInset: UIEdgeInsets { insetsInForce }
  /// Called after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}
  /// When the safe area is added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }
  /// Whether indicators keep clear of the safe area; they are not drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The content's rectangle, for constraints.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrolledContent) }
  /// The view's own rectangle, for constraints.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  // MARK: Behaviour

  /// Whether fingers scroll; true unless set.
  open var isScrollEnabled = true {
    didSet { scrollPan.isEnabled = isScrollEnabled }
  }
  /// Whether a drag keeps to the axis it began along; false unless set.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be pulled beyond its ends; true unless set.
  open var bounces = true
  /// Whether the content can be pulled up and down even if all of it is seen.
  open var alwaysBounceVertical = false
  /// Whether the content can be pulled sideways even if all of it is seen.
  open var alwaysBounceHorizontal = false
  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// How fast a flung content slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the horizontal indicator is shown; only kept.
  open var showsHorizontalScrollIndicator = true
  /// Whether the vertical indicator is shown; only kept.
  open var showsVerticalScrollIndicator = true
  /// How the indicators look; only kept.
  open var indicatorStyle = IndicatorStyle.default
  /// Where the vertical indicator runs; only kept.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Where the horizontal indicator runs; only kept.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Where both indicators run; only kept.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { verticalScrollIndicatorInsets = newValue; horizontalScrollIndicatorInsets = newValue }
  }
  /// Lights the indicators up; they are not drawn.
  open func flashScrollIndicators() {}
  /// Whether touches of the content wait until it is clear that they are no drag; only kept, a drag
  /// takes touches away whenever it begins.
  open var delaysContentTouches = true
  /// Whether a drag takes touches away from the content.
  open var canCancelContentTouches = true {
    didSet { scrollPan.cancelsTouchesInView = canCancelContentTouches }
  }
  /// Whether a drag may take touches away from a view in the content.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  /// Whether a view in the content gets its touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// What a drag does to the keyboard; only kept.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls to the top; only kept.
  open var scrollsToTop = true

  // MARK: State

  /// Whether a finger is on the content.
  open var isTracking: Bool { isFingerDown }
  /// Whether a finger drags the content.
  open var isDragging: Bool { drag != nil }
  /// Whether the content moves by itself after a drag.
  open var isDecelerating: Bool { glides?.cause == .release }
  /// The recognizer behind dragging.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  /// The recognizer behind zooming; nil while the zoom is fixed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? scrollPinch : nil }

  // MARK: Zooming

  /// The smallest zoom; 1 unless set.
  open var minimumZoomScale: CGFloat {
    get { zoom.minimum }
    set { zoom.minimum = newValue; zoomLimitsDidChange() }
  }
  /// The largest zoom; 1 unless set.
  open var maximumZoomScale: CGFloat {
    get { zoom.maximum }
    set { zoom.maximum = newValue; zoomLimitsDidChange() }
  }
  /// How much the view that zooms is scaled.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { changeZoom(to: newValue, around: nil) }
  }
  /// Zooms to a scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(to: scale, animated: animated)
  }
  /// Zooms and scrolls as much as shows a rectangle of the view that zooms.
  open func zoom(to rect: CGRect, animated: Bool) { zoomIn(on: rect, animated: animated) }
  /// Whether a pinch may go beyond the limits and springs back; true unless set.
  open var bouncesZoom = true
  /// Whether a pinch is under way.
  open var isZooming: Bool { zoom.isPinching }
  /// Whether the zoom springs back to a limit.
  open var isZoomBouncing: Bool { false }

  // MARK: Overrides

  /// Lays out and takes in changes of the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsMayHaveChanged()
  }

  /// Takes in the change before the content is laid out.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// Whether the scroll view's own pan may begin: along an axis that scrolls (fact 138).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    gestureRecognizer === scrollPan ? panMayBegin : true
  }

  /// What of the safe area is left for the content: the insets have taken the rest.
  override var safeAreaForSubviews: UIEdgeInsets { safeAreaLeftForContent }

  override func boundsOriginDidChange() { contentDidMove() }
}
