import Foundation

/// One side of a constraint as a sum of the quantities of nodes, in the coordinates of a common ancestor.
@MainActor struct LayoutForm {
  struct Key: Hashable {
    let id: Int
    let quantity: LayoutPlacement.Quantity
  }

  private(set) var coefficients: [Key: CGFloat] = [:]
  private(set) var nodes: [Int: LayoutNode] = [:]
  var constant: CGFloat = 0

  mutating func add(
    _ quantity: LayoutPlacement.Quantity, of node: LayoutNode, times factor: CGFloat = 1
  ) {
    coefficients[Key(id: node.id, quantity: quantity), default: 0] += factor
    nodes[node.id] = node
  }

  mutating func add(_ other: LayoutForm, times factor: CGFloat) {
    for (key, coefficient) in other.coefficients {
      coefficients[key, default: 0] += coefficient * factor
    }
    nodes.merge(other.nodes) { mine, _ in mine }
    constant += other.constant * factor
  }

  /// The quantities that count, in a fixed order.
  var terms: [(key: Key, coefficient: CGFloat)] {
    coefficients.filter { $0.value != 0 }
      .map { (key: $0.key, coefficient: $0.value) }
      .sorted { ($0.key.id, $0.key.quantity.rawValue) < ($1.key.id, $1.key.quantity.rawValue) }
  }

  // MARK: From constraints

  /// `first − multiplier × second − constant`, which the constraint compares with zero; nil when an item is gone.
  init?(_ constraint: NSLayoutConstraint) {
    guard let reference = Self.reference(of: constraint) else { return nil }
    guard let first = Self(constraint.firstSide, in: reference, facing: constraint.secondSide)
    else { return nil }
    add(first, times: 1)
    if constraint.secondSide.attribute != .notAnAttribute {
      guard let second = Self(constraint.secondSide, in: reference, facing: constraint.firstSide)
      else { return nil }
      add(second, times: -constraint.multiplier)
    }
    constant -= constraint.constant
  }

  private static func reference(of constraint: NSLayoutConstraint) -> UIView? {
    let views = constraint.items.compactMap(LayoutNode.view(of:))
    guard let first = views.first else { return nil }
    if views.count == 1 {
      // A lone edge counts from the superview.
      switch constraint.firstAttribute {
      case .width, .height, .notAnAttribute: return first
      default: return first.superviewStorage ?? first
      }
    }
    return views.dropFirst().reduce(Optional(first)) { $0?.commonAncestor(with: $1) }
  }

  private init?(_ side: LayoutSide, in reference: UIView, facing other: LayoutSide) {
    guard let item = side.item, let node = LayoutNode.of(item: item) else { return nil }
    let isInside = other.items.contains {
      $0 !== item && (LayoutNode.view(of: $0)?.isInside(reference) ?? false)
    }
    self.init(side.attribute, of: node, in: reference, isSeenFromInside: isInside)
    guard side.isDistance else { return }
    guard let end = side.endItem, let endNode = LayoutNode.of(item: end) else { return nil }
    let start = self
    self.init(side.endAttribute, of: endNode, in: reference, isSeenFromInside: isInside)
    add(start, times: -1)
  }

  private init(
    _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, in reference: UIView,
    isSeenFromInside: Bool
  ) {
    let view = node.view
    let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var box = LayoutBox(node: node, reference: reference, isSeenFromInside: isSeenFromInside)
    switch attribute {
    case .left: self = box.left
    case .right: self = box.right
    case .top: self = box.top
    case .bottom: self = box.bottom
    case .width: self = box.width
    case .height: self = box.height
    case .centerX: self = box.middleX
    case .centerY: self = box.middleY
    case .leading: self = isMirrored ? box.right.negated : box.left
    case .trailing: self = isMirrored ? box.left.negated : box.right
    case .firstBaseline, .lastBaseline:
      self = box.baseline(isFirst: attribute == .firstBaseline)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      box.margins = view?.layoutMargins ?? .zero
      switch attribute {
      case .leftMargin: self = box.left
      case .rightMargin: self = box.right
      case .topMargin: self = box.top
      case .bottomMargin: self = box.bottom
      case .leadingMargin: self = isMirrored ? box.right.negated : box.left
      case .trailingMargin: self = isMirrored ? box.left.negated : box.right
      case .centerXWithinMargins: self = box.middleX
      default: self = box.middleY
      }
    case .notAnAttribute: self = LayoutForm()
    }
  }

