import UIKit

/// An animator alone, as one finds it in an answer on the web: no screens, no application.
final class RollAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  )
    -> TimeInterval
  { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    container.addSubview(to)
    to.frame = container.bounds
    to.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
      .rotated(by: .pi / 3)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 0.7, initialSpringVelocity: 0.4, options: .curveEaseOut
    ) {
      to.transform = .identity
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
