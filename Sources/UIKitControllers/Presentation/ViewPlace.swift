import Foundation
import UIKitViews

/// Where a view stands in the hierarchy, with the constraints that hold it there.
///
/// A presentation that takes the presenter's view away puts it back exactly here. UIKit loses the
/// constraints to the superview on the way; here they survive (a named deviation).
@MainActor package struct ViewPlace {
  private weak var superview: UIView?
  private weak var nextSibling: UIView?
  private let index: Int
  private let frame: CGRect
  private let autoresizes: Bool
  private let constraints: [NSLayoutConstraint]

  /// Remembers the view's place; nil if it is nowhere.
  init?(of view: UIView) {
    guard let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return nil }
    self.superview = superview
    self.index = index
    nextSibling = index + 1 < superview.subviews.count ? superview.subviews[index + 1] : nil
    frame = view.frame
    autoresizes = view.translatesAutoresizingMaskIntoConstraints
    constraints = Self.constraints(between: view, andAncestorsFrom: superview)
  }

  /// Whether the place still exists.
  var exists: Bool { superview != nil }

  /// Takes the view out of its place, ready to be laid out by frames.
  func detach(_ view: UIView, into container: UIView) {
    let frame = container.convert(frame, from: superview)
    NSLayoutConstraint.deactivate(constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    container.insertSubview(view, at: 0)
    view.frame = frame
  }

  /// Puts the view back.
  func restore(_ view: UIView) {
    guard let superview else { return }
    if let nextSibling, nextSibling.superview === superview {
      superview.insertSubview(view, belowSubview: nextSibling)
    } else {
      superview.insertSubview(view, at: min(index, superview.subviews.count))
    }
    view.translatesAutoresizingMaskIntoConstraints = autoresizes
    if autoresizes { fit(view, in: superview) }
    NSLayoutConstraint.activate(constraints)
    superview.setNeedsLayout()
  }

  /// Where the view will stand when it is back, in a container's coordinates; nil if the place is gone.
  func frame(in container: UIView, for view: UIView) -> CGRect? {
    superview.map { container.convert(fittingFrame(of: view, in: $0), from: $0) }
  }

  private func fit(_ view: UIView, in superview: UIView) {
    guard view.transform.isIdentity else { return }
    view.frame = fittingFrame(of: view, in: superview)
  }

  /// The superview may have changed its size in the meantime; a view that filled it still does.
  private func fittingFrame(of view: UIView, in superview: UIView) -> CGRect {
    let fills: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    let stillFills = view.autoresizingMask.isSuperset(of: fills) && frame.origin == .zero
    return stillFills ? superview.bounds : frame
  }

  private static func constraints(
    between view: UIView, andAncestorsFrom superview: UIView
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var ancestor: UIView? = superview
    while let current = ancestor {
      found += current.constraints.filter { constraint in
        constraint.isActive && (constraint.firstItem === view || constraint.secondItem === view)
      }
      ancestor = current.superview
    }
    return found
  }
}
