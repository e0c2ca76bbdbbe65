/// A linear relation in a ``ConstraintSolver``: `constant + Σ coefficient · variable` against zero.
package final class SolverConstraint {
  /// A variable with its factor.
  package struct Term: Hashable {
    package var variable: SolverVariable
    package var coefficient: Double

    package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// How the expression stands to zero.
  package enum Relation { case lessOrEqual, equal, greaterOrEqual }

  package let terms: [Term]
  package fileprivate(set) var constant: Double
  package let relation: Relation
  /// 1 to 1000; 1000 is required.
  package let priority: Double
  /// Which of several contradicting constraints goes first: the one of the highest rank, then the newest.
  package let rank: Int
  /// What the constraint stands for; the solver only hands it back.
  package weak var subject: AnyObject?
  /// A description for constraints without a subject.
  package var label: String?

  /// True for a required constraint that contradicts others and was therefore given up.
  package internal(set) var isBroken = false

  /// The slack, error or dummy symbol that stands for the constraint in the tableau, −1 while it is not there.
  var marker: Int32 = -1
  /// The second symbol of a constraint that may be violated.
  var other: Int32 = -1
  var order = 0

  package init(
    _ terms: [Term], constant: Double, relation: Relation, priority: Double = 1000, rank: Int = 1,
    subject: AnyObject? = nil, label: String? = nil
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
    self.rank = rank
    self.subject = subject
    self.label = label
  }

  package var isRequired: Bool { priority >= 1000 }

  /// The symbol whose value is the violation that the objective counts, besides `marker` of an equality.
  var errors: [Int32] {
    if isRequired { return [] }
    return relation == .equal ? [marker, other] : [other]
  }

  /// The sign of the marker where the constraint reads `expression ± marker (± other) = 0`.
  var markerSign: Double {
    switch relation {
    case .greaterOrEqual: return -1
    case .lessOrEqual: return 1
    case .equal: return isRequired ? 1 : -1
    }
  }

  func setConstant(_ value: Double) { constant = value }
}

/// A quantity that a ``ConstraintSolver`` is to find; free to be negative.
package struct SolverVariable: Hashable {
  let symbol: Int32
}
