import Foundation
import MediaTime
import QuartzCore
import UIKit
import UIKitControllers

extension Stage {
  /// How long ``wait()`` goes on before it gives up; seconds.
  package static let longestWait = 10.0
  /// Timers further ahead than this do not keep ``wait()`` going; seconds.
  private static let timerHorizon = 1.0

  /// Goes on until nothing moves any more.
  ///
  /// That is: no transition runs, no finite animation is left, and the main queue is empty but for
  /// timers further than a second ahead. Endless animations outside a transition do not count.
  package func wait() throws {
    let end = time + Self.longestWait
    repeat {
      try tick()
      if isSettled { return }
    } while time < end
    throw StageError(
      "Nothing settled in \(Int(Self.longestWait)) s of waiting: \(unsettled). Use 'hold' to let a fixed time pass instead."
    )
  }

  /// Whether ``wait()`` would stop here.
  package var isSettled: Bool {
    UIApplication.shared.transitionsInFlight.isEmpty && !LayerAnimations.hasFiniteAnimations
      && !MainWork.shared.hasWork(within: Self.timerHorizon)
  }

  private var unsettled: String {
    var reasons: [String] = []
    for transition in UIApplication.shared.transitionsInFlight {
      reasons.append(
        "a \(transition.kind) transition is still \(transition.phase) (did its animator call completeTransition(_:)?)"
      )
    }
    if let endless = LayerAnimations.endlessAnimationsDescription {
      reasons.append("an endless animation runs: \(endless)")
    } else if LayerAnimations.hasFiniteAnimations {
      let names = LayerAnimations.running.prefix(3).map { "\($0.key)" }
      reasons.append("animations are still running (\(names.joined(separator: ", ")))")
    }
    if MainWork.shared.hasWork(within: Self.timerHorizon) {
      let names = MainWork.shared.pending.prefix(3).map(\.name)
      reasons.append("work keeps coming (\(names.joined(separator: ", ")))")
    }
    return reasons.isEmpty
      ? "something schedules itself again and again" : reasons.joined(separator: "; ")
  }
}
