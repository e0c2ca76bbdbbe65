package import MediaTime

/// How the time of a transition's animations runs against the clock, as a value.
///
/// Media time is the clock until the transition is frozen. Frozen, it is where it is put. A tail
/// takes it to a goal along a curve; after a forward tail it runs on with the clock, after a
/// backward one it stands at the goal.
package struct TimelineMapping: Hashable, Sendable {
  /// The last stretch, after the fingers have let go.
  package struct Tail: Hashable, Sendable {
    package var from: Double
    package var to: Double
    package var start: Double
    package var length: Double
    package var curve: UnitBezier
    package var isReversed: Bool

    package var end: Double { start + length }
  }

  package enum State: Hashable, Sendable {
    /// Media time is the clock plus a shift.
    case running(shift: Double)
    /// Media time stands at an offset.
    case frozen(offset: Double)
    case tail(Tail)
    /// The transition is over; what is left runs on with the clock.
    case ended(shift: Double)
  }

  package private(set) var state: State
  /// The media time of offset 0.
  package private(set) var origin: Double
  private var isAnchored = false

  /// Makes a running timeline whose offset 0 is the clock's `origin`.
  package init(origin: Double) {
    self.origin = origin
    state = .running(shift: 0)
  }

  /// The media time when the clock says `clock`.
  package func mediaTime(at clock: Double) -> Double {
    switch state {
    case .running(let shift), .ended(let shift): return clock + shift
    case .frozen(let offset): return origin + offset
    case .tail(let tail):
      if isOver(tail, at: clock) {
        return origin + tail.to + (tail.isReversed ? 0 : max(clock - tail.end, 0))
      }
      let x = tail.length > 0 ? max(clock - tail.start, 0) / tail.length : 1
      return origin + tail.from + (tail.to - tail.from) * tail.curve.value(at: x)
    }
  }

  /// Media time since the transition's beginning.
  package func offset(at clock: Double) -> Double { mediaTime(at: clock) - origin }

  /// Whether a tail has reached its goal, to half a millisecond.
  package func tailIsOver(at clock: Double) -> Bool {
    switch state {
    case .tail(let tail): isOver(tail, at: clock)
    case .running, .frozen, .ended: false
    }
  }

  private func isOver(_ tail: Tail, at clock: Double) -> Bool {
    clock > tail.end - LayerAnimations.tolerance
  }

  /// How little may be left of an animation that ends now; nil if none may end.
  ///
  /// Frozen and backwards none ends, wherever time is put. In a forward tail, whose curve may crawl
  /// at its end, an animation ends exactly at its end, or the last would be over frames too early.
  package func endTolerance(at clock: Double) -> Double? {
    switch state {
    case .running, .ended: LayerAnimations.tolerance
    case .frozen: nil
    case .tail(let tail):
      if tail.isReversed { nil } else { isOver(tail, at: clock) ? LayerAnimations.tolerance : 0 }
    }
  }

  /// Says that the first animation begins now: offset 0 is here, not where the program asked for
  /// the transition between two ticks.
  package mutating func anchor(at clock: Double) {
    guard !isAnchored, case .running(let shift) = state else { return }
    isAnchored = true
    origin = clock + shift
  }

  /// Stops at an offset; the transition is interactive from here.
  package mutating func freeze(at offset: Double) {
    switch state {
    case .running, .frozen, .tail:
      state = .frozen(offset: offset)
      isAnchored = true
    case .ended: break
    }
  }

  /// Moves a frozen timeline; any other is left alone.
  package mutating func scrub(to offset: Double) {
    switch state {
    case .frozen: state = .frozen(offset: offset)
    case .running, .tail, .ended: break
    }
  }

  /// Goes to an offset over a length of the clock, from where it is.
  package mutating func playTail(
    to offset: Double, over length: Double, curve: UnitBezier, from clock: Double, reversed: Bool
  ) {
    let tail = Tail(
      from: self.offset(at: clock), to: offset, start: clock, length: max(length, 0), curve: curve,
      isReversed: reversed)
    switch state {
    case .running, .frozen, .tail: state = .tail(tail)
    case .ended: break
    }
  }

  /// Runs on with the clock from where it is.
  package mutating func resume(at clock: Double) {
    let shift = mediaTime(at: clock) - clock
    switch state {
    case .running: break
    case .frozen, .tail: state = .running(shift: shift)
    case .ended: break
    }
  }

  /// The transition is over; time runs on smoothly for what is left.
  package mutating func end(at clock: Double) {
    let shift = mediaTime(at: clock) - clock
    switch state {
    case .running, .frozen, .tail: state = .ended(shift: shift)
    case .ended: break
    }
  }
}
