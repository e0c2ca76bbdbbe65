public import Foundation

/// Distances from the four sides of a rectangle inwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No distance anywhere.
  public static let zero = UIEdgeInsets()

  /// Makes insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// The rectangle made smaller by the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

/// The rectangle made smaller by the insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Makes insets from four distances.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Distances from the four sides inwards, where text's direction says which is leading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// From the top.
  public var top: CGFloat
  /// From the side where text begins.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the side where text ends.
  public var trailing: CGFloat

  /// No distance anywhere.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A movement of something from where it would be.
public struct UIOffset: Hashable, Sendable, Codable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No movement.
  public static let zero = UIOffset()

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset from its two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
