/// The two simplex methods and the pivot they share.
extension ConstraintSolver {
  /// After so many pivots in one solve the choice follows Bland's rule, which cannot cycle.
  private static let patience = 200
  /// After so many the solver gives up; only a numerical accident leads here.
  private static let limit = 20_000

  // MARK: Rows

  func place(_ row: SolverRow, basic: Int32) -> Int32 {
    let slot: Int32
    if let free = freeRows.popLast() {
      slot = free
      rows[Int(slot)] = row
      basics[Int(slot)] = basic
    } else {
      rows.append(row)
      basics.append(basic)
      slot = Int32(rows.count - 1)
    }
    rowOfSymbol[Int(basic)] = slot
    for symbol in row.symbols { columns[Int(symbol)].append(slot) }
    return slot
  }

  func dropRow(_ slot: Int32) {
    rowOfSymbol[Int(basics[Int(slot)])] = -1
    rows[Int(slot)] = SolverRow()
    basics[Int(slot)] = -1
    freeRows.append(slot)
  }

  func suspect(_ slot: Int32) {
    if isIllegal(slot) { suspects.append(slot) }
  }

  private func isIllegal(_ slot: Int32) -> Bool {
    let basic = basics[Int(slot)]
    guard basic >= 0 else { return false }
    let value = rows[Int(slot)].constant
    switch kinds[Int(basic)] {
    case .external, .unused: return false
    case .dummy: return abs(value) > Self.tolerance
    case .slack, .error: return value < -Self.tolerance
    }
  }

  /// Replaces a symbol everywhere by the row of which it is the basic symbol.
  func substitute(_ symbol: Int32, by slot: Int32) {
    let row = rows[Int(slot)]
    let mentions = columns[Int(symbol)]
    columns[Int(symbol)] = []
    for other in mentions where other != slot {
      let coefficient = rows[Int(other)].remove(symbol)
      guard coefficient != 0 else { continue }
      rows[Int(other)].add(row, times: coefficient) { columns[Int($0)].append(other) }
      suspect(other)
    }
    for level in levels.indices {
      let coefficient = levels[level].row.remove(symbol)
      if coefficient != 0 { levels[level].row.add(row, times: coefficient) { _ in } }
    }
  }

  /// Makes `entering` basic in a row and its basic symbol an ordinary one.
  func pivot(_ slot: Int32, entering: Int32) {
    lastPivotCount += 1
    let leaving = basics[Int(slot)]
    let coefficient = rows[Int(slot)].remove(entering)
    rows[Int(slot)].scale(by: -1 / coefficient)
    rows[Int(slot)].add(leaving, 1 / coefficient)
    columns[Int(leaving)] = [slot]
    rowOfSymbol[Int(leaving)] = -1
    rowOfSymbol[Int(entering)] = slot
    basics[Int(slot)] = entering
    substitute(entering, by: slot)
    suspect(slot)
  }

  // MARK: Primal

  /// Lowers the objectives, the highest priority first, as far as they go.
  func optimize() {
    guard needsOptimizing else { return }
    needsOptimizing = false
    while let entering = entering() {
      guard let row = leavingRow(for: entering), lastPivotCount < Self.limit else { return }
      pivot(row, entering: entering)
    }
    suspects.removeAll(keepingCapacity: true)
  }

  /// A symbol whose increase lowers the highest objective that it changes at all.
  private func entering() -> Int32? {
    for level in levels.indices {
      let row = levels[level].row
      var best: (symbol: Int32, coefficient: Double)?
      for index in 0..<row.count {
        let coefficient = row.coefficients[index]
        guard coefficient < -SolverRow.epsilon else { continue }
        if let best, lastPivotCount > Self.patience || best.coefficient <= coefficient { continue }
        let symbol = row.symbols[index]
        switch kinds[Int(symbol)] {
        case .dummy, .unused: continue
        case .external, .slack, .error: break
        }
        if (0..<level).contains(where: { levels[$0].row.coefficient(of: symbol) != 0 }) { continue }
        best = (symbol, coefficient)
      }
      if let best { return best.symbol }
    }
    return nil
  }

