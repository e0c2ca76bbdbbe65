internal import CoreGraphics
internal import Foundation
package import MediaTime

/// How values between keyframes are found.
package enum KeyframeMode: Hashable, Sendable {
  case linear, discrete, paced, cubic, cubicPaced

  package init(_ mode: CAAnimationCalculationMode) {
    switch mode {
    case .discrete: self = .discrete
    case .paced: self = .paced
    case .cubic: self = .cubic
    case .cubicPaced: self = .cubicPaced
    default: self = .linear  // `linear`, and a name of the program's own.
    }
  }

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// Values and the times at which they are reached.
package struct KeyframeTrack {
  package let values: [LayerValue]
  package let mode: KeyframeMode
  let times: [Double]
  let paces: [UnitBezier]
  let tension: [Double]
  let continuity: [Double]
  let bias: [Double]

  package init(
    values: [LayerValue], keyTimes: [Double]? = nil, paces: [UnitBezier] = [],
    mode: KeyframeMode = .linear, tension: [Double] = [], continuity: [Double] = [],
    bias: [Double] = []
  ) {
    self.values = values
    self.mode = mode
    self.paces = paces
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
    times = Self.times(for: values, keyTimes, mode)
  }

  private static func times(
    for values: [LayerValue], _ keyTimes: [Double]?, _ mode: KeyframeMode
  ) -> [Double] {
    let count = values.count
    if mode.isPaced {
      // Paced animations ignore the given times (fact 152): equal speed.
      let steps = zip(values, values.dropFirst()).map { $0.distance(to: $1) ?? 1 }
      let total = steps.reduce(0, +)
      if total > 0 {
        var sum = 0.0
        return [0]
          + steps.map {
            sum += $0; return sum / total
          }
      }
    }
    if let keyTimes, keyTimes.count >= count, !mode.isPaced { return Array(keyTimes.prefix(count)) }
    if mode == .discrete { return (0..<count).map { Double($0) / Double(count) } }
    return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }

  /// The value at a fraction of the cycle.
  package func value(at fraction: Double) -> LayerValue? {
    guard let first = values.first else { return nil }
    let index = (times.lastIndex { $0 <= fraction }) ?? 0
    if mode == .discrete { return values[index] }
    guard index + 1 < values.count else { return values[values.count - 1] }
    guard fraction > times[0] else { return first }
    let length = times[index + 1] - times[index]
    var local = length > 0 ? (fraction - times[index]) / length : 1
    if index < paces.count { local = paces[index].value(at: local) }
    if mode.isCubic, let value = cubic(after: index, local) { return value }
    return values[index].interpolated(to: values[index + 1], fraction: local)
  }

  /// A Kochanek–Bartels spline; with no tension, continuity or bias it is Catmull–Rom's.
  private func cubic(after index: Int, _ t: Double) -> LayerValue? {
    guard let p1 = values[index].vector, let p2 = values[index + 1].vector else { return nil }
    let p0 = index > 0 ? values[index - 1].vector ?? p1 : p1
    let p3 = index + 2 < values.count ? values[index + 2].vector ?? p2 : p2
    guard p0.count == p1.count, p1.count == p2.count, p2.count == p3.count else { return nil }
    func parameter(_ list: [Double], _ k: Int) -> Double { k < list.count ? list[k] : 0 }
    let (t1, c1, b1) = (
      parameter(tension, index), parameter(continuity, index), parameter(bias, index)
    )
    let (t2, c2, b2) = (
      parameter(tension, index + 1), parameter(continuity, index + 1), parameter(bias, index + 1)
    )
    let (h1, h2) = (2 * t * t * t - 3 * t * t + 1, -2 * t * t * t + 3 * t * t)
    let (h3, h4) = (t * t * t - 2 * t * t + t, t * t * t - t * t)
    let mixed = p1.indices.map { k in
      let out =
        (1 - t1) * (1 + c1) * (1 + b1) / 2 * (p1[k] - p0[k])
        + (1 - t1) * (1 - c1) * (1 - b1) / 2 * (p2[k] - p1[k])
      let into =
        (1 - t2) * (1 - c2) * (1 + b2) / 2 * (p2[k] - p1[k])
        + (1 - t2) * (1 + c2) * (1 - b2) / 2 * (p3[k] - p2[k])
      return h1 * p1[k] + h2 * p2[k] + h3 * out + h4 * into
    }
    return values[index].with(vector: mixed)
  }
}

extension LayerValue {
  /// The value as a list of numbers, where a spline through it makes sense.
  var vector: [Double]? {
    switch self {
    case .number(let a): [a]
    case .bool(let a): [a ? 1 : 0]
    case .point(let a): [Double(a.x), Double(a.y)]
    case .size(let a): [Double(a.width), Double(a.height)]
    case .rect(let a):
      [Double(a.origin.x), Double(a.origin.y), Double(a.size.width), Double(a.size.height)]
    case .numbers(let a): a
    case .none, .transform, .color, .path, .colors, .object: nil
    }
  }

  /// A value of this kind made of a list of numbers.
  func with(vector v: [Double]) -> LayerValue {
    switch self {
    case .number, .bool: .number(v[0])
    case .point: .point(CGPoint(x: v[0], y: v[1]))
    case .size: .size(CGSize(width: v[0], height: v[1]))
    case .rect: .rect(CGRect(x: v[0], y: v[1], width: v[2], height: v[3]))
    case .numbers: .numbers(v)
    case .none, .transform, .color, .path, .colors, .object: self
    }
  }
}
