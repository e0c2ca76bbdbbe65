internal import Foundation
internal import MediaTime

/// The time of one running transition, and what its animations changed.
///
/// While active it owns every animation that is added on a layer under its root (the innermost
/// active timeline wins, and keeps it) and those added inside ``adopt(_:)``. Owned animations take
/// their time from here, which is what makes them scrubbable, reversible and revocable.
package final class AnimationTimeline {
  package private(set) weak var root: CALayer?
  package private(set) var mapping: TimelineMapping
  package private(set) var isActive = false
  /// Called once when a tail is over: after the rollback, before the animations' completions.
  package var onTailEnd: (() -> Void)?
  private var ledger = ChangeLedger()
  private var activation = 0.0

  nonisolated(unsafe) private static var adopting: [AnimationTimeline] = []
  nonisolated(unsafe) private static var collected: [[() -> Void]] = []
  nonisolated(unsafe) private static var active: [AnimationTimeline] = []

  /// Makes a timeline for the animations under a layer.
  package init(root: CALayer) {
    self.root = root
    mapping = TimelineMapping(origin: MediaClock.seconds)
  }

  /// Begins to own animations; offset 0 is now, or when the first of them is committed.
  package func activate() {
    guard !isActive, let root else { return }
    isActive = true
    activation = MediaClock.seconds
    mapping = TimelineMapping(origin: activation)
    root.node.timelines.append(self)
    Self.active.append(self)
  }

  /// Owns no more. What is left of its animations runs on with the clock, without a jump, and
  /// passes to no other timeline.
  package func deactivate() {
    guard isActive else { return }
    isActive = false
    changeMapping { $0.end(at: MediaClock.seconds) }
    root?.node.timelines.removeAll { $0 === self }
    Self.active.removeAll { $0 === self }
    ledger = ChangeLedger()
  }

  /// Makes the transition interactive: time stands at an offset, no animation ends.
  package func freeze(at offset: CFTimeInterval) { changeMapping { $0.freeze(at: offset) } }

  /// Moves a frozen transition.
  package func scrub(to offset: CFTimeInterval) { changeMapping { $0.scrub(to: offset) } }

  /// Plays the rest: to an offset, over a length of the clock, along a curve.
  ///
  /// Forwards it goes on until every owned animation that ends is over; reversed it is over at its
  /// goal, and rolls back.
  package func playTail(
    to offset: CFTimeInterval, over length: CFTimeInterval, curve: CAMediaTimingFunction,
    from clock: CFTimeInterval, reversed: Bool
  ) {
    changeMapping {
      $0.playTail(to: offset, over: length, curve: curve.curve, from: clock, reversed: reversed)
    }
  }

  /// Goes on by itself, at the ordinary speed, from where it is.
  package func resume(from clock: CFTimeInterval = MediaClock.seconds) {
    changeMapping { $0.resume(at: clock) }
  }

  /// Animations added inside belong to this timeline, wherever their layers are.
  package func adopt<T>(_ body: () throws -> T) rethrows -> T {
    Self.adopting.append(self)
    defer { Self.adopting.removeLast() }
    return try body()
  }

  /// Gives each property that an owned animation changed its value from before the first of them,
  /// provided it still has the value that the last gave it.
  package func rollback() { ledger.rollBack() }

  /// Has a body run when the transition that owns the animations of a layer now is taken back: after
  /// the layers' own values, the last body first. Nothing if no transition owns them.
  package static func onRollback(of layer: CALayer, _ body: @escaping () -> Void) {
    if collected.isEmpty {
      owner(of: layer)?.ledger.record(undo: body)
    } else {
      collected[collected.count - 1].append(body)
    }
  }

  /// The bodies that ask inside to be run on a rollback, in the order in which they must run then:
  /// for a caller that takes the animations of the body back by itself.
  package static func collectingRollbacks(_ body: () -> Void) -> [() -> Void] {
    collected.append([])
    body()
    return collected.removeLast().reversed()
  }

  /// Whether an animation of this timeline is under way.
  package var hasOwnedAnimations: Bool { LayerAnimations.entries.contains { $0.timeline === self } }

  /// The animations of this timeline that are under way.
  package var ownedAnimations: [AttachedAnimation] {
    LayerAnimations.entries.filter { $0.timeline === self }
  }

  /// The time of the owned animations when the clock says `clock`.
  package func mediaTime(at clock: CFTimeInterval) -> CFTimeInterval {
    mapping.mediaTime(at: clock)
  }

  /// How far the transition is, in seconds of its own time.
  package func offset(at clock: CFTimeInterval) -> CFTimeInterval { mapping.offset(at: clock) }

  /// Whether time is held by ``freeze(at:)``.
  package var isFrozen: Bool {
    switch mapping.state {
    case .frozen: true
    case .running, .tail, .ended: false
    }
  }

  // MARK: For the animations

  static var playingTails: [AnimationTimeline] {
    active.filter { timeline in
      switch timeline.mapping.state {
      case .tail: true
      case .running, .frozen, .ended: false
      }
    }
  }

  var playsBackwards: Bool {
    switch mapping.state {
    case .tail(let tail): tail.isReversed
    case .running, .frozen, .ended: false
    }
  }

  /// The timeline for an animation that is added to a layer now.
  static func owner(of layer: CALayer) -> AnimationTimeline? {
    if let timeline = adopting.last, timeline.isActive { return timeline }
    guard !active.isEmpty else { return nil }
    var current: CALayer? = layer
    while let candidate = current {
      if let timeline = candidate.node.timelines.last { return timeline }
      current = candidate.node.parent
    }
    return nil
  }

  func noteOwned(_ entry: AttachedAnimation, change: LayerChange?) {
    // While interactive the beginning is fixed at once: in the transition's first tick at its time
    // 0, even if an update has come before, later where time is held.
    if isFrozen, let layer = entry.layer {
      let now = MediaClock.seconds
      entry.resolve(base: now == activation ? mapping.origin : mediaTime(at: now), in: layer)
    }
    if let change { ledger.record(change) }
  }

  func anchor(at clock: Double) { mapping.anchor(at: clock) }

  func tailIsOver(at clock: Double) -> Bool { mapping.tailIsOver(at: clock) }

  func endTolerance(at clock: Double) -> Double? { mapping.endTolerance(at: clock) }

  func finishTail(at clock: Double) {
    changeMapping { $0.end(at: clock) }
    let callback = onTailEnd
    onTailEnd = nil
    callback?()
  }

  static func reset() {
    for timeline in active { timeline.root?.node.timelines.removeAll { $0 === timeline } }
    for timeline in active { timeline.isActive = false }
    active = []
    adopting = []
    collected = []
  }

  private func changeMapping(_ body: (inout TimelineMapping) -> Void) {
    body(&mapping)
    LayerVersions.notePresentationChange()
  }
}
