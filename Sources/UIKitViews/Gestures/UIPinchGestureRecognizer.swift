public import Foundation
import MediaTime

/// Recognizes two fingers that move apart or together (fact 144).
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var startSpan: CGFloat = 0
  private var base: CGFloat = 1
  private var ratio: CGFloat = 1
  private var rate = RateMeter()

  /// The fingers' distance in units of their first; settable, to count from another value.
  open var scale: CGFloat {
    get { base * ratio }
    set { base = newValue / max(ratio, 0.0001) }
  }

  /// How fast ``scale`` changes, in units a second.
  open var velocity: CGFloat { rate.velocity(at: MediaClock.seconds) }

  /// Notes the distance of the first two fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span, trackedTouches.count == 2 else { return }
    if state == .possible { base = 1 } else { base *= ratio }
    startSpan = max(span, 1)
    ratio = 1
    rate.add(scale, at: MediaClock.seconds)
  }

  /// Measures the distance, and begins or goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span, startSpan > 0 else { return }
    switch state {
    case .possible:
      guard abs(span - startSpan) > GestureConstants.pinchSlop else { return }
      // As in a pan, what it took to be recognized is not part of the gesture.
      startSpan += span > startSpan ? GestureConstants.pinchSlop : -GestureConstants.pinchSlop
      startSpan = max(startSpan, 1)
      measure(span)
      state = .began
    case .began, .changed:
      measure(span)
      state = .changed
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

  /// Forgets the distances.
  open override func reset() {
    startSpan = 0
    base = 1
    ratio = 1
    rate = RateMeter()
  }

  private var span: CGFloat? {
    guard trackedTouches.count >= 2 else { return nil }
    return distance(trackedTouches[0].current, trackedTouches[1].current)
  }

  private func measure(_ span: CGFloat) {
    ratio = span / startSpan
    rate.add(scale, at: MediaClock.seconds)
  }
}

/// How fast a number changes: its change over the last 100 ms.
struct RateMeter {
  private var samples: [(time: Double, value: CGFloat)] = []

  mutating func add(_ value: CGFloat, at time: Double) {
    samples.append((time, value))
    samples.removeAll { $0.time < time - 1 }
  }

  func velocity(at now: Double) -> CGFloat {
    guard let last = samples.last else { return 0 }
    let start = now - GestureConstants.velocityWindow
    guard let first = samples.last(where: { $0.time <= start }) ?? samples.first, now > first.time
    else { return 0 }
    return (last.value - first.value) / CGFloat(now - max(first.time, start))
  }
}
