import CoreGraphics
import Foundation
import QuartzCore

/// Draws the fingers over the screen.
@MainActor
final class TouchOverlay {
  private static let radius: CGFloat = 22
  /// The dot stays for a moment after the finger has left, so that a tap can be seen; seconds.
  private static let afterglow = 0.25

  private struct Dot {
    let layer: CALayer
    var lifted: Double?
  }

  private let stage: Stage
  private var dots: [Int: Dot] = [:]

  init(stage: Stage) {
    self.stage = stage
  }

  /// Puts the dots where the fingers are; called after every tick.
  func update() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    for (finger, point) in stage.fingers {
      let dot = dots[finger] ?? makeDot()
      dot.layer.position = point
      dot.layer.opacity = 1
      if dot.layer.superlayer !== stage.screenLayer
        || stage.screenLayer.sublayers?.last !== dot.layer
      {
        stage.screenLayer.addSublayer(dot.layer)
      }
      dots[finger] = Dot(layer: dot.layer, lifted: nil)
    }
    for (finger, dot) in dots where stage.fingers[finger] == nil {
      let lifted = dot.lifted ?? stage.time
      let left = 1 - (stage.time - lifted) / Self.afterglow
      dot.layer.opacity = Float(max(left, 0))
      if left <= 0 {
        dot.layer.removeFromSuperlayer()
        dots[finger] = nil
      } else {
        dots[finger] = Dot(layer: dot.layer, lifted: lifted)
      }
    }
  }

  private func makeDot() -> Dot {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 2 * Self.radius, height: 2 * Self.radius)
    layer.cornerRadius = Self.radius
    layer.backgroundColor = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.45)
    layer.borderColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.8)
    layer.borderWidth = 2
    return Dot(layer: layer, lifted: nil)
  }
}
