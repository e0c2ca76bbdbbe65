import Foundation

/// What Auto Layout keeps about one view or layout guide.
@MainActor final class LayoutNode {
  private static var count = 0

  /// Never used twice, unlike an object's address.
  let id: Int
  /// The view itself, or the view that a guide belongs to.
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  let isGuide: Bool

  var translates = true
  var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
  /// The constraints that the view holds.
  var owned: [NSLayoutConstraint] = []
  /// The program's guides.
  var guides: [UILayoutGuide] = []
  var systemGuides: [LayoutArea: UILayoutGuide] = [:]
  private var mentions: [WeakConstraint] = []

  /// The engine for what is inside the view; only on a view that is placed by its frame.
  var engine: LayoutEngine?
  /// Where the node has variables; a view placed by its frame may have some in two engines, one on either side.
  var placements: [LayoutPlacement] = []
  /// The placement that a view placed by constraints keeps, even if no constraint mentions it.
  var standing: LayoutPlacement?

  var needsUpdateConstraints = false
  var hasUpdatedConstraints = false
  /// What the view lost to former ancestors. Nobody else holds a constraint that is not active.
  var detached: [DetachedConstraint] = []

  struct DetachedConstraint {
    let constraint: NSLayoutConstraint
    weak var holder: UIView?
  }

  struct WeakConstraint { weak var constraint: NSLayoutConstraint? }

  init(view: UIView?, guide: UILayoutGuide? = nil) {
    Self.count += 1
    id = Self.count
    self.view = view
    self.guide = guide
    isGuide = guide != nil
  }

  /// The node of a view, made if there is none.
  static func of(_ view: UIView) -> LayoutNode {
    if let node = existing(for: view) { return node }
    let node = LayoutNode(view: view)
    view.layoutEngineState = node
    return node
  }

  /// The node of a view, layout guide; nil for anything else.
  static func of(item: AnyObject) -> LayoutNode? {
    if let view = item as? UIView { return of(view) }
    guard let guide = item as? UILayoutGuide else { return nil }
    if let node = guide.node {
      node.view = guide.owningView
      return node
    }
    let node = LayoutNode(view: guide.owningView, guide: guide)
    guide.node = node
    return node
  }

  static func existing(for view: UIView) -> LayoutNode? { view.layoutEngineState as? LayoutNode }

  static func existing(for item: AnyObject) -> LayoutNode? {
    if let view = item as? UIView { return existing(for: view) }
    return (item as? UILayoutGuide)?.node
  }

  /// The view that stands for an item in the hierarchy.
  static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// The view in whose coordinates the node's edges are.
  var parent: UIView? { isGuide ? view : view?.superviewStorage }

  /// Whether the node's rectangle is given from outside rather than found by the solver.
  var isPinned: Bool {
    if isGuide { return false }
    return translates || view?.superviewStorage == nil
  }

  var activeMentions: [NSLayoutConstraint] { mentions.compactMap { $0.constraint } }

  func mention(_ constraint: NSLayoutConstraint) {
    mentions.append(WeakConstraint(constraint: constraint))
  }

  func forget(_ constraint: NSLayoutConstraint) {
    mentions.removeAll { $0.constraint == nil || $0.constraint === constraint }
  }
}
