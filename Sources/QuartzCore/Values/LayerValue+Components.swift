internal import CoreGraphics
internal import Foundation

extension LayerValue {
  /// A part of this value, or nil if it has no such part.
  package func component(_ component: LayerComponent) -> LayerValue? {
    switch self {
    case .point(let p): Self.component(component, of: p)
    case .size(let s): Self.component(component, of: s)
    case .rect(let r): Self.component(component, of: r)
    case .transform(let t): Self.component(component, of: t)
    case .none, .number, .bool, .color, .path, .colors, .numbers, .object: nil
    }
  }

  /// This value with a part replaced; unchanged if it has no such part.
  package func replacing(_ component: LayerComponent, with value: LayerValue) -> LayerValue {
    switch self {
    case .point(let p): .point(Self.replacing(component, of: p, with: value))
    case .size(let s): .size(Self.replacing(component, of: s, with: value))
    case .rect(let r): .rect(Self.replacing(component, of: r, with: value))
    case .transform(let t): .transform(Self.replacing(component, of: t, with: value))
    case .none, .number, .bool, .color, .path, .colors, .numbers, .object: self
    }
  }

  private static func component(_ c: LayerComponent, of p: CGPoint) -> LayerValue? {
    if c == .x { return .number(Double(p.x)) }
    return c == .y ? .number(Double(p.y)) : nil
  }

  private static func component(_ c: LayerComponent, of s: CGSize) -> LayerValue? {
    if c == .width { return .number(Double(s.width)) }
    return c == .height ? .number(Double(s.height)) : nil
  }

  private static func component(_ c: LayerComponent, of r: CGRect) -> LayerValue? {
    if c == .origin { return .point(r.origin) }
    if c == .size { return .size(r.size) }
    if c == .originX { return .number(Double(r.origin.x)) }
    if c == .originY { return .number(Double(r.origin.y)) }
    if c == .sizeWidth { return .number(Double(r.size.width)) }
    return c == .sizeHeight ? .number(Double(r.size.height)) : nil
  }

  private static func replacing(
    _ c: LayerComponent, of p: CGPoint, with value: LayerValue
  ) -> CGPoint {
    var p = p
    guard let number = value.number.map({ CGFloat($0) }) else { return p }
    if c == .x { p.x = number }
    if c == .y { p.y = number }
    return p
  }

  private static func replacing(
    _ c: LayerComponent, of s: CGSize, with value: LayerValue
  ) -> CGSize {
    var s = s
    guard let number = value.number.map({ CGFloat($0) }) else { return s }
    if c == .width { s.width = number }
    if c == .height { s.height = number }
    return s
  }

  private static func replacing(
    _ c: LayerComponent, of r: CGRect, with value: LayerValue
  ) -> CGRect {
    var r = r
    if c == .origin, let point = value.point { r.origin = point }
    if c == .size, let size = value.size { r.size = size }
    guard let number = value.number.map({ CGFloat($0) }) else { return r }
    if c == .originX { r.origin.x = number }
    if c == .originY { r.origin.y = number }
    if c == .sizeWidth { r.size.width = number }
    if c == .sizeHeight { r.size.height = number }
    return r
  }
}
