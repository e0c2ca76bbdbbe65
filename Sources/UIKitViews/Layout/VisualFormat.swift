import Foundation

/// A layout written as text, `H:|-[name(100)]-20-[other]-|`, read into constraints.
///
/// Grammar: an optional `H:` or `V:`; `|` for the superview; views in brackets with predicates in parentheses,
/// separated by commas, each a relation, a number, metric or view, and an optional `@priority`; between them
/// connections: nothing (flush), `-` (the standard gap), `-5-`, `-name-` or `-(predicates)-`.
@MainActor struct VisualFormat {
  private let format: [Character]
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var position = 0
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []
  private var aligned: [AnyObject] = []

  private struct Predicate {
    var relation: NSLayoutConstraint.Relation = .equal
    var constant: CGFloat = 0
    var view: AnyObject?
    var priority: UILayoutPriority = .required
  }

  private enum Element { case superview, view(AnyObject) }

  /// The standard gap to the superview's edge is that of its margins.
  private enum Gap { case flush, standard, given([Predicate]) }

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = Array(format)
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  /// Reads the whole format.
  func constraints() -> [NSLayoutConstraint] {
    var reader = self
    reader.readAll()
    return reader.made
  }

  // MARK: Reading

  private mutating func readAll() {
    if take("H:") { isVertical = false } else if take("V:") { isVertical = true }
    var previous: Element?
    var gap = Gap.flush
    while position < format.count {
      let element = readElement()
      if let previous { connect(previous, gap, element) }
      previous = element
      guard position < format.count else { break }
      gap = readGap()
    }
    if previous == nil { fail("expected a view") }
    align()
  }

  private mutating func readElement() -> Element {
    if take("|") { return .superview }
    guard take("[") else { fail("expected '[' or '|'") }
    let view = readView(named: readName())
    aligned.append(view)
    if peek == "(" {
      for predicate in readPredicates() { size(view, predicate) }
    }
    guard take("]") else { fail("expected ']'") }
    return .view(view)
  }

  private mutating func readGap() -> Gap {
    guard take("-") else { return .flush }
    switch peek {
    case "[", "|": return .standard
    case "(":
      let predicates = readPredicates()
      guard take("-") else { fail("expected '-'") }
      return .given(predicates)
    default:
      let predicate = readPredicate()
      guard take("-") else { fail("expected '-'") }
      return .given([predicate])
    }
  }

  private mutating func readPredicates() -> [Predicate] {
    guard take("(") else { fail("expected '('") }
    var predicates: [Predicate] = []
    repeat { predicates.append(readPredicate()) } while take(",")
    guard take(")") else { fail("expected ')'") }
    return predicates
  }

  private mutating func readPredicate() -> Predicate {
    var predicate = Predicate()
    if take("==") {
      predicate.relation = .equal
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    }
    if let number = readNumber() {
      predicate.constant = number
    } else {
      let name = readName()
      if let metric = metric(named: name) {
        predicate.constant = metric
      } else {
        predicate.view = readView(named: name)
      }
    }
    if take("@") {
      guard let priority = readNumber() ?? metric(named: readName()) else {
        fail("expected a priority")
      }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  private mutating func readNumber() -> CGFloat? {
    var end = position
    if end < format.count, format[end] == "-" || format[end] == "+" { end += 1 }
    let digits = end
    while end < format.count, format[end].isNumber || format[end] == "." { end += 1 }
    guard end > digits, let number = Double(String(format[position..<end])) else { return nil }
    position = end
    return CGFloat(number)
  }

  private mutating func readName() -> String {
    let start = position
    while position < format.count,
      format[position].isLetter || format[position].isNumber || format[position] == "_"
    {
      position += 1
    }
    if start == position { fail("expected a name") }
    return String(format[start..<position])
  }

  private func readView(named name: String) -> AnyObject {
    guard let view = views[name] else { fail("\(name) is not a key in the views dictionary") }
    return view as AnyObject
  }

  private func metric(named name: String) -> CGFloat? {
    switch metrics[name] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: return nil
    }
  }

  private var peek: Character? {
    var at = position
    while at < format.count, format[at] == " " { at += 1 }
    return at < format.count ? format[at] : nil
  }

  private mutating func take(_ text: String) -> Bool {
    while position < format.count, format[position] == " " { position += 1 }
    guard position + text.count <= format.count,
      String(format[position..<position + text.count]) == text
    else { return false }
    position += text.count
    return true
  }

  private func fail(_ reason: String) -> Never {
    preconditionFailure(
      "Unable to parse constraint format: \(reason)\n\(String(format))\n\(String(repeating: " ", count: position))^"
    )
  }

  // MARK: Making

  private var start: NSLayoutConstraint.Attribute {
    if isVertical { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if isVertical { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private mutating func size(_ view: AnyObject, _ predicate: Predicate) {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    make(
      view, attribute, predicate.relation, predicate.view,
      predicate.view == nil ? .notAnAttribute : attribute,
      predicate.constant, predicate.priority)
  }

  private mutating func connect(_ first: Element, _ gap: Gap, _ second: Element) {
    let from: AnyObject
    let to: AnyObject
    var fromAttribute = end
    var toAttribute = start
    switch (first, second) {
    case (.superview, .view(let view)):
      from = superview(of: view)
      to = view
      fromAttribute = start
      if case .standard = gap { fromAttribute = margin(of: start) }
    case (.view(let view), .superview):
      from = view
      to = superview(of: view)
      toAttribute = end
      if case .standard = gap { toAttribute = margin(of: end) }
    case (.view(let one), .view(let other)): (from, to) = (one, other)
    case (.superview, .superview): fail("expected a view between the edges")
    }
    var predicates: [Predicate]
    switch gap {
    case .flush: predicates = [Predicate()]
    case .standard:
      var predicate = Predicate()
      if case .view = first, case .view = second { predicate.constant = systemSpacing }
      predicates = [predicate]
    case .given(let given): predicates = given
    }
    for predicate in predicates {
      if predicate.view != nil { fail("a gap cannot be a view") }
      if options.contains(.directionRightToLeft), !isVertical {
        // To the left: the first view's left edge is the gap right of the second's right edge.
        make(
          from, fromAttribute, predicate.relation, to, toAttribute, predicate.constant,
          predicate.priority)
      } else {
        make(
          to, toAttribute, predicate.relation, from, fromAttribute, predicate.constant,
          predicate.priority)
      }
    }
  }

  private func superview(of item: AnyObject) -> AnyObject {
    guard let view = LayoutNode.view(of: item), let superview = view.superview else {
      fail("the view has no superview")
    }
    return superview
  }

  private func margin(of edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .left: return .leftMargin
    case .right: return .rightMargin
    case .top: return .topMargin
    case .bottom: return .bottomMargin
    case .leading: return .leadingMargin
    default: return .trailingMargin
    }
  }

  private mutating func align() {
    let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in all where options.contains(option) {
      for (one, other) in zip(aligned, aligned.dropFirst()) {
        make(other, attribute, .equal, one, attribute, 0, .required)
      }
    }
  }

  private mutating func make(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute,
      multiplier: 1, constant: constant)
    constraint.priority = priority
    made.append(constraint)
  }
}
