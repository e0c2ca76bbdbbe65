import EventLog
import Foundation
import MediaTime
import QuartzCore
import TransitionEngine
import UIKitViews

@testable import UIKitControllers

/// A device for the tests of this target: a window, a clock that moves by ticks, fingers and the log.
@MainActor final class World {
  let window: UIWindow
  let rate: Int

  init(rate: Int = 60, root: UIViewController) {
    self.rate = rate
    FrameLoop.reset(refreshRate: rate)
    QuartzCoreWorld.reset()
    EventLog.current = EventLog(clock: { MediaClock.sinceLaunch })
    let loop = FrameLoop.current
    QuartzCorePasses.install(in: loop)
    ViewPasses.install(in: loop)
    ControllerPasses.install(in: loop)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    tick()
    EventLog.current.removeAll()
  }

  func tick(_ count: Int = 1) {
    for _ in 0..<count { FrameLoop.current.tick() }
  }

  /// Ticks until nothing is in flight, at most three seconds.
  func settle() {
    for _ in 0..<(3 * rate) {
      tick()
      if UIApplication.shared.transitionsInFlight.isEmpty && !LayerAnimations.hasFiniteAnimations
        && MainWork.shared.isEmptyNow
      {
        return
      }
    }
  }

  /// The log: `Class.call` with the arguments that decide, one line for each event.
  var log: [String] { EventLog.current.events.map(Self.line) }

  /// Only the appearance callbacks.
  var appearances: [String] { log.filter { $0.contains(".view") && !$0.contains("Load") } }

  func clearLog() { EventLog.current.removeAll() }

  private static func line(_ event: LoggedEvent) -> String {
    let name = event.class.split(separator: ".").last.map(String.init) ?? ""
    let call = event.call.prefix { $0 != "(" }
    let told = [
      "completed", "didComplete", "transitionCompleted", "animated", "code", "isCancelled",
    ]
    let args = event.args.all.filter { told.contains($0.name) }.map(\.value.description)
    return "\(name).\(call)" + (args.isEmpty ? "" : "(\(args.joined(separator: ", ")))")
  }

  /// The presented value of a view's minY in its superview's points.
  func minY(_ view: UIView) -> CGFloat {
    let shown = view.layer.presented(at: MediaClock.seconds)
    return shown.position.y - shown.bounds.height * shown.anchorPoint.y
  }
}

// MARK: - Screens with names of their own

final class Root: UIViewController {}
final class Card: UIViewController {
  var whenDidAppear: (() -> Void)?
  override func viewDidAppear(_ animated: Bool) { whenDidAppear?() }
}
final class Detail: UIViewController {}

/// A presentation in the style `.custom` with an animator that slides linearly.
@MainActor final class Slides: NSObject, UIViewControllerTransitioningDelegate {
  var interaction: UIPercentDrivenInteractiveTransition?
  weak var lastPresentation: SlidePresentation?
  var removesPresenter = false
  var makeAnimator: (_ isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning = {
    Slide(isPresenting: $0)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = SlidePresentation(presentedViewController: presented, presenting: presenting)
    made.removes = removesPresenter
    lastPresentation = made
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(true) }

  func animationController(
    forDismissed dismissed: UIViewController
  )
    -> (any UIViewControllerAnimatedTransitioning)?
  { makeAnimator(false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }
}

final class SlidePresentation: UIPresentationController {
  var removes = false
  let tint = UIView()
  override var shouldRemovePresentersView: Bool { removes }
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: 100, width: bounds.width, height: bounds.height - 100)
  }
  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    tint.frame = containerView.bounds
    tint.alpha = 0
    containerView.insertSubview(tint, at: 0)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.tint.alpha = 1 }, completion: nil)
  }
  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.tint.alpha = 0 }, completion: nil)
  }
}

/// Slides the presented view up or down in 0.3 s, linearly.
class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    if isPresenting, let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    {
      let end = context.finalFrame(for: controller)
      view.frame = end.offsetBy(dx: 0, dy: end.height)
      container.addSubview(view)
      UIView.animate(
        withDuration: 0.3, delay: 0, options: .curveLinear, animations: { view.frame = end },
        completion: { _ in self.end(context) })
    } else if let view = context.view(forKey: .from) {
      if let to = context.view(forKey: .to) { container.insertSubview(to, at: 0) }
      let end = view.frame.offsetBy(dx: 0, dy: view.frame.height)
      UIView.animate(
        withDuration: 0.3, delay: 0, options: .curveLinear, animations: { view.frame = end },
        completion: { _ in self.end(context) })
    }
  }

  func end(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}
