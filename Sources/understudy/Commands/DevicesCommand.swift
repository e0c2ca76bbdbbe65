import Foundation
import UnderstudyScript

/// `understudy devices`: the devices that can be simulated, a line each.
enum DevicesCommand {
  static var text: String {
    SimulatedDevice.all.map { device in
      let name = device.name.padding(toLength: 28, withPad: " ", startingAt: 0)
      return name
        + "\(Int(device.width)) x \(Int(device.height)) points at \(Int(device.scale))x, "
        + "safe area \(Int(device.safeAreaTop)) / \(Int(device.safeAreaBottom)), "
        + "\(device.refreshRate) Hz"
    }.joined(separator: "\n")
  }
}
