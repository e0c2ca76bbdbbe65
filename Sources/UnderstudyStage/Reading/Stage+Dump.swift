import CoreGraphics
import EventLog
import Foundation
import MediaTime
import QuartzCore
import UIKit
import UIKitControllers
import UIKitViews

extension Stage {
  /// Every view as it is presented now: a line of `--dump`.
  package func dump() -> FrameDump {
    let views = readings.map { reading in
      let transform = CATransform3DGetAffineTransform(reading.properties.transform)
      return ViewDump(
        id: reading.view.creationIndex, class: className(of: reading.view),
        parent: reading.parent?.creationIndex, frame: reading.frame, model: reading.view.frame,
        alpha: Double(reading.properties.opacity), hidden: reading.properties.isHidden,
        background: reading.properties.backgroundColor.map(Self.hexadecimal),
        transform: [
          transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ].map { Double($0) },
        text: reading.text)
    }
    let transition = UIApplication.shared.transitionsInFlight.first.map {
      TransitionDump(
        kind: $0.kind, phase: $0.phase, interactive: $0.interactive, percent: $0.percent)
    }
    return FrameDump(t: time, views: views, transition: transition)
  }

  private static func hexadecimal(_ color: CGColor) -> String {
    let (red, green, blue, alpha) = color.rgba
    return ViewDump.hexadecimal(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
