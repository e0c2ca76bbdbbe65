public import CoreGraphics
public import Foundation

/// A layer that fills and strokes a path.
///
/// The path is animatable, but a change of it does not animate by itself.
open class CAShapeLayer: CALayer {
  package override class var initialSpecial: SpecialProperties { .shape(ShapeProperties()) }

  /// The path, in the layer's own space. Animatable between paths of the same pieces.
  open var path: CGPath? {
    get { shape.path }
    set {
      if newValue != shape.path || newValue is CGMutablePath {
        changeShape("path") { $0.path = newValue?.copy() }
      }
    }
  }
  /// The colour inside, black at first. Animatable.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { if newValue != fillColor { changeShape("fillColor") { $0.fillColor = newValue } } }
  }
  /// What counts as inside.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { if newValue != fillRule { changeShape("fillRule") { $0.fillRule = newValue } } }
  }
  /// The colour of the line, none at first. Animatable.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { if newValue != strokeColor { changeShape("strokeColor") { $0.strokeColor = newValue } } }
  }
  /// Where on the path the line begins, 0 to 1. Animatable.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { if newValue != strokeStart { changeShape("strokeStart") { $0.strokeStart = newValue } } }
  }
  /// Where on the path the line ends, 0 to 1. Animatable.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { if newValue != strokeEnd { changeShape("strokeEnd") { $0.strokeEnd = newValue } } }
  }
  /// The width of the line, 1 at first. Animatable.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { if newValue != lineWidth { changeShape("lineWidth") { $0.lineWidth = newValue } } }
  }
  /// How far a mitred corner may reach. Animatable.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { if newValue != miterLimit { changeShape("miterLimit") { $0.miterLimit = newValue } } }
  }
  /// How the line ends.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { if newValue != lineCap { changeShape("lineCap") { $0.lineCap = newValue } } }
  }
  /// How the pieces of the line meet.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { if newValue != lineJoin { changeShape("lineJoin") { $0.lineJoin = newValue } } }
  }
  /// Where in the pattern the line begins. Animatable.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      if newValue != lineDashPhase { changeShape("lineDashPhase") { $0.lineDashPhase = newValue } }
    }
  }
  /// The lengths of dashes and gaps in turn; nil is an unbroken line.
  open var lineDashPattern: [NSNumber]? {
    get {
      shape.lineDashPattern.isEmpty
        ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) }
    }
    set {
      let pattern = (newValue ?? []).map { CGFloat($0.doubleValue) }
      if pattern != shape.lineDashPattern {
        changeShape("lineDashPattern") { $0.lineDashPattern = pattern }
      }
    }
  }

  private var shape: ShapeProperties { properties.shape ?? ShapeProperties() }

  private func changeShape(_ key: String, _ body: (inout ShapeProperties) -> Void) {
    change(key) { properties in
      var shape = properties.shape ?? ShapeProperties()
      body(&shape)
      properties.shape = shape
    }
  }
}
