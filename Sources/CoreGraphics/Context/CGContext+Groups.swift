internal import CCairo
public import Foundation

/// Drawing that is gathered and painted later as one.
struct DrawingGroup {
  enum Kind {
    /// Painted through a mask when the state it belongs to is restored.
    case mask(image: CGImage, toPixels: CGAffineTransform)
    /// Painted with the outer alpha, blend mode and shadow at the end of the layer.
    case layer(outer: GraphicsState)
  }
  var kind: Kind
}

extension CGContext {
  /// Gathers what follows, to be painted as one with the alpha, blend mode and shadow in force.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    let outer = state
    cairo_push_group(cairo)
    groups.append(DrawingGroup(kind: .layer(outer: outer)))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Gathers what follows within a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    saveGState()
    clip(to: rect)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    if case .layer(let outer)? = groups.last?.kind {
      var marked = outer
      marked.hasOwnClip = true
      groups[groups.count - 1].kind = .layer(outer: marked)
    }
  }

  /// Paints what was gathered.
  public func endTransparencyLayer() {
    guard case .layer(let outer)? = groups.last?.kind else { return }
    closeGroup()
    restoreGState()
    if outer.hasOwnClip { restoreGState() }
  }

  /// Cuts what is drawn from now on to a picture's opacity, or its lightness if it has no alpha.
  ///
  /// The cut lasts until the state is restored.
  public func clip(to rect: CGRect, mask: CGImage) {
    let toPixels = imageTransform(mask, in: rect).concatenating(matrix)
    cairo_push_group(cairo)
    groups.append(DrawingGroup(kind: .mask(image: mask.opacityMask, toPixels: toPixels)))
  }

  /// Paints the innermost group onto what is around it.
  func closeGroup() {
    guard let group = groups.popLast() else { return }
    let pattern = cairo_pop_group(cairo)!
    defer { cairo_pattern_destroy(pattern) }
    switch group.kind {
    case .mask(let image, let toPixels):
      cairo_save(cairo)
      cairo_set_source(cairo, pattern)
      setMatrix(toPixels)
      let mask = cairo_pattern_create_for_surface(image.surface)!
      cairo_mask(cairo, mask)
      cairo_pattern_destroy(mask)
      cairo_restore(cairo)
    case .layer(let outer):
      let inner = state
      state = outer
      let everything = CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
      render(extent: everything) { cairo, _ in
        cairo_set_source(cairo, pattern)
        cairo_paint_with_alpha(cairo, outer.alpha)
      }
      state = inner
    }
    didDraw()
  }
}
