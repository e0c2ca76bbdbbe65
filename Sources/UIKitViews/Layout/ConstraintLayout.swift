import Foundation

/// What views ask of Auto Layout, and tell it.
///
/// Views know nothing of the solver: they call these hooks and keep ``UIView/layoutEngineState`` for it.
/// (The parameters become `UIView` as soon as there is one.)
@MainActor package enum ConstraintLayout {
  // Members of a view

  /// The body of `translatesAutoresizingMaskIntoConstraints` (a view starts with true).
  package static func translatesAutoresizingMask(_ view: AnyObject) -> Bool { true }
  package static func setTranslatesAutoresizingMask(_ translates: Bool, for view: AnyObject) {}
  /// The bodies of the four priority accessors. Defaults: 250 and 750.
  package static func hugging(_ view: AnyObject, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  package static func setHugging(_ p: UILayoutPriority, _ axis: NSLayoutConstraint.Axis, for view: AnyObject) {}
  package static func compressionResistance(_ view: AnyObject, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  package static func setCompressionResistance(_ p: UILayoutPriority, _ axis: NSLayoutConstraint.Axis, for view: AnyObject) {}
  /// The body of `invalidateIntrinsicContentSize()`.
  package static func intrinsicContentSizeDidChange(_ view: AnyObject) {}
  /// The bodies of `setNeedsUpdateConstraints()`, `needsUpdateConstraints()`, `updateConstraintsIfNeeded()`.
  package static func setNeedsUpdateConstraints(_ view: AnyObject) {}
  package static func needsUpdateConstraints(_ view: AnyObject) -> Bool { false }
  package static func updateConstraintsIfNeeded(_ view: AnyObject) {}
  /// The body of `updateConstraints()` in `UIView`.
  package static func updateConstraints(_ view: AnyObject) {}
  /// The body of `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  package static func fittingSize(
    of view: AnyObject, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize { target }

  // The layout pass

  /// To be called at the start of `layoutIfNeeded()` and of the layout pass of a window, before any
  /// `layoutSubviews()`: updates constraints below `root`, solves what changed, and calls `setNeedsLayout()`
  /// on the superview of every view whose place changed.
  package static func prepareLayout(of root: AnyObject) {}
  /// The body of `UIView.layoutSubviews()`: gives the subviews placed by constraints their frames.
  package static func layOutSubviews(of view: AnyObject) {}
  /// Whether anything waits for the next layout pass.
  package static var hasPendingWork: Bool { false }

  // What views tell

  /// To be called before a view's superview changes, also to nil, while it still has the old one.
  package static func willMove(_ view: AnyObject, to superview: AnyObject?) {}
  /// To be called after a view's superview changed.
  package static func didMove(_ view: AnyObject) {}
  /// To be called after a view's bounds, center or transform changed, by whomever.
  package static func geometryDidChange(_ view: AnyObject) {}
  /// To be called after a view's safe area, margins or layout direction changed.
  package static func environmentDidChange(_ view: AnyObject) {}

  // What controllers ask

  /// The constraints that `view` lost to its ancestors when it was last taken out of its superview.
  package static func detachedConstraints(of view: AnyObject) -> [NSLayoutConstraint] { [] }
  /// Puts them back; those whose two ends are not in one hierarchy stay off.
  package static func reattachConstraints(of view: AnyObject) {}
}
