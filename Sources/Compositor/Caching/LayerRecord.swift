internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// What the compositor remembers of a layer from frame to frame.
final class LayerRecord {
  /// The frame in which the layer was last walked or drawn from its cache.
  var frame = -1
  /// What its inside looked like then.
  var inside: InsideState?
  /// Where it was then, to tell whether it moved.
  var outside: OutsideState?
  /// What drawing its inside took, at the last walk.
  var cost = DrawingCost()
  /// Its flattened inside, if that is kept.
  var flattened: Flattened?
  /// Pixels per point at which a scaled layer is flattened.
  var flattenScale: CGFloat = 0
  /// Whether something in it blurs what is behind, which a bitmap would not show.
  var seesBehind = false
  /// What it blurred last.
  var backdrop: Backdrop?
  /// Drawings of its own: shape, gradient, shadow.
  var drawings: [Drawing.Kind: Drawing] = [:]
}

/// A subtree made one bitmap.
struct Flattened {
  var surface: Surface
  /// The bitmap's first pixel, relative to the top left of the layer's bounds.
  var x: Int
  var y: Int
  /// Pixels per point.
  var scale: CGFloat
  var lastUse: Int
}

/// Something of a layer that was drawn into a surface.
struct Drawing {
  enum Kind: Hashable {
    case fill
    case mask
    case shadow
  }

  var surface: Surface
  var x: Int
  var y: Int
  /// The pixels it was drawn for, when it was cut to what is seen.
  var region: PixelRect
  var source: DrawingSource
  var scale: CGFloat
  var lastUse: Int
}

/// What a drawing was made of; equal sources give equal pixels.
enum DrawingSource: Equatable {
  case shape(ShapeProperties, CGSize)
  case gradient(GradientProperties, CGSize)
  case layer(version: UInt64, InsideState?)
  case path(CGPath, CGFloat)

  static func == (a: DrawingSource, b: DrawingSource) -> Bool {
    switch (a, b) {
    case (.shape(let x, let s), .shape(let y, let t)): s == t && x.looksLike(y)
    case (.gradient(let x, let s), .gradient(let y, let t)): s == t && x.looksLike(y)
    case (.layer(let v, let x), .layer(let w, let y)): v == w && x == y
    case (.path(let p, let s), .path(let q, let t)): s == t && p == q
    case (.shape, _), (.gradient, _), (.layer, _), (.path, _): false
    }
  }
}

/// What a layer's inside depends on.
struct InsideState: Equatable {
  /// Identities and versions of the layers inside, and whether any of them moves.
  var children: UInt64
  var isMoving: Bool
  var looks: LayerProperties

  static func == (a: InsideState, b: InsideState) -> Bool {
    a.children == b.children && !a.isMoving && !b.isMoving && a.looks.insideLooksLike(b.looks)
  }
}

/// Where a layer is and how it is shown.
struct OutsideState: Equatable {
  var rect: CGRect
  var opacity: Float
  var transform: CATransform3D?
}

/// Roughly how long drawing takes, in units of copying a pixel.
struct DrawingCost {
  var items = 0
  var work = 0
  var bounds = PixelRect.empty
}

extension LayerProperties {
  /// Whether the insides of two layers with the same sublayers look the same: everything but where
  /// the layer is, how it fades, what masks it and what shadow it casts.
  func insideLooksLike(_ o: LayerProperties) -> Bool {
    bounds == o.bounds && sublayerTransform == o.sublayerTransform
      && isGeometryFlipped == o.isGeometryFlipped && masksToBounds == o.masksToBounds
      && backgroundColor == o.backgroundColor && cornerRadius == o.cornerRadius
      && maskedCorners == o.maskedCorners && cornerCurve == o.cornerCurve
      && borderWidth == o.borderWidth && borderColor == o.borderColor
      && LayerContents.areSame(contents, o.contents) && contentsCrossfade == nil
      && o.contentsCrossfade == nil && contentsRect == o.contentsRect
      && contentsCenter == o.contentsCenter && contentsGravity == o.contentsGravity
      && contentsScale == o.contentsScale && special.looksLike(o.special)
      && backdropBlurRadius == o.backdropBlurRadius
  }
}

extension SpecialProperties {
  func looksLike(_ other: SpecialProperties) -> Bool {
    switch (self, other) {
    case (.none, .none), (.transform, .transform): true
    case (.shape(let a), .shape(let b)): a.looksLike(b)
    case (.gradient(let a), .gradient(let b)): a.looksLike(b)
    // Text is drawn into contents, which are compared apart.
    case (.text, .text): true
    case (.replicator, _): false
    case (.none, _), (.shape, _), (.gradient, _), (.text, _), (.transform, _): false
    }
  }
}

extension ShapeProperties {
  func looksLike(_ o: ShapeProperties) -> Bool {
    path == o.path && fillColor == o.fillColor && fillRule == o.fillRule
      && strokeColor == o.strokeColor && strokeStart == o.strokeStart && strokeEnd == o.strokeEnd
      && lineWidth == o.lineWidth && miterLimit == o.miterLimit && lineCap == o.lineCap
      && lineJoin == o.lineJoin && lineDashPhase == o.lineDashPhase
      && lineDashPattern == o.lineDashPattern
  }
}

extension GradientProperties {
  func looksLike(_ o: GradientProperties) -> Bool {
    colors == o.colors && locations == o.locations && startPoint == o.startPoint
      && endPoint == o.endPoint && type == o.type
  }
}
