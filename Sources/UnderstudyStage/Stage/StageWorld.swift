import Compositor
import CoreGraphics
import Foundation
import MediaTime
import QuartzCore
import UIKit
import UIKitControllers
import UIKitInterfaceBuilder
import UIKitViews
import UnderstudyScript

/// The state that all modules share, set to that of a device that has just been switched on.
@MainActor
enum StageWorld {
  static func reset(
    device: SimulatedDevice, appearance: RunRequest.Appearance, systemVersion: String, seed: UInt64
  ) {
    QuartzCoreWorld.reset()
  }

  static func install(in loop: FrameLoop) {
    QuartzCorePasses.install(in: loop)
    ViewPasses.install(in: loop)
    ControllerPasses.install(in: loop)
  }

  static func useResources(in folders: [URL], locale: String?) {
    ResourceBundles.searchPaths = folders
  }
}
