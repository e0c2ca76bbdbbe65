internal import CPango
internal import Foundation

/// Breaks text into lines, the last of which may be shortened.
struct LineBuilder {
  var runs: [TextRun]
  var text: String
  var width: CGFloat?
  var maximumLines: Int
  var paragraph: TextParagraph

  struct Result {
    var lines: [TextLayout.LaidLine] = []
    var sources: [PangoSource] = []
    var height: CGFloat = 0
    var isTruncated = false
  }

  private struct Piece {
    var source: PangoSource
    var index: Int32
    var byteOffset: Int
    var endsParagraph: Bool
  }

  func build(in library: FontLibrary) -> Result {
    var result = Result()
    let whole = makeLayout(runs: runs, library: library)
    result.sources.append(whole)
    if let width, wraps { pango_layout_set_width(whole.layout, Self.units(width)) }
    if paragraph.firstLineHeadIndent != paragraph.headIndent {
      pango_layout_set_indent(
        whole.layout, Self.units(paragraph.firstLineHeadIndent - paragraph.headIndent))
    }
    var pieces = allLines(of: whole)
    if maximumLines > 0, pieces.count > maximumLines {
      result.isTruncated = true
      let cut = pieces[maximumLines - 1]
      pieces = Array(pieces.prefix(maximumLines))
      if let last = shortened(from: cut, hasMore: true, library: library) {
        result.sources.append(last.source)
        pieces[maximumLines - 1] = last
      }
    } else if !wraps || maximumLines == pieces.count, let width {
      // A line that does not wrap may still be too long.
      for (index, piece) in pieces.enumerated() where Self.width(of: piece) > width + 0.01 {
        guard let short = shortened(from: piece, hasMore: false, library: library) else { continue }
        result.isTruncated = true
        result.sources.append(short.source)
        pieces[index] = short
      }
    }
    place(pieces, into: &result)
    return result
  }

  private var wraps: Bool {
    switch paragraph.lineBreak {
    case .wordWrap, .charWrap: true
    case .clip, .truncateHead, .truncateMiddle, .truncateTail: maximumLines != 1
    }
  }

  private static func units(_ length: CGFloat) -> Int32 {
    // A little more, so that text laid out in its own measured width does not wrap.
    Int32((length.clamped(to: 0...1_000_000) * CGFloat(PANGO_SCALE)).rounded(.up) + 1)
  }

