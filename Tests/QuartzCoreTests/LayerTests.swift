import CoreGraphics
import Foundation
import MediaTime
import QuartzCore
import Testing

/// All tests of layers share one clock and one set of transactions, so they run one at a time.
@Suite(.serialized) enum LayerTests {}

/// A simulation with a tree on screen.
@MainActor
final class LayerStage {
  let root = CALayer()
  let loop: FrameLoop

  init(rate: Int = 60) {
    QuartzCoreWorld.reset()
    FrameLoop.reset(refreshRate: rate)
    loop = FrameLoop.current
    QuartzCorePasses.install(in: loop)
    root.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    root.isTreeRoot = true
  }

  /// A layer that has been on screen for a tick.
  func addLayer<Layer: CALayer>(_ layer: Layer = CALayer()) -> Layer {
    root.addSublayer(layer)
    tick()
    return layer
  }

  func tick(_ count: Int = 1) { for _ in 0..<count { loop.tick() } }

  func advance(_ seconds: Double) { loop.advance(by: seconds) }

  var now: Double { MediaClock.seconds }

  func shown(_ layer: CALayer) -> LayerProperties { layer.presented(at: now) }
}

/// Writes down starts and stops.
final class Recorder: NSObject, CAAnimationDelegate {
  var log: [String] = []
  var onStart: ((CAAnimation) -> Void)?
  var onStop: ((CAAnimation, Bool) -> Void)?

  func animationDidStart(_ anim: CAAnimation) {
    log.append("start \(anim.value(forKey: "name") as? String ?? "")")
    onStart?(anim)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.append("stop \(anim.value(forKey: "name") as? String ?? "") \(flag)")
    onStop?(anim, flag)
  }
}

func expectClose(
  _ value: some BinaryFloatingPoint, _ wanted: Double, _ tolerance: Double = 1e-6,
  _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    abs(Double(value) - wanted) <= tolerance, comment ?? "\(value) is not \(wanted)",
    sourceLocation: sourceLocation)
}
