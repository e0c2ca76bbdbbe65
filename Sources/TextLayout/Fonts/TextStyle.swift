package import CoreGraphics
package import Foundation

/// How a piece of text looks.
package struct TextStyle: Hashable, Sendable {
  /// A family of ``FontInventory``, or of a font file added there.
  package var family: String
  /// In points.
  package var size: CGFloat
  /// UIKit's scale, from -0.8 ultralight over 0 regular and 0.4 bold to 0.62 black.
  package var weight: CGFloat
  package var isItalic: Bool
  /// The colour, or nil for the context's fill colour.
  package var color: CGColor?
  /// Added after each character, in points.
  package var kern: CGFloat
  /// How far above the line the text stands, in points.
  package var baselineOffset: CGFloat
  /// Behind the text.
  package var backgroundColor: CGColor?
  /// Lining figures of equal width.
  package var hasMonospacedDigits: Bool

  package init(
    family: String = FontInventory.systemFamily, size: CGFloat = 17, weight: CGFloat = 0,
    isItalic: Bool = false, color: CGColor? = nil, kern: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.color = color
    self.kern = kern
    baselineOffset = 0
    backgroundColor = nil
    hasMonospacedDigits = false
  }
}

/// A piece of text in one style.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var style: TextStyle
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  package var underlineColor: CGColor?

  package init(
    text: String, style: TextStyle, isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) {
    self.text = text
    self.style = style
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    underlineColor = nil
  }
}

/// How lines are made of text.
package struct TextParagraph: Hashable, Sendable {
  package enum Alignment: Sendable { case natural, left, center, right, justified }
  package enum LineBreak: Sendable {
    case wordWrap, charWrap, clip, truncateHead, truncateMiddle, truncateTail
  }
  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.wordWrap
  /// Between lines, in points.
  package var lineSpacing: CGFloat = 0
  /// Between paragraphs, beside the line spacing.
  package var paragraphSpacing: CGFloat = 0
  /// Multiplies the height of each line; 0 leaves it.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// 0 for no limit.
  package var maximumLineHeight: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package init() {}
}
