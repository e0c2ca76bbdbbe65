import Foundation

extension ConstraintLayout {
  /// Called with each report of contradicting constraints instead of printing it.
  package static var onConflict: ((String) -> Void)?
  static var reportedConflicts: Set<String> = []

  /// Tells of required constraints that contradict each other, once for each set of them.
  static func report(_ conflict: ConstraintSolver.Conflict) {
    let names = conflict.contradicting.map(name)
    let text =
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n(\n"
      + names.map { "    \($0)" }.joined(separator: ",\n")
      + "\n)\nWill attempt to recover by breaking constraint\n\(name(conflict.given))\n"
    guard reportedConflicts.insert(text).inserted else { return }
    if let onConflict {
      onConflict(text)
    } else {
      FileHandle.standardError.write(Data(text.utf8))
    }
  }

  private static func name(_ constraint: SolverConstraint) -> String {
    if let subject = constraint.subject as? NSLayoutConstraint { return subject.summary }
    if let label = constraint.label { return "<\(label)>" }
    guard let node = constraint.subject as? LayoutNode, let view = node.view else {
      return "<a size asked for>"
    }
    if node.isGuide { return "<NSLayoutConstraint '\(node.guide?.identifier ?? "guide")'>" }
    let frame = view.frame
    return "<NSAutoresizingMaskLayoutConstraint \(Swift.type(of: view)) at "
      + "(\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)) (active)>"
  }
}
