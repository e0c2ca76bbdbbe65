public import Foundation

/// A linear relation between two parts of views: `first = multiplier × second + constant`.
///
/// An active constraint belongs to the nearest view that contains both items. Changes take effect in the next
/// layout, so that setting ``constant`` and calling `layoutIfNeeded()` in an animation block animates it (fact 91).
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// What stands on either side.
  var firstSide = LayoutSide()
  var secondSide = LayoutSide()
  var constantStorage: CGFloat = 0
  var priorityStorage: UILayoutPriority = .required
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  var installation: LayoutInstallation?

  /// How the two sides stand to each other.
  open private(set) var relation: Relation = .equal
  /// What the second side is multiplied with.
  open private(set) var multiplier: CGFloat = 1
  /// A name for the program and for reports of contradictions.
  open var identifier: String?
  /// Kept, and of no effect here.
  open var shouldBeArchived = false

  /// Makes a constraint that says nothing.
  public override init() { super.init() }

  /// Makes a constraint between two items, which are views or layout guides. It is not active yet.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    configure(
      first: LayoutSide(item: view1 as AnyObject, attribute: attr1), relation: relation,
      second: LayoutSide(item: view2.map { $0 as AnyObject }, attribute: attr2),
      multiplier: multiplier, constant: c)
  }

  /// Gives the constraint its meaning; only before it is activated.
  package func configure(
    first: LayoutSide, relation: Relation, second: LayoutSide, multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstSide = first
    secondSide = second
    self.relation = relation
    self.multiplier = multiplier
    constantStorage = constant
  }

  /// The first item: a view or a layout guide.
  open var firstItem: AnyObject? { firstSide.item }
  /// The part of the first item.
  open var firstAttribute: Attribute { firstSide.attribute }
  /// The second item, or nil where a constant stands alone.
  open var secondItem: AnyObject? { secondSide.item }
  /// The part of the second item.
  open var secondAttribute: Attribute { secondSide.attribute }
  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(side: firstSide) }
  /// The second side as an anchor, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondSide.item == nil ? nil : NSLayoutAnchor(side: secondSide)
  }

  /// What is added to the second side, in points; may be changed at any time.
  open var constant: CGFloat {
    get { constantStorage }
    set { changeConstant(newValue) }
  }

  /// How much the constraint matters; required unless set. UIKit refuses a change to or from required while the
  /// constraint is active; here it is allowed.
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set { changePriority(newValue) }
  }

  /// Whether the constraint takes part in layout. Activating one whose items have no common ancestor traps.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates several constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Makes the constraints that a visual format describes; traps on a format that cannot be read, as UIKit
  /// raises.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views).constraints()
  }

  /// The constraint as an equation, with its name and whether it is active.
  nonisolated open override var description: String { onMainActor { summary } }
}
