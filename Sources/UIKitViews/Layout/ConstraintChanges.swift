import CoreGraphics
import Foundation
import QuartzCore

/// What a program changed about constraints since the last layout.
///
/// Nobody animates a constraint; its change is what a `layoutIfNeeded()` inside an animation block
/// animates. Where that animation belongs to a transition that is cancelled, the frames go back, and
/// the next layout must not bring the end again: so the change goes back with them.
@MainActor enum ConstraintChanges {
  private enum Kind {
    case constant(old: CGFloat, new: CGFloat)
    case activity(isActive: Bool)
  }

  private struct Change {
    weak var constraint: NSLayoutConstraint?
    /// Where the constraint is, or was, active.
    weak var holder: UIView?
    let kind: Kind
  }

  private static var pending: [Change] = []

  static func reset() { pending = [] }

  static func noteConstant(of constraint: NSLayoutConstraint, old: CGFloat) {
    note(constraint, .constant(old: old, new: constraint.constant))
  }

  /// To be called when the program has activated a constraint, or is about to deactivate it.
  static func noteActivity(of constraint: NSLayoutConstraint, isActive: Bool) {
    note(constraint, .activity(isActive: isActive))
  }

  private static func note(_ constraint: NSLayoutConstraint, _ kind: Kind) {
    // A view on no screen has no place that could be animated from; what its screen sets up as it
    // loads must outlive the cancelled transition that loaded it.
    guard AnimationRules.restoresConstraints, let holder = constraint.holder, holder.window != nil
    else { return }
    pending.append(Change(constraint: constraint, holder: holder, kind: kind))
  }

  /// To be called before the layout of `root` is solved: in an animation block, the changes below
  /// it become the transition's, if there is one that owns the animations there.
  static func layoutBegins(at root: UIView) {
    guard !pending.isEmpty, UIView.currentAnimationContext != nil else { return }
    var rest: [Change] = []
    for change in pending {
      guard change.constraint != nil, let holder = change.holder else { continue }
      if holder.isDescendant(of: root) {
        AnimationTimeline.onRollback(of: holder.layer) { undo(change) }
      } else {
        rest.append(change)
      }
    }
    pending = rest
  }

  /// To be called when constraints have been solved: outside an animation block that shows the
  /// changes at once.
  static func layoutSolved() {
    guard !pending.isEmpty, UIView.currentAnimationContext == nil else { return }
    pending = []
  }

  private static func undo(_ change: Change) {
    guard let constraint = change.constraint else { return }
    switch change.kind {
    case .constant(let old, let new):
      if constraint.constant == new { constraint.changeConstant(old) }
    case .activity(let isActive):
      guard constraint.isActive == isActive else { return }
      if isActive { constraint.deactivate() } else { constraint.activate() }
    }
  }
}
