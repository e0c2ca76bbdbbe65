package import Foundation

/// The heights of a font, in points, unrounded.
package struct FontMetrics: Hashable, Sendable {
  /// Above the baseline.
  package var ascender: CGFloat
  /// Below the baseline, negative.
  package var descender: CGFloat
  /// Between lines.
  package var leading: CGFloat
  /// The height of an H.
  package var capHeight: CGFloat
  /// The height of an x.
  package var xHeight: CGFloat

  /// From one baseline to the next.
  package var lineHeight: CGFloat { ascender - descender + leading }

  /// iOS's system font for one point of size, so that labels are as high as there; Inter's own differ
  /// from these by at most 0.02 of the size.
  static let system = FontMetrics(
    ascender: 0.952_148_437_5, descender: -0.241_210_937_5, leading: 0, capHeight: 0.704_589_843_75,
    xHeight: 0.526_367_187_5)

  /// The heights of the font a style asks for.
  package static func metrics(for style: TextStyle) -> FontMetrics {
    let unit = style.isSystem ? system : FontLibrary.shared.unitMetrics(of: style)
    return FontMetrics(
      ascender: unit.ascender * style.size, descender: unit.descender * style.size,
      leading: unit.leading * style.size, capHeight: unit.capHeight * style.size,
      xHeight: unit.xHeight * style.size)
  }
}
