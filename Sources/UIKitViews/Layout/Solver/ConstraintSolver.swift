/// An incremental solver for linear constraints with priorities.
///
/// It follows the Cassowary method (Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm", 2001): a simplex tableau in which the free variables are basic, with the primal simplex for a
/// changed objective and the dual simplex for changed constants. Two things differ from the paper. Priorities
/// below 1000 are compared strictly, one objective for each priority in use, rather than by weights. And required
/// constraints that contradict each other are found by the dual simplex, whose stuck row names exactly the
/// contradicting ones; one of them is given up and noted in ``conflicts``.
///
/// Changes are collected and take effect with ``solve()``.
package final class ConstraintSolver {
  enum Kind: UInt8 { case unused, external, slack, error, dummy }

  /// The errors of one priority; the tableau keeps it in terms of symbols that are not basic.
  struct Level {
    let priority: Double
    var row = SolverRow()
    var members = 0
  }

  // By symbol.
  var kinds: [Kind] = []
  var rowOfSymbol: [Int32] = []
  /// The rows in which a symbol occurs; may name rows in which it does no longer.
  var columns: [[Int32]] = []
  var constraintOfSymbol: [SolverConstraint?] = []
  var freeSymbols: [Int32] = []

  // By row.
  var rows: [SolverRow] = []
  var basics: [Int32] = []
  var freeRows: [Int32] = []

  /// Highest priority first.
  var levels: [Level] = []
  /// Rows whose basic symbol may have a value it must not have.
  var suspects: [Int32] = []
  /// Whether some objective may be lowered further, so that the dual simplex cannot go by it.
  var needsOptimizing = false
  var nextOrder = 0
  var broken: [SolverConstraint] = []
  var retriesBroken = false

  /// How far from zero counts as zero for a value.
  static let tolerance = 1e-7

  /// A required constraint that was given up, and all that contradict each other, itself included.
  package struct Conflict {
    package let given: SolverConstraint
    package let contradicting: [SolverConstraint]
  }

  /// What was given up since somebody last emptied the list.
  package var conflicts: [Conflict] = []

  /// Whether a change waits for ``solve()``.
  package internal(set) var isDirty = false
  /// How many pivots the last ``solve()`` took.
  package internal(set) var lastPivotCount = 0

  package init() {}

  // MARK: Variables

  /// A new variable, at zero until a constraint says otherwise.
  package func makeVariable() -> SolverVariable {
    SolverVariable(symbol: makeSymbol(.external, for: nil))
  }

  /// Gives a variable back; no constraint may use it any more.
  package func release(_ variable: SolverVariable) { releaseSymbol(variable.symbol) }

  /// The value of a variable as of the last ``solve()``.
  package func value(of variable: SolverVariable) -> Double {
    let row = rowOfSymbol[Int(variable.symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  func makeSymbol(_ kind: Kind, for constraint: SolverConstraint?) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      constraintOfSymbol[Int(symbol)] = constraint
      return symbol
    }
    kinds.append(kind)
    rowOfSymbol.append(-1)
    columns.append([])
    constraintOfSymbol.append(constraint)
    return Int32(kinds.count - 1)
  }

  func releaseSymbol(_ symbol: Int32) {
    let index = Int(symbol)
    guard kinds[index] != .unused else { return }
    if rowOfSymbol[index] >= 0 { dropRow(rowOfSymbol[index]) }
    for row in columns[index] { rows[Int(row)].remove(symbol) }
    for level in levels.indices { levels[level].row.remove(symbol) }
    columns[index] = []
    kinds[index] = .unused
    constraintOfSymbol[index] = nil
    freeSymbols.append(symbol)
  }

  // MARK: Constraints

  /// Adds a constraint that is in no solver yet.
  package func add(_ constraint: SolverConstraint) {
    assert(constraint.marker < 0, "The constraint is in a solver already")
    nextOrder += 1
    constraint.order = nextOrder
    insert(constraint)
    isDirty = true
  }

  /// Takes a constraint out.
  package func remove(_ constraint: SolverConstraint) {
    isDirty = true
    retriesBroken = true
    if constraint.isBroken {
      constraint.isBroken = false
      broken.removeAll { $0 === constraint }
      return
    }
    guard constraint.marker >= 0 else { return }
    withdraw(constraint)
  }

  /// Changes the constant of a constraint, without touching the shape of the tableau.
  package func setConstant(_ value: Double, of constraint: SolverConstraint) {
    let change = value - constraint.constant
    guard change != 0 else { return }
    constraint.setConstant(value)
    isDirty = true
    retriesBroken = true
    guard constraint.marker >= 0 else { return }
    let shift = constraint.markerSign * change
    let marker = Int(constraint.marker)
    let own = rowOfSymbol[marker]
    if own >= 0 {
      rows[Int(own)].constant -= shift
      suspect(own)
      return
    }
    // The list may name a row twice.
    columns[marker] = Set(columns[marker]).sorted()
    for row in columns[marker] {
      let coefficient = rows[Int(row)].coefficient(of: constraint.marker)
      guard coefficient != 0 else { continue }
      rows[Int(row)].constant += coefficient * shift
      suspect(row)
    }
  }

  /// Brings every variable to its value under the constraints.
  package func solve() {
    guard isDirty else { return }
    isDirty = false
    lastPivotCount = 0
    if retriesBroken, !broken.isEmpty {
      let retried = broken
      broken = []
      for constraint in retried {
        constraint.isBroken = false
        insert(constraint)
      }
    }
    retriesBroken = false
    restoreFeasibility()
    optimize()
  }

  // MARK: In and out of the tableau

  func insert(_ constraint: SolverConstraint) {
    var row = SolverRow(constant: constraint.constant)
    for term in constraint.terms {
      let own = rowOfSymbol[Int(term.variable.symbol)]
      if own >= 0 {
        row.add(rows[Int(own)], times: term.coefficient) { _ in }
      } else {
        row.add(term.variable.symbol, term.coefficient)
      }
    }
    addMarkers(of: constraint, to: &row)
    let subject = subject(of: row, for: constraint)
    let coefficient = row.remove(subject)
    row.scale(by: -1 / coefficient)
    let slot = place(row, basic: subject)
    if kinds[Int(subject)] == .external {
      substitute(subject, by: slot)
    } else {
      suspect(slot)
    }
    count(constraint, by: 1)
  }

  private func addMarkers(of constraint: SolverConstraint, to row: inout SolverRow) {
    let required = constraint.isRequired
    switch constraint.relation {
    case .equal:
      constraint.marker = makeSymbol(required ? .dummy : .error, for: constraint)
      if !required { constraint.other = makeSymbol(.error, for: constraint) }
    case .lessOrEqual, .greaterOrEqual:
      constraint.marker = makeSymbol(.slack, for: constraint)
      if !required { constraint.other = makeSymbol(.error, for: constraint) }
    }
    row.add(constraint.marker, constraint.markerSign)
    if !required { row.add(constraint.other, -constraint.markerSign) }
  }

  /// The symbol that the row of a new constraint is solved for: a variable if there is one, else the marker or
  /// its partner, whichever is then not negative.
  private func subject(of row: SolverRow, for constraint: SolverConstraint) -> Int32 {
    if let free = row.symbols.first(where: { kinds[Int($0)] == .external }) { return free }
    if constraint.isRequired { return constraint.marker }
    // expression + sign · marker − sign · other = 0, so that the marker is −sign · expression.
    return -constraint.markerSign * row.constant >= 0 ? constraint.marker : constraint.other
  }

  /// Adds the errors of a constraint to the objective of its priority, or takes them out.
  private func count(_ constraint: SolverConstraint, by factor: Double) {
    guard !constraint.isRequired else { return }
    let priority = constraint.priority
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    for error in constraint.errors {
      let own = rowOfSymbol[Int(error)]
      if own >= 0 {
        levels[index].row.add(rows[Int(own)], times: factor) { _ in }
        needsOptimizing = true
      } else {
        levels[index].row.add(error, factor)
      }
    }
    levels[index].members += factor > 0 ? 1 : -1
    if levels[index].members == 0 {
      levels.remove(at: index)
    }
  }

  func withdraw(_ constraint: SolverConstraint) {
    count(constraint, by: -1)
    needsOptimizing = true
    let marker = constraint.marker
    if rowOfSymbol[Int(marker)] < 0, let row = rowToLeave(for: marker) {
      pivot(row, entering: marker)
    }
    if rowOfSymbol[Int(marker)] >= 0 { dropRow(rowOfSymbol[Int(marker)]) }
    forgetSymbols(of: constraint)
  }

  func forgetSymbols(of constraint: SolverConstraint) {
    releaseSymbol(constraint.marker)
    if constraint.other >= 0 { releaseSymbol(constraint.other) }
    constraint.marker = -1
    constraint.other = -1
  }

  /// The row in which the marker of a constraint to be removed becomes basic: the one that keeps all values
  /// legal, and a variable's own row only if there is no other.
  private func rowToLeave(for marker: Int32) -> Int32? {
    var best: (row: Int32, rank: Int, ratio: Double)?
    for row in columns[Int(marker)] {
      let coefficient = rows[Int(row)].coefficient(of: marker)
      guard coefficient != 0 else { continue }
      let basic = basics[Int(row)]
      let rank: Int
      let ratio: Double
      switch kinds[Int(basic)] {
      case .external: (rank, ratio) = (2, 0)
      case .dummy: (rank, ratio) = (0, 0)
      case .slack, .error, .unused:
        rank = coefficient < 0 ? 0 : 1
        ratio = abs(rows[Int(row)].constant / coefficient)
      }
      if let best, (best.rank, best.ratio, basics[Int(best.row)]) <= (rank, ratio, basic) {
        continue
      }
      best = (row, rank, ratio)
    }
    return best?.row
  }
}
