/// Waits for several animations, then calls back once.
///
/// Join it by putting it in `CAAnimation.completionGroups` before the animation is added, or with
/// ``join()`` and ``leave(finished:)`` for something else. ``seal()`` says that nobody else comes.
package final class AnimationCompletionGroup {
  /// What happens when nobody joined.
  package enum WhenEmpty: Hashable, Sendable {
    /// The callback runs inside ``seal()``.
    case immediately
    /// The callback runs in the next pass in which animations end (fact 93).
    case nextPass
  }

  private let whenEmpty: WhenEmpty
  private var completion: ((Bool) -> Void)?
  private var count = 0
  private var everJoined = false
  private var isSealed = false
  /// Whether every member so far reached its end.
  package private(set) var allFinished = true

  /// Makes a group with the callback; its flag is true if every member reached its end.
  package init(whenEmpty: WhenEmpty = .nextPass, _ completion: @escaping (Bool) -> Void) {
    self.whenEmpty = whenEmpty
    self.completion = completion
  }

  /// How many members are still under way.
  package var remaining: Int { count }

  /// Whether anybody ever joined.
  package var hasMembers: Bool { everJoined }

  /// Whether the callback has run or was given up.
  package var isOver: Bool { completion == nil }

  /// One more to wait for.
  package func join() {
    count += 1
    everJoined = true
  }

  /// One less to wait for.
  package func leave(finished: Bool) {
    count -= 1
    if !finished { allFinished = false }
    callBackIfOver()
  }

  /// Nobody else will join.
  package func seal() {
    guard !isSealed else { return }
    isSealed = true
    if !everJoined, whenEmpty == .nextPass {
      LayerAnimations.runInNextEndPass { [self] in callBackIfOver() }
    } else {
      callBackIfOver()
    }
  }

  /// Gives the callback up.
  package func abandon() { completion = nil }

  private func callBackIfOver() {
    guard isSealed, count <= 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}
