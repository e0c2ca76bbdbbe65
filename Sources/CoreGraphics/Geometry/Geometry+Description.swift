public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in brackets, as Apple's `print` shows them: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width and height in brackets, as Apple's `print` shows them: `(30.0, 40.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The four numbers in brackets, as Apple's `print` shows them: `(1.0, 2.0, 30.0, 40.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
