import Foundation
import UIKit
import UIKitControllers
import UIKitViews
import UnderstudyScript

extension Stage {
  /// Turns the device by a quarter; the screens turn along where they support it, and one tick
  /// passes.
  package func rotate(_ turn: Step.Turn) throws {
    let next = orientation.turned(turn)
    guard next != orientation else {
      throw StageError(
        "The device would be upside down, which this iPhone's screen does not follow.")
    }
    orientation = next
    UIDevice.simulated.orientation = next.device
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    let screen = next.screen(of: device)
    guard screen != UIScreen.main.device, supportedOrientations.contains(next.interfaceMask) else {
      return try tick()
    }
    let traits = UITraitCollection(traitsFrom: [
      UIScreen.main.deviceTraits ?? .current, next.sizeClasses(of: device),
    ])
    UITraitCollection.current = traits
    RotationHost.turn(to: screen, traits: traits, angle: turn == .left ? .pi / 2 : -.pi / 2)
    try tick()
  }

  /// What the frontmost controller supports of those that cover the screen.
  private var supportedOrientations: UIInterfaceOrientationMask {
    guard var top = shownWindows.last(where: { $0.rootViewController != nil })?.rootViewController
    else { return .allButUpsideDown }
    while let next = top.presentedViewController, next.modalPresentationStyle == .fullScreen {
      top = next
    }
    return top.supportedInterfaceOrientations
  }
}
