import CoreGraphics
import EventLog
import Foundation
import ObjectiveC
import TransitionEngine
import UIKitViews

/// What presentations and dismissals have in common: a presenter, a presented screen, a container.
@MainActor class ModalHost {
  let presenter: UIViewController
  let presented: UIViewController
  let presentation: UIPresentationController
  let options: TransitionMachine.Options
  let completion: (() -> Void)?

  init(
    presenter: UIViewController, presented: UIViewController,
    presentation: UIPresentationController, options: TransitionMachine.Options,
    completion: (() -> Void)?
  ) {
    self.presenter = presenter
    self.presented = presented
    self.presentation = presentation
    self.options = options
    self.completion = completion
  }

  var participants: [UIViewController] { [presented, presenter] }
  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
  var frozenView: UIView? { presentation.container?.superview }

  var containerView: UIView { presentation.container ?? spareContainer }
  /// Stands in before the container is made and after it is gone, for whoever asks too early or late.
  private lazy var spareContainer = UIView()

  /// The presenter's view takes part only if it leaves the window (fact 53).
  var presenterView: UIView? { options.removesPresenter ? presenter.viewIfLoaded : nil }

  var builtInInteraction: (any UIViewControllerInteractiveTransitioning)? { nil }

  func callerCompletion() { completion?() }

  func role(of controller: UIViewController) -> EventActor? {
    if controller === presented { return .presented }
    return controller === presenter ? .presenting : nil
  }

  func frameInContainer(of controller: UIViewController) -> CGRect {
    guard let view = controller.viewIfLoaded, view.window != nil else { return .zero }
    return view.convert(view.bounds, to: containerView)
  }

  func ask<Answer>(
    _ call: String, _ args: [(String, Any)],
    _ body: (any UIViewControllerTransitioningDelegate) -> Answer?
  ) -> Answer? {
    guard let delegate = presented.transitioningDelegate else { return nil }
    guard let answer = ifImplemented({ body(delegate) }) else { return nil }
    EventLog.current.record(actor: .delegate, object: delegate, call: call, args: args)
    return answer
  }

  /// Takes the presenter's view out of the window at the end of what removes it (fact 44c).
  func removePresenterView() {
    presenter.viewIfLoaded?.removeFromSuperview()
  }

  /// Puts the presenter's view back exactly where it was.
  func restorePresenterView() {
    guard let place = presenter.modal.removedPlace, let view = presenter.viewIfLoaded else {
      return
    }
    presenter.modal.removedPlace = nil
    place.restore(view)
  }
}
