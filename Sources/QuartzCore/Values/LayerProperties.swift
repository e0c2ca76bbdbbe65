package import CoreGraphics
package import Foundation

/// What a layer looks like: all its animatable properties and those that drawing needs, as a value.
///
/// The model of a layer is one such value; the presentation at a moment is the model with the
/// running animations applied.
package struct LayerProperties {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3D.identity
  package var sublayerTransform = CATransform3D.identity
  package var opacity: Float = 1
  package var isHidden = false
  package var isDoubleSided = true
  package var isGeometryFlipped = false
  package var masksToBounds = false
  package var isOpaque = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = .black
  package var shadowColor: CGColor? = .black
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  /// What the layer shows: a `CGImage`, or whatever the program put there.
  package var contents: Any?
  /// While contents are animated: the image they come from and how far the change is.
  package var contentsCrossfade: ContentsCrossfade?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear
  package var allowsGroupOpacity = true
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  package var allowsEdgeAntialiasing = false
  package var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// A backdrop effect or blend mode that a higher module understands.
  package var filters: LayerFilters?
  /// What only one class of layer has.
  package var special = SpecialProperties.none
  /// Values that the program keeps under keys of its own.
  package var custom: [String: LayerValue] = [:]

  package init() {}
}

/// Two images, one fading into the other.
package struct ContentsCrossfade {
  package var from: Any?
  /// 0 shows `from`, 1 shows the properties' contents.
  package var fraction: Double
}

/// The filters that a program or a visual effect gave a layer.
package struct LayerFilters {
  package var compositing: Any?
  package var filters: [Any]?
  package var background: [Any]?
  package init() {}
}

/// The properties that one class of layer adds to the others'.
package indirect enum SpecialProperties {
  case none
  case shape(ShapeProperties)
  case gradient(GradientProperties)
  case text(TextProperties)
  case replicator(ReplicatorProperties)
  /// `CATransformLayer`: sublayers keep their depth, and nothing of its own is drawn.
  case transform
}

/// The properties of a `CAShapeLayer`.
package struct ShapeProperties {
  package var path: CGPath?
  package var fillColor: CGColor? = .black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [CGFloat] = []
  package init() {}
}

/// The properties of a `CAGradientLayer`.
package struct GradientProperties {
  package var colors: [CGColor] = []
  /// Empty: spread evenly.
  package var locations: [Double] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial
  package init() {}
}

/// The properties of a `CATextLayer`.
package struct TextProperties {
  package var string: Any?
  package var font: Any?
  package var fontSize: CGFloat = 36
  package var foregroundColor: CGColor? = .white
  package var isWrapped = false
  package var truncationMode = CATextLayerTruncationMode.none
  package var alignmentMode = CATextLayerAlignmentMode.natural
  package init() {}
}

/// The properties of a `CAReplicatorLayer`.
package struct ReplicatorProperties {
  package var instanceCount = 1
  package var preservesDepth = false
  package var instanceDelay: CFTimeInterval = 0
  package var instanceTransform = CATransform3D.identity
  package var instanceColor: CGColor? = .white
  package var instanceRedOffset: Float = 0
  package var instanceGreenOffset: Float = 0
  package var instanceBlueOffset: Float = 0
  package var instanceAlphaOffset: Float = 0
  package init() {}
}

extension LayerProperties {
  package var shape: ShapeProperties? {
    get { if case .shape(let value) = special { value } else { nil } }
    set { special = newValue.map(SpecialProperties.shape) ?? .none }
  }
  package var gradient: GradientProperties? {
    get { if case .gradient(let value) = special { value } else { nil } }
    set { special = newValue.map(SpecialProperties.gradient) ?? .none }
  }
  package var text: TextProperties? {
    get { if case .text(let value) = special { value } else { nil } }
    set { special = newValue.map(SpecialProperties.text) ?? .none }
  }
  package var replicator: ReplicatorProperties? {
    get { if case .replicator(let value) = special { value } else { nil } }
    set { special = newValue.map(SpecialProperties.replicator) ?? .none }
  }
}
