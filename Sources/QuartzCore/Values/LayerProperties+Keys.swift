internal import CoreGraphics
internal import Foundation

extension LayerProperties {
  /// The property with this key.
  package func value(for key: LayerKey) -> LayerValue {
    switch key {
    case .zPosition: .number(Double(zPosition))
    case .anchorPointZ: .number(Double(anchorPointZ))
    case .cornerRadius: .number(Double(cornerRadius))
    case .borderWidth: .number(Double(borderWidth))
    case .shadowRadius: .number(Double(shadowRadius))
    case .contentsScale: .number(Double(contentsScale))
    case .rasterizationScale: .number(Double(rasterizationScale))
    case .opacity: .number(Double(opacity))
    case .shadowOpacity: .number(Double(shadowOpacity))
    case .hidden: .bool(isHidden)
    case .doubleSided: .bool(isDoubleSided)
    case .geometryFlipped: .bool(isGeometryFlipped)
    case .masksToBounds: .bool(masksToBounds)
    case .opaque: .bool(isOpaque)
    case .shouldRasterize: .bool(shouldRasterize)
    case .backgroundColor: backgroundColor.map(LayerValue.color) ?? LayerValue.none
    case .borderColor: borderColor.map(LayerValue.color) ?? LayerValue.none
    case .shadowColor: shadowColor.map(LayerValue.color) ?? LayerValue.none
    case .bounds: .rect(bounds)
    case .contentsRect: .rect(contentsRect)
    case .contentsCenter: .rect(contentsCenter)
    case .position: .point(position)
    case .anchorPoint: .point(anchorPoint)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .shadowOffset: .size(shadowOffset)
    case .shadowPath: shadowPath.map(LayerValue.path) ?? LayerValue.none
    case .contents: contents.map(LayerValue.object) ?? LayerValue.none
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
      .lineDashPhase:
      shape.map { $0.value(for: key) } ?? LayerValue.none
    case .colors, .locations, .startPoint, .endPoint:
      gradient.map { $0.value(for: key) } ?? LayerValue.none
    case .fontSize, .foregroundColor:
      text.map { $0.value(for: key) } ?? LayerValue.none
    case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
      .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
      replicator.map { $0.value(for: key) } ?? LayerValue.none
    }
  }

  /// Sets the property with this key; a value of another kind is ignored.
  package mutating func set(_ value: LayerValue, for key: LayerKey) {
    switch key {
    case .zPosition: if let n = value.number { zPosition = CGFloat(n) }
    case .anchorPointZ: if let n = value.number { anchorPointZ = CGFloat(n) }
    case .cornerRadius: if let n = value.number { cornerRadius = CGFloat(n) }
    case .borderWidth: if let n = value.number { borderWidth = CGFloat(n) }
    case .shadowRadius: if let n = value.number { shadowRadius = CGFloat(n) }
    case .contentsScale: if let n = value.number { contentsScale = CGFloat(n) }
    case .rasterizationScale: if let n = value.number { rasterizationScale = CGFloat(n) }
    case .opacity: if let n = value.number { opacity = Float(n) }
    case .shadowOpacity: if let n = value.number { shadowOpacity = Float(n) }
    case .hidden: if let n = value.number { isHidden = n != 0 }
    case .doubleSided: if let n = value.number { isDoubleSided = n != 0 }
    case .geometryFlipped: if let n = value.number { isGeometryFlipped = n != 0 }
    case .masksToBounds: if let n = value.number { masksToBounds = n != 0 }
    case .opaque: if let n = value.number { isOpaque = n != 0 }
    case .shouldRasterize: if let n = value.number { shouldRasterize = n != 0 }
    case .backgroundColor: if value.isColorOrNone { backgroundColor = value.color }
    case .borderColor: if value.isColorOrNone { borderColor = value.color }
    case .shadowColor: if value.isColorOrNone { shadowColor = value.color }
    case .bounds: if let r = value.rect { bounds = r }
    case .contentsRect: if let r = value.rect { contentsRect = r }
    case .contentsCenter: if let r = value.rect { contentsCenter = r }
    case .position: if let p = value.point { position = p }
    case .anchorPoint: if let p = value.point { anchorPoint = p }
    case .transform: if let t = value.transform { transform = t }
    case .sublayerTransform: if let t = value.transform { sublayerTransform = t }
    case .shadowOffset: if let z = value.size { shadowOffset = z }
    case .shadowPath: shadowPath = value.path
    case .contents: contents = value.boxed
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
      .lineDashPhase:
      if var v = shape {
        v.set(value, for: key)
        shape = v
      }
    case .colors, .locations, .startPoint, .endPoint:
      if var v = gradient {
        v.set(value, for: key)
        gradient = v
      }
    case .fontSize, .foregroundColor:
      if var v = text {
        v.set(value, for: key)
        text = v
      }
    case .instanceCount, .instanceDelay, .instanceTransform, .instanceColor, .instanceRedOffset,
      .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
      if var v = replicator {
        v.set(value, for: key)
        replicator = v
      }
    }
  }

  /// The value at a key path; nil where there is none.
  package func value(at path: LayerKeyPath) -> LayerValue? {
    switch path {
    case .property(let key, nil): value(for: key)
    case .property(let key, let component?): value(for: key).component(component)
    case .custom(let name): custom[name]
    }
  }

  /// Sets the value at a key path.
  package mutating func set(_ new: LayerValue, at path: LayerKeyPath) {
    switch path {
    case .property(let key, nil): set(new, for: key)
    case .property(let key, let component?):
      set(value(for: key).replacing(component, with: new), for: key)
    case .custom(let name): custom[name] = new
    }
  }
}

extension LayerValue {
  var isColorOrNone: Bool {
    switch self {
    case .none, .color: true
    case .number, .bool, .point, .size, .rect, .transform, .path, .colors, .numbers, .object: false
    }
  }
}
