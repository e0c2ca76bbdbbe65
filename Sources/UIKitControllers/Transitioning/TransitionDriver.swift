import EventLog
import Foundation
import ObjectiveC
import QuartzCore
import TransitionEngine
import UIKitViews

/// Performs one transition: feeds the engine with events and does what it answers.
///
/// Everything that belongs to the transition hangs here until its end, and nothing after it.
@MainActor package final class TransitionDriver {
  /// The transitions under way, first begun first.
  package private(set) static var inFlight: [TransitionDriver] = []

  private(set) var machine = TransitionMachine()
  let host: any TransitionHost
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interaction: (any UIViewControllerInteractiveTransitioning)?
  private(set) var usesBuiltInAnimator = false
  /// How far the interaction has come.
  var percent: CGFloat = 0
  /// The animator's duration, taken when the transition starts.
  var duration: TimeInterval = 0
  /// Owns the animations under the container; nil before the start.
  var timeline: AnimationTimeline?
  /// What else goes back when a property animator that is scrubbed comes back to its start.
  var rollbacks: [() -> Void] = []
  /// The root of a timeline that owns nothing but what runs alongside; nil for an ordinary one.
  var companionRoot: CALayer?
  /// The property animator that an interruptible transition scrubs and continues.
  var scrubbed: (any UIViewImplicitlyAnimating)?
  private(set) var initiallyInteractive = false
  /// Whether appearance callbacks of this transition's screens are its own business.
  private var movesScreens = true
  private var queue: [TransitionMachine.Action] = []
  private var isPerforming = false
  private var afterEnd: [() -> Void] = []
  private var frozenView: UIView?

  init(host: any TransitionHost) {
    self.host = host
    context = TransitionContext()
    coordinator = TransitionCoordinator()
    context.driver = self
    coordinator.driver = self
    for participant in host.participants { participant.transitions.add(self) }
  }

  /// Whether the transition has begun and not yet ended.
  package var isInFlight: Bool { machine.isInFlight }

  /// Begins: the delegates are asked before this returns; an animated transition starts later in
  /// this tick, one without animation is over when this returns.
  func begin() {
    Self.inFlight.append(self)
    // The animations come later in this tick; a `CATransaction` around the call waits for them.
    let waiting = CATransaction.openGroups
    if !waiting.isEmpty {
      for group in waiting { group.join() }
      afterEnd.append { for group in waiting { group.leave(finished: true) } }
    }
    send(.begin(host.options))
  }

  /// Runs the body when the transition is over; at once if it is already.
  func whenOver(_ body: @escaping () -> Void) {
    if Self.inFlight.contains(where: { $0 === self }) { afterEnd.append(body) } else { body() }
  }

  /// Whether a controller's appearance callbacks come from this transition.
  func isMoving(_ controller: UIViewController) -> Bool {
    guard movesScreens else { return false }
    return (host.options.hasOutgoing && host.outgoing === controller)
      || (host.options.hasIncoming && host.incoming === controller)
  }

  func role(of controller: UIViewController) -> EventActor? { host.role(of: controller) }

  // MARK: Events

  /// Feeds an event to the engine and performs its answer; an event that arrives meanwhile waits.
  func send(_ event: TransitionMachine.Event) {
    queue += machine.receive(event)
    guard !isPerforming else { return }
    isPerforming = true
    while !queue.isEmpty { perform(queue.removeFirst()) }
    isPerforming = false
  }

  func allowPausing() { machine.allowPausing() }

  private func start() {
    guard machine.state == .preparing else { return }  // Abandoned meanwhile.
    let wantsInteractive = interaction.map { $0.wantsInteractiveStart } ?? false
    initiallyInteractive = wantsInteractive
    send(.start(interactive: wantsInteractive))
  }

  // MARK: Actions

  private func perform(_ action: TransitionMachine.Action) {
    switch action {
    case .askDelegates: askDelegates()
    case .scheduleStart: TickWork.now("the start of a transition") { [self] in start() }
    case .notifyWillBegin: host.notifyWillBegin()
    case .willAppear(let role): begin(role, appearing: true)
    case .willDisappear(let role): begin(role, appearing: false)
    case .didAppear(let role), .didDisappear(let role): end(role)
    case .isAppearing(let role): announce(role)
    case .installContainer: installContainer()
    case .animate: animateByTime()
    case .startInteraction: startInteraction()
    case .placeAtEnd: host.placeAtEnd()
    case .runAlongside: coordinator.runAlongside()
    case .scrub: scrub()
    case .pauseAnimator: pauseAnimator()
    case .interactionChanged: coordinator.interactionChanged()
    case .playTail(let reversed): playTail(reversed: reversed)
    case .settle(let completed): settle(completed: completed)
    case .notifyDidEnd(let completed): host.notifyDidEnd(completed: completed)
    case .animationEnded(let completed): tellAnimator(completed: completed)
    case .coordinatorCompletions: coordinator.runCompletions()
    case .callerCompletion: host.callerCompletion()
    case .release: release()
    case .report(let refusal): report(refusal)
    }
  }

  private func askDelegates() {
    animator = host.askForAnimator()
    if let animator {
      interaction = host.askForInteraction(animator)
    } else {
      usesBuiltInAnimator = true
      animator = host.makeBuiltInAnimator()
      interaction = host.builtInInteraction
    }
    if let percentDriven = interaction as? UIPercentDrivenInteractiveTransition {
      percentDriven.attach(to: context)
    }
  }

  private func begin(_ role: TransitionMachine.Role, appearing: Bool) {
    host.controller(role)?.beginAppearance(appearing, animated: host.options.isAnimated)
  }

  private func end(_ role: TransitionMachine.Role) {
    guard let controller = host.controller(role), controller.appearance.isChanging else { return }
    controller.endAppearance()
  }

  /// If the view is in the window already; otherwise the first layout after it got there tells it.
  private func announce(_ role: TransitionMachine.Role) {
    guard let controller = host.controller(role), let view = controller.viewIfLoaded,
      view.window != nil
    else { return }
    view.superview?.layoutIfNeeded()
    if controller.appearance.state == .appearing { controller.sendIsAppearing() }
  }

  private func installContainer() {
    host.installContainer()
    if host.options.isAnimated { freezeTouches() }
  }

  private func settle(completed: Bool) {
    timeline?.deactivate()
    let bodies = rollbacks
    rollbacks = []
    if !completed { for body in bodies { body() } }
    unfreezeTouches()
    coordinator.close()
    host.settle(completed: completed)
  }

  private func tellAnimator(completed: Bool) {
    guard let animator, host.options.isAnimated else { return }
    let isImplemented = ifImplemented { animator.animationEnded(completed) } != nil
    guard isImplemented, !usesBuiltInAnimator else { return }
    EventLog.current.record(
      actor: .animator, object: animator, call: "animationEnded(_:)",
      args: [("transitionCompleted", completed)])
  }

  private func release() {
    timeline?.deactivate()
    unfreezeTouches()
    movesScreens = false
    for participant in host.participants { participant.transitions.remove(self) }
    (interaction as? UIPercentDrivenInteractiveTransition)?.detach(from: context)
    coordinator.close()
    context.close()
    host.released()
    coordinator.driver = nil
    animator = nil
    interaction = nil
    timeline = nil
    companionRoot = nil
    scrubbed = nil
    Self.inFlight.removeAll { $0 === self }
    let bodies = afterEnd
    afterEnd = []
    for body in bodies { body() }
  }

  private func report(_ refusal: TransitionMachine.Refusal) {
    guard refusal.isMisuse else { return }
    EventLog.current.record(
      actor: .context, object: animator ?? context, call: "misuse",
      args: [("code", refusal.rawValue), ("text", refusal.description)])
  }

  // MARK: Touches

  private func freezeTouches() {
    frozenView = host.frozenView
    frozenView?.beginIgnoringNewTouches()
  }

  /// An interruptible transition has to be caught by a finger, so it lets them through.
  func unfreezeTouches() {
    frozenView?.endIgnoringNewTouches()
    frozenView = nil
  }

  /// Ends all transitions of an earlier stage without a word.
  package static func forgetAll() { inFlight = [] }
}
