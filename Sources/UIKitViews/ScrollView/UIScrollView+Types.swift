public import Foundation

extension UIScrollView {
  /// How fast a flung content slows down, as the share of its speed left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share.
    public let rawValue: CGFloat
    /// Makes a rate from a share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along axes that scroll.
    case automatic = 0
    /// Along axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// What a drag does to the keyboard; there is none.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Dismisses it when the drag begins.
    case onDrag = 1
    /// Pulls it along.
    case interactive = 2
    /// Dismisses it when the drag begins, accessory included.
    case onDragWithAccessory = 3
    /// Pulls it along, accessory included.
    case interactiveWithAccessory = 4
  }

  /// How the indicators look; they are not drawn.
  public enum IndicatorStyle: Int, Sendable {
    /// For any content.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }
}
