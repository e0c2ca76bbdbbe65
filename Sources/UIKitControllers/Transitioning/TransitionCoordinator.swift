import CoreGraphics
import EventLog
import Foundation
import UIKitViews

/// The coordinator of one transition: what runs alongside, and who wants to hear of the end.
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  weak var driver: TransitionDriver?
  private var alongside: [(view: UIView?, isSystem: Bool, block: Block)] = []
  private var completions: [(isSystem: Bool, block: Block)] = []
  private var interactionHandlers: [(isOnce: Bool, block: Block)] = []
  private var hasRunAlongside = false
  private var isClosed = false
  private var last = Last()

  /// What the coordinator knew when its transition ended, for blocks that keep it.
  private struct Last {
    weak var from: UIViewController?
    weak var to: UIViewController?
    weak var container: UIView?
    var isCancelled = false
    var initiallyInteractive = false
    var isAnimated = true
    var style: UIModalPresentationStyle = .none
    var duration: TimeInterval = 0
    var percent: CGFloat = 0
  }

  // MARK: Accompanying

  package func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { accompany(in: nil, animation, completion) }

  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { accompany(in: view, animation, completion) }

  package func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append((true, handler)) }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append((false, handler)) }

  /// What the system itself runs alongside, bars and dimming; it does not cross to the program, so
  /// it is not logged.
  func accompanyForSystem(in view: UIView?, _ animation: Block?, completion: Block? = nil) {
    _ = accompany(in: view, animation, completion, isSystem: true)
  }

  private func accompany(
    in view: UIView?, _ animation: Block?, _ completion: Block?, isSystem: Bool = false
  ) -> Bool {
    // Once closed, nobody gives this object out; a late caller kept it and gets nothing.
    guard !isClosed || driver != nil else { return false }
    if let completion { completions.append((isSystem, completion)) }
    guard let animation else { return true }
    guard !hasRunAlongside else { return false }
    alongside.append((view, isSystem, animation))
    return true
  }

  // MARK: What the driver calls

  /// Runs the blocks in the transition's own animation: its duration, and its curve; linear while
  /// an interaction drives it (facts 15 and 69).
  func runAlongside() {
    hasRunAlongside = true
    let blocks = alongside
    alongside = []
    guard let driver, !blocks.isEmpty else { return }
    for (view, isSystem, block) in blocks {
      let run = { [self] in
        if !isSystem { log("animate(alongsideTransition:)") }
        block(self)
      }
      guard driver.host.options.isAnimated else {
        UIView.performWithoutAnimation(run)
        continue
      }
      let animate = { driver.animateAlongside(run) }
      let isOutside = view.map { !$0.isDescendant(of: containerView) } ?? false
      if let timeline = driver.timeline, isOutside || driver.companionRoot != nil {
        timeline.adopt(animate)
      } else {
        animate()
      }
    }
  }

  func interactionChanged() {
    let handlers = interactionHandlers
    if driver?.machine.isInteractive == false {
      interactionHandlers.removeAll { $0.isOnce }
    }
    for handler in handlers where !(handler.isOnce && isInteractive) {
      log("notifyWhenInteractionChanges(_:)")
      handler.block(self)
    }
  }

  func runCompletions() {
    let blocks = completions
    completions = []
    for (isSystem, block) in blocks {
      if !isSystem { log("completion(_:)", [("isCancelled", isCancelled)]) }
      block(self)
    }
  }

  private func log(_ call: String, _ args: [(String, Any)] = []) {
    EventLog.current.record(actor: .coordinator, object: self, call: call, args: args)
  }

  /// From here on the coordinator is not given out any more (fact 16).
  func close() {
    guard !isClosed, let driver else { return }
    isClosed = true
    last = Last(
      from: driver.host.outgoing, to: driver.host.incoming, container: driver.host.containerView,
      isCancelled: driver.machine.isCancelled, initiallyInteractive: driver.initiallyInteractive,
      isAnimated: driver.host.options.isAnimated, style: driver.host.presentationStyle,
      duration: driver.duration, percent: driver.percent)
    interactionHandlers = []
    alongside = []
  }

  var isOpen: Bool { !isClosed && driver != nil }

  // MARK: What the blocks are told

  package var isAnimated: Bool { driver?.host.options.isAnimated ?? last.isAnimated }
  package var presentationStyle: UIModalPresentationStyle {
    driver?.host.presentationStyle ?? last.style
  }
  package var initiallyInteractive: Bool {
    driver?.initiallyInteractive ?? last.initiallyInteractive
  }
  package var isInterruptible: Bool { driver?.machine.options.isInterruptible ?? false }
  package var isInteractive: Bool { driver?.machine.isInteractive ?? false }
  package var isCancelled: Bool { driver?.machine.isCancelled ?? last.isCancelled }
  package var transitionDuration: TimeInterval { driver?.expectedDuration ?? last.duration }
  package var percentComplete: CGFloat { driver?.percent ?? last.percent }
  package var completionVelocity: CGFloat { driver?.interaction?.completionSpeed ?? 1 }
  package var completionCurve: UIView.AnimationCurve {
    driver?.interaction?.completionCurve ?? .easeInOut
  }
  package var containerView: UIView { driver?.host.containerView ?? last.container ?? UIView() }
  package var targetTransform: CGAffineTransform { driver?.host.targetTransform ?? .identity }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  )
    -> UIViewController?
  {
    switch key {
    case .from: driver.map { $0.host.outgoing } ?? last.from
    case .to: driver.map { $0.host.incoming } ?? last.to
    case _: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    driver?.host.view(forKey: key)
  }
}

extension TransitionDriver {
  /// Runs a block in the animation that accompanies the transition.
  func animateAlongside(_ block: @escaping () -> Void) {
    let options: UIView.AnimationOptions
    if initiallyInteractive {
      options = TransitionRules.interactiveCurve
    } else if usesBuiltInAnimator {
      options = BuiltInTiming.spring
    } else {
      options = .curveEaseInOut
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options.union(.allowUserInteraction),
      animations: block, completion: nil)
  }
}
