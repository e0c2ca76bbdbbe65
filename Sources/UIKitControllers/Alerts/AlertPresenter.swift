import CoreGraphics
import Foundation
import ObjectiveC
import UIKitViews

/// Presents alerts: the card grows in, or the sheet slides up, over a dimmed screen.
final class AlertPresenter: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(presented, isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  )
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(dismissed, isPresenting: false) }

  private func animator(
    _ controller: UIViewController, isPresenting: Bool
  )
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard let alert = controller as? UIAlertController else { return nil }
    return AlertAnimator(style: alert.preferredStyle, isPresenting: isPresenting)
  }
}

/// Dims the screen and places the alert.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = presentedView,
      let alert = presentedViewController as? UIAlertController
    else { return .zero }
    let size = view.bounds.size
    let room = container.bounds
    switch alert.preferredStyle {
    case .alert:
      return CGRect(
        x: ((room.width - size.width) / 2).rounded(),
        y: ((room.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
    case .actionSheet:
      let bottom = max(container.safeAreaInsets.bottom, 8)
      return CGRect(
        x: ((room.width - size.width) / 2).rounded(), y: room.height - bottom - size.height,
        width: size.width, height: size.height)
    }
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = container?.bounds ?? .zero
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.frame = container.bounds
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("outside", AlertPresentation.outside))
    dimming.addGestureRecognizer(tap)
    fade(to: 1)
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  /// A tap outside a sheet is its cancel button; outside an alert it is nothing.
  private func outside() {
    guard let alert = presentedViewController as? UIAlertController,
      alert.preferredStyle == .actionSheet,
      let cancel = alert.actions.first(where: { $0.style == .cancel })
    else { return }
    alert.choose(cancel)
  }

  private func fade(to alpha: CGFloat) {
    let dimming = dimming
    guard let coordinator = presentedViewController.transitions.driver?.coordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.accompanyForSystem(in: nil) { _ in dimming.alpha = alpha }
  }
}

/// Lets an alert grow in and fade out, and a sheet of choices slide.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIAlertController.Style
  private let isPresenting: Bool

  init(style: UIAlertController.Style, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  /// The time of a sheet of choices is measured (fact 127); an alert's is alike.
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { style == .alert ? TransitionRules.alertDuration : TransitionRules.actionSheetDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let view = context.view(forKey: isPresenting ? .to : .from),
      let controller = context.viewController(forKey: isPresenting ? .to : .from)
    else { return context.completeTransition(true) }
    if isPresenting {
      view.frame = context.finalFrame(for: controller)
      container.addSubview(view)
    }
    let isPresenting = isPresenting
    let away = { [style] in
      switch style {
      case .alert:
        view.alpha = 0
        if isPresenting { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
      case .actionSheet:
        view.transform = CGAffineTransform(
          translationX: 0, y: container.bounds.height - view.frame.minY)
      }
    }
    if isPresenting { away() }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: BuiltInTiming.spring,
      animations: {
        if isPresenting {
          view.alpha = 1
          view.transform = .identity
        } else {
          away()
        }
      },
      completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
        view.transform = .identity
        view.alpha = 1
      })
  }
}
