extension NSLayoutConstraint {
  /// A direction in which views are sized and laid out.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How the two sides of a constraint stand to each other.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The part of a view that a constraint speaks of.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which lines begin.
    case leading = 5
    /// The edge at which lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from left to right.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of other content.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of other content.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin at which lines begin.
    case leadingMargin = 17
    /// The margin at which lines end.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the top and bottom margins.
    case centerYWithinMargins = 20
    /// Nothing: the other side is a number.
    case notAnAttribute = 0

    /// The older name of the last baseline.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How views named in a visual format line up, and from where its direction counts.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options' bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges line up.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges line up.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges line up.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges line up.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges line up.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges line up.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles from left to right line up.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles from top to bottom line up.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines line up.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines line up.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Horizontal formats run from leading to trailing; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Horizontal formats run from left to right in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats run from right to left in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}
