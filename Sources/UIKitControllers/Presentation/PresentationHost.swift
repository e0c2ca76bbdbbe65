import CoreGraphics
import EventLog
import Foundation
import ObjectiveC
import TransitionEngine
import UIKitViews

/// A presentation: the presented screen comes over its presenter.
final class PresentationHost: ModalHost, TransitionHost {
  private let source: UIViewController

  var outgoing: UIViewController? { presenter }
  var incoming: UIViewController? { presented }

  /// Finds the presentation controller, links the two screens and begins the transition.
  static func begin(
    presented: UIViewController, presenter: UIViewController, source: UIViewController,
    style: UIModalPresentationStyle, isAnimated: Bool, completion: (() -> Void)?
  ) {
    let presentation = PresentationChoice.controller(
      for: presented, presenter: presenter, source: source, style: style)
    var presenter = presenter
    if !presentation.shouldPresentInFullscreen && !style.usesCurrentContext {
      presenter = source.presentingAncestor(currentContext: true)
    }
    presentation.presentingReference = presenter
    presentation.retainedPresented = presented
    presented.modal.presenter = presenter
    presenter.modal.presented = presented
    presented.modal.isBeingPresented = true
    let host = PresentationHost(
      presenter: presenter, presented: presented, source: source, presentation: presentation,
      isAnimated: isAnimated, completion: completion)
    TransitionDriver(host: host).begin()
  }

  private init(
    presenter: UIViewController, presented: UIViewController, source: UIViewController,
    presentation: UIPresentationController, isAnimated: Bool, completion: (() -> Void)?
  ) {
    self.source = source
    super.init(
      presenter: presenter, presented: presented, presentation: presentation,
      options: .init(
        kind: .presentation, isAnimated: isAnimated,
        removesPresenter: presentation.shouldRemovePresentersView),
      completion: completion)
  }

  // MARK: Delegates

  func askForAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    ask(
      "animationController(forPresented:presenting:source:)",
      [("presented", presented), ("presenting", presenter), ("source", source)]
    ) {
      $0.animationController(forPresented: presented, presenting: presenter, source: source)
    }
  }

  func askForInteraction(
    _ animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    ask("interactionControllerForPresentation(using:)", [("animator", animator)]) {
      $0.interactionControllerForPresentation(using: animator)
    }
  }

  func makeBuiltInAnimator() -> any UIViewControllerAnimatedTransitioning {
    BuiltInModalAnimator(style: presented.builtInTransitionStyle, isPresenting: true)
  }

  // MARK: Course

  func installContainer() {
    let container = TransitionContainerView(frame: .zero)
    container.presentation = presentation
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentation.container = container
    place(container)
    if options.removesPresenter, let view = presenter.viewIfLoaded,
      let place = ViewPlace(of: view)
    {
      presenter.modal.removedPlace = place
      place.detach(view, into: container)
    }
    if presentation.presentationStyle != .custom {
      // Views from interface files have the size of another device until somebody tells them.
      presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
    }
  }

  /// Over the whole window, or right over the presentation context.
  private func place(_ container: UIView) {
    let usesContext =
      presentation.presentationStyle.usesCurrentContext || !presentation.shouldPresentInFullscreen
    let view: UIView = presenter.view
    if usesContext, let superview = view.superview {
      container.frame = view.frame
      superview.insertSubview(container, aboveSubview: view)
    } else if let window = view.window {
      container.frame = window.bounds
      window.addSubview(container)
    }
  }

  func notifyWillBegin() {
    PresentationChoice.tellOfAdaptation(presentation, coordinator: presented.transitionCoordinator)
    presentation.logged("presentationTransitionWillBegin()") {
      $0.presentationTransitionWillBegin()
    }
  }

  func placeAtEnd() {
    guard let view = presentation.presentedView else { return }
    if !view.isDescendant(of: containerView) { containerView.addSubview(view) }
    view.frame = presentation.frameOfPresentedViewInContainerView
    containerView.layoutIfNeeded()
  }

  func settle(completed: Bool) {
    if completed {
      if options.removesPresenter { removePresenterView() }
      return
    }
    presentation.presentedView?.removeFromSuperview()
    restorePresenterView()
    containerView.removeFromSuperview()
    presenter.modal.presented = nil
    presented.modal.presenter = nil
  }

  func notifyDidEnd(completed: Bool) {
    presentation.logged("presentationTransitionDidEnd(_:)", [("completed", completed)]) {
      $0.presentationTransitionDidEnd(completed)
    }
  }

  func released() {
    presented.modal.isBeingPresented = false
    guard presented.modal.presenter == nil, !presented.modal.isBeingDismissed else { return }
    // Cancelled: nothing of the presentation stays.
    presented.modal.presentationController = nil
    presentation.container = nil
    presentation.retainedPresented = nil
  }

  // MARK: Views and frames (facts 53 to 56)

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: presenterView
    case .to: presentation.presentedView
    case _: nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === presenter ? frameInContainer(of: presenter) : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === presented { return presentation.frameOfPresentedViewInContainerView }
    if controller === presenter, !options.removesPresenter {
      return frameInContainer(of: presenter)
    }
    return .zero
  }
}
