public import Foundation

extension CGContext {
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// Sets the colour of fills from components in the fill space, alpha last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      state.fill = color
    }
  }

  /// Sets the colour of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of fills to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the space in which fill components count.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the colour of strokes from components in the stroke space, alpha last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      state.stroke = color
    }
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of strokes to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the space in which stroke components count.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

  /// The colour that fills have now.
  package var fillColor: CGColor { state.fill }
  /// The colour that strokes have now.
  package var strokeColor: CGColor { state.stroke }

  /// Sets the width of strokes in user space.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets how open lines end.
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.join = join }
  /// Sets how many line widths a corner may reach out.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets how far lines may be from curves, in pixels; 0 is the context's choice.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  /// Sets dashes and gaps by alternating lengths; no lengths give whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashLengths = lengths
  }

  /// Sets the opacity that multiplies that of everything drawn.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.clamped(to: 0...1) }

  /// Sets how what is drawn mixes with what is there; `plusDarker` is drawn as `multiply`.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Casts shadows from what is drawn next, in units of the context's own space.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// Casts black shadows of one third opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ antialias: Bool) { state.antialias = antialias }
  /// Sets whether edges may be smoothed.
  public func setAllowsAntialiasing(_ antialias: Bool) { state.antialias = antialias }

  /// How pictures are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets how text is painted.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
}
