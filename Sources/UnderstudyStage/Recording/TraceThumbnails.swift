import Compositor
import CoreGraphics
import Foundation
import MediaTime
import UnderstudyRecording

/// Small pictures of the screen that stand beside the events of a trace.
@MainActor
final class TraceThumbnails {
  /// As many as a reader looks at, and a page carries.
  private static let limit = 48
  private static let width: CGFloat = 120

  private let stage: Stage
  private let compositor: Compositor
  private var pictures: [(t: Double, png: Data)] = []
  private var lastEventCount = 0

  init(stage: Stage) {
    self.stage = stage
    compositor = Compositor(stage, scale: Self.width / stage.canvasSize.width)
  }

  /// Keeps the tick that has just ended if something was logged in it or a transition runs.
  func keep() {
    let frame = compositor.render(stage.canvasLayer, at: MediaClock.seconds)
    let count = stage.log.events.count
    guard count != lastEventCount || !frame.damage.isEmpty else { return }
    lastEventCount = count
    guard let png = try? PNGWriter.data(frame.buffer) else { return }
    pictures.append((stage.time, png))
  }

  /// Pictures spread evenly over those that were kept.
  var chosen: [(t: Double, png: Data)] {
    guard pictures.count > Self.limit else { return pictures }
    let step = Double(pictures.count - 1) / Double(Self.limit - 1)
    return (0..<Self.limit).map { pictures[Int((Double($0) * step).rounded())] }
  }
}
