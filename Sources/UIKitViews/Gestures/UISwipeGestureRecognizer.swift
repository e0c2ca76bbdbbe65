import CoreGraphics
import Foundation
import MediaTime

/// Recognizes a quick, straight movement; a discrete gesture (fact 142).
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions' bits.
    public let rawValue: UInt
    /// Makes directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count; to the right unless set.
  open var direction: Direction = .right
  /// How many fingers swipe; 1 unless set.
  open var numberOfTouchesRequired = 1

  private var start: CGPoint = .zero
  private var startTime = 0.0

  /// Notes where and when the fingers came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count > numberOfTouchesRequired { return state = .failed }
    start = lastLocation
    startTime = MediaClock.seconds
  }

  /// Recognizes the swipe, or fails when it is too slow or goes elsewhere.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, trackedTouches.count == numberOfTouchesRequired else { return }
    if MediaClock.seconds - startTime > GestureConstants.swipeDuration { return state = .failed }
    let moved = CGVector(dx: lastLocation.x - start.x, dy: lastLocation.y - start.y)
    let along = max(abs(moved.dx), abs(moved.dy))
    guard along >= GestureConstants.swipeDistance else { return }
    let across = min(abs(moved.dx), abs(moved.dy))
    let isStraight = across <= along * GestureConstants.swipeStray
    state = isStraight && direction.contains(Self.direction(of: moved)) ? .ended : .failed
  }

  /// Fails: the fingers were lifted too soon.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private static func direction(of moved: CGVector) -> Direction {
    if abs(moved.dx) >= abs(moved.dy) { return moved.dx >= 0 ? .right : .left }
    return moved.dy >= 0 ? .down : .up
  }
}
