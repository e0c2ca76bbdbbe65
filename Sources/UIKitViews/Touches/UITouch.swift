public import Foundation

/// A finger on the screen, from its coming down to its lift: the same object throughout.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    /// The finger has just come down.
    case began = 0
    /// It has moved since the last delivery.
    case moved = 1
    /// It is down and has not moved.
    case stationary = 2
    /// It has been lifted.
    case ended = 3
    /// The system has taken the touch away.
    case cancelled = 4
    /// A pointer has come into a window.
    case regionEntered = 5
    /// A pointer has moved within a window.
    case regionMoved = 6
    /// A pointer has left a window.
    case regionExited = 7
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A remote's surface.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A mouse or track pad.
    case indirectPointer = 3
  }

  package var current: CGPoint = .zero
  package var previous: CGPoint = .zero
  package var start: CGPoint = .zero
  package var phaseStorage: Phase = .began
  package var timestampStorage: TimeInterval = 0
  package var tapCountStorage = 1
  package weak var windowStorage: UIWindow?
  package weak var viewStorage: UIView?
  /// The recognizers that receive this touch, outermost view's last.
  package var receivers: [UIGestureRecognizer] = []
  /// Where the view's own share of this touch stands; see ``TouchDelivery``.
  var viewDelivery = TouchDelivery()
  /// What the view is to be told of this touch, in order.
  var pendingCalls: [TouchDelivery.Call] = []

  /// Counts touches, so that a set of them has the same order in every run.
  package let sequence: Int
  private static var lastSequence = 0

  package override init() {
    UITouch.lastSequence += 1
    sequence = UITouch.lastSequence
    super.init()
  }

  /// The touch's number.
  nonisolated open override var hash: Int { sequence }

  /// When the touch last changed, in seconds of the simulation's clock.
  open var timestamp: TimeInterval { timestampStorage }
  /// How far the touch has come.
  open var phase: Phase { phaseStorage }
  /// How many times in a row the finger has tapped here, this time included.
  open var tapCount: Int { tapCountStorage }
  /// What touches the screen; always a finger.
  open var type: TouchType { .direct }
  /// The radius of the finger's contact, in points.
  open var majorRadius: CGFloat { 20 }
  /// How exact ``majorRadius`` is, in points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The window in which the touch began.
  open var window: UIWindow? { windowStorage }
  /// The view in which the touch began.
  open var view: UIView? { viewStorage }
  /// The recognizers that receive this touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { receivers }
  /// How hard the finger presses; 0, since it is not measured.
  open var force: CGFloat { 0 }
  /// The hardest press that can be told apart.
  open var maximumPossibleForce: CGFloat { 0 }

  /// Where the finger is, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(current, to: view) }
  /// Where the finger was at the delivery before, in a view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previous, to: view) }
  /// Where the finger is, as exactly as known.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where the finger was, as exactly as known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    guard let window = windowStorage else { return view.convert(point, from: nil) }
    return window.convert(point, to: view)
  }
}
