import CoreGraphics
import Foundation
import MediaTime
import QuartzCore
import UIKit
import UIKitControllers
import UIKitInterfaceBuilder
import UIKitViews
import UnderstudyScript
import UnderstudySupport

/// The state that all modules share, set to that of a device that has just been switched on.
@MainActor
enum StageWorld {
  static func reset(
    device: SimulatedDevice, appearance: RunRequest.Appearance, systemVersion: String, seed: UInt64
  ) {
    QuartzCoreWorld.reset()
    SimulationRandom.seed(seed)
    var simulated = UIDevice.SimulatedTraits()
    simulated.name = device.name
    simulated.systemVersion = systemVersion
    UIDevice.simulated = simulated
    UITraitCollection.current = traits(device, appearance)
  }

  /// Registers every module's passes; each forgets what the world before it left.
  static func install(in loop: FrameLoop, device: SimulatedDevice) {
    QuartzCorePasses.install(in: loop)
    ViewPasses.install(in: loop)
    ControllerPasses.install(in: loop)
    SupportPasses.install(in: loop)
    hold(device)
  }

  /// Tells the screen its measures, upright.
  private static func hold(_ device: SimulatedDevice) {
    UIScreen.main.device = DeviceOrientation.portrait.screen(of: device)
    UIScreen.main.deviceTraits = UITraitCollection.current
  }

  private static func traits(
    _ device: SimulatedDevice, _ appearance: RunRequest.Appearance
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .large),
      UITraitCollection(displayScale: CGFloat(device.scale)),
    ])
  }

  static func useResources(in folders: [URL]) {
    ResourceBundles.searchPaths = folders
    InterfaceBuilder.install()
  }
}
