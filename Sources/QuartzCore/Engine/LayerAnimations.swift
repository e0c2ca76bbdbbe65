internal import Foundation

/// All animations under way. Only layers in here are evaluated from frame to frame.
package enum LayerAnimations {
  /// An animation is over when less than this is left: half a millisecond, so that 0.3 s are over
  /// after 18 frames of 1/60 s from every start.
  package static let tolerance = 0.0005

  nonisolated(unsafe) private(set) static var entries: [AttachedAnimation] = []
  nonisolated(unsafe) private static var sequence = 0
  nonisolated(unsafe) private static var nextPass: [() -> Void] = []

  /// The animations under way, in the order in which they were added.
  package static var running: [(layer: CALayer, key: String, animation: CAAnimation)] {
    entries.compactMap { entry in entry.layer.map { ($0, entry.key, entry.animation) } }
  }

  /// Whether an animation is under way that will end by itself; one on a layer that the program has
  /// stopped, as with `speed = 0`, will not.
  package static var hasFiniteAnimations: Bool {
    !nextPass.isEmpty
      || entries.contains { entry in
        entry.layer.map { !entry.isEndless && $0.timeRate > 0 } ?? false
      }
  }

  /// Whether any animation is under way.
  package static var hasAnimations: Bool { entries.contains { $0.layer != nil } }

  /// The endless animations that a running timeline owns, for an error message; nil if there are
  /// none.
  package static var endlessAnimationsDescription: String? {
    let endless = entries.filter { $0.timeline?.isActive == true && $0.repeatsForever }
    guard !endless.isEmpty else { return nil }
    return endless.map { entry in
      // A person knows the view, not the layer behind it.
      let layer = entry.layer.map { "\(type(of: ($0.delegate as AnyObject?) ?? $0))" } ?? "a layer"
      let what = (entry.animation as? CAPropertyAnimation)?.keyPath ?? entry.key
      return "\(what) of \(layer)"
    }.joined(separator: ", ")
  }

  /// Runs something in the next pass in which animations end.
  package static func runInNextEndPass(_ body: @escaping () -> Void) { nextPass.append(body) }

  /// Forgets everything, without telling anybody; for a new stage.
  package static func reset() {
    let all = entries
    entries = []
    for entry in all { entry.layer?.takeOff([entry]) }
    nextPass = []
    sequence = 0
  }

  static func nextSequence() -> Int {
    sequence += 1
    return sequence
  }

  static func register(_ entry: AttachedAnimation) { entries.append(entry) }

  static func unregister(_ leaving: [AttachedAnimation]) {
    if leaving.isEmpty { return }
    let ids = Set(leaving.map { ObjectIdentifier($0) })
    entries.removeAll { ids.contains(ObjectIdentifier($0)) }
  }

  /// Takes animations that are over off their layers, or keeps those that want to stay.
  ///
  /// Going back, all of them leave.
  private static func takeOff(_ leaving: [AttachedAnimation]) {
    unregister(leaving)
    for entry in leaving {
      guard let layer = entry.layer else { continue }
      let goesBack = entry.timeline?.playsBackwards ?? false
      if entry.animation.isRemovedOnCompletion || goesBack {
        layer.takeOff([entry])
      } else {
        layer.hold(entry)
      }
    }
  }

  // MARK: Passes

  /// Gives new animations their beginning; they show progress 0 at `clock`.
  package static func commit(at clock: CFTimeInterval) {
    stopOffScreen()
    // A delegate may add more when its animation starts.
    for _ in 0..<20 {
      let new = entries.filter { $0.phase == .pending }
      guard !new.isEmpty else { return }
      for entry in new {
        guard let layer = entry.layer else { continue }
        entry.timeline?.anchor(at: clock)
        entry.resolve(at: clock, in: layer)
        entry.phase = .running
      }
      LayerVersions.notePresentationChange()
      for entry in new where entry.phase == .running {
        entry.animation.delegate?.animationDidStart(entry.animation)
      }
    }
  }

  /// Ends the animations that are over at `clock`, timelines first; then tells everybody.
  package static func end(at clock: CFTimeInterval) {
    let scheduled = nextPass
    nextPass = []
    var over: [(entry: AttachedAnimation, overdue: Double)] = []
    var tails: [AnimationTimeline] = []

    for timeline in AnimationTimeline.playingTails where timeline.tailIsOver(at: clock) {
      guard timeline.playsBackwards else { continue }
      let owned = entries.filter { $0.timeline === timeline }
      over += owned.map { ($0, 0) }
      takeOff(owned)
      timeline.rollback()
      tails.append(timeline)
    }
    var leaving: [AttachedAnimation] = []
    for entry in entries where entry.phase == .running || entry.layer == nil {
      guard let layer = entry.layer else {
        over.append((entry, 0))
        leaving.append(entry)
        continue
      }
      let allowed = entry.timeline.map { $0.endTolerance(at: clock) } ?? tolerance
      guard let tolerance = allowed else { continue }
      let left = entry.timeLeft(at: clock, in: layer)
      guard tolerance > 0 ? left < tolerance : left <= 0 else { continue }
      over.append((entry, -left))
      leaving.append(entry)
    }
    takeOff(leaving)
    for timeline in AnimationTimeline.playingTails where timeline.tailIsOver(at: clock) {
      guard !timeline.playsBackwards, !hasFinite(ownedBy: timeline) else { continue }
      tails.append(timeline)
    }

    for timeline in tails { timeline.finishTail(at: clock) }
    // Earlier ends first, then the order in which they were added.
    let ordered = over.enumerated().sorted {
      ($1.element.overdue, $0.offset) < ($0.element.overdue, $1.offset)
    }
    for (_, item) in ordered { item.entry.reportStop(finished: item.entry.layer != nil) }
    for body in scheduled { body() }
  }

  static func hasFinite(ownedBy timeline: AnimationTimeline) -> Bool {
    entries.contains { $0.timeline === timeline && $0.layer != nil && !$0.isEndless }
  }

  /// An animation whose layer left the screen stops unfinished (fact 94).
  private static func stopOffScreen() {
    guard !QuartzCoreWorld.hasNoRoots else { return }
    let lost = entries.filter { $0.layer?.isOnScreen == false }
    unregister(lost)
    for entry in lost { entry.layer?.takeOff([entry]) }
    for entry in lost { entry.reportStop(finished: false) }
  }
}
