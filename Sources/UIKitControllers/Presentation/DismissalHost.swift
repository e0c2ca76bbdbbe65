import CoreGraphics
import EventLog
import Foundation
import ObjectiveC
import TransitionEngine
import UIKitViews

/// A dismissal: the topmost screen of a chain goes, and with it all between it and the presenter.
final class DismissalHost: ModalHost, TransitionHost {
  /// The screens between the presenter and the topmost; they go without an animation of their own.
  private let between: [UIViewController]

  var outgoing: UIViewController? { presented }
  var incoming: UIViewController? { presenter }
  override var participants: [UIViewController] { [presented] + between + [presenter] }

  /// Begins the dismissal of a chain, the presenter's own presented screen first.
  static func begin(
    presenter: UIViewController, chain: [UIViewController], isAnimated: Bool,
    completion: (() -> Void)?
  ) {
    guard let top = chain.last, let presentation = top.modal.presentationController else { return }
    for controller in chain { controller.modal.isBeingDismissed = true }
    let host = DismissalHost(
      presenter: presenter, presented: top, between: Array(chain.dropLast()),
      presentation: presentation, isAnimated: isAnimated, completion: completion)
    TransitionDriver(host: host).begin()
  }

  private init(
    presenter: UIViewController, presented: UIViewController, between: [UIViewController],
    presentation: UIPresentationController, isAnimated: Bool, completion: (() -> Void)?
  ) {
    self.between = between
    super.init(
      presenter: presenter, presented: presented, presentation: presentation,
      options: .init(
        kind: .dismissal, isAnimated: isAnimated,
        removesPresenter: presenter.modal.removedPlace != nil),
      completion: completion)
  }

  // MARK: Delegates

  func askForAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    ask("animationController(forDismissed:)", [("dismissed", presented)]) {
      $0.animationController(forDismissed: presented)
    }
  }

  func askForInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    ask("interactionControllerForDismissal(using:)", [("animator", animator)]) {
      $0.interactionControllerForDismissal(using: animator)
    }
  }

  func makeBuiltInAnimator() -> any UIViewControllerAnimatedTransitioning {
    BuiltInModalAnimator(style: presented.builtInTransitionStyle, isPresenting: false)
  }

  override var builtInInteraction: (any UIViewControllerInteractiveTransitioning)? {
    (presentation as? UISheetPresentationController)?.swipe
  }

  // MARK: Course

  func installContainer() {
    for controller in between {
      controller.modal.presentationController?.container?.isHidden = true
    }
    guard let view = presenterView else { return }
    // Not in the window yet: the animator adds it, or the end puts it back (fact 57).
    view.frame = finalFrame(for: presenter)
  }

  func notifyWillBegin() {
    for controller in between.reversed() + [presented] {
      controller.modal.presentationController?.logged("dismissalTransitionWillBegin()") {
        $0.dismissalTransitionWillBegin()
      }
    }
  }

  func placeAtEnd() {}

  func settle(completed: Bool) {
    guard completed else {
      if options.removesPresenter { removePresenterView() }
      for controller in between {
        controller.modal.presentationController?.container?.isHidden = false
      }
      return
    }
    restorePresenterView()
    presentation.presentedView?.removeFromSuperview()
    containerView.removeFromSuperview()
    for controller in between.reversed() { takeDown(controller) }
    unlink()
  }

  private func takeDown(_ controller: UIViewController) {
    let wasShown = controller.appearance.state == .appeared
    if wasShown { controller.beginAppearance(false, animated: false) }
    controller.modal.removedPlace = nil
    controller.modal.presentationController?.container?.removeFromSuperview()
    if wasShown { controller.endAppearance() }
  }

  private func unlink() {
    var link: UIViewController? = presenter
    while let controller = link {
      link = controller.modal.presented
      controller.modal.presented = nil
      link?.modal.presenter = nil
    }
  }

  func notifyDidEnd(completed: Bool) {
    for controller in between.reversed() + [presented] {
      controller.modal.presentationController?.logged(
        "dismissalTransitionDidEnd(_:)", [("completed", completed)]
      ) { $0.dismissalTransitionDidEnd(completed) }
    }
  }

  func released() {
    for controller in between + [presented] {
      controller.modal.isBeingDismissed = false
      guard controller.modal.presenter == nil else { continue }
      let presentation = controller.modal.presentationController
      controller.modal.presentationController = nil
      presentation?.container = nil
      presentation?.retainedPresented = nil
    }
  }

  // MARK: Views and frames (facts 53 to 56)

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: presentation.presentedView
    case .to: presenterView
    case _: nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    if controller === presented { return presentation.presentedView?.frame ?? .zero }
    if controller === presenter, !options.removesPresenter {
      return frameInContainer(of: presenter)
    }
    return .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    guard controller === presenter else { return .zero }
    guard options.removesPresenter else { return frameInContainer(of: presenter) }
    // Where it will stand afterwards: a screen in a sheet does not fill the container.
    return presenter.modal.removedPlace?.frame(in: containerView, for: presenter.view)
      ?? containerView.bounds
  }
}
