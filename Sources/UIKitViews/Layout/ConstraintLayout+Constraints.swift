import Foundation

/// A constraint in an engine's solver.
struct LayoutInstallation {
  let engine: LayoutEngine
  let solver: SolverConstraint
  let placements: [LayoutPlacement]
  /// The quantities and factors, to see whether a change touches more than the constant.
  let shape: [LayoutForm.Key: CGFloat]
}

extension ConstraintLayout {
  /// Makes a constraint active, held by a view.
  static func attach(_ constraint: NSLayoutConstraint, to holder: UIView) {
    constraint.holder = holder
    LayoutNode.of(holder).owned.append(constraint)
    for item in constraint.items { LayoutNode.of(item: item)?.mention(constraint) }
    awaitInstallation(of: constraint)
  }

  static func detach(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    if let holder = constraint.holder, let node = LayoutNode.existing(for: holder) {
      node.owned.removeAll { $0 === constraint }
    }
    constraint.holder = nil
    for item in constraint.items { LayoutNode.existing(for: item)?.forget(constraint) }
  }

  static func awaitInstallation(of constraint: NSLayoutConstraint) {
    awaiting.append(LayoutNode.WeakConstraint(constraint: constraint))
  }

  static func uninstall(_ constraint: NSLayoutConstraint) {
    guard let installation = constraint.installation else { return }
    constraint.installation = nil
    installation.engine.installed[ObjectIdentifier(constraint)] = nil
    installation.engine.solver.remove(installation.solver)
    for placement in installation.placements { installation.engine.release(placement) }
    installation.engine.queue()
  }

  /// Brings an installed constraint up to date; cheap where only the constant changes.
  static func refresh(_ constraint: NSLayoutConstraint) {
    guard let installation = constraint.installation else { return }
    guard let form = LayoutForm(constraint) else { return }
    let shape = form.shape
    guard shape == installation.shape else {
      uninstall(constraint)
      awaitInstallation(of: constraint)
      return
    }
    guard Double(form.constant) != installation.solver.constant else { return }
    installation.engine.solver.setConstant(Double(form.constant), of: installation.solver)
    installation.engine.queue()
  }

  static func install(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, constraint.installation == nil,
      let form = LayoutForm(constraint)
    else { return }
    let engine = engine(for: form, holder: holder)
    constraint.installation = put(constraint, form, into: engine)
    engine.installed[ObjectIdentifier(constraint)] = LayoutNode.WeakConstraint(
      constraint: constraint)
    engine.queue()
  }

  /// Puts a constraint into a solver without more ado; measuring does so too.
  static func put(
    _ constraint: NSLayoutConstraint, _ form: LayoutForm, into engine: LayoutEngine
  ) -> LayoutInstallation {
    let terms = form.terms
    var placements: [Int: LayoutPlacement] = [:]
    for term in terms where placements[term.key.id] == nil {
      guard let node = form.nodes[term.key.id] else { continue }
      placements[node.id] = engine.acquire(node)
    }
    let relation: SolverConstraint.Relation
    switch constraint.relation {
    case .lessThanOrEqual: relation = .lessOrEqual
    case .equal: relation = .equal
    case .greaterThanOrEqual: relation = .greaterOrEqual
    }
    let solverTerms = terms.compactMap { term in
      placements[term.key.id].map {
        SolverConstraint.Term($0[term.key.quantity], Double(term.coefficient))
      }
    }
    let solver = SolverConstraint(
      solverTerms, constant: Double(form.constant), relation: relation,
      priority: Double(min(max(constraint.priority.rawValue, 0.001), 1000)), subject: constraint)
    engine.solver.add(solver)
    return LayoutInstallation(
      engine: engine, solver: solver, placements: placements.values.sorted { $0.id < $1.id },
      shape: form.shape)
  }

  // MARK: Islands

