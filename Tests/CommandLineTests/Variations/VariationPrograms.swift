/// Programs of the kind that people write around a custom transition in an afternoon.
enum VariationPrograms {
  /// What every variation needs: a root with a button that calls `open()`, and a second screen.
  static func program(_ parts: String) -> [String: String] {
    ["Program.swift": "import UIKit\n\n" + root + "\n" + parts]
  }

  private static let root = """
    class RootViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.addTarget(self, action: #selector(open(_:)), for: .touchUpInside)
        button.frame = CGRect(x: 120, y: 120, width: 150, height: 44)
        view.addSubview(button)
      }
      @objc func open(_ sender: UIButton) { makeAndShow() }
    }

    class OtherViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        let button = UIButton(type: .system)
        button.setTitle("Close", for: .normal)
        button.addTarget(self, action: #selector(close), for: .touchUpInside)
        button.frame = CGRect(x: 120, y: 200, width: 150, height: 44)
        view.addSubview(button)
      }
      @objc func close() { dismiss(animated: true) }
    }
    """

  /// Both directions by a property animator, with a twist.
  static let propertyAnimator = program(
    """
    extension RootViewController: UIViewControllerTransitioningDelegate {
      func makeAndShow() {
        let other = OtherViewController()
        other.modalPresentationStyle = .overFullScreen
        other.transitioningDelegate = self
        present(other, animated: true)
      }
      func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Twist(opening: true) }
      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Twist(opening: false) }
    }

    final class Twist: NSObject, UIViewControllerAnimatedTransitioning {
      let opening: Bool
      init(opening: Bool) { self.opening = opening }
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = opening ? .to : .from
        guard let view = context.view(forKey: key) else { return context.completeTransition(false) }
        if opening { context.containerView.addSubview(view) }
        let small = CGAffineTransform(scaleX: 0.1, y: 0.1).rotated(by: .pi / 2)
        view.transform = opening ? small : .identity
        let timing = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0.8), controlPoint2: CGPoint(x: 0.3, y: 1))
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), timingParameters: timing)
        animator.addAnimations { [opening] in view.transform = opening ? .identity : small }
        animator.addCompletion { position in
          context.completeTransition(position == .end && !context.transitionWasCancelled)
        }
        animator.startAnimation()
      }
    }
    """)

  /// A half-height sheet laid out with anchors, over a dimming view that closes it when tapped.
  static let dimmedHalfSheet = program(
    """
    extension RootViewController: UIViewControllerTransitioningDelegate {
      func makeAndShow() {
        let other = OtherViewController()
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = self
        present(other, animated: true, completion: { print("opened") })
      }
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        HalfSheet(presentedViewController: presented, presenting: presenting)
      }
    }

    final class HalfSheet: UIPresentationController {
      private lazy var dimming: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.5)
        view.alpha = 0
        view.accessibilityLabel = "Dimming"
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        return view
      }()
      @objc private func tapped() { presentedViewController.dismiss(animated: true) }
      override var frameOfPresentedViewInContainerView: CGRect {
        var frame = containerView!.bounds
        frame.origin.y = frame.height / 2
        frame.size.height /= 2
        return frame
      }
      override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView = containerView else { return }
        dimming.translatesAutoresizingMaskIntoConstraints = false
        containerView.insertSubview(dimming, at: 0)
        NSLayoutConstraint.activate([
          dimming.topAnchor.constraint(equalTo: containerView.topAnchor),
          dimming.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
          dimming.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
          dimming.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
        ])
        guard let coordinator = presentedViewController.transitionCoordinator else { return dimming.alpha = 1 }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
      }
      override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
      }
      override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
        presentedView?.layer.cornerRadius = 16
        presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView?.clipsToBounds = true
      }
    }
    """)

