public import CoreGraphics
public import Foundation

/// A rectangle of visual content in a tree of others.
///
/// A layer's own properties are its *model*. What is seen at a moment, with the running animations
/// applied, is its *presentation* (``presentation()``). Setting a property looks up an action,
/// which may animate the change.
open class CALayer: NSObject, CAMediaTiming {
  /// The model values.
  package final var properties = LayerProperties()
  /// Tree, versions and the like, which no animation touches.
  package final var node = LayerNode()
  /// Animations in the order in which they were added; an entry's key is unique.
  package final var attached: [AttachedAnimation] = []

  /// The class; QuartzCore adds the address, which would be another one in every run.
  open override var description: String { "<\(Swift.type(of: self))>" }

  /// Makes an empty layer.
  public override init() {
    super.init()
    properties.special = type(of: self).initialSpecial
  }

  /// Makes a copy for the presentation tree; called by the system, overridden to copy properties of
  /// a subclass.
  public init(layer: Any) {
    super.init()
    properties.special = type(of: self).initialSpecial
    if let layer = layer as? CALayer { becomeShadow(of: layer) }
  }

  /// Makes a layer from an archive, which holds nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init()
    properties.special = type(of: self).initialSpecial
  }

  /// What this class of layer adds to the properties.
  package class var initialSpecial: SpecialProperties { .none }

  deinit { node.dissolve() }

  // MARK: Presentation

  /// A copy of the layer as it is on screen now, or nil if it never was there (fact 151).
  public final func presentation() -> Self? { makePresentation() }
  /// The layer whose presentation this is; a model layer gives itself.
  public final func model() -> Self { unsafeDowncast(node.modelLayer ?? self, to: Self.self) }

  // MARK: Values by key

  /// The value that a property has until it is set.
  open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }
  /// Whether a change of this property makes the layer draw itself again.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Whether an archive would hold this property; archives are not written here.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  /// The value of a property or of a key of the program's own.
  open func value(forKey key: String) -> Any? { storedValue(forKey: key) }
  /// Sets a property or a key of the program's own, with its action.
  open func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKey: key) }
  /// The value at a key path such as `transform.scale`.
  open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKey: keyPath) }
  /// Sets the value at a key path such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    storeValue(value, forKey: keyPath)
  }

  // MARK: Geometry

  /// The layer's own coordinate space: where it begins and how large it is. Animatable.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      guard newValue != properties.bounds else { return }
      let resized = newValue.size != properties.bounds.size
      change("bounds") { $0.bounds = newValue }
      if resized { boundsSizeDidChange() }
    }
  }
  /// Where the anchor point is in the superlayer. Animatable.
  open var position: CGPoint {
    get { properties.position }
    set { if newValue != properties.position { change("position") { $0.position = newValue } } }
  }
  /// The position towards the viewer; siblings with larger values are drawn later. Animatable.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set { if newValue != properties.zPosition { change("zPosition") { $0.zPosition = newValue } } }
  }
  /// The point of the bounds, in fractions, that `position` places and transforms turn about.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { if newValue != anchorPoint { change("anchorPoint") { $0.anchorPoint = newValue } } }
  }
  /// The depth of the anchor point. Animatable.
  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set { if newValue != anchorPointZ { change("anchorPointZ") { $0.anchorPointZ = newValue } } }
  }
  /// The transform about the anchor point. Animatable.
  open var transform: CATransform3D {
    get { properties.transform }
    set { if newValue != properties.transform { change("transform") { $0.transform = newValue } } }
  }
  /// The plane transform in `transform`.
  open func affineTransform() -> CGAffineTransform { properties.transform.affine }
  /// Sets `transform` to a plane transform.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }
  /// The smallest rectangle of the superlayer that holds the layer; derived, not animatable itself.
  ///
  /// Setting it changes `position` and the size of `bounds` (fact 156).
  open var frame: CGRect {
    get { properties.frame }
    set { setFrame(newValue) }
  }
  /// Whether the layer and its sublayers are left out. Animatable.
  open var isHidden: Bool {
    get { properties.isHidden }
    set { if newValue != isHidden { change("hidden") { $0.isHidden = newValue } } }
  }
  /// Whether the layer shows when its back is turned to the viewer.
  open var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { if newValue != isDoubleSided { change("doubleSided") { $0.isDoubleSided = newValue } } }
  }
  /// Whether the y axis of the sublayers runs up.
  open var isGeometryFlipped: Bool {
    get { properties.isGeometryFlipped }
    set {
      if newValue != isGeometryFlipped {
        change("geometryFlipped") { $0.isGeometryFlipped = newValue }
      }
    }
  }
  /// Whether an odd number of layers up from here are flipped.
  open func contentsAreFlipped() -> Bool { isUpsideDown }

  // MARK: Tree

  /// The layer that this one is in; for a mask, the layer that it masks.
  public final var superlayer: CALayer? { visibleSuperlayer }
  /// Takes the layer out of its superlayer, or away from the layer that it masks.
  open func removeFromSuperlayer() { leaveTree() }
  /// The layers in this one, back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get { visibleSublayers }
    set { replaceSublayers(newValue ?? []) }
  }
  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .end) }
  /// Inserts a layer at an index, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: .index(Int(idx))) }
  /// Inserts a layer behind a sibling; at the back if the sibling is not here.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: .below(sibling))
  }
  /// Inserts a layer in front of a sibling; at the front if the sibling is not here.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: .above(sibling))
  }
  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }
  /// A transform of all sublayers about the middle of the bounds; gives perspective. Animatable.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set {
      if newValue != sublayerTransform {
        change("sublayerTransform") { $0.sublayerTransform = newValue }
      }
    }
  }
  /// A layer whose alpha cuts this one out; it has this layer as its superlayer.
  open var mask: CALayer? {
    get { visibleMask }
    set { setMask(newValue) }
  }
  /// Whether sublayers are cut off at the bounds and their rounded corners.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { if newValue != masksToBounds { change("masksToBounds") { $0.masksToBounds = newValue } } }
  }

  // MARK: Coordinates

  /// Converts a point from another layer; from the root if nil.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convertPoint(p, from: l) }
  /// Converts a point to another layer; to the root if nil.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convertPoint(p, to: l) }
  /// Converts a rectangle from another layer; the result bounds its corners.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { convertRect(r, from: l) }
  /// Converts a rectangle to another layer; the result bounds its corners.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { convertRect(r, to: l) }
  /// Converts a time from another layer; from the clock if nil.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.parentTime(at: t) ?? t)
  }
  /// Converts a time to another layer; to the clock if nil.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(at: parentTime(at: t)) ?? parentTime(at: t)
  }
  /// The deepest layer at a point given in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  /// Whether a point of the layer's own space is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Contents

  /// What the layer shows, a `CGImage`. Animatable: images cross-fade.
  open var contents: Any? {
    get { properties.contents }
    set {
      if !LayerValue.areSame(newValue, properties.contents) {
        change("contents") { $0.contents = newValue }
      }
    }
  }
  /// The part of the contents that is shown, in fractions. Animatable.
  open var contentsRect: CGRect {
    get { properties.contentsRect }
    set { if newValue != contentsRect { change("contentsRect") { $0.contentsRect = newValue } } }
  }
  /// How contents are placed in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { properties.contentsGravity }
    set {
      if newValue != contentsGravity { change("contentsGravity") { $0.contentsGravity = newValue } }
    }
  }
  /// Pixels per point of the contents.
  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set { if newValue != contentsScale { change("contentsScale") { $0.contentsScale = newValue } } }
  }
  /// The part of the contents that stretches, in fractions. Animatable.
  open var contentsCenter: CGRect {
    get { properties.contentsCenter }
    set {
      if newValue != contentsCenter { change("contentsCenter") { $0.contentsCenter = newValue } }
    }
  }
  /// How what is drawn is stored; here always as eight-bit RGBA.
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  /// How contents are made smaller.
  open var minificationFilter: CALayerContentsFilter {
    get { properties.minificationFilter }
    set {
      if newValue != minificationFilter {
        change("minificationFilter") { $0.minificationFilter = newValue }
      }
    }
  }
  /// How contents are made larger.
  open var magnificationFilter: CALayerContentsFilter {
    get { properties.magnificationFilter }
    set {
      if newValue != magnificationFilter {
        change("magnificationFilter") { $0.magnificationFilter = newValue }
      }
    }
  }
  /// The level of detail for `trilinear`; kept, not used.
  open var minificationFilterBias: Float = 0
  /// Whether the program promises that the layer covers its bounds.
  open var isOpaque: Bool {
    get { properties.isOpaque }
    set { if newValue != isOpaque { change("opaque") { $0.isOpaque = newValue } } }
  }

  // MARK: Drawing

  /// Makes the contents: asks the delegate, or draws.
  open func display() { drawContents() }
  /// Marks the contents as out of date; they are made anew before the next frame.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Marks a part of the contents as out of date; all of them are made anew.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
  /// Whether the contents are out of date.
  open func needsDisplay() -> Bool { node.needsDisplay }
  /// Makes the contents now if they are out of date.
  open func displayIfNeeded() {
    guard node.needsDisplay else { return }
    node.needsDisplay = false
    display()
  }
  /// Whether a change of size makes the contents out of date.
  open var needsDisplayOnBoundsChange = false
  /// Whether drawing could happen in the background; kept, not used.
  open var drawsAsynchronously = false
  /// Draws the contents; the default asks the delegate.
  open func draw(in ctx: CGContext) { drawThroughDelegate(in: ctx) }
  /// Draws the layer and its sublayers, from model values.
  open func render(in ctx: CGContext) { LayerRendering.render(self, in: ctx) }
  /// Which edges are smoothed when they do not fall on pixels.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { properties.edgeAntialiasingMask }
    set {
      if newValue != edgeAntialiasingMask {
        change("edgeAntialiasingMask") { $0.edgeAntialiasingMask = newValue }
      }
    }
  }
  /// Whether edges that do not fall on pixels are smoothed.
  open var allowsEdgeAntialiasing: Bool {
    get { properties.allowsEdgeAntialiasing }
    set {
      if newValue != allowsEdgeAntialiasing {
        change("allowsEdgeAntialiasing") { $0.allowsEdgeAntialiasing = newValue }
      }
    }
  }

  // MARK: Appearance

  /// The colour behind the contents. Animatable.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set {
      if newValue != backgroundColor { change("backgroundColor") { $0.backgroundColor = newValue } }
    }
  }
  /// The radius of the corners of background and border. Animatable.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { if newValue != cornerRadius { change("cornerRadius") { $0.cornerRadius = newValue } } }
  }
  /// The corners that `cornerRadius` rounds; all of them at first (fact 153).
  open var maskedCorners: CACornerMask {
    get { properties.maskedCorners }
    set { if newValue != maskedCorners { change("maskedCorners") { $0.maskedCorners = newValue } } }
  }
  /// The shape of rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { properties.cornerCurve }
    set { if newValue != cornerCurve { change("cornerCurve") { $0.cornerCurve = newValue } } }
  }
  /// How much longer than the radius a corner of this curve is along the edge (fact 153).
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// The width of the border inside the bounds. Animatable.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set { if newValue != borderWidth { change("borderWidth") { $0.borderWidth = newValue } } }
  }
  /// The colour of the border, black at first. Animatable.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { if newValue != borderColor { change("borderColor") { $0.borderColor = newValue } } }
  }
  /// How opaque the layer with its sublayers is, 0 to 1. Animatable.
  open var opacity: Float {
    get { properties.opacity }
    set { if newValue != properties.opacity { change("opacity") { $0.opacity = newValue } } }
  }
  /// Whether sublayers are faded as one picture (fact 155).
  open var allowsGroupOpacity: Bool {
    get { properties.allowsGroupOpacity }
    set {
      if newValue != allowsGroupOpacity {
        change("allowsGroupOpacity") { $0.allowsGroupOpacity = newValue }
      }
    }
  }
  /// How the layer is mixed with what is behind it.
  open var compositingFilter: Any? {
    get { properties.filters?.compositing }
    set { changeFilters { $0.compositing = newValue } }
  }
  /// Filters of the layer with its sublayers.
  open var filters: [Any]? {
    get { properties.filters?.filters }
    set { changeFilters { $0.filters = newValue } }
  }
  /// Filters of what is behind the layer.
  open var backgroundFilters: [Any]? {
    get { properties.filters?.background }
    set { changeFilters { $0.background = newValue } }
  }
  /// Whether the layer is made one bitmap before it is composed (fact 155).
  open var shouldRasterize: Bool {
    get { properties.shouldRasterize }
    set {
      if newValue != shouldRasterize { change("shouldRasterize") { $0.shouldRasterize = newValue } }
    }
  }
  /// Pixels per point of that bitmap.
  open var rasterizationScale: CGFloat {
    get { properties.rasterizationScale }
    set {
      if newValue != rasterizationScale {
        change("rasterizationScale") { $0.rasterizationScale = newValue }
      }
    }
  }
  /// The colour of the shadow, black at first (fact 154). Animatable.
  open var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { if newValue != shadowColor { change("shadowColor") { $0.shadowColor = newValue } } }
  }
  /// How opaque the shadow is, 0 at first. Animatable.
  open var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set { if newValue != shadowOpacity { change("shadowOpacity") { $0.shadowOpacity = newValue } } }
  }
  /// Where the shadow falls, (0, −3) at first. Animatable.
  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set { if newValue != shadowOffset { change("shadowOffset") { $0.shadowOffset = newValue } } }
  }
  /// The blur radius of the shadow, 3 at first. Animatable.
  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set { if newValue != shadowRadius { change("shadowRadius") { $0.shadowRadius = newValue } } }
  }
  /// The shape of the shadow; nil follows the layer's alpha. Animatable.
  open var shadowPath: CGPath? {
    get { properties.shadowPath }
    set {
      if newValue != shadowPath || newValue is CGMutablePath {
        change("shadowPath") { $0.shadowPath = newValue?.copy() }
      }
    }
  }

  // MARK: Layout

  /// The size that the layer would like to have: that of its contents.
  open func preferredFrameSize() -> CGSize { properties.bounds.size }
  /// Marks the sublayers' places as out of date.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Whether the sublayers' places are out of date.
  open func needsLayout() -> Bool { node.needsLayout }
  /// Lays out now, from the highest superlayer in a row that needs it.
  open func layoutIfNeeded() { layOutIfNeeded() }
  /// Places the sublayers; the default asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions

  /// The action of every layer of a class for an event, looked up last.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The action for an event: delegate, `actions`, `style`, then the class's default (fact 148).
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  /// Actions by event; `NSNull` means none.
  open var actions: [String: any CAAction]?

  // MARK: Animations

  /// Adds a copy of an animation; it begins when the transaction is committed.
  ///
  /// An animation that was under the same key is removed. A duration of 0 or less becomes the
  /// transaction's, or 0.25 s (fact 147).
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }
  /// Removes all animations; they stop unfinished.
  open func removeAllAnimations() { detach { _ in true } }
  /// Removes the animation under a key; it stops unfinished.
  open func removeAnimation(forKey key: String) { detach { $0.key == key } }
  /// The keys of the animations, in the order in which they were added; nil if there are none.
  open func animationKeys() -> [String]? {
    let keys = shownAttached.filter(\.hasKey).map(\.key)
    return keys.isEmpty ? nil : keys
  }
  /// The animation under a key; it must not be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    shownAttached.first { $0.key == key }?.animation
  }

  // MARK: Others

  /// A name of the program's choice.
  open var name: String?
  /// The object that draws, lays out and chooses actions.
  open weak var delegate: (any CALayerDelegate)?
  /// Values for properties that were never set, and `actions`.
  open var style: [AnyHashable: Any]?
  /// Scrolls the nearest scroll layer; there is none here.
  open func scroll(_ p: CGPoint) {}
  /// Scrolls the nearest scroll layer; there is none here.
  open func scrollRectToVisible(_ r: CGRect) {}
  /// The part of the bounds that superlayers do not cut off.
  open var visibleRect: CGRect { uncutRect }

  // MARK: Time

  /// When local time begins to count, in the superlayer's time.
  open var beginTime: CFTimeInterval {
    get { node.timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// The length of the layer's life; endless, and kept only.
  open var duration: CFTimeInterval = .infinity
  /// How fast local time runs; 0 freezes every animation from here down.
  open var speed: Float {
    get { Float(node.timing.speed) }
    set { changeTiming { $0.speed = Double(newValue) } }
  }
  /// What is added to local time.
  open var timeOffset: CFTimeInterval {
    get { node.timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  /// Kept only: a layer's time does not repeat.
  open var repeatCount: Float = 0
  /// Kept only: a layer's time does not repeat.
  open var repeatDuration: CFTimeInterval = 0
  /// Kept only: a layer's time does not run back.
  open var autoreverses = false
  /// Kept only: a layer's time has no end.
  open var fillMode: CAMediaTimingFillMode = .removed
}
