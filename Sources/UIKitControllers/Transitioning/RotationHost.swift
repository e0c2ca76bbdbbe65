import CoreGraphics
import EventLog
import Foundation
import ObjectiveC
import TransitionEngine
import UIKitViews

/// A turn of the screen: controllers are told, then the windows change their size in an animation.
@MainActor package final class RotationHost: TransitionHost {
  private let device: UIScreen.Device
  private let traits: UITraitCollection?
  private let roots: [UIViewController]
  private let windows: [UIWindow]
  private let angle: CGFloat
  let options: TransitionMachine.Options

  /// Turns the screen to a device's new measures; the traits are left out where they stay.
  ///
  /// - Parameter angle: How far the interface turns against the device, in radians with the clock. The
  ///   windows begin as they stood on the turned device and come upright in the animation.
  package static func turn(
    to device: UIScreen.Device, traits: UITraitCollection? = nil, angle: CGFloat = 0,
    animated: Bool = true
  ) {
    let host = RotationHost(device: device, traits: traits, angle: angle, isAnimated: animated)
    TransitionDriver(host: host).begin()
  }

  private init(
    device: UIScreen.Device, traits: UITraitCollection?, angle: CGFloat, isAnimated: Bool
  ) {
    self.device = device
    self.angle = angle
    self.traits = traits
    windows = UIWindow.all.filter { $0.bounds.size == UIScreen.main.bounds.size }
    roots = windows.compactMap(\.rootViewController)
    options = .init(kind: .rotation, isAnimated: isAnimated)
  }

  var outgoing: UIViewController? { nil }
  var incoming: UIViewController? { nil }
  var participants: [UIViewController] { roots }
  var containerView: UIView { windows.first ?? UIView() }
  var presentationStyle: UIModalPresentationStyle { .none }
  var frozenView: UIView? { windows.first }
  var builtInInteraction: (any UIViewControllerInteractiveTransitioning)? { nil }

  func askForAnimator() -> (any UIViewControllerAnimatedTransitioning)? { nil }
  func askForInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
  func makeBuiltInAnimator() -> any UIViewControllerAnimatedTransitioning {
    RotationAnimator(before: { [self] in turnBack() }, change: { [self] in placeAtEnd() })
  }

  /// The windows as the turned device shows them before they follow.
  private func turnBack() {
    for window in windows {
      window.transform = CGAffineTransform(rotationAngle: -angle)
      window.center = CGPoint(x: device.size.width / 2, y: device.size.height / 2)
    }
  }

  func installContainer() {}

  func notifyWillBegin() {
    for root in roots {
      guard let coordinator = root.transitionCoordinator else { continue }
      if let traits { root.willTransition(to: traits, with: coordinator) }
      root.log("viewWillTransition(to:with:)", [("size", device.size)])
      root.viewWillTransition(to: device.size, with: coordinator)
    }
  }

  func placeAtEnd() {
    UIScreen.main.device = device
    if let traits { UIScreen.main.deviceTraits = traits }
    for window in windows {
      window.transform = .identity
      window.frame = CGRect(origin: .zero, size: device.size)
      window.layoutIfNeeded()
    }
  }

  func settle(completed: Bool) {}
  func notifyDidEnd(completed: Bool) {}
  func callerCompletion() {}
  func released() {}
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for controller: UIViewController) -> CGRect { .zero }
  func finalFrame(for controller: UIViewController) -> CGRect { .zero }
  func role(of controller: UIViewController) -> EventActor? { nil }
  var targetTransform: CGAffineTransform { CGAffineTransform(rotationAngle: angle) }
}

/// Changes the windows' size in an animation.
private final class RotationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let before: () -> Void
  private let change: () -> Void
  init(before: @escaping () -> Void, change: @escaping () -> Void) {
    self.before = before
    self.change = change
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    before()
    UIView.animate(
      withDuration: 0.3, animations: change, completion: { _ in context.completeTransition(true) })
  }
}
