internal import CPango
package import CoreGraphics
package import Foundation

extension TextLayout {
  /// Draws the lines, the box's top left corner at a point.
  package func draw(in context: CGContext, at origin: CGPoint) {
    let extent = CGRect(
      origin: origin, size: CGSize(width: max(boxWidth, size.width), height: size.height))
    let fallback = context.fillColor
    context.drawGlyphs(extent: extent.insetBy(dx: -8, dy: -8)) { cairo in
      self.draw(cairo: cairo, at: origin, color: fallback)
    }
  }

  /// Draws the lines with a cairo context whose user space is in points, y down.
  package func draw(cairo: OpaquePointer, at origin: CGPoint, color: CGColor) {
    FontLibrary.shared.exclusively { _ in
      for line in lines { draw(line, cairo: cairo, at: origin, color: color) }
    }
  }

  private func draw(_ line: LaidLine, cairo: OpaquePointer, at origin: CGPoint, color: CGColor) {
    guard let pango = pango_layout_get_line_readonly(line.source.layout, line.index) else { return }
    var pen = CGPoint(
      x: origin.x + start(of: line), y: snapped(origin.y + line.baseline, x: origin.x, cairo: cairo)
    )
    var node = pango.pointee.runs
    while let entry = node {
      if let item = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        draw(item.pointee, of: line, pen: &pen, cairo: cairo, color: color)
      }
      node = entry.pointee.next
    }
  }

  /// Where a line begins in the box.
  func start(of line: LaidLine) -> CGFloat {
    let room = boxWidth - line.width - line.x
    switch alignment {
    case .left, .justified: return line.x
    case .natural: return line.isRightToLeft ? room : line.x
    case .center: return line.x + room / 2
    case .right: return line.x + room
    }
  }

  /// The nearest place for a baseline that falls between pixels, where nothing is turned.
  private func snapped(_ y: CGFloat, x: CGFloat, cairo: OpaquePointer) -> CGFloat {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.yy != 0 else { return y }
    let pixel = (matrix.yy * y + matrix.y0).rounded()
    return (pixel - matrix.y0) / matrix.yy
  }

  private func draw(
    _ item: PangoGlyphItem, of line: LaidLine, pen: inout CGPoint, cairo: OpaquePointer,
    color: CGColor
  ) {
    guard let glyphs = item.glyphs?.pointee, let info = item.item?.pointee,
      let run = run(atByte: Int(info.offset) + line.byteOffset)
    else { return }
    let unit = CGFloat(PANGO_SCALE)
    var outline: [cairo_glyph_t] = []
    var boxes: [CGRect] = []
    var x = pen.x
    let y = pen.y - run.style.baselineOffset
    for index in 0..<Int(glyphs.num_glyphs) {
      let glyph = glyphs.glyphs[index]
      let width = CGFloat(glyph.geometry.width) / unit
      let place = CGPoint(
        x: x + CGFloat(glyph.geometry.x_offset) / unit,
        y: y + CGFloat(glyph.geometry.y_offset) / unit)
      if glyph.glyph & 0x1000_0000 != 0 {
        // No font has it: the outline of an empty box, as everywhere.
        boxes.append(
          CGRect(
            x: place.x + width * 0.1, y: place.y - run.style.size * 0.7, width: width * 0.8,
            height: run.style.size * 0.7))
      } else if glyph.glyph != 0x0FFF_FFFF {
        outline.append(
          cairo_glyph_t(index: UInt(glyph.glyph), x: place.x.native, y: place.y.native))
      }
      x += width
    }
    let width = x - pen.x
    if let background = run.style.backgroundColor {
      setSource(background, cairo)
      cairo_rectangle(cairo, pen.x, line.top + pen.y - line.baseline, width, line.height)
      cairo_fill(cairo)
    }
    setSource(run.style.color ?? color, cairo)
    fill(outline, font: info.analysis.font, cairo: cairo)
    for box in boxes {
      cairo_set_line_width(cairo, max(0.5, run.style.size / 20))
      cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
      cairo_stroke(cairo)
    }
    drawLines(of: run, from: pen.x, width: width, baseline: y, cairo: cairo)
    pen.x = x
  }

  private func drawLines(
    of run: TextRun, from x: CGFloat, width: CGFloat, baseline: CGFloat, cairo: OpaquePointer
  ) {
    let thickness = max(1, run.style.size / 16)
    if run.isUnderlined {
      if let color = run.underlineColor { setSource(color, cairo) }
      cairo_rectangle(cairo, x, baseline + run.style.size * 0.1, width, thickness)
      cairo_fill(cairo)
    }
    if run.isStruckThrough {
      let height = FontMetrics.metrics(for: run.style).xHeight
      cairo_rectangle(cairo, x, baseline - height / 2 - thickness / 2, width, thickness)
      cairo_fill(cairo)
    }
  }

  /// Fills glyphs' outlines: cairo's own glyph drawing would move each to a whole pixel.
  private func fill(
    _ glyphs: [cairo_glyph_t], font: UnsafeMutablePointer<PangoFont>?, cairo: OpaquePointer
  ) {
    guard !glyphs.isEmpty, let font,
      let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    else { return }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(scaled, options)
    cairo_set_font_face(cairo, cairo_scaled_font_get_font_face(scaled))
    cairo_set_font_matrix(cairo, &matrix)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
    cairo_new_path(cairo)
    cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
  }

  private func setSource(_ color: CGColor, _ cairo: OpaquePointer) {
    let (r, g, b, a) = color.rgba
    cairo_set_source_rgba(cairo, r, g, b, a)
  }

  private func run(atByte offset: Int) -> TextRun? {
    var position = 0
    for run in runs {
      position += run.text.utf8.count
      if offset < position { return run }
    }
    return runs.last
  }
}
