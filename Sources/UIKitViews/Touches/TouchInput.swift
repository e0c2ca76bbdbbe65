import CoreGraphics
import Foundation
import MediaTime

/// The simulated device's fingers.
///
/// A finger is put in at any time, in the screen's points; it is delivered in the next touches pass.
/// Of several moves in one tick the last counts; a lift after a move in the same tick follows it.
@MainActor package enum TouchInput {
  private enum Input {
    case began(Int, CGPoint)
    case moved(Int, CGPoint)
    case ended(Int, CGPoint?)
    case cancelled(Int)

    var finger: Int {
      switch self {
      case .began(let finger, _), .moved(let finger, _), .ended(let finger, _),
        .cancelled(let finger):
        finger
      }
    }
  }

  private static var inputs: [Input] = []
  private static var touches: [Int: UITouch] = [:]
  private static let event = UIEvent(type: .touches)
  private static var lastTap: (location: CGPoint, time: Double, count: Int)?

  /// Puts a finger down.
  package static func began(finger id: Int, at point: CGPoint) { inputs.append(.began(id, point)) }
  /// Moves a finger that is down.
  package static func moved(finger id: Int, to point: CGPoint) { inputs.append(.moved(id, point)) }
  /// Lifts a finger, where it is or at another point.
  package static func ended(finger id: Int, at point: CGPoint? = nil) {
    inputs.append(.ended(id, point))
  }
  /// Takes a finger away as the system does.
  package static func cancelled(finger id: Int) { inputs.append(.cancelled(id)) }

  /// Where the fingers are that are down, by id, in the screen's points.
  package static var fingersDown: [Int: CGPoint] { touches.mapValues { screenPoint(of: $0) } }
  /// Whether any finger is down or about to be.
  package static var isTouching: Bool { !touches.isEmpty || !inputs.isEmpty }

  static func reset() {
    inputs = []
    touches = [:]
    lastTap = nil
    GestureCenter.reset()
  }

  /// The touches pass: one round for each change of a finger, all fingers together.
  static func deliver() {
    while !inputs.isEmpty {
      var changed: [UITouch] = []
      for input in nextRound() {
        if let touch = apply(input), !changed.contains(where: { $0 === touch }) {
          changed.append(touch)
        }
      }
      guard !changed.isEmpty else { continue }
      send(changed)
      for touch in changed where touch.phaseStorage == .ended || touch.phaseStorage == .cancelled {
        touches = touches.filter { $0.value !== touch }
        touch.windowStorage?.forget(touch)
      }
    }
  }

  /// The first input of each finger; moves of one finger are taken together.
  private static func nextRound() -> [Input] {
    var round: [Int: Input] = [:]
    var order: [Int] = []
    var rest: [Input] = []
    for input in inputs {
      switch (round[input.finger], input) {
      case (nil, _) where !rest.contains(where: { $0.finger == input.finger }):
        round[input.finger] = input
        order.append(input.finger)
      case (.moved?, .moved) where !rest.contains(where: { $0.finger == input.finger }):
        round[input.finger] = input
      default: rest.append(input)
      }
    }
    inputs = rest
    return order.compactMap { round[$0] }
  }

  private static func apply(_ input: Input) -> UITouch? {
    switch input {
    case .began(let finger, let point): return begin(finger, at: point)
    case .moved(let finger, let point): return change(finger, to: point, phase: .moved)
    case .ended(let finger, let point): return change(finger, to: point, phase: .ended)
    case .cancelled(let finger): return change(finger, to: nil, phase: .cancelled)
    }
  }

  private static func begin(_ finger: Int, at point: CGPoint) -> UITouch? {
    guard touches[finger] == nil else { return nil }
    for window in UIWindow.all.reversed() where !window.isHidden {
      let inWindow = window.convert(point, from: nil as UIWindow?)
      guard let view = window.hitTest(inWindow, with: event) else { continue }
      let touch = UITouch()
      touch.windowStorage = window
      touch.viewStorage = view
      touch.current = inWindow
      touch.previous = inWindow
      touch.start = inWindow
      touch.timestampStorage = MediaClock.seconds
      touch.tapCountStorage = tapCount(at: point)
      touches[finger] = touch
      return touch
    }
    return nil
  }

  private static func change(_ finger: Int, to point: CGPoint?, phase: UITouch.Phase) -> UITouch? {
    guard let touch = touches[finger] else { return nil }
    touch.previous = touch.current
    if let point, let window = touch.windowStorage {
      touch.current = window.convert(point, from: nil as UIWindow?)
    }
    if phase == .moved && touch.current == touch.previous { return nil }
    touch.phaseStorage = phase
    touch.timestampStorage = MediaClock.seconds
    return touch
  }

  private static func send(_ changed: [UITouch]) {
    for touch in touches.values where !changed.contains(where: { $0 === touch }) {
      touch.phaseStorage = .stationary
      touch.previous = touch.current
    }
    event.refill(touches: Set(touches.values), timestamp: MediaClock.seconds)
    var windows: [UIWindow] = []
    for touch in changed {
      guard let window = touch.windowStorage, !windows.contains(where: { $0 === window }) else {
        continue
      }
      windows.append(window)
    }
    let dispatcher = UIWindow.sendEventHook
    for window in windows {
      if let dispatcher { dispatcher(event, window) } else { window.sendEvent(event) }
    }
  }

  /// Takes touches away from a view that has left its window; its finger goes on without it.
  static func cancelTouches(of view: UIView) {
    for touch in touches.values where touch.viewStorage === view {
      let calls = touch.viewDelivery.cancel()
      guard !calls.isEmpty else { continue }
      touch.pendingCalls += calls
      touch.windowStorage?.send([touch], event: event)
    }
  }

  private static func tapCount(at point: CGPoint) -> Int {
    let now = MediaClock.seconds
    var count = 1
    if let last = lastTap, now - last.time <= GestureConstants.multipleTapInterval,
      hypot(point.x - last.location.x, point.y - last.location.y) <= GestureConstants.tapMovement
    {
      count = last.count + 1
    }
    lastTap = (point, now, count)
    return count
  }

  private static func screenPoint(of touch: UITouch) -> CGPoint {
    touch.windowStorage?.convert(touch.current, to: nil as UIWindow?) ?? touch.current
  }
}
