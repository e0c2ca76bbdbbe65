import Foundation

/// What views ask of Auto Layout, and tell it.
///
/// Views know nothing of the solver: they call these hooks and keep ``UIView/layoutEngineState`` for it. Changes to
/// constraints are collected; ``prepareLayout(of:)`` solves them all and asks for the layout of the superviews of
/// what moved, and ``layOutSubviews(of:)`` gives the frames.
@MainActor package enum ConstraintLayout {
  static var dirtyEngines: [LayoutEngine] = []
  static var awaiting: [LayoutNode.WeakConstraint] = []
  /// Views placed by constraints that have no placement yet.
  static var unplaced: [LayoutEngine.WeakNode] = []
  /// Views that asked for `updateConstraints()`.
  static var needingUpdate: [LayoutEngine.WeakNode] = []
  /// Subtrees that came in since the last pass; all in them get one first `updateConstraints()`.
  static var arrivals: [LayoutEngine.WeakNode] = []
  private static var isSettling = false

  // MARK: Members of a view

  /// The body of `translatesAutoresizingMaskIntoConstraints`; a view starts with true.
  package static func translatesAutoresizingMask(_ view: UIView) -> Bool {
    LayoutNode.existing(for: view)?.translates ?? true
  }

  package static func setTranslatesAutoresizingMask(_ translates: Bool, for view: UIView) {
    guard translates != translatesAutoresizingMask(view) else { return }
    changePlacing(of: view) { LayoutNode.of(view).translates = translates }
  }

  /// The bodies of the four priority accessors. Defaults: 250 and 750.
  package static func hugging(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    LayoutNode.existing(for: view)?.hugging[axis.rawValue] ?? .defaultLow
  }

  package static func setHugging(
    _ p: UILayoutPriority, _ axis: NSLayoutConstraint.Axis, for view: UIView
  ) {
    LayoutNode.of(view).hugging[axis.rawValue] = p
    intrinsicContentSizeDidChange(view)
  }

  package static func compressionResistance(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    LayoutNode.existing(for: view)?.resistance[axis.rawValue] ?? .defaultHigh
  }

  package static func setCompressionResistance(
    _ p: UILayoutPriority, _ axis: NSLayoutConstraint.Axis, for view: UIView
  ) {
    LayoutNode.of(view).resistance[axis.rawValue] = p
    intrinsicContentSizeDidChange(view)
  }

  /// The body of `invalidateIntrinsicContentSize()`.
  package static func intrinsicContentSizeDidChange(_ view: UIView) {
    guard let node = LayoutNode.existing(for: view) else { return }
    for placement in node.placements {
      guard case .free = placement.role else { continue }
      placement.engine?.refreshContent(of: placement)
    }
    for constraint in node.activeMentions where constraint.mentionsBaseline { refresh(constraint) }
  }

  // MARK: The layout pass

  /// To be called at the start of `layoutIfNeeded()` and of the layout pass of a window, before any
  /// `layoutSubviews()`: updates constraints below `root`, solves what changed, and calls `setNeedsLayout()`
  /// on the superview of every view whose place changed.
  package static func prepareLayout(of root: UIView) {
    updateConstraintsIfNeeded(root)
    ConstraintChanges.layoutBegins(at: root)
    settle()
    ConstraintChanges.layoutSolved()
  }

  /// The body of `UIView.layoutSubviews()`: gives the subviews placed by constraints their frames.
  package static func layOutSubviews(of view: UIView) {
    settle()
    for subview in view.subviewStorage {
      guard let placement = LayoutNode.existing(for: subview)?.standing else { continue }
      let frame = onPixels(placement.solved)
      if subview.untransformedFrame != frame { subview.untransformedFrame = frame }
    }
    if let scroll = view as? any ScrollingContent { setContentSize(of: scroll) }
  }

  /// Whether anything waits for the next layout pass.
  package static var hasPendingWork: Bool {
    !dirtyEngines.isEmpty || !awaiting.isEmpty || !unplaced.isEmpty || !needingUpdate.isEmpty
      || !arrivals.isEmpty
  }

  /// Forgets everything that waits, for a new stage.
  package static func reset() {
    dirtyEngines = []
    awaiting = []
    unplaced = []
    needingUpdate = []
    arrivals = []
    reportedConflicts = []
    ConstraintChanges.reset()
  }

  private static func setContentSize(of scroll: any ScrollingContent) {
    guard let node = LayoutNode.existing(for: scroll)?.systemGuides[.scrolledContent]?.node,
      let placement = node.placements.first
    else { return }
    let size = onPixels(CGRect(origin: .zero, size: placement.solved.size)).size
    if scroll.contentSize != size { scroll.contentSize = size }
  }

  /// A rectangle with its edges on pixels, as UIKit rounds what the solver finds.
  static func onPixels(_ rect: CGRect) -> CGRect {
    let scale = UIScreen.main.scale
    // Half pixels round up whatever the last bits say.
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() }
    let (x, y) = (pixel(rect.minX), pixel(rect.minY))
    return CGRect(
      x: x / scale, y: y / scale, width: max(0, pixel(rect.maxX) - x) / scale,
      height: max(0, pixel(rect.maxY) - y) / scale)
  }

  /// Puts waiting constraints into their engines and solves.
  static func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    // Installing may join islands, which makes more to install.
    while !awaiting.isEmpty || !unplaced.isEmpty || !dirtyEngines.isEmpty {
      let nodes = unplaced
      unplaced = []
      for entry in nodes { if let node = entry.node { placeStanding(node) } }
      let constraints = awaiting
      awaiting = []
      for entry in constraints { if let constraint = entry.constraint { install(constraint) } }
      let engines = dirtyEngines
      dirtyEngines = []
      for engine in engines {
        engine.isQueued = false
        engine.solve()
        engine.publish()
      }
    }
  }

  // MARK: What views tell

  /// To be called after a view's bounds, center or transform changed, by whomever.
  package static func geometryDidChange(_ view: UIView) {
    guard let node = LayoutNode.existing(for: view) else { return }
    for placement in node.placements { placement.engine?.refreshPins(of: placement) }
    if !node.systemGuides.isEmpty { refreshAreas(of: node) }
  }

  /// To be called after a view's safe area, margins or layout direction changed.
  package static func environmentDidChange(_ view: UIView) {
    guard let node = LayoutNode.existing(for: view) else { return }
    refreshAreas(of: node)
    for constraint in node.activeMentions { refresh(constraint) }
  }

  static func refreshAreas(of node: LayoutNode) {
    for guide in node.systemGuides.values {
      for placement in guide.node?.placements ?? [] { placement.engine?.refreshPins(of: placement) }
    }
  }

  // MARK: Guides

  /// How far an area is inside its view.
  static func insets(of area: LayoutArea, in view: UIView) -> UIEdgeInsets {
    switch area {
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readableContent:
      var insets = view.layoutMargins
      let excess = view.bounds.width - insets.left - insets.right - readableWidth
      if excess > 0 {
        insets.left += excess / 2
        insets.right += excess / 2
      }
      return insets
    case .scrolledContent, .scrollFrame: return .zero
    }
  }

  private static let readableWidth: CGFloat = 672

  static func frame(of guide: UILayoutGuide) -> CGRect {
    guard let view = guide.owningView else { return .zero }
    switch guide.area {
    case .safeArea?, .margins?, .readableContent?:
      return CGRect(origin: .zero, size: view.bounds.size).inset(
        by: insets(of: guide.area ?? .margins, in: view))
    case .scrollFrame?: return view.bounds
    case .scrolledContent?:
      return CGRect(origin: .zero, size: (view as? any ScrollingContent)?.contentSize ?? .zero)
    case nil:
      settle()
      return guide.node?.placements.first.map { onPixels($0.solved) } ?? .zero
    }
  }
}
