internal import CKernels
internal import CPixman
internal import CoreGraphics
internal import Foundation

/// The loops over pixels that the painter is made of, each in two ways: by the kernels, and by
/// pixman, which is as fast in a debug build and sets the standard for the kernels' results.
struct PixelOperations {
  let usesKernels: Bool

  /// Writes a colour.
  func fill(_ target: Target, _ rect: PixelRect, _ color: UInt32) {
    if usesKernels {
      ck_fill(
        target.pointer(rect), target.bytesPerRow, color, Int32(rect.width), Int32(rect.height),
        target.isStreaming ? 1 : 0)
    } else {
      pixman_fill(
        target.pointer(rect).assumingMemoryBound(to: UInt32.self),
        Int32(target.bytesPerRow / 4), 32, 0, 0, Int32(rect.width), Int32(rect.height), color)
    }
  }

  /// Writes pixels as they are.
  func copy(
    _ target: Target, _ rect: PixelRect, from source: UnsafeMutableRawPointer, _ bytesPerRow: Int
  ) {
    ck_copy(
      target.pointer(rect), target.bytesPerRow, source, bytesPerRow, Int32(rect.width),
      Int32(rect.height), usesKernels && target.isStreaming ? 1 : 0)
  }

  /// Draws a colour over what is there, or over other pixels on their way to the target.
  func tint(
    _ target: Target, _ rect: PixelRect, _ color: UInt32,
    over source: (UnsafeMutableRawPointer, Int)? = nil
  ) {
    guard color != 0 || source != nil else { return }
    if usesKernels {
      ck_tint(
        target.pointer(rect), target.bytesPerRow, source?.0 ?? target.pointer(rect),
        source?.1 ?? target.bytesPerRow, color, Int32(rect.width), Int32(rect.height),
        source != nil && target.isStreaming ? 1 : 0)
    } else {
      if let source { copy(target, rect, from: source.0, source.1) }
      withSolid(color) { solid in
        withImage(target.pointer(rect), target.bytesPerRow, rect) { destination in
          composite(PIXMAN_OP_OVER, solid, nil, destination, rect)
        }
      }
    }
  }

  /// Draws opaque pixels at a constant alpha over what is there, or over other opaque pixels.
  func mix(
    _ target: Target, _ rect: PixelRect, _ source: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    alpha: UInt8, over below: (UnsafeMutableRawPointer, Int)? = nil
  ) {
    if usesKernels {
      ck_mix(
        target.pointer(rect), target.bytesPerRow, below?.0 ?? target.pointer(rect),
        below?.1 ?? target.bytesPerRow, source, bytesPerRow, alpha, Int32(rect.width),
        Int32(rect.height), below != nil && target.isStreaming ? 1 : 0)
    } else {
      if let below { copy(target, rect, from: below.0, below.1) }
      over(target, rect, source, bytesPerRow, alpha: alpha)
    }
  }

  /// Draws premultiplied pixels over what is there, at a constant alpha.
  func over(
    _ target: Target, _ rect: PixelRect, _ source: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    alpha: UInt8
  ) {
    if usesKernels {
      ck_over(
        target.pointer(rect), target.bytesPerRow, source, bytesPerRow, alpha, Int32(rect.width),
        Int32(rect.height))
    } else {
      withImage(source, bytesPerRow, rect) { image in
        withImage(target.pointer(rect), target.bytesPerRow, rect) { destination in
          if alpha == 255 {
            composite(PIXMAN_OP_OVER, image, nil, destination, rect)
          } else {
            withSolid(UInt32(alpha) << 24) { mask in
              composite(PIXMAN_OP_OVER, image, mask, destination, rect)
            }
          }
        }
      }
    }
  }

  /// Draws premultiplied pixels through a mask.
  func over(
    _ target: Target, _ rect: PixelRect, _ source: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    mask: MaskBlock
  ) {
    withImage(source, bytesPerRow, rect) { image in
      withMask(mask, rect) { mask in
        withImage(target.pointer(rect), target.bytesPerRow, rect) { destination in
          composite(PIXMAN_OP_OVER, image, mask, destination, rect)
        }
      }
    }
  }

  /// Draws a colour through a mask.
  func tint(_ target: Target, _ rect: PixelRect, _ color: UInt32, mask: MaskBlock) {
    if usesKernels {
      ck_over_mask(
        target.pointer(rect), target.bytesPerRow, mask.base, mask.bytesPerRow, color,
        Int32(rect.width), Int32(rect.height))
    } else {
      withSolid(color) { solid in
        withMask(mask, rect) { mask in
          withImage(target.pointer(rect), target.bytesPerRow, rect) { destination in
            composite(PIXMAN_OP_OVER, solid, mask, destination, rect)
          }
        }
      }
    }
  }

  /// Writes stretched pixels.
  ///
  /// - Parameter anchor: a pixel of the item; coordinates are counted from it, so that a pixel comes
  ///   out the same in whatever pieces the item is drawn.
  func stretch(
    _ target: Target, _ rect: PixelRect, _ surface: Surface, _ stretch: PixelStretch,
    anchor: PixelRect, _ arena: ScratchArena
  ) {
    let stepX = fixed(stretch.stepX)
    let stepY = fixed(stretch.stepY)
    let anchorX = fixed(stretch.startX + (Double(anchor.x) + 0.5) * stretch.stepX)
    let anchorY = fixed(stretch.startY + (Double(anchor.y) + 0.5) * stretch.stepY)
    if usesKernels {
      var source = ck_source(
        pixels: surface.base, stride: surface.bytesPerRow, width: Int32(surface.width),
        height: Int32(surface.height), x: anchorX &+ Int32(rect.x - anchor.x) &* stepX,
        y: anchorY &+ Int32(rect.y - anchor.y) &* stepY, step_x: stepX, step_y: stepY)
      let mark = arena.mark
      defer { arena.release(to: mark) }
      ck_scale(
        target.pointer(rect), target.bytesPerRow, &source, Int32(rect.width), Int32(rect.height),
        arena.take(ck_scale_scratch(Int32(rect.width))), target.isStreaming ? 1 : 0)
      return
    }
    withSource(surface) { image in
      var transform = pixman_transform()
      transform.matrix.0 = (stepX, 0, anchorX - stepX / 2)
      transform.matrix.1 = (0, stepY, anchorY - stepY / 2)
      transform.matrix.2 = (0, 0, 1 << 16)
      pixman_image_set_transform(image, &transform)
      pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
      withImage(target.pointer(rect), target.bytesPerRow, rect) { destination in
        composite(
          PIXMAN_OP_SRC, image, nil, destination, rect, from: (rect.x - anchor.x, rect.y - anchor.y)
        )
      }
    }
  }

