internal import CCairo

extension CGImage {
  /// The picture where the mask is opaque, or light if the mask has no alpha.
  public func masking(_ mask: CGImage) -> CGImage? {
    let result = PixelBuffer(width: width, height: height)
    let cairo = cairo_create(result.surface)!
    defer { cairo_destroy(cairo) }
    cairo_set_source_surface(cairo, surface, 0, 0)
    let opacity = mask.opacityMask
    cairo_scale(
      cairo, Double(width) / Double(opacity.width), Double(height) / Double(opacity.height))
    cairo_mask_surface(cairo, opacity.surface, 0, 0)
    return CGImage(buffer: result)
  }

  /// The lightness of a colour, in whole numbers.
  static func lightness(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let sum: Int = 54 * Int(red) + 183 * Int(green) + 19 * Int(blue)
    return UInt8(sum >> 8)
  }

  /// A picture whose alpha says what to show: this one, or its lightness if it has no alpha.
  var opacityMask: CGImage {
    guard alphaInfo == .none else { return self }
    let mask = pixels.copy()
    for row in 0..<height {
      let bytes = (mask.base + row * mask.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<width {
        let p = bytes + column * 4
        let light = Self.lightness(p[2], p[1], p[0])
        for part in 0..<4 { p[part] = light }
      }
    }
    mask.markDirty()
    return CGImage(buffer: mask)
  }
}

extension CGImage {
  /// A picture with the same opacity, in one colour.
  package func filled(with color: CGColor) -> CGImage {
    let result = PixelBuffer(width: width, height: height)
    let cairo = cairo_create(result.surface)!
    let (r, g, b, a) = color.rgba
    cairo_set_source_rgba(cairo, r, g, b, a)
    cairo_mask_surface(cairo, surface, 0, 0)
    cairo_destroy(cairo)
    return CGImage(buffer: result)
  }
}
