import Foundation

/// What a stack lays out, and how.
@MainActor struct StackArrangement {
  var views: [UIView] = []
  var axis: NSLayoutConstraint.Axis = .horizontal
  var distribution: UIStackView.Distribution = .fill
  var alignment: UIStackView.Alignment = .fill
  var spacing: CGFloat = 0
  var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  var isBaselineRelative = false
  var isMarginsRelative = false
  var isStale = false
  var constraints: [NSLayoutConstraint] = []
}

extension UIStackView {
  /// Keeps a stack no larger than it must be where nothing else decides.
  private static var shrinking: UILayoutPriority { UILayoutPriority(25) }
  /// What keeps proportions, which may have to give way by a pixel.
  private static var proportional: UILayoutPriority { UILayoutPriority(999) }

  func arrange(_ view: UIView, at index: Int) {
    let present = arrangement.views.firstIndex { $0 === view }
    if let present { arrangement.views.remove(at: present) }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangement.views.insert(view, at: min(max(index, 0), arrangement.views.count))
    rearrange()
  }

  func disarrange(_ view: UIView) {
    guard let index = arrangement.views.firstIndex(where: { $0 === view }) else { return }
    arrangement.views.remove(at: index)
    arrangement.customSpacing[ObjectIdentifier(view)] = nil
    rearrange()
  }

  /// Makes the constraints anew before the next layout.
  func rearrange() {
    arrangement.isStale = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Called when a subview is hidden or shown: a hidden one takes no room.
  func visibilityDidChange(of view: UIView) {
    if arrangement.views.contains(where: { $0 === view }) { rearrange() }
  }

  func makeArrangementConstraints() {
    guard arrangement.isStale else { return }
    arrangement.isStale = false
    NSLayoutConstraint.deactivate(arrangement.constraints)
    let maker = StackConstraints(stack: self)
    arrangement.constraints = maker.all()
    NSLayoutConstraint.activate(arrangement.constraints)
  }

  /// The constraints of one arrangement.
  @MainActor private struct StackConstraints {
    let stack: UIStackView
    let views: [UIView]
    let isRow: Bool

    init(stack: UIStackView) {
      self.stack = stack
      views = stack.arrangement.views.filter { !$0.isHidden }
      isRow = stack.arrangement.axis == .horizontal
    }

    private var room: AnyObject {
      stack.arrangement.isMarginsRelative ? stack.layoutMarginsGuide : stack
    }
    private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
    private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
    private var middle: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
    private var crossStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
    private var crossEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
    private var crossMiddle: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }

    func all() -> [NSLayoutConstraint] {
      shrink() + along() + distribute() + across()
    }

    private func make(
      _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
      _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
      _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
      constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
      let constraint = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second,
        attribute: secondAttribute,
        multiplier: multiplier, constant: constant)
      constraint.priority = priority
      constraint.identifier = "stack"
      return constraint
    }

    private func shrink() -> [NSLayoutConstraint] {
      [.width, .height].map { make(stack, $0, priority: UIStackView.shrinking) }
    }

    private func gap(after view: UIView) -> CGFloat {
      let custom =
        stack.arrangement.customSpacing[ObjectIdentifier(view)] ?? stack.arrangement.spacing
      return custom == UIStackView.spacingUseSystem ? systemSpacing : custom
    }

    /// Along the axis: edges and gaps.
    private func along() -> [NSLayoutConstraint] {
      guard let first = views.first, let last = views.last else { return [] }
      var made = [make(first, start, .equal, room, start), make(room, end, .equal, last, end)]
      let isFilled =
        stack.arrangement.distribution != .equalSpacing
        && stack.arrangement.distribution != .equalCentering
      for (one, other) in zip(views, views.dropFirst()) {
        if stack.arrangement.isBaselineRelative, !isRow {
          made.append(
            make(
              other, .firstBaseline, isFilled ? .equal : .greaterThanOrEqual, one, .lastBaseline,
              constant: gap(after: one)))
        } else {
          made.append(
            make(
              other, start, isFilled ? .equal : .greaterThanOrEqual, one, end,
              constant: gap(after: one)))
        }
      }
      return made
    }

    private func distribute() -> [NSLayoutConstraint] {
      guard let first = views.first else { return [] }
      switch stack.arrangement.distribution {
      case .fill: return []
      case .fillEqually: return views.dropFirst().map { make($0, length, .equal, first, length) }
      case .fillProportionally: return proportions()
      case .equalSpacing: return equalDistances(from: end, to: start)
      case .equalCentering:
        return equalDistances(from: middle, to: middle, priority: UIStackView.proportional)
      }
    }

    private func proportions() -> [NSLayoutConstraint] {
      func weight(_ view: UIView) -> CGFloat {
        let size = view.intrinsicContentSize
        return isRow ? size.width : size.height
      }
      guard let first = views.first(where: { weight($0) > 0 }) else { return [] }
      return views.filter { $0 !== first && weight($0) > 0 }.map {
        make(
          $0, length, .equal, first, length, multiplier: weight($0) / weight(first),
          priority: UIStackView.proportional)
      }
    }

    private func equalDistances(
      from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
      priority: UILayoutPriority = .required
    ) -> [NSLayoutConstraint] {
      let distances = zip(views, views.dropFirst()).map { one, other in
        LayoutSide(
          from: LayoutSide(item: one, attribute: from), to: LayoutSide(item: other, attribute: to))
      }
      guard let first = distances.first else { return [] }
      return distances.dropFirst().map { distance in
        let constraint = NSLayoutConstraint()
        constraint.configure(
          first: distance, relation: .equal, second: first, multiplier: 1, constant: 0)
        constraint.priority = priority
        return constraint
      }
    }

    /// Across the axis.
    private func across() -> [NSLayoutConstraint] {
      var made = views.flatMap { view -> [NSLayoutConstraint] in
        switch stack.arrangement.alignment {
        case .fill:
          return [
            make(view, crossStart, .equal, room, crossStart),
            make(view, crossEnd, .equal, room, crossEnd),
          ]
        case .leading:
          return [make(view, crossStart, .equal, room, crossStart)] + inside(view)
        case .trailing:
          return [make(view, crossEnd, .equal, room, crossEnd)] + inside(view)
        case .center:
          return [make(view, crossMiddle, .equal, room, crossMiddle)] + inside(view)
        case .firstBaseline, .lastBaseline: return inside(view)
        }
      }
      let baseline: NSLayoutConstraint.Attribute
      switch stack.arrangement.alignment {
      case .firstBaseline: baseline = .firstBaseline
      case .lastBaseline: baseline = .lastBaseline
      case .fill, .leading, .center, .trailing: return made
      }
      if isRow {
        made += zip(views, views.dropFirst()).map { make($1, baseline, .equal, $0, baseline) }
      }
      return made
    }

    private func inside(_ view: UIView) -> [NSLayoutConstraint] {
      [
        make(view, crossStart, .greaterThanOrEqual, room, crossStart),
        make(room, crossEnd, .greaterThanOrEqual, view, crossEnd),
      ]
    }
  }
}
