import UIKit

final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isOpening: Bool

  init(isOpening: Bool) {
    self.isOpening = isOpening
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  )
    -> TimeInterval
  {
    return 0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view: UIView
    let target: CGRect
    if isOpening {
      guard let to = transitionContext.viewController(forKey: .to),
        let toView = transitionContext.view(forKey: .to)
      else { return }
      view = toView
      target = transitionContext.finalFrame(for: to)
      view.frame = target.offsetBy(dx: 0, dy: target.height)
      transitionContext.containerView.addSubview(view)
    } else {
      guard let fromView = transitionContext.view(forKey: .from) else { return }
      view = fromView
      target = fromView.frame.offsetBy(dx: 0, dy: fromView.frame.height)
    }

    // The system may skip the animation, but never the end state.
    guard transitionContext.isAnimated else {
      view.frame = target
      return
    }
    let finished: (Bool) -> Void = { _ in
      if self.isOpening && transitionContext.transitionWasCancelled {
        view.removeFromSuperview()
      }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let duration = transitionDuration(using: transitionContext)
    if transitionContext.isInteractive {
      // Linear, so that the drawer stays under the finger.
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear,
        animations: { view.frame = target }, completion: finished)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [], animations: { view.frame = target }, completion: finished)
    }
  }
}
