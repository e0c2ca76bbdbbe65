package import Foundation

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest pixels that cover a rectangle given in pixels; empty for null and non-finite ones.
  package init(covering rect: CGRect) {
    let box = rect.standardized
    guard !rect.isNull, box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite
    else {
      self = .empty
      return
    }
    // Larger than any surface, small enough for sums in Int.
    let limit: CGFloat = 1_000_000_000
    let left = Int(box.minX.clamped(to: -limit...limit).rounded(.down))
    let top = Int(box.minY.clamped(to: -limit...limit).rounded(.down))
    let right = Int(box.maxX.clamped(to: -limit...limit).rounded(.up))
    let bottom = Int(box.maxY.clamped(to: -limit...limit).rounded(.up))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  package var isEmpty: Bool { width <= 0 || height <= 0 }
  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var area: Int { isEmpty ? 0 : width * height }
  package var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let width = min(maxX, other.maxX) - left
    let height = min(maxY, other.maxY) - top
    return width > 0 && height > 0
      ? PixelRect(x: left, y: top, width: width, height: height) : .empty
  }

  package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  package func insetBy(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  package func offsetBy(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

extension Comparable {
  /// The nearest value within the range.
  package func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
