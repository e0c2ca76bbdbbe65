import CoreGraphics
import Foundation
import MediaTime
import ObjectiveC
import QuartzCore
import UIKit
import UIKitControllers
import UIKitViews
import UnderstudyStage

/// A screen with a button that opens a panel, and one that opens it at once.
final class Shelf: UIViewController, UIViewControllerTransitioningDelegate {
  private(set) weak var presentation: PanelPresentation?
  private(set) weak var animator: PanelAnimator?
  weak var panelController: UINavigationController?
  var animatorsNeverComplete = false
  var isAnimated = true
  var usesConstraints = false
  var completions: [String] = []
  var askedForAnimators = 0

  override func viewDidLoad() {
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 100, y: 300, width: 190, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    view.addSubview(button)
  }

  func open() {
    let panel = UINavigationController(rootViewController: PanelContent())
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = self
    panelController = panel
    present(panel, animated: isAnimated) { [weak self] in self?.completions.append("opened") }
  }

  func close() {
    dismiss(animated: isAnimated) { [weak self] in self?.completions.append("closed") }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = PanelPresentation(presentedViewController: presented, presenting: presenting)
    made.usesConstraints = usesConstraints
    presentation = made
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { presentation?.driver }

  private func makeAnimator(_ isOpening: Bool) -> PanelAnimator {
    askedForAnimators += 1
    let made = PanelAnimator(isOpening: isOpening, completes: !animatorsNeverComplete)
    animator = made
    return made
  }
}

final class PanelContent: UIViewController {
  override func viewDidLoad() {
    title = "Panel"
    view.backgroundColor = .yellow
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in
        self?.dismiss(animated: true)
      })
  }
}

/// A view cut round at its upper corners.
final class PanelView: UIView {
  let outline = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.mask = outline
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    outline.path =
      UIBezierPath(
        roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 24, height: 24)
      ).cgPath
  }
}

/// Shows the panel under the status bar, over a tint, and lets a finger drag it down.
final class PanelPresentation: UIPresentationController {
  let panel = PanelView()
  let tint = UIView()
  var usesConstraints = false
  var driver: UIPercentDrivenInteractiveTransition?
  weak var lastDriver: UIPercentDrivenInteractiveTransition?
  private(set) lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector("dragged:", PanelPresentation.dragged))
  private(set) var coordinatorWasThere = false
  private(set) var presenterStayed = false
  private(set) var ends: [String] = []

  override var presentedView: UIView? { panel }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let top = containerView.safeAreaInsets.top
    return CGRect(
      x: 0, y: top, width: containerView.bounds.width, height: containerView.bounds.height - top)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let content = presentedViewController.view else { return }
    coordinatorWasThere = presentedViewController.transitionCoordinator != nil
    tint.frame = containerView.bounds
    tint.backgroundColor = .clear
    containerView.insertSubview(tint, at: 0)
    panel.addSubview(content)
    panel.addGestureRecognizer(pan)
    if usesConstraints {
      content.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
        content.topAnchor.constraint(equalTo: panel.topAnchor),
        content.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
      ])
    } else {
      content.frame = panel.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    presentedViewController.transitionCoordinator?.animate { _ in
      self.tint.backgroundColor = .blue
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    ends.append("presentation \(completed)")
    presenterStayed = presentingViewController.view.window != nil
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in
      self.tint.backgroundColor = .clear
    }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    ends.append("dismissal \(completed)")
  }

  var progress: CGFloat {
    max(0, min(1, pan.translation(in: containerView).y / panel.bounds.height))
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      lastDriver = driver
      presentingViewController.dismiss(animated: true)
    case .changed: driver?.update(progress)
    case .ended:
      if progress > 0.3 || pan.velocity(in: containerView).y > 500 {
        driver?.finish()
      } else {
        driver?.cancel()
      }
      driver = nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    default: break
    }
  }

  /// How far down the panel is presented.
  var shownTop: CGFloat {
    let shown = panel.layer.presented(at: MediaClock.seconds)
    return shown.position.y - shown.bounds.height / 2
  }

  /// How much of the tint is presented.
  var shownTint: CGFloat {
    tint.layer.presented(at: MediaClock.seconds).backgroundColor?.alpha ?? 0
  }
}

final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What the last one was told.
  struct Told {
    var fromView: UIView?
    var toView: UIView?
    var final = CGRect.null
    var isAnimated = false
    var isInteractive = false
    var wasCancelled: Bool?
  }

  nonisolated(unsafe) static var told = Told()

  private let isOpening: Bool
  private let completes: Bool

  init(isOpening: Bool, completes: Bool) {
    self.isOpening = isOpening
    self.completes = completes
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    Self.told = Told(
      fromView: context.view(forKey: .from), toView: context.view(forKey: .to),
      isAnimated: context.isAnimated, isInteractive: context.isInteractive)
    let view: UIView
    let end: CGRect
    if isOpening {
      guard let controller = context.viewController(forKey: .to),
        let to = context.view(forKey: .to)
      else { return }
      end = context.finalFrame(for: controller)
      Self.told.final = end
      view = to
      view.frame = end.offsetBy(dx: 0, dy: end.height)
      context.containerView.addSubview(view)
    } else {
      guard let from = context.view(forKey: .from) else { return }
      view = from
      end = view.frame.offsetBy(dx: 0, dy: view.frame.height)
    }
    guard completes else { return view.frame = end }
    let done: (Bool) -> Void = { _ in
      Self.told.wasCancelled = context.transitionWasCancelled
      context.completeTransition(!context.transitionWasCancelled)
    }
    if context.isInteractive {
      UIView.animate(
        withDuration: 0.3, delay: 0, options: .curveLinear, animations: { view.frame = end },
        completion: done)
    } else {
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [], animations: { view.frame = end }, completion: done)
    }
  }
}

/// A stage with a ``Shelf`` on it.
@MainActor struct PanelStage {
  let stage: Stage
  let shelf: Shelf

  init(_ configure: (Shelf) -> Void = { _ in }) {
    stage = Stage()
    shelf = Shelf()
    configure(shelf)
    let shelf = shelf
    stage.launch(root: shelf)
    PanelAnimator.told = .init()
  }

  /// Taps Open and waits.
  func opened() throws -> PanelPresentation {
    try stage.wait()
    try stage.tap("Open")
    try stage.wait()
    guard let presentation = shelf.presentation else { throw StageError("nothing was presented") }
    return presentation
  }

  /// Whether the window shows nothing but the shelf, and takes touches for it.
  var isAsAtFirst: Bool {
    guard let window = shelf.view.window else { return false }
    return window.subviews == [shelf.view] && shelf.presentedViewController == nil
      && shelf.view.frame == window.bounds
      && window.hitTest(CGPoint(x: 190, y: 320), with: nil) is UIButton
  }
}
