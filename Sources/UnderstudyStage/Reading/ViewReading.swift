import CoreGraphics
import Foundation
import MediaTime
import QuartzCore
import UIKit
import UIKitViews

/// What one view looks like at one moment, as presented on the screen.
@MainActor
struct ViewReading {
  let view: UIView
  let parent: UIView?
  /// From the view's own points to the window's, as presented.
  let toWindow: CGAffineTransform
  let properties: LayerProperties
  /// Whether the view and all above it are shown.
  let isVisible: Bool

  /// The presented frame in the window's points.
  var frame: CGRect { properties.bounds.applying(toWindow) }

  /// Every view of the shown windows, parents before children, back to front.
  static func all(in windows: [UIWindow], at time: CFTimeInterval) -> [ViewReading] {
    var readings: [ViewReading] = []
    for window in windows {
      walk(window, parent: nil, base: .identity, isVisible: true, time: time, into: &readings)
    }
    return readings
  }

  private static func walk(
    _ view: UIView, parent: UIView?, base: CGAffineTransform, isVisible: Bool,
    time: CFTimeInterval, into readings: inout [ViewReading]
  ) {
    let properties = view.layer.presented(at: time)
    let toWindow = placement(properties).concatenating(base)
    let shown = isVisible && !properties.isHidden && properties.opacity > 0.01
    readings.append(
      ViewReading(
        view: view, parent: parent, toWindow: toWindow, properties: properties, isVisible: shown))
    for child in view.subviews {
      walk(
        child, parent: view, base: toWindow, isVisible: shown, time: time, into: &readings)
    }
  }

  /// From a layer's own points to its superlayer's.
  private static func placement(_ properties: LayerProperties) -> CGAffineTransform {
    let bounds = properties.bounds
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * properties.anchorPoint.x,
      y: bounds.minY + bounds.height * properties.anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(properties.transform))
      .concatenating(
        CGAffineTransform(translationX: properties.position.x, y: properties.position.y))
  }
}
