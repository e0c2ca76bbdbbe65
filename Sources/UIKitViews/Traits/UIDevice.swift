public import Foundation

/// The device that is simulated.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The one device there is.
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()
  /// Set once by whoever sets the stage.
  package static var simulated = SimulatedTraits()

  /// What the simulated device says of itself.
  package struct SimulatedTraits {
    package var name = "iPhone"
    package var systemVersion = "18.0"
    package var idiom = UIUserInterfaceIdiom.phone
    package var orientation = UIDeviceOrientation.portrait
    package init() {}
  }

  /// The name the owner gave it.
  open var name: String { Self.simulated.name }
  /// The kind of device in words.
  open var model: String { Self.simulated.idiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device in the user's language.
  open var localizedModel: String { model }
  /// The name of the system.
  open var systemName: String { Self.simulated.idiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system that is simulated.
  open var systemVersion: String { Self.simulated.systemVersion }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Self.simulated.idiom }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { Self.simulated.orientation }
  /// Always true: turning the simulated device is always noticed.
  open private(set) var isGeneratingDeviceOrientationNotifications = true
  /// Does nothing: turning the simulated device is always noticed.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: turning the simulated device is always noticed.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Whether the battery is watched; there is none.
  open var isBatteryMonitoringEnabled = false
  /// Minus one: there is no battery.
  open var batteryLevel: Float { -1 }
  /// A fixed identifier.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
  /// False: nobody is near.
  open var proximityState: Bool { false }
  /// True: several tasks may run.
  open var isMultitaskingSupported: Bool { true }

  /// Posted when the device has been turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its right side, the top to the left.
  case landscapeLeft = 3
  /// On its left side, the top to the right.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether it stands upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held in one of the four ways an interface can follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The kind of device. An old spelling of the device's own property.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
