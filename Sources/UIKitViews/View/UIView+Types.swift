public import Foundation

extension UIView {
  /// How a view's content follows its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits, its proportions kept.
    case scaleAspectFit = 1
    /// As small as covers the bounds, its proportions kept.
    case scaleAspectFill = 2
    /// Drawn again when the bounds change.
    case redraw = 3
    /// In the middle, at its own size.
    case center = 4
    /// At the top edge's middle.
    case top = 5
    /// At the bottom edge's middle.
    case bottom = 6
    /// At the left edge's middle.
    case left = 7
    /// At the right edge's middle.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// What of a view gives when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The mask's bits.
    public let rawValue: UInt
    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The space at the left gives.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width gives.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The space at the right gives.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The space at the top gives.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height gives.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The space at the bottom gives.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Whether the tint colour is shown greyed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic = 0
    /// Shown as it is.
    case normal = 1
    /// Shown greyed.
    case dimmed = 2
  }

  /// Says that a view's content asks for no size in one direction.
  public nonisolated class var noIntrinsicMetric: CGFloat { -1 }
  /// The target that asks for the smallest fitting size.
  public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target that asks for the largest fitting size.
  public nonisolated class var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10_000, height: 10_000)
  }
}

/// What a view means, which tells whether it is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// A control of playback; not mirrored.
  case playback = 1
  /// A control of directions in space; not mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

/// A place with coordinates: a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// A point of this space in another's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in another's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The space's own rectangle.
  var bounds: CGRect { get }
}

/// A behaviour that can be attached to a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view it is attached to.
  var view: UIView? { get }
  /// Called before the view changes.
  func willMove(to view: UIView?)
  /// Called after the view has changed.
  func didMove(to view: UIView?)
}
