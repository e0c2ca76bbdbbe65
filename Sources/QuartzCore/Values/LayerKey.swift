/// The keys of a layer's properties that can be read, set and animated by name.
package enum LayerKey: String, CaseIterable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity, hidden, doubleSided, geometryFlipped, masksToBounds, opaque
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter, contentsScale
  case shouldRasterize, rasterizationScale
  // CAShapeLayer
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  // CAGradientLayer
  case colors, locations, startPoint, endPoint
  // CATextLayer
  case fontSize, foregroundColor
  // CAReplicatorLayer
  case instanceCount, instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset

  /// Finds a key by its name or by the name of its `is…` accessor.
  package init?(name: String) {
    switch name {
    case "isHidden": self = .hidden
    case "isDoubleSided": self = .doubleSided
    case "isGeometryFlipped": self = .geometryFlipped
    case "isOpaque": self = .opaque
    default:  // Not an enumeration of ours: a string.
      guard let key = LayerKey(rawValue: name) else { return nil }
      self = key
    }
  }
}

/// A key path into a layer's properties: `transform.rotation.z`, or a key of the program's own.
package enum LayerKeyPath: Hashable {
  case property(LayerKey, LayerComponent?)
  /// A key that the program made up; rest is what follows a dot in it.
  case custom(String)

  package init(_ path: String) {
    if let key = LayerKey(name: path) { self = .property(key, nil); return }
    if let dot = path.firstIndex(of: "."), let key = LayerKey(name: String(path[..<dot])),
      let component = LayerComponent(rawValue: String(path[path.index(after: dot)...]))
    {
      self = .property(key, component)
      return
    }
    self = .custom(path)
  }

  /// The key under which actions for this path are looked up.
  package var rootKey: String {
    switch self {
    case .property(let key, _): key.rawValue
    case .custom(let name): name.split(separator: ".").first.map(String.init) ?? name
    }
  }
}

/// A part of a structured value, as key paths name it.
package enum LayerComponent: String, CaseIterable {
  case x, y, z, width, height, origin, size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
  case m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44
}
