import UIKit

/// A drawer that comes from below and follows the finger down again.
final class DrawerPresentation: UIPresentationController {
  /// Drives the dismissal while a finger drags; nil at all other times.
  private(set) var drag: UIPercentDrivenInteractiveTransition?

  private let drawer = DrawerView()
  private let shade = UIView()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))

  override var presentedView: UIView? { drawer }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let top = container.safeAreaInsets.top
    return CGRect(
      x: 0, y: top, width: container.bounds.width, height: container.bounds.height - top)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    shade.frame = container.bounds
    shade.backgroundColor = .clear
    container.insertSubview(shade, at: 0)
    presentedViewController.view.frame = drawer.bounds
    presentedViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    drawer.addSubview(presentedViewController.view)
    presentedViewController.view.addGestureRecognizer(pan)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [shade] _ in shade.backgroundColor = .systemGreen }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [shade] _ in shade.backgroundColor = .clear }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { shade.removeFromSuperview() }
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let container = containerView else { return }
    let progress = max(0, min(1, pan.translation(in: container).y / drawer.bounds.height))
    switch pan.state {
    case .began:
      drag = UIPercentDrivenInteractiveTransition()
      presentingViewController.dismiss(animated: true)
    case .changed:
      drag?.update(progress)
    case .ended where progress > 0.3 || pan.velocity(in: container).y > 500:
      drag?.finish()
      drag = nil
    case .ended, .cancelled, .failed:
      drag?.cancel()
      drag = nil
    default:
      break
    }
  }
}

/// The drawer: a view cut round at its upper corners.
final class DrawerView: UIView {
  private let outline = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.masksToBounds = true
    layer.mask = outline
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("drawers are made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    outline.path =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 28, height: 28)
      ).cgPath
  }
}
