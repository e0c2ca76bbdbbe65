import Foundation

/// The variables of a view or guide in one engine, and the constraints that come with it.
@MainActor final class LayoutPlacement {
  /// The four numbers that place a rectangle, in its parent's coordinates.
  enum Quantity: Int, CaseIterable { case left, top, width, height }

  /// Where the rectangle comes from.
  enum Role {
    /// From the solver; a view's content has its say.
    case free
    /// From the view's frame.
    case pinned
    /// From the view's size and insets.
    case area(LayoutArea)
  }

  /// Gone when the view in which it placed everything is.
  private(set) weak var engine: LayoutEngine?
  weak var node: LayoutNode?
  let id: Int
  let role: Role
  private let variables: [SolverVariable]
  /// How many constraints, and the view itself, need the placement.
  var uses = 0
  /// One for each quantity of a pinned rectangle or area.
  var pins: [SolverConstraint] = []
  /// Hugging and resistance for either axis.
  var content: [SolverConstraint?] = [nil, nil, nil, nil]
  var contentSize = CGSize(width: -1, height: -1)
  /// The owning view's placement, of whose size an area is a part.
  var frame: LayoutPlacement?
  /// The rectangle that was last published.
  var published: CGRect?

  init(engine: LayoutEngine, node: LayoutNode, role: Role) {
    self.engine = engine
    self.node = node
    id = node.id
    self.role = role
    variables = Quantity.allCases.map { _ in engine.solver.makeVariable() }
  }

  subscript(quantity: Quantity) -> SolverVariable { variables[quantity.rawValue] }

  /// The rectangle as solved, in the parent's coordinates.
  var solved: CGRect {
    guard let engine else { return published ?? .zero }
    let values = variables.map { engine.solver.value(of: $0) }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  func releaseVariables() {
    for variable in variables { engine?.solver.release(variable) }
  }
}
