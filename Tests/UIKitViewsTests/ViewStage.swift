import Foundation
import MediaTime
import QuartzCore

@testable import UIKitViews

/// A window on a virtual screen, with fingers and a clock that moves only when told.
///
/// Tests are synchronous and on the main actor, so one is over before the next begins.
@MainActor final class ViewStage {
  let window: UIWindow
  let start: Double

  init(size: CGSize = CGSize(width: 393, height: 852)) {
    FrameLoop.reset()
    QuartzCoreWorld.reset()
    ViewPasses.install(in: .current)
    QuartzCorePasses.install(in: .current)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
    FrameLoop.current.tick()
    start = MediaClock.seconds
  }

  /// Goes on by ticks of 1/60 s.
  func tick(_ count: Int = 1) { for _ in 0..<count { FrameLoop.current.tick() } }

  /// Puts a view with a frame into the window, or into another view.
  @discardableResult func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (parent ?? window).addSubview(view)
    return view
  }

  /// Down in one tick, up three later.
  func tap(_ point: CGPoint, finger: Int = 0) {
    TouchInput.began(finger: finger, at: point)
    tick(3)
    TouchInput.ended(finger: finger)
    tick()
  }

  /// Moves a finger in equal steps, one a tick.
  func move(finger: Int = 0, from: CGPoint, to: CGPoint, ticks: Int) {
    for step in 1...ticks {
      let share = CGFloat(step) / CGFloat(ticks)
      TouchInput.moved(
        finger: finger,
        to: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
      tick()
    }
  }
}

/// What happened, in order.
@MainActor final class Journal {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

extension CALayer {
  /// What is on screen now.
  var shown: LayerProperties { presented(at: MediaClock.seconds) }
}

func near(_ left: Double, _ right: Double, _ tolerance: Double = 0.001) -> Bool {
  abs(left - right) <= tolerance
}
