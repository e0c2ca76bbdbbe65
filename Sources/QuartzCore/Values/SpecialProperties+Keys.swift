internal import CoreGraphics
internal import Foundation

extension ShapeProperties {
  func value(for key: LayerKey) -> LayerValue {
    if key == .path { return path.map(LayerValue.path) ?? .none }
    if key == .fillColor { return fillColor.map(LayerValue.color) ?? .none }
    if key == .strokeColor { return strokeColor.map(LayerValue.color) ?? .none }
    if key == .strokeStart { return .number(Double(strokeStart)) }
    if key == .strokeEnd { return .number(Double(strokeEnd)) }
    if key == .lineWidth { return .number(Double(lineWidth)) }
    if key == .miterLimit { return .number(Double(miterLimit)) }
    if key == .lineDashPhase { return .number(Double(lineDashPhase)) }
    return .none
  }

  mutating func set(_ value: LayerValue, for key: LayerKey) {
    if key == .path { path = value.path }
    if key == .fillColor, value.isColorOrNone { fillColor = value.color }
    if key == .strokeColor, value.isColorOrNone { strokeColor = value.color }
    if key == .strokeStart, let n = value.number { strokeStart = CGFloat(n) }
    if key == .strokeEnd, let n = value.number { strokeEnd = CGFloat(n) }
    if key == .lineWidth, let n = value.number { lineWidth = CGFloat(n) }
    if key == .miterLimit, let n = value.number { miterLimit = CGFloat(n) }
    if key == .lineDashPhase, let n = value.number { lineDashPhase = CGFloat(n) }
  }
}

extension GradientProperties {
  func value(for key: LayerKey) -> LayerValue {
    if key == .colors { return .colors(colors) }
    if key == .locations { return .numbers(locations) }
    if key == .startPoint { return .point(startPoint) }
    if key == .endPoint { return .point(endPoint) }
    return .none
  }

  mutating func set(_ value: LayerValue, for key: LayerKey) {
    if key == .colors, case .colors(let c) = value { colors = c }
    if key == .locations, case .numbers(let n) = value { locations = n }
    if key == .startPoint, let p = value.point { startPoint = p }
    if key == .endPoint, let p = value.point { endPoint = p }
  }
}

extension TextProperties {
  func value(for key: LayerKey) -> LayerValue {
    if key == .fontSize { return .number(Double(fontSize)) }
    if key == .foregroundColor { return foregroundColor.map(LayerValue.color) ?? .none }
    return .none
  }

  mutating func set(_ value: LayerValue, for key: LayerKey) {
    if key == .fontSize, let n = value.number { fontSize = CGFloat(n) }
    if key == .foregroundColor, value.isColorOrNone { foregroundColor = value.color }
  }
}

extension ReplicatorProperties {
  func value(for key: LayerKey) -> LayerValue {
    if key == .instanceCount { return .number(Double(instanceCount)) }
    if key == .instanceDelay { return .number(Double(instanceDelay)) }
    if key == .instanceTransform { return .transform(instanceTransform) }
    if key == .instanceColor { return instanceColor.map(LayerValue.color) ?? .none }
    if key == .instanceRedOffset { return .number(Double(instanceRedOffset)) }
    if key == .instanceGreenOffset { return .number(Double(instanceGreenOffset)) }
    if key == .instanceBlueOffset { return .number(Double(instanceBlueOffset)) }
    if key == .instanceAlphaOffset { return .number(Double(instanceAlphaOffset)) }
    return .none
  }

  mutating func set(_ value: LayerValue, for key: LayerKey) {
    if key == .instanceCount, let n = value.number { instanceCount = Int(n.rounded()) }
    if key == .instanceDelay, let n = value.number { instanceDelay = Double(n) }
    if key == .instanceTransform, let t = value.transform { instanceTransform = t }
    if key == .instanceColor, value.isColorOrNone { instanceColor = value.color }
    if key == .instanceRedOffset, let n = value.number { instanceRedOffset = Float(n) }
    if key == .instanceGreenOffset, let n = value.number { instanceGreenOffset = Float(n) }
    if key == .instanceBlueOffset, let n = value.number { instanceBlueOffset = Float(n) }
    if key == .instanceAlphaOffset, let n = value.number { instanceAlphaOffset = Float(n) }
  }
}
