import Foundation
import UIKit
import UIKitViews
import UnderstudyScript

/// How the simulated device is held.
///
/// An iPhone with a notch does not turn its screen upside down, so there are three.
package enum DeviceOrientation: Hashable, CaseIterable, Sendable {
  case portrait
  /// Turned to the left: the upper end points left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight

  var isLandscape: Bool { self != .portrait }

  /// The orientation after a quarter turn; upside down stays as it was.
  func turned(_ turn: Step.Turn) -> DeviceOrientation {
    switch (self, turn) {
    case (.portrait, .left): .landscapeLeft
    case (.portrait, .right): .landscapeRight
    case (.landscapeLeft, .right), (.landscapeRight, .left): .portrait
    case (.landscapeLeft, .left), (.landscapeRight, .right): self
    }
  }

  /// What `UIDevice` calls it.
  var device: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }

  /// What the interface's orientation is called that is upright then: by the side to which it turned
  /// against the device.
  var interfaceMask: UIInterfaceOrientationMask {
    switch self {
    case .portrait: .portrait
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  /// The measures of a device's screen held like this.
  @MainActor func screen(of device: SimulatedDevice) -> UIScreen.Device {
    var screen = UIScreen.Device()
    screen.scale = CGFloat(device.scale)
    screen.maximumFramesPerSecond = device.refreshRate
    screen.cornerRadius = device.hasHomeButton ? 0 : 55
    if isLandscape {
      screen.size = CGSize(width: device.height, height: device.width)
      // The sensor housing takes the same on both sides, the home indicator 21 points.
      let side = device.hasHomeButton ? 0 : device.safeAreaTop
      screen.safeArea = UIEdgeInsets(
        top: 0, left: side, bottom: device.hasHomeButton ? 0 : 21, right: side)
    } else {
      screen.size = CGSize(width: device.width, height: device.height)
      screen.safeArea = UIEdgeInsets(
        top: device.safeAreaTop, left: 0, bottom: device.safeAreaBottom, right: 0)
    }
    return screen
  }

  /// The size classes of an iPhone held like this: the large ones are wide when they lie down.
  @MainActor func sizeClasses(of device: SimulatedDevice) -> UITraitCollection {
    let isWide = isLandscape && device.width >= 414
    return UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isLandscape ? .compact : .regular),
    ])
  }
}
