public import Foundation

@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A direction in which views are sized and laid out.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