  /// The engine that places what is inside a view.
  static func engineInside(_ view: UIView) -> LayoutEngine {
    var root = view
    while !LayoutNode.of(root).translates, let outer = root.superviewStorage { root = outer }
    let node = LayoutNode.of(root)
    if let engine = node.engine { return engine }
    let engine = LayoutEngine()
    engine.roots = [LayoutEngine.WeakNode(node: node)]
    node.engine = engine
    return engine
  }

  private static func engine(for form: LayoutForm, holder: UIView) -> LayoutEngine {
    var found: LayoutEngine?
    for node in form.nodes.values.sorted(by: { $0.id < $1.id }) where !node.isPinned {
      guard let parent = node.parent else { continue }
      let engine = engineInside(parent)
      if let other = found, other !== engine {
        found = join(engine, into: other)
      } else {
        found = engine
      }
    }
    return found ?? engineInside(holder)
  }

  /// Makes two islands one, for a constraint that reaches from one into the other.
  private static func join(_ engine: LayoutEngine, into other: LayoutEngine) -> LayoutEngine {
    for root in engine.roots { root.node?.engine = other }
    other.roots += engine.roots
    engine.roots = []
    for constraint in engine.constraints { moveLater(constraint) }
    for node in engine.standing { takeDown(node) }
    return other
  }

  // MARK: Views placed by constraints

  static func placeStanding(_ node: LayoutNode) {
    guard node.standing == nil, !node.isPinned, let parent = node.parent else { return }
    node.standing = engineInside(parent).acquire(node)
  }

  private static func takeDown(_ node: LayoutNode) {
    if let placement = node.standing {
      node.standing = nil
      placement.engine?.release(placement)
    }
    unplaced.append(LayoutEngine.WeakNode(node: node))
  }

  /// Takes all that an island knows of a view and what is inside it out, to be put in again where it belongs.
  static func reinstall(_ view: UIView) {
    guard let node = LayoutNode.existing(for: view) else { return reinstallSubviews(of: view) }
    for constraint in node.owned { moveLater(constraint) }
    for guide in node.guides + Array(node.systemGuides.values) {
      if let guideNode = guide.node { moveUsers(of: guideNode) }
    }
    moveUsers(of: node)
    takeDown(node)
    reinstallSubviews(of: view)
  }

  private static func moveLater(_ constraint: NSLayoutConstraint) {
    guard constraint.installation != nil else { return }
    uninstall(constraint)
    awaitInstallation(of: constraint)
  }

  /// Takes out every constraint in whose equation a node has a part, be it as a view on the way.
  private static func moveUsers(of node: LayoutNode) {
    for placement in node.placements {
      for constraint in placement.engine?.constraints ?? [] {
        guard constraint.installation?.placements.contains(where: { $0 === placement }) == true
        else { continue }
        moveLater(constraint)
      }
    }
  }

  private static func reinstallSubviews(of view: UIView) {
    for subview in view.subviewStorage where !translatesAutoresizingMask(subview) {
      reinstall(subview)
    }
  }

  /// Changes how a view is placed.
  static func changePlacing(of view: UIView, _ change: () -> Void) {
    let node = LayoutNode.of(view)
    reinstall(view)
    node.engine = nil
    change()
    view.superviewStorage?.setNeedsLayout()
  }
}

extension LayoutEngine {
  /// The constraints in the solver, in the order of their making.
  var constraints: [NSLayoutConstraint] {
    installed.values.compactMap { $0.constraint }
      .sorted { ($0.installation?.solver.order ?? 0) < ($1.installation?.solver.order ?? 0) }
  }

  /// The nodes that keep a placement for themselves.
  var standing: [LayoutNode] {
    placements.values.sorted { $0.id < $1.id }.compactMap { placement in
      placement.node?.standing === placement ? placement.node : nil
    }
  }
}

extension LayoutForm {
  var shape: [Key: CGFloat] { coefficients.filter { $0.value != 0 } }
}

extension NSLayoutConstraint {
  var mentionsBaseline: Bool {
    for attribute in [firstAttribute, secondAttribute] {
      if attribute == .firstBaseline || attribute == .lastBaseline { return true }
    }
    return false
  }
}
