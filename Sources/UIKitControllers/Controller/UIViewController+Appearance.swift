import EventLog
import Foundation
import TransitionEngine
import UIKitViews

/// The class of an object, as the log writes it.
func className(_ object: AnyObject) -> String { className(of: object) }

extension UIViewController {
  /// Logs a call on this controller, in the part that it plays just now.
  func log(_ call: String, _ args: [(String, Any)] = []) {
    EventLog.current.record(actor: logActor, object: self, call: call, args: args)
  }

  var logActor: EventActor {
    if modal.isBeingPresented || modal.isBeingDismissed { return .presented }
    if let role = transitions.driver?.role(of: self) { return role }
    if modal.presenter != nil { return .presented }
    if modal.presented != nil { return .presenting }
    return .controller
  }

  /// Begins a change of appearance and tells the children in view.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      prepareContentForAppearance()
    }
    send(appearance.receive(.begin(appearing: isAppearing, animated: animated)))
    forwardToChildren { child in
      child.beginAppearanceIfNeeded(isAppearing, animated: animated)
    }
  }

  /// A child that is on its way already, or there already, is not told twice.
  private func beginAppearanceIfNeeded(_ isAppearing: Bool, animated: Bool) {
    guard appearance.isShownOrComing != isAppearing else { return }
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends a change of appearance and tells the children that are in the same change.
  func endAppearance() {
    let direction = appearance.state
    if direction == .appearing { sendIsAppearing() }
    send(appearance.receive(.end))
    forwardToChildren { child in
      if child.appearance.state == direction { child.endAppearance() }
    }
    guard !appearance.isChanging else { return }
    pendingMove = nil
    appearsWithWindow = false
    if appearance.state == .appeared { contentDidAppear() }
  }

  /// Sends `viewIsAppearing` if the view is in the window and on its way in (fact 18).
  func sendIsAppearing() {
    send(appearance.receive(.laidOut))
    forwardToChildren { child in
      if child.appearance.state == .appearing { child.sendIsAppearing() }
    }
  }

  private func forwardToChildren(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childStorage where isInView(child) { body(child) }
  }

  private func isInView(_ child: UIViewController) -> Bool {
    guard let childView = child.viewStorage, let viewStorage else { return false }
    return childView.isDescendant(of: viewStorage)
  }

  private func send(_ callbacks: [AppearanceMachine.Callback]) {
    for callback in callbacks { send(callback) }
  }

  private func send(_ callback: AppearanceMachine.Callback) {
    switch callback {
    case .viewWillAppear(let animated):
      log("viewWillAppear(_:)", [("animated", animated)])
      viewWillAppear(animated)
    case .viewIsAppearing(let animated):
      log("viewIsAppearing(_:)", [("animated", animated)])
      viewIsAppearing(animated)
    case .viewDidAppear(let animated):
      log("viewDidAppear(_:)", [("animated", animated)])
      viewDidAppear(animated)
    case .viewWillDisappear(let animated):
      log("viewWillDisappear(_:)", [("animated", animated)])
      viewWillDisappear(animated)
    case .viewDidDisappear(let animated):
      log("viewDidDisappear(_:)", [("animated", animated)])
      viewDidDisappear(animated)
    case .unbalanced:
      SystemWarning.report(
        "Unbalanced calls to begin/end appearance transitions for <\(className(self))>.",
        actor: logActor, object: self)
    }
  }
}

// MARK: - What the view tells

extension UIViewController: ViewOwner {
  package func ownedViewWillMove(toWindow window: UIWindow?) {
    let isComing = window != nil
    guard followsWindow, appearance.isShownOrComing != isComing else { return }
    if isComing, let parentStorage {
      switch parentStorage.appearance.state {
      case .disappeared, .disappearing:
        return  // The parent takes the child along when it appears itself.
      case .appearing:
        // The parent's own end is the child's too.
        return beginAppearance(true, animated: parentStorage.appearance.isAnimated)
      case .appeared:
        break
      }
    }
    appearsWithWindow = true
    beginAppearance(isComing, animated: false)
  }

  package func ownedViewDidMove(toWindow window: UIWindow?) {
    if window != nil { viewStorage?.setNeedsLayout() }
    guard appearsWithWindow, appearance.isChanging else { return }
    if window == nil {
      finishWindowAppearance()
    } else {
      // Not at once: whoever adds the view goes on to give it its frame or constraints.
      TickWork.now("the end of an appearance") { [weak self] in
        guard let self, self.appearance.state == .appearing else { return }
        self.viewStorage?.window?.layoutIfNeeded()
        self.finishWindowAppearance()
      }
    }
  }

  private func finishWindowAppearance() {
    guard appearsWithWindow, appearance.isChanging else { return }
    appearsWithWindow = false
    endAppearance()
  }

  package func ownedViewWillLayoutSubviews() {
    if appearance.state == .appearing, viewStorage?.window != nil { sendIsAppearing() }
    viewWillLayoutSubviews()
  }

  package func ownedViewDidLayoutSubviews() {
    viewDidLayoutSubviews()
  }

  package func ownedViewUpdateConstraints(_ update: () -> Void) {
    updateViewConstraints()
  }

  /// Whether a change of window can be the reason for the callbacks: no transition moves this
  /// controller, and its container does not send them itself.
  private var followsWindow: Bool {
    if transitions.contains(where: { $0.isMoving(self) }) { return false }
    return parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}
