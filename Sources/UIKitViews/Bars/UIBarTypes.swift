public import Foundation

/// The size of a bar for which something is set.
public enum UIBarMetrics: Int, Sendable {
  /// The standard bar.
  case `default` = 0
  /// The lower bar of landscape.
  case compact = 1
  /// The standard bar with a prompt.
  case defaultPrompt = 101
  /// The lower bar with a prompt.
  case compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, reaching under the status bar.
  case topAttached = 3
}

/// How dark a bar is.
public enum UIBarStyle: Int, Sendable {
  /// Light in light appearance.
  case `default` = 0
  /// Dark.
  case black = 1
  /// As black.
  public static var blackTranslucent: UIBarStyle { .black }
}

/// A bar that knows where it is.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The bar's own idea, unless implemented.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
