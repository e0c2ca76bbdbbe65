internal import Foundation

extension CALayer {
  /// The layer's own time when the clock, or a timeline in its place, says `base`.
  ///
  /// Every layer on the way maps time (fact 145).
  package final func localTime(at base: Double) -> Double {
    let parent = superlayer?.localTime(at: base) ?? base
    let timing = (node.modelLayer ?? self).node.timing
    if timing.speed == 1, timing.beginTime == 0, timing.timeOffset == 0 { return parent }
    return timing.localTime(at: parent)
  }

  /// What the clock says when the layer's own time is `local`; nil-safe for frozen layers, which
  /// give the moment at which they were frozen.
  package final func parentTime(at local: Double) -> Double {
    let timing = (node.modelLayer ?? self).node.timing
    let parent =
      timing.speed == 0
      ? timing.beginTime : (local - timing.timeOffset) / timing.speed + timing.beginTime
    return superlayer?.parentTime(at: parent) ?? parent
  }

  /// How fast the layer's own time runs against the clock.
  package final var timeRate: Double {
    var rate = 1.0
    var layer: CALayer? = self
    while let current = layer {
      rate *= current.node.timing.speed
      layer = current.node.parent
    }
    return rate
  }
}
