internal import Foundation
package import MediaTime

/// One property and how it runs.
package struct PropertyTrack {
  package var path: LayerKeyPath
  package var isAdditive = false
  package var isCumulative = false
  package var curve: ValueCurve
  package var function: CAValueFunctionName?

  /// Replaces the property's value by the track's, or adds to it.
  func apply(
    to properties: inout LayerProperties, fraction: Double, elapsed: Double, cycle: Int,
    endsWhereItBegan: Bool
  ) {
    let base = properties.value(at: path) ?? .none
    let ground = isAdditive ? base.zero ?? base : base
    guard var value = curve.value(fraction: fraction, elapsed: elapsed, current: ground) else {
      return
    }
    if isCumulative, cycle > 0 {
      let end = curve.value(fraction: endsWhereItBegan ? 0 : 1, elapsed: .infinity, current: ground)
      if let sum = end?.scaled(by: Double(cycle)).flatMap({ value.added(to: $0) }) { value = sum }
    }
    if let function, let transform = function.transform(of: value) { value = .transform(transform) }
    if case .path(let track) = curve, let angle = track.angle(at: fraction) {
      properties.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
        .concatenating(properties.transform)
    }
    if path == .property(.contents, nil), crossfade(to: value, fraction, &properties) { return }
    properties.set(isAdditive ? value.added(to: base) ?? value : value, at: path)
  }

  /// Images fade into one another.
  private func crossfade(
    to value: LayerValue, _ fraction: Double, _ properties: inout LayerProperties
  ) -> Bool {
    guard case .basic(let span) = curve else { return false }
    let current = LayerValue(properties.contents)
    let (from, to) = span.ends(current: current)
    properties.contents = to.boxed
    properties.contentsCrossfade =
      fraction < 1 ? ContentsCrossfade(from: from.boxed, fraction: max(fraction, 0)) : nil
    return true
  }
}

/// The ends of a basic animation.
package struct ValueSpan {
  package var from: LayerValue?
  package var to: LayerValue?
  package var by: LayerValue?

  /// Both ends, where `current` is what the property is without the animation.
  package func ends(current: LayerValue) -> (from: LayerValue, to: LayerValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, by.added(to: from) ?? from)
    case (nil, let to?, let by?): (by.scaled(by: -1)?.added(to: to) ?? to, to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, by.added(to: current) ?? current)
    case (nil, nil, nil): (current, current)
    }
  }
}

/// How a value runs from the beginning of a cycle to its end.
package enum ValueCurve {
  case basic(ValueSpan)
  case spring(ValueSpan, SpringSolver, duration: Double)
  case keyframes(KeyframeTrack)
  case path(PathTrack)

  /// The value at a fraction of the cycle; a spring goes by the seconds that have passed instead.
  func value(fraction: Double, elapsed: Double, current: LayerValue) -> LayerValue? {
    switch self {
    case .basic(let span):
      let (from, to) = span.ends(current: current)
      return from.interpolated(to: to, fraction: fraction)
    case .spring(let span, let solver, let duration):
      let (from, to) = span.ends(current: current)
      return from.interpolated(to: to, fraction: solver.value(at: min(elapsed, duration)))
    case .keyframes(let track): return track.value(at: fraction)
    case .path(let track): return track.value(at: fraction)
    }
  }
}

extension CAValueFunctionName {
  /// The transform that the function makes of a number or of several.
  func transform(of value: LayerValue) -> CATransform3D? {
    var numbers: [CGFloat] = []
    if case .numbers(let list) = value { numbers = list.map { CGFloat($0) } }
    if let number = value.number { numbers = [CGFloat(number)] }
    guard let first = numbers.first else { return nil }
    let three = numbers.count >= 3 ? (numbers[0], numbers[1], numbers[2]) : (first, first, first)
    switch self {
    case .rotateX: return CATransform3DMakeRotation(first, 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(first, 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(first, 0, 0, 1)
    case .scale: return CATransform3DMakeScale(three.0, three.1, three.2)
    case .scaleX: return CATransform3DMakeScale(first, 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, first, 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, first)
    case .translate: return CATransform3DMakeTranslation(three.0, three.1, three.2)
    case .translateX: return CATransform3DMakeTranslation(first, 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, first, 0)
    case .translateZ: return CATransform3DMakeTranslation(0, 0, first)
    default: return nil  // A name of the program's own: there is no such function.
    }
  }
}
