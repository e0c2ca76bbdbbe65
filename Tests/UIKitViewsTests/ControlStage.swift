import CoreGraphics
import Foundation
import MediaTime
import QuartzCore

@testable import UIKitViews

/// A window with a finger, for tests of what is tapped.
@MainActor final class ControlStage {
  let window: UIWindow

  init(size: CGSize = CGSize(width: 393, height: 852)) {
    FrameLoop.reset()
    QuartzCoreWorld.reset()
    ViewPasses.install(in: .current)
    QuartzCorePasses.install(in: .current)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
    FrameLoop.current.tick()
  }

  func tick(_ count: Int = 1) { for _ in 0..<count { FrameLoop.current.tick() } }

  /// Puts a view into the window with a frame.
  func show<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    window.addSubview(view)
    tick()
    return view
  }

  /// Down in the middle of a view in one tick, up three later.
  func tap(_ view: UIView, at unit: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    let point = CGPoint(x: view.bounds.width * unit.x, y: view.bounds.height * unit.y)
    TouchInput.began(finger: 0, at: view.convert(point, to: nil))
    tick(3)
    TouchInput.ended(finger: 0)
    tick()
  }
}
