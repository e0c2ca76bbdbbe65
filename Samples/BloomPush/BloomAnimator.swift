import UIKit

/// Lets the pushed screen grow out of the middle, and shrink back into it.
class BloomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  )
    -> TimeInterval
  {
    0.35
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    let container = transitionContext.containerView
    let flower: UIView
    switch operation {
    case .pop:
      container.insertSubview(to, belowSubview: from)
      flower = from
    default:
      container.addSubview(to)
      flower = to
      flower.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
      flower.alpha = 0
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      flower.transform =
        self.operation == .pop ? CGAffineTransform(scaleX: 0.4, y: 0.4) : .identity
      flower.alpha = self.operation == .pop ? 0 : 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
