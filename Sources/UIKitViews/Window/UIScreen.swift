public import Foundation

/// The simulated device's screen.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
  /// What the stage decided about the device.
  package struct Device: Hashable, Sendable {
    /// The screen's size in points, as the device is held.
    package var size = CGSize(width: 393, height: 852)
    /// Pixels in a point.
    package var scale: CGFloat = 3
    /// What bars and corners take from a full-screen window.
    package var safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    /// The highest refresh rate in Hz.
    package var maximumFramesPerSecond = 60
    /// The radius of the screen's corners in points.
    package var cornerRadius: CGFloat = 55
    package init() {}
  }

  /// The one screen there is.
  public static let main = UIScreen()
  /// All screens.
  public class var screens: [UIScreen] { [main] }

  private var deviceStorage = Device()
  private var traitsStorage: UITraitCollection?

  /// The device; a change (rotation, another device) is told to every window.
  package var device: Device {
    get { deviceStorage }
    set {
      guard newValue != deviceStorage else { return }
      deviceStorage = newValue
      traitsStorage = nil
      for window in UIWindow.all { window.screenDidChange() }
    }
  }

  /// The device's traits without the scale; the stage sets light or dark, size classes and idiom.
  package var deviceTraits: UITraitCollection? {
    didSet {
      traitsStorage = nil
      for window in UIWindow.all { window.inheritedTraitsMayHaveChanged() }
    }
  }

  /// The screen's rectangle in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
  /// The screen's rectangle in pixels, as the device is held upright.
  open var nativeBounds: CGRect {
    let (low, high) = (
      min(device.size.width, device.size.height), max(device.size.width, device.size.height)
    )
    return CGRect(x: 0, y: 0, width: low * device.scale, height: high * device.scale)
  }
  /// Pixels in a point.
  open var scale: CGFloat { device.scale }
  /// Pixels in a point; the same as ``scale`` here.
  open var nativeScale: CGFloat { device.scale }
  /// The highest refresh rate in Hz.
  open var maximumFramesPerSecond: Int { device.maximumFramesPerSecond }
  /// How bright the screen is; only kept.
  open var brightness: CGFloat = 1
  /// The screen's coordinates, which turn with the device.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's coordinates with the device upright; the same here.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Whether the screen is being recorded; false, so that programs hide nothing.
  open var isCaptured: Bool { false }

  /// The device's traits.
  open var traitCollection: UITraitCollection {
    if let traitsStorage { return traitsStorage }
    let scale = UITraitCollection(displayScale: device.scale)
    let traits = UITraitCollection(traitsFrom: [deviceTraits ?? .current, scale])
    traitsStorage = traits
    return traits
  }

  /// Called after ``traitCollection`` has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A view that shows what is on the screen now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let window = UIWindow.all.last { !$0.isHidden }
    return window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }

  /// A point of the screen in another space's coordinates.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: self) ?? point
  }
  /// A point of another space in the screen's coordinates.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: self) ?? point
  }
  /// A rectangle of the screen in another space's coordinates.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: self) ?? rect
  }
  /// A rectangle of another space in the screen's coordinates.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: self) ?? rect
  }
}
