import Foundation

/// The solver of one island of Auto Layout, with its views and guides.
///
/// An island is what is inside a view that is placed by its frame, down to the next such views, whose insides are
/// islands of their own. UIKit has one engine for a window; islands give the same results, keep the tableaus
/// small, and survive a transition that moves a screen's view from one superview to another. Only a constraint
/// that reaches across the border makes two islands one.
@MainActor final class LayoutEngine {
  let solver = ConstraintSolver()
  private(set) var placements: [Int: LayoutPlacement] = [:]
  /// The constraints in the solver, to be moved when two islands become one.
  var installed: [ObjectIdentifier: LayoutNode.WeakConstraint] = [:]
  /// The views whose insides this engine places.
  var roots: [WeakNode] = []
  /// The view that is measured: its size is free whatever its frame.
  weak var measured: LayoutNode?
  var isQueued = false

  struct WeakNode { weak var node: LayoutNode? }

  init(measuring node: LayoutNode? = nil) {
    measured = node
  }

  // MARK: Placements

  func placement(of node: LayoutNode) -> LayoutPlacement? { placements[node.id] }

  /// The placement of a node, made if there is none; to be balanced by ``release(_:)``.
  func acquire(_ node: LayoutNode) -> LayoutPlacement {
    if let placement = placements[node.id] {
      placement.uses += 1
      return placement
    }
    let placement = LayoutPlacement(engine: self, node: node, role: role(of: node))
    placement.uses = 1
    placements[node.id] = placement
    if measured == nil { node.placements.append(placement) }
    switch placement.role {
    case .pinned, .area: pin(placement, node)
    case .free: refreshContent(of: placement)
    }
    return placement
  }

  func release(_ placement: LayoutPlacement) {
    placement.uses -= 1
    guard placement.uses == 0 else { return }
    for pin in placement.pins { solver.remove(pin) }
    for case let constraint? in placement.content { solver.remove(constraint) }
    placement.releaseVariables()
    placements[placement.id] = nil
    placement.node?.placements.removeAll { $0 === placement }
    if let frame = placement.frame { release(frame) }
    queue()
  }

  private func role(of node: LayoutNode) -> LayoutPlacement.Role {
    if let area = node.guide?.area { return .area(area) }
    if node === measured { return .free }
    return node.isPinned ? .pinned : .free
  }

  // MARK: Pins

  /// A right-hand side for each quantity: a number, plus the size of the owning view for an area.
  private func pinValues(
    of placement: LayoutPlacement
  ) -> [(value: CGFloat, frame: LayoutPlacement.Quantity?)] {
    guard let node = placement.node, let view = node.view else { return [] }
    switch placement.role {
    case .free: return []
    case .pinned:
      let rect = view.untransformedFrame
      return [(rect.minX, nil), (rect.minY, nil), (rect.width, nil), (rect.height, nil)]
    case .area(.scrolledContent): return [(0, nil), (0, nil)]
    case .area(.scrollFrame):
      let origin = view.bounds.origin
      return [(origin.x, nil), (origin.y, nil), (0, .width), (0, .height)]
    case .area(let area):
      let insets = ConstraintLayout.insets(of: area, in: view)
      return [
        (insets.left, nil), (insets.top, nil), (-insets.left - insets.right, .width),
        (-insets.top - insets.bottom, .height),
      ]
    }
  }

  private func pin(_ placement: LayoutPlacement, _ node: LayoutNode) {
    let values = pinValues(of: placement)
    if values.contains(where: { $0.frame != nil }), let view = node.view {
      placement.frame = acquire(LayoutNode.of(view))
    }
    for (quantity, pin) in zip(LayoutPlacement.Quantity.allCases, values) {
      var terms = [SolverConstraint.Term(placement[quantity])]
      if let source = pin.frame, let frame = placement.frame {
        terms.append(SolverConstraint.Term(frame[source], -1))
      }
      let constraint = SolverConstraint(
        terms, constant: -pin.value, relation: .equal, rank: 0, subject: node)
      placement.pins.append(constraint)
      solver.add(constraint)
    }
    queue()
  }

  /// Brings the pins up to date with the frame or the insets they come from.
  func refreshPins(of placement: LayoutPlacement) {
    for (pin, value) in zip(placement.pins, pinValues(of: placement))
    where pin.constant != -value.value {
      solver.setConstant(-value.value, of: pin)
      queue()
    }
  }

