import EventLog
import Foundation
import ObjectiveC
import UIKitViews

extension UIViewController {
  // MARK: Who presents whom (facts 27 and 28)

  var nearestPresented: UIViewController? {
    modal.presented ?? parentStorage?.nearestPresented
  }

  var farthestPresenter: UIViewController? {
    parentStorage?.farthestPresenter ?? modal.presenter
  }

  var nearestPresentationController: UIPresentationController? {
    if let own = modal.presentationController { return own }
    if let parentStorage { return parentStorage.nearestPresentationController }
    return makePresentationController(presenting: modal.presenter, source: self)
  }

  var nearestActivePresentation: UIPresentationController? {
    if modal.presenter != nil { return modal.presentationController }
    return parentStorage?.nearestActivePresentation
  }

  var nearestCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitions.coordinator ?? parentStorage?.transitionCoordinator
  }

  var answersBeingPresented: Bool { modal.isBeingPresented }
  var answersBeingDismissed: Bool { modal.isBeingDismissed }

  /// The controller that presents for this one: the nearest presentation context, or the root.
  func presentingAncestor(currentContext: Bool) -> UIViewController {
    var candidate = self
    while let parent = candidate.parentStorage {
      if currentContext && candidate.definesPresentationContext { return candidate }
      candidate = parent
    }
    return candidate
  }

  // MARK: Present

  func presentScreen(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    precondition(
      presented !== self,
      "Application tried to present modally a view controller on itself. Presenting controller is "
        + "<\(className(self))>.")
    if let other = presented.modal.presenter {
      preconditionFailure(
        "Application tried to present modally a view controller <\(className(presented))> that is "
          + "already being presented by <\(className(other))>.")
    }
    if let parent = presented.parentStorage {
      preconditionFailure(
        "Application tried to present modally a view controller <\(className(presented))> that has "
          + "a parent view controller <\(className(parent))>.")
    }
    precondition(
      presented.viewStorage?.window?.rootViewController !== presented,
      "Application tried to present modally an active controller <\(className(presented))>.")

    // In this order: the style is read, the view loaded, then the delegate asked.
    let style = presented.modal.concreteStyle
    let presenter = presentingAncestor(currentContext: style.usesCurrentContext)
    guard canPresent(presented, on: presenter) else { return }
    if let driver = presenter.transitionInTheWay(of: self) {
      // As UIKit does with a push: what is under way goes first.
      driver.whenOver { [self] in
        presentScreen(presented, animated: animated, completion: completion)
      }
      return
    }
    presented.loadViewIfNeeded()
    PresentationHost.begin(
      presented: presented, presenter: presenter, source: self, style: style,
      isAnimated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  private func canPresent(_ presented: UIViewController, on presenter: UIViewController) -> Bool {
    let attempt =
      "Attempt to present <\(className(presented))> on <\(className(presenter))> "
      + "(from <\(className(self))>)"
    if let other = presenter.modal.presented {
      SystemWarning.report(
        "\(attempt) which is already presenting <\(className(other))>.",
        actor: .presenting, object: presenter)
      return false
    }
    guard presenter.viewStorage?.window != nil else {
      SystemWarning.report(
        "\(attempt) whose view is not in the window hierarchy.",
        actor: .presenting, object: presenter)
      return false
    }
    return true
  }

  private func transitionInTheWay(of receiver: UIViewController) -> TransitionDriver? {
    for controller in [self, receiver] {
      if let driver = controller.transitions.open { return driver }
    }
    return nil
  }

  // MARK: Dismiss

  func dismissScreen(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = dismissingPresenter, let first = presenter.modal.presented else {
      if let completion { TickWork.now("the completion of dismiss") { completion() } }
      return
    }
    var chain = [first]
    while let next = chain[chain.count - 1].modal.presented { chain.append(next) }
    if let driver = chain.lazy.compactMap(\.transitions.open).first {
      if chain.contains(where: \.modal.isBeingDismissed) {
        // Dismissed already: the second call only waits for the first one's end.
        if let completion { driver.whenOver(completion) }
      } else {
        driver.whenOver { [self] in dismissScreen(animated: animated, completion: completion) }
      }
      return
    }
    DismissalHost.begin(
      presenter: presenter, chain: chain, isAnimated: animated && UIView.areAnimationsEnabled,
      completion: completion)
  }

  /// The presenter that has to act: the nearest that presents something, else this screen's own.
  private var dismissingPresenter: UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.modal.presented != nil { return controller }
      candidate = controller.parentStorage
    }
    return farthestPresenter
  }

  // MARK: Presentation controllers

  /// Makes the presentation controller of the controller's style and keeps it.
  @discardableResult
  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let style = modal.concreteStyle
    let made =
      customPresentationController(style, presenting: presenting, source: source)
      ?? BuiltInPresentation.make(style, presented: self, presenting: presenting)
    made.resolvedStyle = style
    modal.presentationController = made
    return made
  }

  private func customPresentationController(
    _ style: UIModalPresentationStyle, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard style == .custom, let delegate = transitioningDelegate else { return nil }
    // Asked through `ifImplemented`, so that the log names only what the program has.
    let answer = ifImplemented {
      delegate.presentationController(forPresented: self, presenting: presenting, source: source)
    }
    guard let answer else { return nil }
    EventLog.current.record(
      actor: .delegate, object: delegate,
      call: "presentationController(forPresented:presenting:source:)",
      args: [("presented", self), ("presenting", presenting as Any), ("source", source)])
    return answer
  }
}

extension ModalState {
  /// The style that `.automatic` stands for (fact 26).
  var concreteStyle: UIModalPresentationStyle {
    style == .automatic ? .pageSheet : style
  }
}
