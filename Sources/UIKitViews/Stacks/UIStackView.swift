public import Foundation

/// A view that lays out others in a row or a column, by constraints of its own.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it, stretched and squeezed by their priorities.
    case fill = 0
    /// They fill it and are all as long.
    case fillEqually = 1
    /// They fill it in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// The gaps between them are the same.
    case equalSpacing = 3
    /// The distances between their middles are the same.
    case equalCentering = 4
  }

  /// How the views stand across the stack.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// At the edge where lines begin.
    case leading = 1
    /// On their first baselines; rows only.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where lines end.
    case trailing = 4
    /// On their last baselines; rows only.
    case lastBaseline = 5
    /// At the top edge.
    public static var top: Alignment { .leading }
    /// At the bottom edge.
    public static var bottom: Alignment { .trailing }
  }

  /// The value of a custom spacing that is not set.
  public nonisolated class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The gap the system would choose.
  public nonisolated class var spacingUseSystem: CGFloat { CGFloat(Float.leastNonzeroMagnitude) }

  var arrangement = StackArrangement()

  /// Makes a stack with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack from an interface file.
  public required init(coder: NSCoder) {
    // UIKit's initialiser cannot fail either; `UIView` never returns nil.
    super.init(coder: coder)!
  }

  /// The views laid out, in order.
  open var arrangedSubviews: [UIView] { arrangement.views }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangement.views.count) }
  /// Adds a view at a place among the arranged ones, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }
  /// Lays a view out no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { disarrange(view) }

  /// Row or column; a row unless set.
  open var axis: NSLayoutConstraint.Axis {
    get { arrangement.axis }
    set { arrangement.axis = newValue; rearrange() }
  }
  /// How the views share the length; `.fill` unless set.
  open var distribution: Distribution {
    get { arrangement.distribution }
    set { arrangement.distribution = newValue; rearrange() }
  }
  /// How the views stand across; `.fill` unless set.
  open var alignment: Alignment {
    get { arrangement.alignment }
    set { arrangement.alignment = newValue; rearrange() }
  }
  /// The gap between views, in points; the least gap for the equal distributions.
  open var spacing: CGFloat {
    get { arrangement.spacing }
    set { arrangement.spacing = newValue; rearrange() }
  }
  /// Sets the gap after one of the views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    rearrange()
  }
  /// The gap set after a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
  /// Whether gaps in a column count from baseline to baseline.
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.isBaselineRelative }
    set { arrangement.isBaselineRelative = newValue; rearrange() }
  }
  /// Whether the views stay inside the layout margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.isMarginsRelative }
    set { arrangement.isMarginsRelative = newValue; rearrange() }
  }

  /// Makes the constraints of the arrangement.
  open override func updateConstraints() {
    makeArrangementConstraints()
    super.updateConstraints()
  }
  package override func subviewVisibilityDidChange(_ subview: UIView) {
    visibilityDidChange(of: subview)
  }
  /// Takes a removed subview out of the arrangement.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    disarrange(subview)
  }
}
