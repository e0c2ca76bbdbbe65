import Foundation

/// What `saveGState` keeps beside cairo's own state.
struct GraphicsState {
  var fill = CGColor.black
  var stroke = CGColor.black
  var fillSpace = CGColorSpace.standard
  var strokeSpace = CGColorSpace.standard
  var lineWidth: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default
  var antialias = true
  var flatness: CGFloat = 0
  var textMode = CGTextDrawingMode.fill
  /// Whether a transparency layer made its own clip.
  var hasOwnClip = false
  /// How many groups were open when this state was saved.
  var openGroups = 0

  /// A shadow, in device units as Core Graphics has it: not scaled by the current transform.
  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }
}
