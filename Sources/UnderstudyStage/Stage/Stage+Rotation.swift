import Foundation
import UIKit
import UIKitControllers
import UIKitViews
import UnderstudyScript

extension Stage {
  /// Turns the device by a quarter; the screens turn along, and one tick passes.
  package func rotate(_ turn: Step.Turn) throws {
    let next = orientation.turned(turn)
    guard next != orientation else {
      throw StageError(
        "The device would be upside down, which this iPhone's screen does not follow.")
    }
    orientation = next
    UIDevice.simulated.orientation = next.device
    let traits = UITraitCollection(traitsFrom: [
      UIScreen.main.deviceTraits ?? .current, next.sizeClasses(of: device),
    ])
    UITraitCollection.current = traits
    RotationHost.turn(to: next.screen(of: device), traits: traits)
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    try tick()
  }
}
