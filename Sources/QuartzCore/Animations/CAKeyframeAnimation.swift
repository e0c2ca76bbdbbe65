public import CoreGraphics
public import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// A path that a point property follows; it goes before `values`.
  open var path: CGPath?
  /// When each value is reached, in fractions of the duration; evenly spread if nil.
  open var keyTimes: [NSNumber]?
  /// The pace of each piece between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// How tight the curve is at each value, for cubic modes.
  open var tensionValues: [NSNumber]?
  /// How sharp the curve's corner is at each value, for cubic modes.
  open var continuityValues: [NSNumber]?
  /// Where the curve leans at each value, for cubic modes.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns along the path.
  open var rotationMode: CAAnimationRotationMode?

  package override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  package override func curve(duration: Double) -> ValueCurve? {
    let turn: PathTrack.Turn? = rotationMode.map {
      $0 == .rotateAutoReverse ? .backwards : .forwards
    }
    let times = keyTimes?.map(\.doubleValue)
    let paces = (timingFunctions ?? []).map(\.curve)
    if let path {
      return .path(
        PathTrack(
          path: path, keyTimes: times, paces: paces, mode: .init(calculationMode), turn: turn))
    }
    guard let values, !values.isEmpty else { return nil }
    return .keyframes(
      KeyframeTrack(
        values: values.map { LayerValue($0) }, keyTimes: times, paces: paces,
        mode: .init(calculationMode), tension: (tensionValues ?? []).map(\.doubleValue),
        continuity: (continuityValues ?? []).map(\.doubleValue),
        bias: (biasValues ?? []).map(\.doubleValue)))
  }
}
