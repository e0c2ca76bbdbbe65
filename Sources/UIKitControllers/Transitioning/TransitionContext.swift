import CoreGraphics
import EventLog
import Foundation
import UIKitViews

/// The context that the system hands to animators and interaction controllers.
///
/// After the end it knows its screens weakly only, since programs keep it in their closures.
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  var driver: TransitionDriver?
  private weak var lastContainer: UIView?
  private weak var lastFrom: UIViewController?
  private weak var lastTo: UIViewController?
  private weak var lastFromView: UIView?
  private weak var lastToView: UIView?
  private var lastCancelled = false
  private var lastAnimated = true
  private var lastStyle: UIModalPresentationStyle = .none

  package var containerView: UIView {
    driver?.host.containerView ?? lastContainer ?? UIView()
  }

  package var isAnimated: Bool { driver?.host.options.isAnimated ?? lastAnimated }
  package var isInteractive: Bool { driver?.machine.isInteractive ?? false }
  package var transitionWasCancelled: Bool { driver?.machine.isCancelled ?? lastCancelled }
  package var presentationStyle: UIModalPresentationStyle {
    driver?.host.presentationStyle ?? lastStyle
  }
  package var targetTransform: CGAffineTransform { driver?.host.targetTransform ?? .identity }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard let driver, driver.machine.isInteractive else { return }
    driver.percent = min(max(percentComplete, 0), 1)
    driver.send(.update)
  }

  package func finishInteractiveTransition() {
    logEnd("finishInteractiveTransition()")
    driver?.send(.finish)
  }

  package func cancelInteractiveTransition() {
    logEnd("cancelInteractiveTransition()")
    driver?.send(.cancel)
  }

  package func pauseInteractiveTransition() { driver?.pause() }

  package func completeTransition(_ didComplete: Bool) {
    EventLog.current.record(
      actor: .context, object: self, call: "completeTransition(_:)",
      args: [("didComplete", didComplete)])
    if let driver {
      driver.send(.complete(didComplete))
    } else {
      reportLateCompletion()
    }
  }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  )
    -> UIViewController?
  {
    switch key {
    case .from: driver.map { $0.host.outgoing } ?? lastFrom
    case .to: driver.map { $0.host.incoming } ?? lastTo
    case _: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if let driver { return driver.host.view(forKey: key) }
    switch key {
    case .from: return lastFromView
    case .to: return lastToView
    case _: return nil
    }
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    driver?.host.initialFrame(for: vc) ?? .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    driver?.host.finalFrame(for: vc) ?? .zero
  }

  /// The transition is over.
  func close() {
    guard let driver else { return }
    lastContainer = driver.host.containerView
    lastFrom = driver.host.outgoing
    lastTo = driver.host.incoming
    lastFromView = driver.host.view(forKey: .from)
    lastToView = driver.host.view(forKey: .to)
    lastCancelled = driver.machine.isCancelled
    lastAnimated = driver.host.options.isAnimated
    lastStyle = driver.host.presentationStyle
    self.driver = nil
  }

  private func logEnd(_ call: String) {
    EventLog.current.record(actor: .context, object: self, call: call)
  }

  /// A call after the transition's end: the engine is gone, its verdict is the same.
  private func reportLateCompletion() {
    EventLog.current.record(
      actor: .context, object: self, call: "misuse",
      args: [
        ("code", "completedTwice"), ("text", "completeTransition was called again; ignored"),
      ])
  }
}