  /// A swipe from the left edge that drives a custom pop.
  static let edgePop = [
    "Program.swift": """
    import UIKit

    final class ListViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        view.backgroundColor = .white
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(next(_:)))
      }
      @objc func next(_ item: UIBarButtonItem) {
        navigationController?.pushViewController(DetailViewController(), animated: true)
      }
    }

    final class DetailViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Detail"
        view.backgroundColor = .systemTeal
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
      }
      @objc func swiped(_ edge: UIScreenEdgePanGestureRecognizer) {
        let coordinator = navigationController?.delegate as? Coordinator
        let progress = edge.translation(in: view).x / view.bounds.width
        switch edge.state {
        case .began:
          coordinator?.interactor = UIPercentDrivenInteractiveTransition()
          navigationController?.popViewController(animated: true)
        case .changed:
          coordinator?.interactor?.update(progress)
        case .ended:
          if progress > 0.5 { coordinator?.interactor?.finish() } else { coordinator?.interactor?.cancel() }
          coordinator?.interactor = nil
        case .cancelled:
          coordinator?.interactor?.cancel()
          coordinator?.interactor = nil
        default: break
        }
      }
    }

    final class Coordinator: NSObject, UINavigationControllerDelegate {
      var interactor: UIPercentDrivenInteractiveTransition?
      func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        operation == .pop ? Uncover() : nil
      }
      func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        interactor
      }
    }

    final class Uncover: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }
      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let from = transitionContext.view(forKey: .from)!
        let to = transitionContext.view(forKey: .to)!
        transitionContext.containerView.insertSubview(to, belowSubview: from)
        to.alpha = 0.3
        UIView.animate(withDuration: 0.35, delay: 0, options: [.curveLinear], animations: {
          from.center.x += from.bounds.width
          to.alpha = 1
        }, completion: { _ in
          to.alpha = 1
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
      }
    }

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let coordinator = Coordinator()
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        let navigation = UINavigationController(rootViewController: ListViewController())
        navigation.delegate = coordinator
        window = UIWindow()
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
      }
    }
    """
  ]

  /// A sheet on a sheet, each with its own presentation.
  static let sheetOnSheet = program(
    """
    final class Deck: NSObject, UIViewControllerTransitioningDelegate {
      static let shared = Deck()
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        Inset(presentedViewController: presented, presenting: presenting)
      }
    }
    final class Inset: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        let depth: CGFloat = presentingViewController is OtherViewController ? 2 : 1
        return containerView!.bounds.inset(by: UIEdgeInsets(top: 60 * depth, left: 0, bottom: 0, right: 0))
      }
    }
    extension RootViewController {
      func makeAndShow() { deal("First", on: self) }
    }
    extension OtherViewController {
      @objc func another() { deal("Second", on: self) }
    }
    func deal(_ title: String, on screen: UIViewController) {
      let other = OtherViewController()
      other.title = title
      let label = UILabel(frame: CGRect(x: 120, y: 300, width: 200, height: 30))
      label.text = title
      other.view.addSubview(label)
      let button = UIButton(frame: CGRect(x: 120, y: 400, width: 150, height: 44))
      button.setTitle("Another", for: .normal)
      button.addTarget(other, action: #selector(OtherViewController.another), for: .touchUpInside)
      other.view.addSubview(button)
      other.modalPresentationStyle = .custom
      other.transitioningDelegate = Deck.shared
      screen.present(other, animated: true)
    }
    """)

  /// An animator of keyframes.
  static let keyframes = program(
    """
    extension RootViewController: UIViewControllerTransitioningDelegate {
      func makeAndShow() {
        let other = OtherViewController()
        other.modalPresentationStyle = .fullScreen
        other.transitioningDelegate = self
        present(other, animated: true)
      }
      func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Hop() }
    }
    final class Hop: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1.0 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.frame.origin.y = 800
        UIView.animateKeyframes(withDuration: 1.0, delay: 0, options: .calculationModeLinear) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { to.frame.origin.y = 400 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { to.frame.origin.y = 0 }
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    """)

  /// The built-in styles, without an animator.
  static func builtIn(style: String, transition: String) -> [String: String] {
    program(
      """
      extension RootViewController {
        func makeAndShow() {
          let other = OtherViewController()
          other.modalPresentationStyle = .\(style)
          other.modalTransitionStyle = .\(transition)
          present(other, animated: true)
        }
      }
      """)
  }