  // MARK: Content

  /// Brings hugging and resistance up to date with the view's intrinsic size and priorities.
  func refreshContent(of placement: LayoutPlacement) {
    guard let node = placement.node, !node.isGuide, let view = node.view else { return }
    let size = view.intrinsicContentSize
    placement.contentSize = size
    setContent(of: placement, node, to: size)
  }

  private func setContent(of placement: LayoutPlacement, _ node: LayoutNode, to size: CGSize) {
    let insets = node.view?.alignmentRectInsets ?? .zero
    let lengths = [
      size.width < 0 ? -1 : size.width + insets.left + insets.right,
      size.height < 0 ? -1 : size.height + insets.top + insets.bottom,
    ]
    for axis in 0..<2 {
      let variable = placement[axis == 0 ? .width : .height]
      setContent(
        of: placement, slot: axis * 2, length: lengths[axis], variable: variable,
        relation: .lessOrEqual,
        priority: node.hugging[axis], node)
      setContent(
        of: placement, slot: axis * 2 + 1, length: lengths[axis], variable: variable,
        relation: .greaterOrEqual, priority: node.resistance[axis], node)
    }
  }

  private func setContent(
    of placement: LayoutPlacement, slot: Int, length: CGFloat, variable: SolverVariable,
    relation: SolverConstraint.Relation, priority: UILayoutPriority, _ node: LayoutNode
  ) {
    let wanted = length >= 0 && priority.rawValue > 0
    if let constraint = placement.content[slot] {
      if wanted, constraint.priority == Double(priority.rawValue) {
        guard constraint.constant != -length else { return }
        solver.setConstant(-length, of: constraint)
        queue()
        return
      }
      solver.remove(constraint)
      placement.content[slot] = nil
      queue()
    }
    guard wanted else { return }
    let constraint = SolverConstraint(
      [SolverConstraint.Term(variable)], constant: -length, relation: relation,
      priority: Double(priority.rawValue), subject: node,
      label: "content size of \(node.view.map { "\(Swift.type(of: $0))" } ?? "a view")")
    placement.content[slot] = constraint
    solver.add(constraint)
    queue()
  }

  // MARK: Solving

  func queue() {
    guard measured == nil, !isQueued else { return }
    isQueued = true
    ConstraintLayout.dirtyEngines.append(self)
  }

  /// Solves, then gives text that wraps the height it needs at the width it got, until both agree.
  func solve() {
    solver.solve()
    for _ in 0..<4 {
      guard wrapContent() else { break }
      solver.solve()
    }
    for conflict in solver.conflicts { ConstraintLayout.report(conflict) }
    solver.conflicts = []
  }

  private func wrapContent() -> Bool {
    var changed = false
    for placement in placements.values.sorted(by: { $0.id < $1.id })
    where placement.contentSize.width > 0 {
      guard let node = placement.node, let view = node.view as? any WidthDependentContent,
        view.wrapsContent
      else { continue }
      let insets = view.alignmentRectInsets
      let width = solver.value(of: placement[.width]) - insets.left - insets.right
      var size = placement.contentSize
      if width > 0, width < size.width - 0.01 { size.height = view.contentHeight(forWidth: width) }
      setContent(of: placement, node, to: size)
      if solver.isDirty { changed = true }
    }
    return changed
  }

  /// Asks for the layout of every superview of a view that the solver has moved.
  func publish() {
    for placement in placements.values.sorted(by: { $0.id < $1.id }) {
      guard let node = placement.node else { continue }
      let rect = placement.solved
      guard rect != placement.published else { continue }
      placement.published = rect
      switch placement.role {
      case .pinned: break
      case .free:
        node.isGuide ? node.view?.setNeedsLayout() : node.view?.superviewStorage?.setNeedsLayout()
      case .area(.scrolledContent): node.view?.setNeedsLayout()
      case .area: break
      }
    }
  }
}

/// A view whose subviews move with a content that may be larger than the view.
@MainActor protocol ScrollingContent: UIView {
  /// How large the content is.
  var contentSize: CGSize { get set }
}

/// A view whose content becomes higher when it gets less width than it would like.
@MainActor package protocol WidthDependentContent: UIView {
  /// Whether the content may take more than one line.
  var wrapsContent: Bool { get }
  /// The height of the content at a width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat
}