  /// Draws pixels through a projective map, transparent outside the surface.
  func map(
    _ target: Target, _ rect: PixelRect, _ surface: Surface, _ map: PixelMap, anchor: PixelRect,
    mask: MaskBlock?
  ) {
    // The item's own (0, 0) is the picture's (anchor.x, anchor.y).
    let shift = SIMD3(Double(anchor.x), Double(anchor.y), 1)
    func row(_ v: SIMD3<Double>) -> SIMD3<Double> { SIMD3(v.x, v.y, (v * shift).sum()) }
    var rows = [row(map.m), row(map.n), row(map.p)]
    // In perspective pixman's 16.16 numbers are too coarse.
    if usesKernels || !map.isAffine {
      // The eye sees what has a positive divisor: take the sign that the item's middle has.
      let middle = SIMD3(Double(anchor.width) / 2, Double(anchor.height) / 2, 1)
      if (rows[2] * middle).sum() < 0 { rows = rows.map { -$0 } }
      let elements = rows.flatMap { [$0.x, $0.y, $0.z] }
      ck_map(
        target.pointer(rect), target.bytesPerRow, Int32(rect.x - anchor.x),
        Int32(rect.y - anchor.y), Int32(rect.width), Int32(rect.height), surface.base,
        surface.bytesPerRow, Int32(surface.width), Int32(surface.height), elements, mask?.base,
        mask?.bytesPerRow ?? 0)
      return
    }
    withSource(surface) { image in
      var transform = pixman_transform()
      transform.matrix.0 = (fixed(rows[0].x), fixed(rows[0].y), fixed(rows[0].z))
      transform.matrix.1 = (fixed(rows[1].x), fixed(rows[1].y), fixed(rows[1].z))
      transform.matrix.2 = (fixed(rows[2].x), fixed(rows[2].y), fixed(rows[2].z))
      pixman_image_set_transform(image, &transform)
      pixman_image_set_repeat(image, PIXMAN_REPEAT_NONE)
      withImage(target.pointer(rect), target.bytesPerRow, rect) { destination in
        let from = (rect.x - anchor.x, rect.y - anchor.y)
        if let mask {
          withMask(mask, rect) {
            composite(PIXMAN_OP_OVER, image, $0, destination, rect, from: from)
          }
        } else {
          composite(PIXMAN_OP_OVER, image, nil, destination, rect, from: from)
        }
      }
    }
  }

  // MARK: pixman

  private func fixed(_ value: Double) -> Int32 {
    Int32(clamping: Int((value * 65536).rounded().clamped(to: -0x1p40...0x1p40)))
  }

  /// A surface to be sampled with bilinear weights.
  private func withSource(_ surface: Surface, _ body: (OpaquePointer) -> Void) {
    guard
      let image = pixman_image_create_bits_no_clear(
        PIXMAN_a8r8g8b8, Int32(surface.width), Int32(surface.height),
        surface.base.assumingMemoryBound(to: UInt32.self), Int32(surface.bytesPerRow))
    else { return }
    pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
    body(image)
    pixman_image_unref(image)
  }

  private func withImage(
    _ base: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ rect: PixelRect,
    _ body: (OpaquePointer) -> Void
  ) {
    guard
      let image = pixman_image_create_bits_no_clear(
        PIXMAN_a8r8g8b8, Int32(rect.width), Int32(rect.height),
        base.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))
    else { return }
    body(image)
    pixman_image_unref(image)
  }

  private func withMask(_ mask: MaskBlock, _ rect: PixelRect, _ body: (OpaquePointer) -> Void) {
    guard
      let image = pixman_image_create_bits_no_clear(
        PIXMAN_a8, Int32(rect.width), Int32(rect.height),
        UnsafeMutableRawPointer(mask.base).assumingMemoryBound(to: UInt32.self),
        Int32(mask.bytesPerRow))
    else { return }
    body(image)
    pixman_image_unref(image)
  }

  private func withSolid(_ color: UInt32, _ body: (OpaquePointer) -> Void) {
    func part(_ shift: UInt32) -> UInt16 { UInt16((color >> shift) & 255) * 257 }
    var value = pixman_color(red: part(16), green: part(8), blue: part(0), alpha: part(24))
    guard let image = pixman_image_create_solid_fill(&value) else { return }
    body(image)
    pixman_image_unref(image)
  }

  private func composite(
    _ op: pixman_op_t, _ source: OpaquePointer?, _ mask: OpaquePointer?,
    _ destination: OpaquePointer, _ rect: PixelRect, from: (x: Int, y: Int) = (0, 0)
  ) {
    pixman_image_composite32(
      op, source, mask, destination, Int32(from.x), Int32(from.y), 0, 0, 0, 0, Int32(rect.width),
      Int32(rect.height))
  }
}
