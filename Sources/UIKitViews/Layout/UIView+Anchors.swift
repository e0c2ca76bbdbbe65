import Foundation

extension UIView {
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .left))
  }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .right))
  }
  /// The edge at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .leading))
  }
  /// The edge at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .trailing))
  }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .centerX))
  }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(side: LayoutSide(item: self, attribute: .top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .bottom))
  }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .centerY))
  }
  /// The baseline of the first line of text; the top edge of other content.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .firstBaseline))
  }
  /// The baseline of the last line of text; the bottom edge of other content.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .lastBaseline))
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension {
    .init(side: LayoutSide(item: self, attribute: .width))
  }
  /// The height.
  public var heightAnchor: NSLayoutDimension {
    .init(side: LayoutSide(item: self, attribute: .height))
  }

  /// The part of the view that no bar and no corner of the screen covers.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The part of the view in which lines of text have a readable length: the margins, at most 672 points wide.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  /// The guides that the program has added.
  public var layoutGuides: [UILayoutGuide] { LayoutNode.existing(for: self)?.guides ?? [] }

  /// Adds a guide, taking it from another view if it belongs to one.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    LayoutNode.of(self).guides.append(layoutGuide)
  }

  /// Takes a guide away, with the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for constraint in layoutGuide.node?.activeMentions ?? [] { constraint.isActive = false }
    LayoutNode.of(self).guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  func systemGuide(_ area: LayoutArea) -> UILayoutGuide {
    let node = LayoutNode.of(self)
    if let guide = node.systemGuides[area] { return guide }
    let guide = UILayoutGuide(area: area, of: self)
    node.systemGuides[area] = guide
    return guide
  }
}
