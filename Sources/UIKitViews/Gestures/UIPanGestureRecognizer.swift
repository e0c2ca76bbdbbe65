public import Foundation
import MediaTime

/// Recognizes fingers that move, and follows them (facts 132 to 134).
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers are needed at least; 1 unless set.
  open var minimumNumberOfTouches = 1
  /// How many fingers may be down at most; more are ignored. No limit unless set.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// The scroll devices that pan; none exist.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  var motion = PanMotion()

  /// How far the fingers have moved since the gesture was recognized or the translation was last
  /// set, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { vector(motion.translation, in: view) }

  /// Sets what ``translation(in:)`` gives now. The velocity goes on as it is (fact 133).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let wanted = windowVector(translation, from: view)
    motion.origin = CGPoint(x: motion.moved.x - wanted.x, y: motion.moved.y - wanted.y)
  }

  /// How fast the fingers move, in points a second in a view's coordinates: the displacement over
  /// the last 100 ms (fact 133).
  open func velocity(in view: UIView?) -> CGPoint {
    vector(
      motion.velocity(at: MediaClock.seconds, window: GestureConstants.velocityWindow), in: view)
  }

  /// Starts to measure with the first finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if trackedTouches.count == touches.count { motion.begin(at: MediaClock.seconds) }
  }

  /// Measures, and begins or goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = CGFloat(max(trackedTouches.count, 1))
    var delta = CGPoint.zero
    for touch in touches where trackedTouches.contains(where: { $0 === touch }) {
      delta.x += (touch.current.x - touch.previous.x) / count
      delta.y += (touch.current.y - touch.previous.y) / count
    }
    motion.move(by: delta, at: MediaClock.seconds, tick: FrameLoop.current.tickDuration)
    guard trackedTouches.count >= minimumNumberOfTouches else { return }
    switch state {
    case .possible: if motion.passes(slop: GestureConstants.panSlop), mayFollow { state = .began }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  /// Ends with the last finger; a pan that has not begun fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else {
      return
    }
    // A lift may carry a last movement.
    measureLift(touches)
    switch state {
    case .began, .changed: state = .ended
    case .possible: state = .failed
    case .ended, .cancelled, .failed: break
    }
  }

  /// Cancels with the last finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) else {
      return
    }
    state = .cancelled
  }

  /// Forgets the movement.
  open override func reset() { motion = PanMotion() }

  /// Whether the movement is of the kind that is followed; fails the gesture if not.
  var mayFollow: Bool { true }

  private func measureLift(_ touches: Set<UITouch>) {
    let count = CGFloat(max(trackedTouches.count, 1))
    var delta = CGPoint.zero
    for touch in touches {
      delta.x += (touch.current.x - touch.previous.x) / count
      delta.y += (touch.current.y - touch.previous.y) / count
    }
    if delta != .zero {
      motion.move(by: delta, at: MediaClock.seconds, tick: FrameLoop.current.tickDuration)
    }
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window ?? view.window else { return vector }
    let zero = view.convert(CGPoint.zero, from: window)
    let end = view.convert(vector, from: window)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  private func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window ?? view.window else { return vector }
    let zero = view.convert(CGPoint.zero, to: window)
    let end = view.convert(vector, to: window)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }
}

/// The devices that scroll.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The devices' bits.
  public let rawValue: Int
  /// Makes a mask from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel that scrolls by steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A track pad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All devices.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
