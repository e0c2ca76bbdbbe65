public import Foundation

/// A rectangle that takes part in layout but shows nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view the guide belongs to; set by `addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView?
  /// A name for the program and for reports.
  open var identifier = ""
  /// Which part of the view the system keeps the guide at; nil for a guide of the program's own.
  let area: LayoutArea?
  var node: LayoutNode?

  /// Makes a guide that belongs to no view yet.
  public override init() {
    area = nil
    super.init()
  }

  /// Makes a guide from an interface file.
  public required init?(coder: NSCoder) {
    area = nil
    super.init()
  }

  init(area: LayoutArea, of view: UIView) {
    self.area = area
    super.init()
    owningView = view
    identifier = "\(Swift.type(of: view)).\(area)"
  }

  /// The guide's rectangle in its view's coordinates, as of the constraints now.
  open var layoutFrame: CGRect { ConstraintLayout.frame(of: self) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(side: LayoutSide(item: self, attribute: .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .right))
  }
  /// The edge at which lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .leading))
  }
  /// The edge at which lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .trailing))
  }
  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .centerX))
  }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(side: LayoutSide(item: self, attribute: .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .bottom))
  }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    .init(side: LayoutSide(item: self, attribute: .centerY))
  }
  /// The width.
  open var widthAnchor: NSLayoutDimension { .init(side: LayoutSide(item: self, attribute: .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension {
    .init(side: LayoutSide(item: self, attribute: .height))
  }
}

/// The parts of a view that the system keeps guides at.
enum LayoutArea: Hashable {
  case safeArea, margins, readableContent
  /// A scroll view's content, in the coordinates of its subviews.
  case scrolledContent
  /// A scroll view's own rectangle, which stays while the content moves.
  case scrollFrame
}
