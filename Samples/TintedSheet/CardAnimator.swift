import UIKit

/// Raises the card from below the screen on a spring without overshoot, and lowers it again.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction { case up, down }

  private let direction: Direction

  init(_ direction: Direction) {
    self.direction = direction
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    switch direction {
    case .up:
      guard let screen = context.viewController(forKey: .to), let view = context.view(forKey: .to)
      else { return }
      let resting = context.finalFrame(for: screen)
      context.containerView.addSubview(view)
      view.frame = resting.offsetBy(dx: 0, dy: resting.height)
      move(view, to: resting, in: context)
    case .down:
      guard let view = context.view(forKey: .from) else { return }
      move(view, to: view.frame.offsetBy(dx: 0, dy: view.frame.height), in: context)
    }
  }

  private func move(
    _ view: UIView, to frame: CGRect, in context: UIViewControllerContextTransitioning
  ) {
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0
    ) {
      view.frame = frame
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
