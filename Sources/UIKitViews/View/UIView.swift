public import CoreGraphics
public import Foundation
import ObjectiveC
public import QuartzCore

/// A rectangle on the screen: it draws, lays out its subviews and takes touches.
///
/// A view owns one layer and is that layer's delegate. Outside animation blocks a change to the layer
/// shows at once (fact 89); inside one it animates.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UICoordinateSpace,
  UITraitChangeObservable, @preconcurrency NSCoding
{
  // MARK: Storage

  /// Counts the creations of views, so that dumps can tell views apart without addresses.
  package let creationIndex = ViewCount.next()
  let backingLayer: CALayer
  var subviewStorage: [UIView] = []
  weak var superviewStorage: UIView?
  weak var windowStorage: UIWindow?
  /// The controller whose view this is. The view asks it, the controller never polls.
  package weak var owner: (any ViewOwner)?
  /// What Auto Layout keeps about this view.
  package var layoutEngineState: AnyObject?
  var flags = ViewFlags()
  var gestureStorage: [UIGestureRecognizer] = []
  var rare: RareViewState?
  var backgroundColorStorage: UIColor?
  var tintColorStorage: UIColor?
  var traitStorage: UITraitCollection?
  var contentModeStorage: ContentMode = .scaleToFill
  var notifiedSafeArea: UIEdgeInsets = .zero
  var interaction = InteractionCounters()

  // MARK: Making a view

  /// The class of the layer that backs a view of this class; `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    backingLayer = Self.makeBackingLayer()
    super.init()
    setUp(frame: frame)
  }

  /// Makes a view of no size at the origin.
  public override convenience init() { self.init(frame: .zero) }

  /// Makes a view from an interface file.
  public required init?(coder: NSCoder) {
    backingLayer = Self.makeBackingLayer()
    super.init()
    setUp(frame: .zero)
    InterfaceDecoding.decode?(self, coder)
  }

  /// Archives the view. Views are not archived here; nothing is written.
  open func encode(with coder: NSCoder) { unsupported("UIView.encode(with:)") }

  /// The layer that holds what the view shows.
  open var layer: CALayer { backingLayer }

  /// The view's owner, if it is a controller's view, else the superview.
  open override var next: UIResponder? { owner ?? superviewStorage }

  /// The class, the frame and what else tells one view from another in a log.
  nonisolated open override var description: String { onMainActor { summary } }

  /// A number for the program to find the view by; 0 unless set.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { rareState.tag = newValue }
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates; with a transform, the box around it.
  open var frame: CGRect {
    get { backingLayer.frame }
    set { changeFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates; moving its origin scrolls the subviews.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { changeBounds(newValue) }
  }

  /// Where the view's anchor point is, in its superview's coordinates.
  open var center: CGPoint {
    get { backingLayer.position }
    set { changeCenter(newValue) }
  }

  /// Turns, scales and moves the view about its anchor point.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { changeTransform(CATransform3DMakeAffineTransform(newValue)) }
  }

  /// Turns, scales and moves the view in space about its anchor point.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { changeTransform(newValue) }
  }

  /// The point of the view that ``center`` places, in units of its size; the middle unless set.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue; noteGeometryChange() }
  }

  /// How many pixels a point of the view's contents has.
  open var contentScaleFactor: CGFloat {
    get { backingLayer.contentsScale }
    set { backingLayer.contentsScale = newValue; setNeedsDisplay() }
  }

  /// The size that fits best into another; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits best, keeping the frame's origin.
  open func sizeToFit() { takeFittingSize() }

  /// A point of this view in another's coordinates; in the window's for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// A point of another view in this one's coordinates; of the window for nil.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }
  /// The box around a rectangle of this view in another's coordinates.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// The box around a rectangle of another view in this one's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  // MARK: Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { superviewStorage }
  /// The views in this one, the backmost first.
  open var subviews: [UIView] { subviewStorage }
  /// The window the view is in, or nil.
  open var window: UIWindow? { windowStorage }

  /// Puts a view in front of the others, taking it out of its present superview.
  open func addSubview(_ view: UIView) { place(view, at: .front) }
  /// Puts a view at a place among the subviews, 0 being the backmost.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: .index(index)) }
  /// Puts a view just behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, at: .below(siblingSubview))
  }
  /// Puts a view just in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, at: .above(siblingSubview))
  }
  /// Lets two subviews change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Takes the view out of its superview and its window.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view moves to another superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has moved to another superview, or to none.
  open func didMoveToSuperview() {}
  /// Called before the view's window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view's window has changed.
  open func didMoveToWindow() {}

  /// Whether the view is another one or somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// The first view with a tag, this one and all inside it considered.
  open func viewWithTag(_ tag: Int) -> UIView? { findView(tag: tag) }

  // MARK: Layout

  /// Asks for a layout of the subviews in this tick's layout pass.
  open func setNeedsLayout() { backingLayer.setNeedsLayout() }
  /// Lays out now what has asked for it, from the topmost such ancestor down.
  open func layoutIfNeeded() { layOutNow() }
  /// Places the subviews. Called by the system; ask for it with ``setNeedsLayout()``.
  open func layoutSubviews() { ConstraintLayout.layOutSubviews(of: self) }

  /// Whether subviews follow this view's size by their ``autoresizingMask``; true unless set.
  open var autoresizesSubviews: Bool {
    get { flags.autoresizesSubviews }
    set { flags.autoresizesSubviews = newValue }
  }

  /// What of the view gives when its superview's size changes.
  open var autoresizingMask: AutoresizingMask {
    get { flags.autoresizingMask }
    set { flags.autoresizingMask = newValue; ConstraintLayout.geometryDidChange(self) }
  }

  /// The space between the view's edges and its content, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  /// ``layoutMargins`` with leading and trailing for left and right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalLayoutMargins }
    set { setDirectionalLayoutMargins(newValue) }
  }

  /// Whether the superview's margins count here too; false unless set.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.preservesSuperviewLayoutMargins }
    set { flags.preservesSuperviewLayoutMargins = newValue; noteMarginsChange() }
  }

  /// Whether the safe area is added to the margins; true unless set.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.insetsLayoutMarginsFromSafeArea }
    set { flags.insetsLayoutMarginsFromSafeArea = newValue; noteMarginsChange() }
  }

  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}

  /// How far bars and the screen's corners reach into the view, in points (fact 63).
  open var safeAreaInsets: UIEdgeInsets { computedSafeArea }
  /// The safe area that counts for subviews; less than the view's own where insets have taken it.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
  /// Called after the origin of the bounds has changed, for scroll views.
  func boundsOriginDidChange() {}
  /// Called after ``safeAreaInsets`` has changed, before the layout that follows.
  open func safeAreaInsetsDidChange() {}

  // MARK: Auto Layout

  /// Whether the autoresizing mask is turned into constraints; true unless set.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { ConstraintLayout.translatesAutoresizingMask(self) }
    set { ConstraintLayout.setTranslatesAutoresizingMask(newValue, for: self) }
  }

  /// Whether views of this class need constraints to be placed; false unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The size the view's content asks for, or ``noIntrinsicMetric`` for either side.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Tells Auto Layout that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    ConstraintLayout.intrinsicContentSizeDidChange(self)
  }
  /// How strongly the view keeps from growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ConstraintLayout.hugging(self, axis)
  }
  /// Sets how strongly the view keeps from growing beyond its intrinsic size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { ConstraintLayout.setHugging(priority, axis, for: self) }
  /// How strongly the view keeps from shrinking below its intrinsic size.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { ConstraintLayout.compressionResistance(self, axis) }
  /// Sets how strongly the view keeps from shrinking below its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { ConstraintLayout.setCompressionResistance(priority, axis, for: self) }
  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { ConstraintLayout.setNeedsUpdateConstraints(self) }
  /// Whether ``updateConstraints()`` will be called.
  open func needsUpdateConstraints() -> Bool { ConstraintLayout.needsUpdateConstraints(self) }
  /// Calls ``updateConstraints()`` now on this view and those inside that have asked for it.
  open func updateConstraintsIfNeeded() { ConstraintLayout.updateConstraintsIfNeeded(self) }
  /// Changes constraints in one go. Overrides call super last.
  open func updateConstraints() { ConstraintLayout.updateConstraints(self) }
  /// The size that satisfies the constraints inside, as close to a target as possible.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that satisfies the constraints inside, with a priority for each side of the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintLayout.fittingSize(
      of: self, target: targetSize, horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority)
  }
  /// The rectangle that constraints speak of when the view has a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame the view has when constraints give it a rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// What of the frame constraints leave out; nothing unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first baseline stands for this view's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this view's.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Drawing

  /// Draws the view's content into the current graphics context. Draws nothing unless overridden.
  open func draw(_ rect: CGRect) {}
  /// Asks for ``draw(_:)`` before the next commit.
  open func setNeedsDisplay() { requestDisplay() }
  /// Asks for ``draw(_:)`` of a part. The whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { requestDisplay() }

  /// Whether what sticks out of the bounds is cut off; false unless set.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// The colour behind the content; a dynamic colour is resolved with the view's own traits.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set { changeBackgroundColor(newValue) }
  }

  /// The opacity of the view and all inside it, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { backingLayer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view promises to cover its bounds fully; only kept, drawing does not trust it.
  open var isOpaque: Bool {
    get { flags.isOpaque }
    set { flags.isOpaque = newValue }
  }

  /// Whether the bounds are cleared before ``draw(_:)``; always done, only kept.
  open var clearsContextBeforeDrawing: Bool {
    get { flags.clearsContextBeforeDrawing }
    set { flags.clearsContextBeforeDrawing = newValue }
  }

  /// Whether the view and all inside it are left out of sight and touch.
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set { changeHidden(newValue) }
  }

  /// How the content follows the bounds.
  open var contentMode: ContentMode {
    get { contentModeStorage }
    set { changeContentMode(newValue) }
  }

  /// The view whose alpha cuts this one out; it is not a subview.
  open var mask: UIView? {
    get { rare?.mask }
    set { changeMask(newValue) }
  }

  /// The colour of what can be touched, inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { changeTintColor(newValue) }
  }

  /// Whether ``tintColor`` is shown greyed, inherited unless set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { changeTintAdjustmentMode(newValue) }
  }

  /// Called after ``tintColor`` or ``tintAdjustmentMode`` has changed, on views that inherit them too.
  open func tintColorDidChange() {}

  /// Called after a subview was shown or hidden, for those that arrange them.
  package func subviewVisibilityDidChange(_ subview: UIView) {}

  // MARK: Traits

  /// The size classes, the appearance and what else the view finds itself in.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Called after ``traitCollection`` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this view and all inside it, whatever the system's appearance.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideStyle ?? .unspecified }
    set { changeOverrideStyle(newValue) }
  }
  /// Whether the view keeps its direction in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semantics ?? .unspecified }
    set { rareState.semantics = newValue; setNeedsLayout() }
  }
  /// The direction in which the view's content is arranged.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

  // MARK: Touches

  /// Whether the view and all inside it take touches; true unless set.
  open var isUserInteractionEnabled: Bool {
    get { flags.isUserInteractionEnabled }
    set { flags.isUserInteractionEnabled = newValue }
  }
  /// Whether the view gets more than one touch at a time; false unless set.
  open var isMultipleTouchEnabled: Bool {
    get { flags.isMultipleTouchEnabled }
    set { flags.isMultipleTouchEnabled = newValue }
  }
  /// Whether no other view gets touches while this one has any, and the other way round.
  open var isExclusiveTouch: Bool {
    get { flags.isExclusiveTouch }
    set { flags.isExclusiveTouch = newValue }
  }
  /// The frontmost view under a point, this one included; nil where none takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, event)
  }
  /// Whether a point is in the view; in its bounds unless overridden.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The recognizers that watch the touches in the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureStorage.isEmpty ? nil : gestureStorage }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }
  /// Lets a recognizer watch the touches in the view, taking it from another view if it is there.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Takes a recognizer away from the view; a gesture under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Whether a recognizer may leave the possible state; asked before its delegate is (fact 138).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The behaviours attached to the view.
  open var interactions: [any UIInteraction] {
    get { rare?.interactions ?? [] }
    set { replaceInteractions(with: newValue) }
  }
  /// Attaches a behaviour to the view.
  open func addInteraction(_ interaction: any UIInteraction) { attachInteraction(interaction) }
  /// Detaches a behaviour from the view.
  open func removeInteraction(_ interaction: any UIInteraction) { detachInteraction(interaction) }

  /// Makes the first responder in the view resign.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endFirstResponder(force: force) }

  // MARK: Snapshots

  /// A view that shows what this one looks like now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    takeSnapshot(of: bounds, afterUpdates: afterUpdates)
  }
  /// A view that shows what a part of this one looks like now and can be stretched.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { takeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }
  /// Draws the view and all inside it into the current graphics context.
  @discardableResult open func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    renderHierarchy(in: rect, afterUpdates: afterUpdates)
  }

  // MARK: Layer delegate

  /// Draws a layer's content. For the view's own layer this is ``draw(_:)``.
  nonisolated open func draw(_ layer: CALayer, in ctx: CGContext) {
    nonisolated(unsafe) let (layer, ctx) = (layer, ctx)
    onMainActor { drawContent(of: layer, in: ctx) }
  }
  /// Lays out a layer's sublayers. For the view's own layer this is ``layoutSubviews()``.
  nonisolated open func layoutSublayers(of layer: CALayer) {
    nonisolated(unsafe) let layer = layer
    onMainActor { layerNeedsLayout(layer) }
  }
  /// What a change of a layer's property does: nothing outside animation blocks (fact 89).
  nonisolated open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    nonisolated(unsafe) let layer = layer
    return onMainActor { animationAction(for: layer, forKey: event) }
  }
}