  private func makeLayout(runs: [TextRun], library: FontLibrary) -> PangoSource {
    let layout = pango_layout_new(library.context)!
    let text = runs.map(\.text).joined()
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    pango_layout_set_wrap(
      layout, paragraph.lineBreak == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    let list = pango_attr_list_new()
    var start: UInt32 = 0
    for run in runs {
      let end = start + UInt32(run.text.utf8.count)
      for attribute in attributes(of: run, library: library) {
        attribute.pointee.start_index = start
        attribute.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
      }
      start = end
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    if let first = runs.first {
      let description = library.description(of: first.style)
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
    }
    return PangoSource(layout)
  }

  private func attributes(
    of run: TextRun, library: FontLibrary
  ) -> [UnsafeMutablePointer<PangoAttribute>] {
    let description = library.description(of: run.style)
    defer { pango_font_description_free(description) }
    var result = [pango_attr_font_desc_new(description)!]
    let spacing = run.style.letterSpacing
    if spacing != 0 {
      result.append(
        pango_attr_letter_spacing_new(Int32((spacing * CGFloat(PANGO_SCALE)).rounded())))
    }
    if run.style.hasMonospacedDigits { result.append(pango_attr_font_features_new("tnum=1")) }
    return result
  }

  private func allLines(of source: PangoSource) -> [Piece] {
    let count = pango_layout_get_line_count(source.layout)
    return (0..<count).map { index in
      let next = index + 1 < count ? pango_layout_get_line_readonly(source.layout, index + 1) : nil
      return Piece(
        source: source, index: index, byteOffset: 0,
        endsParagraph: next.map { $0.pointee.is_paragraph_start != 0 } ?? true)
    }
  }

  private static func width(of piece: Piece) -> CGFloat {
    let line = pango_layout_get_line_readonly(piece.source.layout, piece.index)
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    return CGFloat(logical.width) / CGFloat(PANGO_SCALE)
  }

  /// The rest of a line's paragraph on one line, cut or with an ellipsis; nil if it may be cut off.
  private func shortened(from piece: Piece, hasMore: Bool, library: FontLibrary) -> Piece? {
    let ellipsis: PangoEllipsizeMode
    switch paragraph.lineBreak {
    case .wordWrap, .charWrap: return nil
    case .clip: ellipsis = PANGO_ELLIPSIZE_NONE
    case .truncateHead: ellipsis = PANGO_ELLIPSIZE_START
    case .truncateMiddle: ellipsis = PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: ellipsis = PANGO_ELLIPSIZE_END
    }
    guard let line = pango_layout_get_line_readonly(piece.source.layout, piece.index) else {
      return nil
    }
    let start = Int(line.pointee.start_index)
    let bytes = Array(text.utf8)
    var end = start
    while end < bytes.count, !Self.isNewline(bytes[end]) { end += 1 }
    var rest = cut(from: start, to: end)
    // Where only a further paragraph is missing, the line itself shows that there is more.
    if hasMore, end < bytes.count, ellipsis == PANGO_ELLIPSIZE_END, !rest.isEmpty {
      rest[rest.count - 1].text += "…"
    }
    let source = makeLayout(runs: rest, library: library)
    pango_layout_set_single_paragraph_mode(source.layout, 1)
    if ellipsis != PANGO_ELLIPSIZE_NONE, let width {
      pango_layout_set_ellipsize(source.layout, ellipsis)
      pango_layout_set_width(source.layout, Self.units(width))
    }
    return Piece(source: source, index: 0, byteOffset: start, endsParagraph: true)
  }

  private static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The runs between two byte offsets of the whole text.
  private func cut(from start: Int, to end: Int) -> [TextRun] {
    var result: [TextRun] = []
    var position = 0
    for run in runs {
      let length = run.text.utf8.count
      let from = max(start, position)
      let to = min(end, position + length)
      if from < to {
        var part = run
        let bytes = Array(run.text.utf8)[(from - position)..<(to - position)]
        part.text = String(decoding: bytes, as: UTF8.self)
        result.append(part)
      }
      position += length
    }
    return result
  }

  private func place(_ pieces: [Piece], into result: inout Result) {
    var y: CGFloat = 0
    for (number, piece) in pieces.enumerated() {
      guard let line = pango_layout_get_line_readonly(piece.source.layout, piece.index) else {
        continue
      }
      let heights = lineHeights(of: line, piece: piece)
      let startsParagraph = line.pointee.is_paragraph_start != 0
      result.lines.append(
        TextLayout.LaidLine(
          source: piece.source, index: piece.index, byteOffset: piece.byteOffset,
          x: startsParagraph ? paragraph.firstLineHeadIndent : paragraph.headIndent, top: y,
          height: heights.height, baseline: y + heights.ascent,
          width: Self.width(of: piece) + lastKern(of: line, piece: piece),
          isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
      y += heights.height
      if number < pieces.count - 1 {
        y += paragraph.lineSpacing
        if piece.endsParagraph { y += paragraph.paragraphSpacing }
      }
    }
    result.height = y
  }

  /// The kern after a line's last character, which Pango leaves out.
  private func lastKern(of line: UnsafeMutablePointer<PangoLayoutLine>, piece: Piece) -> CGFloat {
    let end = Int(line.pointee.start_index) + piece.byteOffset + Int(line.pointee.length)
    guard line.pointee.length > 0 else { return 0 }
    var position = 0
    for run in runs {
      position += run.text.utf8.count
      if end <= position { return run.style.kern }
    }
    return 0
  }

  /// The height of the tallest style on the line, changed as the paragraph asks.
  private func lineHeights(
    of line: UnsafeMutablePointer<PangoLayoutLine>, piece: Piece
  ) -> (ascent: CGFloat, height: CGFloat) {
    let start = Int(line.pointee.start_index) + piece.byteOffset
    let end = start + Int(line.pointee.length)
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = 0
    var position = 0
    for run in runs {
      let next = position + run.text.utf8.count
      // An empty line has the height of the style it stands in.
      let isOn = start == end ? position <= start && start <= next : position < end && start < next
      if isOn {
        let metrics = FontMetrics.metrics(for: run.style)
        ascent = max(ascent, metrics.ascender + run.style.baselineOffset)
        descent = max(descent, -metrics.descender - run.style.baselineOffset)
        leading = max(leading, metrics.leading)
      }
      position = next
    }
    let natural = ascent + descent + leading
    var height = natural
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    // What a line gains or loses is above its text.
    return (ascent + (height - natural), height)
  }
}
