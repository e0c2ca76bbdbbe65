import Foundation
import QuartzCore

extension UIWindow {
  private static var registered: [Weak] = []
  private struct Weak { weak var window: UIWindow? }

  /// Every window that lives and is shown, the backmost first.
  package static var all: [UIWindow] { registered.compactMap(\.window) }
  /// The window that gets what is not addressed to a view.
  package private(set) static weak var key: UIWindow?

  /// Forgets the windows of an earlier stage.
  package static func forgetAll() {
    for window in all { window.backingLayer.isTreeRoot = false }
    registered = []
    key = nil
  }

  func setUpWindow() {
    windowStorage = self
    backingLayer.isHidden = true
    noteSafeAreaMayHaveChanged()
  }

  static func sortAll() {
    // Windows of one level keep the order in which they were shown.
    let windows = registered.enumerated().filter { $0.element.window != nil }
    registered = windows.sorted { left, right in
      let (a, b) = (
        left.element.window?.levelStorage ?? .normal, right.element.window?.levelStorage ?? .normal
      )
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  func takeKey() {
    guard canBecomeKey, UIWindow.key !== self else { return }
    let old = UIWindow.key
    UIWindow.key = self
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  func show() {
    UIWindow.registered.removeAll { $0.window === self || $0.window == nil }
    UIWindow.registered.append(Weak(window: self))
    UIWindow.sortAll()
    if isHidden { isHidden = false }
    takeKey()
  }

  /// Called when the window is shown or hidden.
  func visibilityDidChange() {
    // Layers under a shown window are on screen: their animations run, and they have a presentation.
    backingLayer.isTreeRoot = !isHidden
    if !isHidden, !UIWindow.registered.contains(where: { $0.window === self }) {
      UIWindow.registered.append(Weak(window: self))
      UIWindow.sortAll()
    }
    let name =
      isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
    NotificationCenter.default.post(name: name, object: self)
    UIWindow.onVisibilityChange?(self)
  }

  /// What bars and corners take from this window: the device's, if it covers the screen.
  var deviceSafeArea: UIEdgeInsets {
    let device = screen.device.safeArea
    let room = screen.bounds
    let place = untransformedFrame
    func reach(_ overlap: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(overlap, 0), limit) }
    return UIEdgeInsets(
      top: reach(device.top - place.minY, device.top),
      left: reach(device.left - place.minX, device.left),
      bottom: reach(place.maxY - (room.maxY - device.bottom), device.bottom),
      right: reach(place.maxX - (room.maxX - device.right), device.right))
  }

  func screenDidChange() {
    inheritedTraitsMayHaveChanged()
    noteSafeAreaMayHaveChanged()
  }

  /// The traits a window starts from: its scene's, else the screen's.
  var inheritedTraits: UITraitCollection { sceneStorage?.traitCollection ?? screen.traitCollection }

  /// Called when a window is shown or hidden; set by the controllers' module.
  package static var onVisibilityChange: ((UIWindow) -> Void)?
}
