import CoreGraphics
import Foundation
import Testing

@testable import UIKitViews

@Suite("UIFont")
struct UIFontTests {
  @Test("The system font is as high as on iOS")
  func heights() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.187) < 0.001 && abs(font.descender + 4.101) < 0.001)
  }

  @Test(
    "Kinds of text have the sizes of the guidelines",
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)])
  func preferred(style: UIFont.TextStyle, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test("A larger preference gives larger text and larger metrics")
  func categories() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 23)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 34, compatibleWith: traits)
    #expect(scaled == 46)
  }

  @Test("A name says weight and slant; an unknown family gives nil")
  func names() {
    let bold = UIFont(name: "HelveticaNeue-BoldItalic", size: 20)
    #expect(bold?.style.weight == UIFont.Weight.bold.rawValue && bold?.style.isItalic == true)
    #expect(UIFont(name: "Nonexistent-Regular", size: 20) == nil)
    #expect(UIFont(name: "DejaVu Sans", size: 20)?.familyName == "DejaVu Sans")
  }

  @Test("Traits of a descriptor change the font")
  func descriptors() throws {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
    let italic = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: italic, size: 0)
    #expect(font.pointSize == 15 && font.style.isItalic)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test("Measured text is as wide as its layout, and wraps into a width")
  func strings() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let size = "Hello World".size(withAttributes: attributes)
    let wrapped = "Hello World".boundingRect(
      with: CGSize(width: size.width - 1, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(abs(wrapped.height - 2 * size.height) < 1e-6)
    #expect(wrapped.width < size.width)
  }
}
