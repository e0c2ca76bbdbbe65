public import Foundation
import MediaTime

/// Recognizes two fingers that turn about each other (fact 144).
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var lastAngle: CGFloat?
  private var turned: CGFloat = 0
  private var origin: CGFloat = 0
  private var rate = RateMeter()

  /// How far the fingers have turned, in radians; settable, to count from another value.
  open var rotation: CGFloat {
    get { turned - origin }
    set { origin = turned - newValue }
  }

  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { rate.velocity(at: MediaClock.seconds) }

  /// Notes the direction from the first finger to the second.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastAngle = angle
  }

  /// Measures the turn, and begins or goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle, let lastAngle else { return }
    turned += Self.shortest(angle - lastAngle)
    self.lastAngle = angle
    rate.add(turned, at: MediaClock.seconds)
    switch state {
    case .possible:
      let slop = GestureConstants.rotationSlop
      guard abs(turned) > slop else { return }
      origin = turned > 0 ? slop : -slop
      state = .began
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  /// Ends when fewer than two fingers are left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
    guard left.count < 2 else { return }
    switch state {
    case .began, .changed: state = .ended
    case .possible: if left.isEmpty { state = .failed }
    case .ended, .cancelled, .failed: break
    }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Forgets the turn.
  open override func reset() {
    lastAngle = nil
    turned = 0
    origin = 0
    rate = RateMeter()
  }

  private var angle: CGFloat? {
    guard trackedTouches.count >= 2 else { return nil }
    let (first, second) = (trackedTouches[0].current, trackedTouches[1].current)
    return atan2(second.y - first.y, second.x - first.x)
  }

  private static func shortest(_ angle: CGFloat) -> CGFloat {
    var angle = angle
    while angle > .pi { angle -= 2 * .pi }
    while angle < -.pi { angle += 2 * .pi }
    return angle
  }
}
