internal import Foundation
package import MediaTime

/// An animation as a value: what it does, without the object that the program made.
package struct CompiledAnimation {
  package var timing: TimingParameters
  package var pacing: UnitBezier?
  package var content: Content

  package indirect enum Content {
    case nothing
    case property(PropertyTrack)
    case group([CompiledAnimation])
    case transition(TransitionCurve)
  }

  package init(timing: TimingParameters, pacing: UnitBezier? = nil, content: Content) {
    self.timing = timing
    self.pacing = pacing
    self.content = content
  }

  /// Applies the animation to a layer's looks at a moment of its parent's time.
  package func apply(to properties: inout LayerProperties, at time: Double) {
    guard case .active(let raw, let cycle) = timing.moment(at: time) else { return }
    switch content {
    case .nothing, .transition: break
    case .property(let track):
      let fraction = pacing?.value(at: raw) ?? raw
      track.apply(
        to: &properties, fraction: fraction, elapsed: raw * timing.duration, cycle: cycle,
        endsWhereItBegan: timing.autoreverses)
    case .group(let parts):
      let fraction = pacing?.value(at: raw) ?? raw
      for part in parts { part.apply(to: &properties, at: fraction * timing.duration) }
    }
  }

  /// How far a transition is, or nil if this is none or it is not active.
  package func transitionProgress(at time: Double) -> (TransitionCurve, Double)? {
    guard case .active(let raw, _) = timing.moment(at: time) else { return nil }
    let fraction = pacing?.value(at: raw) ?? raw
    switch content {
    case .nothing, .property: return nil
    case .transition(let curve): return (curve, curve.start + (curve.end - curve.start) * fraction)
    case .group(let parts):
      return parts.lazy.compactMap { $0.transitionProgress(at: fraction * timing.duration) }.first
    }
  }

  /// The tracks of all properties that the animation changes.
  package var tracks: [PropertyTrack] {
    switch content {
    case .nothing, .transition: []
    case .property(let track): [track]
    case .group(let parts): parts.flatMap(\.tracks)
    }
  }
}

/// A transition's kind and range.
package struct TransitionCurve: Sendable {
  package var type: CATransitionType
  package var subtype: CATransitionSubtype?
  package var start: Double
  package var end: Double
}
