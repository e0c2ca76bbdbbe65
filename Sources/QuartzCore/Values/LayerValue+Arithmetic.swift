package import CoreGraphics
internal import Foundation

extension LayerValue {
  /// The value `fraction` of the way to another; fractions outside 0…1 go on in a straight line.
  ///
  /// Transforms are mixed part by part, colours premultiplied in encoded sRGB, paths point by point
  /// if they have the same pieces. What cannot be mixed jumps half way.
  package func interpolated(to end: LayerValue, fraction f: Double) -> LayerValue {
    if f == 0 { return self }
    if f == 1 { return end }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(f) }
    switch (self, end) {
    case (.number(let a), .number(let b)): return .number(a + (b - a) * f)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, fraction: f))
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, fraction: f))
    case (.none, .color(let b)):
      return .color(CGColor(red: 0, green: 0, blue: 0, alpha: 0).mixed(with: b, fraction: f))
    case (.color(let a), .none):
      return .color(a.mixed(with: CGColor(red: 0, green: 0, blue: 0, alpha: 0), fraction: f))
    case (.path(let a), .path(let b)):
      return a.interpolated(to: b, fraction: CGFloat(f)).map(LayerValue.path) ?? end
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * f })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, fraction: f) })
    case (.none, _), (.number, _), (.bool, _), (.point, _), (.size, _), (.rect, _),
      (.transform, _), (.color, _), (.path, _), (.colors, _), (.numbers, _), (.object, _):
      if let a = number, let b = end.number { return .number(a + (b - a) * f) }
      return f < 0.5 ? self : end
    }
  }

  /// This value on top of another, as additive animations add: numbers are summed, transforms are
  /// concatenated (this one first). Nil where there is no sum.
  package func added(to base: LayerValue) -> LayerValue? {
    switch (self, base) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width, height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): return .transform(a.concatenating(b))
    case (.path(let a), .path(let b)): return b.adding(a).map(LayerValue.path)
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + $1 })
    case (.none, _), (.number, _), (.bool, _), (.point, _), (.size, _), (.rect, _),
      (.transform, _), (.color, _), (.path, _), (.colors, _), (.numbers, _), (.object, _):
      if let a = number, let b = base.number { return .number(a + b) }
      return nil
    }
  }

  /// What added to `base` gives this value, or nil where there is no such thing, as for colours,
  /// and for a transform that flattens (scale 0) and so cannot be undone.
  package func difference(from base: LayerValue) -> LayerValue? {
    switch (self, base) {
    case (.transform(let a), .transform(let b)):
      return b.inverse.map { .transform(a.concatenating($0)) }
    case (.path, .path): return nil
    case (_, _): return base.scaled(by: -1)?.added(to: self)
    }
  }

  /// The value times a number, or nil where there is no such thing.
  package func scaled(by k: Double) -> LayerValue? {
    let c = CGFloat(k)
    switch self {
    case .number(let a): return .number(a * k)
    case .bool(let a): return .number(a ? k : 0)
    case .point(let a): return .point(CGPoint(x: a.x * c, y: a.y * c))
    case .size(let a): return .size(CGSize(width: a.width * c, height: a.height * c))
    case .rect(let a):
      return .rect(
        CGRect(
          x: a.origin.x * c, y: a.origin.y * c, width: a.size.width * c,
          height: a.size.height * c))
    case .numbers(let a): return .numbers(a.map { $0 * k })
    case .transform(let a):
      // A transform "times two" is done twice.
      let times = Int(k.rounded())
      guard let one = times < 0 ? a.inverse : a else { return nil }
      return .transform((0..<abs(times)).reduce(.identity) { sum, _ in one.concatenating(sum) })
    case .none, .color, .path, .colors, .object: return nil
    }
  }

  /// The value that changes nothing when added.
  package var zero: LayerValue? {
    if case .transform = self { return .transform(.identity) }
    return scaled(by: 0)
  }

  /// How far it is to another value, for paced animations; nil where there is no distance.
  package func distance(to end: LayerValue) -> Double? {
    switch (self, end) {
    case (.number(let a), .number(let b)): return abs(b - a)
    case (.point(let a), .point(let b)): return hypot(Double(b.x - a.x), Double(b.y - a.y))
    case (.size(let a), .size(let b)):
      return hypot(Double(b.width - a.width), Double(b.height - a.height))
    case (.rect(let a), .rect(let b)):
      return hypot(
        hypot(Double(b.origin.x - a.origin.x), Double(b.origin.y - a.origin.y)),
        hypot(Double(b.size.width - a.size.width), Double(b.size.height - a.size.height)))
    case (.color(let a), .color(let b)):
      let (x, y) = (a.rgba, b.rgba)
      return hypot(
        hypot(Double(y.r - x.r), Double(y.g - x.g)), hypot(Double(y.b - x.b), Double(y.a - x.a)))
    case (.transform(let a), .transform(let b)):
      return zip(a.elements, b.elements).reduce(0) { $0 + Double(($1.1 - $1.0) * ($1.1 - $1.0)) }
        .squareRoot()
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    case (.none, _), (.number, _), (.bool, _), (.point, _), (.size, _), (.rect, _),
      (.transform, _), (.color, _), (.path, _), (.colors, _), (.numbers, _), (.object, _):
      return nil
    }
  }
}

extension CGColor {
  /// The colour a fraction of the way to another: premultiplied, in encoded sRGB.
  ///
  /// A colour with alpha 0 has no hue of its own and takes the other end's, so that a fade from
  /// clear never passes through grey. Both rules are one: premultiplied mixing does that by itself,
  /// and at the very ends the hue is that of the visible one.
  package func mixed(with end: CGColor, fraction f: Double) -> CGColor {
    let (a, b) = (rgba, end.rgba)
    let f = CGFloat(f)
    let alpha = min(max(a.a + (b.a - a.a) * f, 0), 1)
    func channel(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      if a.a <= 0 { return y }
      if b.a <= 0 { return x }
      guard alpha > 0 else { return x }
      let value = (x * a.a + (y * b.a - x * a.a) * f) / alpha
      return min(max(value, 0), 1)
    }
    return CGColor(
      srgbRed: channel(a.r, b.r), green: channel(a.g, b.g), blue: channel(a.b, b.b), alpha: alpha)
  }
}
