import UIKit

/// Shows a screen as a card under the status bar, over a tint that comes and goes with it.
final class CardPresentation: UIPresentationController {
  private let card = CardView()
  private let tint = UIView()

  override var presentedView: UIView? { card }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return containerView.bounds.inset(
      by: UIEdgeInsets(top: containerView.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let content = presentedViewController.view else { return }
    tint.frame = containerView.bounds
    tint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tint.backgroundColor = .clear
    containerView.insertSubview(tint, at: 0)

    content.frame = card.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(content)

    presentedViewController.transitionCoordinator?.animate { _ in
      self.tint.backgroundColor = .systemIndigo
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { tint.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in
      self.tint.backgroundColor = .clear
    }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { tint.removeFromSuperview() }
  }
}
