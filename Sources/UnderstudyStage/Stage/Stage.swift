import CoreGraphics
import EventLog
import Foundation
import MediaTime
import QuartzCore
import UIKit
import UIKitControllers
import UIKitViews
import UnderstudyScript

/// A simulated device: a screen, a virtual clock, fingers, and the application that runs on it.
///
/// There is one stage at a time; making one starts a new world: the clock stands at launch, no
/// work waits, no application runs. Time moves only by the calls below, always by whole ticks of
/// the device's screen.
@MainActor
package final class Stage {
  /// The device whose measures the screen has.
  package let device: SimulatedDevice
  /// The tick.
  package let loop: FrameLoop
  /// What crossed between system and program so far.
  package let log: EventLog
  /// The root of what is drawn: the screen on a ground that it may turn on.
  package let canvasLayer = CALayer()
  /// The screen: the windows, and the fingers above them if they are shown.
  package let screenLayer = CALayer()
  private let windowsLayer = CALayer()
  /// How the device is held.
  package internal(set) var orientation = DeviceOrientation.portrait

  /// Called after every tick, and once after the launch.
  package var onTick: [() throws -> Void] = []
  /// Where the fingers are that touch the screen, by number.
  package private(set) var fingers: [Int: CGPoint] = [:]

  /// Makes a new world with this device in it.
  ///
  /// - Parameter turns: whether the device will be turned; the canvas then has room for it lying
  ///   down.
  package init(
    device: SimulatedDevice = .standard, appearance: RunRequest.Appearance = .light,
    systemVersion: String = "18.0", seed: UInt64 = 0, turns: Bool = false
  ) {
    self.device = device
    FrameLoop.reset(refreshRate: device.refreshRate)
    loop = FrameLoop.current
    log = EventLog(clock: { MediaClock.sinceLaunch })
    EventLog.current = log
    StageWorld.reset(
      device: device, appearance: appearance, systemVersion: systemVersion, seed: seed)
    StageWorld.install(in: loop, device: device)
    let width = turns ? max(device.width, device.height) : device.width
    canvasLayer.bounds = CGRect(x: 0, y: 0, width: width, height: device.height)
    canvasLayer.anchorPoint = .zero
    canvasLayer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    // The windows' layers hang below this one: animations run in trees that are on screen only.
    canvasLayer.isTreeRoot = true
    screenLayer.backgroundColor = canvasLayer.backgroundColor
    screenLayer.masksToBounds = turns
    windowsLayer.anchorPoint = .zero
    screenLayer.addSublayer(windowsLayer)
    canvasLayer.addSublayer(screenLayer)
    placeScreen()
  }

  /// The size of what is drawn, in points.
  package var canvasSize: CGSize { canvasLayer.bounds.size }

  /// The seconds since launch.
  package var time: Double { MediaClock.sinceLaunch }

  /// Goes on by one tick.
  package func tick() throws {
    loop.tick()
    try afterTick()
  }

  /// Goes on by whole ticks until `seconds` have passed.
  package func advance(by seconds: Double) throws {
    for _ in 0..<tickCount(seconds) { try tick() }
  }

  /// How many ticks a time takes: the nearest whole number.
  package func tickCount(_ seconds: Double) -> Int {
    Int((seconds * Double(device.refreshRate)).rounded())
  }

  func afterTick() throws {
    syncScreen()
    for body in onTick { try body() }
  }

  /// Puts the windows into the tree that is drawn, in their order.
  private func syncScreen() {
    if screenLayer.bounds.size != UIScreen.main.bounds.size { placeScreen() }
    let layers = UIApplication.shared.windowsInOrder.filter { !$0.isHidden }.map(\.layer)
    let shown = windowsLayer.sublayers ?? []
    guard shown.count != layers.count || zip(shown, layers).contains(where: { $0 !== $1 }) else {
      return
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    windowsLayer.sublayers = layers
    CATransaction.commit()
  }

  /// Puts the screen in the middle of the canvas, as large as it is held.
  private func placeScreen() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    screenLayer.bounds = UIScreen.main.bounds
    screenLayer.position = CGPoint(x: canvasLayer.bounds.midX, y: canvasLayer.bounds.midY)
    windowsLayer.bounds = screenLayer.bounds
    CATransaction.commit()
  }

  // MARK: Fingers

  /// Puts a finger down; it is delivered in the next tick.
  package func touch(_ point: CGPoint, finger: Int = 0) {
    precondition(fingers[finger] == nil, "finger \(finger) is down already")
    fingers[finger] = point
    TouchInput.began(finger: finger, at: point)
  }

  /// Moves a finger that is down evenly to a point; seconds.
  package func move(_ point: CGPoint, in duration: Double, finger: Int = 0) throws {
    guard let start = fingers[finger] else {
      throw StageError("No finger \(finger) is down.")
    }
    let count = max(tickCount(duration), 1)
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count)
      let place = CGPoint(
        x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
      fingers[finger] = place
      TouchInput.moved(finger: finger, to: place)
      try tick()
    }
  }

  /// Lifts a finger; it is delivered in the next tick.
  package func lift(finger: Int = 0) {
    guard fingers.removeValue(forKey: finger) != nil else { return }
    TouchInput.ended(finger: finger)
  }

  /// A finger goes down in one tick and up three later.
  package func tap(at point: CGPoint) throws {
    touch(point)
    for _ in 0..<3 { try tick() }
    lift()
    try tick()
  }

  /// A finger goes down, moves evenly and lifts in the tick after the last move; seconds.
  package func drag(from start: CGPoint, to end: CGPoint, in duration: Double) throws {
    touch(start)
    try tick()
    try move(end, in: duration)
    lift()
    try tick()
  }

  /// A drag of 120 points in 0.1 s that is still moving as it lifts.
  package func flick(from point: CGPoint, _ direction: Step.Direction) throws {
    let distance: CGFloat = 120
    let end =
      switch direction {
      case .up: CGPoint(x: point.x, y: point.y - distance)
      case .down: CGPoint(x: point.x, y: point.y + distance)
      case .left: CGPoint(x: point.x - distance, y: point.y)
      case .right: CGPoint(x: point.x + distance, y: point.y)
      }
    try drag(from: point, to: end, in: 0.1)
  }
}