  /// A circle that opens: an explicit animation of a mask's path, with a delegate.
  static let circle = program(
    """
    extension RootViewController: UIViewControllerTransitioningDelegate {
      func makeAndShow() {
        let other = OtherViewController()
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = self
        present(other, animated: true)
      }
      func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Circle() }
    }
    final class Circle: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
      private var context: UIViewControllerContextTransitioning?
      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let to = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(to)
        let middle = CGPoint(x: to.bounds.midX, y: to.bounds.midY)
        let small = UIBezierPath(ovalIn: CGRect(x: middle.x - 10, y: middle.y - 10, width: 20, height: 20))
        let large = UIBezierPath(ovalIn: CGRect(x: middle.x - 500, y: middle.y - 500, width: 1000, height: 1000))
        let mask = CAShapeLayer()
        mask.path = large.cgPath
        to.layer.mask = mask
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = small.cgPath
        animation.toValue = large.cgPath
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.delegate = self
        mask.add(animation, forKey: "path")
      }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        context?.view(forKey: .to)?.layer.mask = nil
        context?.completeTransition(!(context?.transitionWasCancelled ?? false))
        context = nil
      }
    }
    """)

  /// A picture of the button grows to the screen.
  static let snapshotZoom = program(
    """
    extension RootViewController: UIViewControllerTransitioningDelegate {
      func makeAndShow() {
        let other = OtherViewController()
        other.modalPresentationStyle = .fullScreen
        other.transitioningDelegate = self
        present(other, animated: true)
      }
      func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Zoom() }
    }
    final class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let toVC = context.viewController(forKey: .to),
          let snapshot = toVC.view.snapshotView(afterScreenUpdates: true) else { return }
        let container = context.containerView
        let finalFrame = context.finalFrame(for: toVC)
        container.addSubview(toVC.view)
        container.addSubview(snapshot)
        toVC.view.isHidden = true
        snapshot.frame = CGRect(x: 120, y: 120, width: 150, height: 44)
        snapshot.layer.cornerRadius = 10
        snapshot.layer.masksToBounds = true
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.2, options: .curveEaseOut) {
          snapshot.frame = finalFrame
          snapshot.layer.cornerRadius = 0
        } completion: { _ in
          toVC.view.isHidden = false
          snapshot.removeFromSuperview()
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    """)

  /// A container of one's own that swaps its children.
  static let container = program(
    """
    final class One: UIViewController { override func viewDidLoad() { view.backgroundColor = .systemRed } }
    final class Two: UIViewController { override func viewDidLoad() { view.backgroundColor = .systemGreen } }
    extension RootViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let one = One()
        addChild(one)
        one.view.frame = CGRect(x: 0, y: 400, width: view.bounds.width, height: 200)
        view.addSubview(one.view)
        one.didMove(toParent: self)
      }
      func makeAndShow() {
        let one = children[0], two = Two()
        one.willMove(toParent: nil)
        addChild(two)
        two.view.frame = one.view.frame.offsetBy(dx: view.bounds.width, dy: 0)
        transition(from: one, to: two, duration: 0.4, options: .curveEaseOut) {
          two.view.frame = one.view.frame
          one.view.frame = one.view.frame.offsetBy(dx: -self.view.bounds.width, dy: 0)
        } completion: { _ in
          one.removeFromParent()
          two.didMove(toParent: self)
        }
      }
    }
    """)

  /// An interruptible animator under a percent-driven controller.
  static let interruptible = program(
    """
    extension RootViewController: UIViewControllerTransitioningDelegate {
      func makeAndShow() {
        let other = DraggedViewController()
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = other
        present(other, animated: true)
      }
    }
    final class DraggedViewController: OtherViewController, UIViewControllerTransitioningDelegate {
      var interactor: UIPercentDrivenInteractiveTransition?
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
      }
      @objc func pan(_ pan: UIPanGestureRecognizer) {
        let progress = pan.translation(in: view.window).y / view.bounds.height
        switch pan.state {
        case .began:
          interactor = UIPercentDrivenInteractiveTransition()
          dismiss(animated: true)
        case .changed: interactor?.update(progress)
        case .ended, .cancelled:
          if progress > 0.4 { interactor?.finish() } else { interactor?.cancel() }
          interactor = nil
        default: break
        }
      }
      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Slide() }
      func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { interactor }
    }
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
      private var animator: UIViewImplicitlyAnimating?
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
      }
      func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let view = context.view(forKey: .from)!
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.frame.origin.y += view.bounds.height }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        self.animator = animator
        return animator
      }
      func animationEnded(_ completed: Bool) { animator = nil }
    }
    """)
}
