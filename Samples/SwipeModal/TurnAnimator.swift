import UIKit

class TurnAnimator: NSObject {
  enum Turn { case forward, back }
  private let turn: Turn

  init(turning turn: Turn) {
    self.turn = turn
  }
}

extension TurnAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  )
    -> TimeInterval
  {
    // What the bars go by; the animation below takes its own time.
    return 0.25
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    switch turn {
    case .forward:
      container.addSubview(to)
      to.alpha = 0
      to.transform = CGAffineTransform(translationX: from.bounds.width * 0.75, y: 0)
      UIView.animate(withDuration: 0.5, delay: 0) {
        to.transform = .identity
        to.alpha = 1
      } completion: { finished in
        transitionContext.completeTransition(finished)
      }
    case .back:
      container.addSubview(to)
      container.addSubview(from)
      UIView.animate(withDuration: 0.5, delay: 0) { [weak self] in
        guard self != nil else { return }
        from.alpha = 0
        from.transform = CGAffineTransform(translationX: -from.bounds.width * 0.75, y: 0)
      } completion: { finished in
        from.transform = .identity
        transitionContext.completeTransition(finished)
      }
    }
  }
}