  init() {}

  /// Mirrored: what is leading counts from the right.
  var negated: LayoutForm {
    var form = LayoutForm()
    form.add(self, times: -1)
    return form
  }
}

/// The edges of a node's rectangle as sums, in the coordinates of an ancestor.
@MainActor struct LayoutBox {
  let node: LayoutNode
  let reference: UIView
  /// The other side is inside this view: then a scroll view's edges are those of its content.
  let isSeenFromInside: Bool
  var margins: UIEdgeInsets = .zero

  private var insets: UIEdgeInsets {
    let alignment = node.isGuide ? .zero : node.view?.alignmentRectInsets ?? .zero
    return UIEdgeInsets(
      top: alignment.top + margins.top, left: alignment.left + margins.left,
      bottom: alignment.bottom + margins.bottom, right: alignment.right + margins.right)
  }

  /// The origin in the reference's coordinates: nothing for the reference itself.
  private func origin(_ quantity: LayoutPlacement.Quantity) -> LayoutForm {
    var form = LayoutForm()
    if !node.isGuide, node.view === reference { return form }
    form.add(quantity, of: node)
    var ancestor = node.parent
    while let view = ancestor, view !== reference {
      form.add(quantity, of: LayoutNode.of(view))
      ancestor = view.superviewStorage
    }
    return form
  }

  private func length(_ quantity: LayoutPlacement.Quantity) -> LayoutForm {
    var form = LayoutForm()
    var source = node
    if isSeenFromInside, !node.isGuide, node.view === reference,
      let scroll = node.view as? any ScrollingContent,
      let content = LayoutNode.of(item: scroll.systemGuide(.scrolledContent))
    {
      source = content
    }
    form.add(quantity, of: source)
    return form
  }

  private func edge(
    _ start: LayoutPlacement.Quantity, _ extent: LayoutPlacement.Quantity, fraction: CGFloat,
    inset: CGFloat
  ) -> LayoutForm {
    var form = origin(start)
    if fraction != 0 { form.add(length(extent), times: fraction) }
    form.constant += inset
    return form
  }

  var left: LayoutForm { edge(.left, .width, fraction: 0, inset: insets.left) }
  var right: LayoutForm { edge(.left, .width, fraction: 1, inset: -insets.right) }
  var top: LayoutForm { edge(.top, .height, fraction: 0, inset: insets.top) }
  var bottom: LayoutForm { edge(.top, .height, fraction: 1, inset: -insets.bottom) }
  var middleX: LayoutForm {
    edge(.left, .width, fraction: 0.5, inset: (insets.left - insets.right) / 2)
  }
  var middleY: LayoutForm {
    edge(.top, .height, fraction: 0.5, inset: (insets.top - insets.bottom) / 2)
  }

  /// Sizes are the view's own even where edges are the content's.
  var width: LayoutForm { ownLength(.width, inset: insets.left + insets.right) }
  var height: LayoutForm { ownLength(.height, inset: insets.top + insets.bottom) }

  private func ownLength(_ quantity: LayoutPlacement.Quantity, inset: CGFloat) -> LayoutForm {
    var form = LayoutForm()
    form.add(quantity, of: node)
    form.constant -= inset
    return form
  }

  func baseline(isFirst: Bool) -> LayoutForm {
    guard !node.isGuide, let view = node.view else { return isFirst ? top : bottom }
    if let text = view as? any BaselineProviding {
      switch text.baseline(isFirst: isFirst) {
      case .fromTop(let distance): return edge(.top, .height, fraction: 0, inset: distance)
      case .fromBottom(let distance): return edge(.top, .height, fraction: 1, inset: -distance)
      case .fromMiddle(let distance): return edge(.top, .height, fraction: 0.5, inset: distance)
      }
    }
    let stand = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard stand !== view, stand.isInside(reference) else { return isFirst ? top : bottom }
    return LayoutBox(node: LayoutNode.of(stand), reference: reference, isSeenFromInside: false)
      .baseline(isFirst: isFirst)
  }
}

/// Where a line of text is in a view, in points downwards from an edge of it or up from the bottom.
package enum BaselinePosition: Hashable {
  case fromTop(CGFloat)
  case fromBottom(CGFloat)
  case fromMiddle(CGFloat)
}

/// A view with text of its own.
@MainActor package protocol BaselineProviding: UIView {
  /// Where the first or last baseline is.
  func baseline(isFirst: Bool) -> BaselinePosition
}