  private func leavingRow(for entering: Int32) -> Int32? {
    var best: (row: Int32, ratio: Double)?
    for row in columns[Int(entering)] {
      let coefficient = rows[Int(row)].coefficient(of: entering)
      guard coefficient != 0 else { continue }
      let basic = basics[Int(row)]
      let ratio: Double
      switch kinds[Int(basic)] {
      case .external, .unused: continue
      case .dummy: ratio = 0
      case .slack, .error:
        guard coefficient < 0 else { continue }
        ratio = max(0, -rows[Int(row)].constant / coefficient)
      }
      if let best, (best.ratio, basics[Int(best.row)]) <= (ratio, basic) { continue }
      best = (row, ratio)
    }
    return best?.row
  }

  // MARK: Dual

  /// Pivots until every slack, error and dummy has a legal value, giving up required constraints that
  /// contradict each other.
  func restoreFeasibility() {
    while let row = nextIllegalRow() {
      if lastPivotCount > Self.patience { needsOptimizing = true }
      let entering = lastPivotCount < Self.limit ? remedy(for: row) : nil
      guard let entering else {
        breakConstraint(in: row)
        continue
      }
      pivot(row, entering: entering)
    }
  }

  private func nextIllegalRow() -> Int32? {
    suspects.removeAll { !isIllegal($0) }
    return suspects.min { basics[Int($0)] < basics[Int($1)] }
  }

  /// The symbol whose increase mends an illegal row and worsens the objectives least.
  private func remedy(for slot: Int32) -> Int32? {
    let row = rows[Int(slot)]
    let raises = row.constant < 0
    var best: (symbol: Int32, coefficient: Double)?
    for index in 0..<row.count {
      let symbol = row.symbols[index]
      let coefficient = row.coefficients[index]
      switch kinds[Int(symbol)] {
      case .external: return symbol
      case .dummy, .unused: continue
      case .slack, .error: break
      }
      guard raises ? coefficient > 0 : coefficient < 0 else { continue }
      guard let current = best else {
        best = (symbol, abs(coefficient))
        continue
      }
      if needsOptimizing { continue }
      if isCheaper(symbol, abs(coefficient), than: current) { best = (symbol, abs(coefficient)) }
    }
    return best?.symbol
  }

  private func isCheaper(
    _ symbol: Int32, _ coefficient: Double, than best: (symbol: Int32, coefficient: Double)
  ) -> Bool {
    for level in levels {
      let mine = level.row.coefficient(of: symbol) / coefficient
      let its = level.row.coefficient(of: best.symbol) / best.coefficient
      if abs(mine - its) > SolverRow.epsilon { return mine < its }
    }
    return false
  }

  // MARK: Contradictions

  /// Gives up one of the constraints that make a row illegal for good.
  private func breakConstraint(in slot: Int32) {
    let row = rows[Int(slot)]
    var contradicting: [SolverConstraint] = []
    for symbol in [basics[Int(slot)]] + row.symbols {
      guard let constraint = constraintOfSymbol[Int(symbol)], constraint.isRequired else {
        continue
      }
      contradicting.append(constraint)
    }
    guard let given = contradicting.max(by: { ($0.rank, $0.order) < ($1.rank, $1.order) }) else {
      // Only a soft constraint's own symbols, by rounding: what is left is nearly zero.
      rows[Int(slot)].constant = 0
      return
    }
    needsOptimizing = true
    if basics[Int(slot)] != given.marker { pivot(slot, entering: given.marker) }
    dropRow(slot)
    forgetSymbols(of: given)
    given.isBroken = true
    broken.append(given)
    conflicts.append(
      Conflict(given: given, contradicting: contradicting.sorted { $0.order < $1.order }))
  }
}
