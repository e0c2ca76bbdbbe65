internal import CPango
internal import CoreGraphics
package import Foundation

/// Text broken into lines, measured, ready to be drawn.
///
/// All measures are in points, unhinted and unrounded: the same whatever the scale it is drawn at.
package final class TextLayout: @unchecked Sendable {
  /// The widest line and the heights of all.
  package let size: CGSize
  /// From the top to the first line's baseline.
  package let firstBaseline: CGFloat
  /// From the top to the last line's baseline.
  package let lastBaseline: CGFloat
  /// Whether lines or parts of them were left out.
  package let isTruncated: Bool
  let lines: [LaidLine]
  let runs: [TextRun]
  let text: String
  /// The width that alignment counts from.
  let boxWidth: CGFloat
  let alignment: TextParagraph.Alignment
  private let sources: [PangoSource]

  /// One line: where it comes from and where it stands.
  struct LaidLine {
    var source: PangoSource
    var index: Int32
    /// Bytes of the whole text before the source's own.
    var byteOffset: Int
    var x: CGFloat
    var top: CGFloat
    var height: CGFloat
    var baseline: CGFloat
    var width: CGFloat
    var isRightToLeft: Bool
  }

  /// Breaks text into lines.
  ///
  /// Without a width lines end only where the text says so. `maximumLines` of 0 means any number.
  package init(
    runs: [TextRun], width: CGFloat? = nil, maximumLines: Int = 0,
    paragraph: TextParagraph = TextParagraph()
  ) {
    self.runs = runs
    text = runs.map(\.text).joined()
    alignment = paragraph.alignment
    let builder = LineBuilder(
      runs: runs, text: text, width: width, maximumLines: maximumLines, paragraph: paragraph)
    let result = FontLibrary.shared.exclusively { builder.build(in: $0) }
    lines = result.lines
    sources = result.sources
    isTruncated = result.isTruncated
    let widest = result.lines.map { $0.width + $0.x }.max() ?? 0
    boxWidth = width.map { $0.isFinite ? $0 : widest } ?? widest
    size = CGSize(width: widest, height: result.height)
    firstBaseline = result.lines.first?.baseline ?? 0
    lastBaseline = result.lines.last?.baseline ?? 0
  }

  /// The number of lines shown.
  package var lineCount: Int { lines.count }
}

/// One layout of Pango's, freed with the last line that needs it.
final class PangoSource: @unchecked Sendable {
  let layout: OpaquePointer
  init(_ layout: OpaquePointer) { self.layout = layout }
  deinit { FontLibrary.shared.exclusively { _ in g_object_unref(UnsafeMutableRawPointer(layout)) } }
}
