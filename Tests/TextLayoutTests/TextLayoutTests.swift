import CoreGraphics
import Foundation
import Testing
import TextLayout

@Suite("TextLayout")
struct TextLayoutTests {
  private func layout(
    _ text: String, size: CGFloat = 17, width: CGFloat? = nil, lines: Int = 0,
    _ change: (inout TextParagraph) -> Void = { _ in }
  ) -> TextLayout {
    var paragraph = TextParagraph()
    change(&paragraph)
    return TextLayout(
      runs: [TextRun(text: text, style: TextStyle(size: size))], width: width, maximumLines: lines,
      paragraph: paragraph)
  }

  @Test("The fonts are installed")
  func fonts() {
    #expect(FontInventory.missingFonts().map(\.name) == [])
    #expect(FontInventory.families.contains("Inter"))
  }

  @Test("A line of the system font is as high as on iOS", arguments: [11, 17, 34] as [CGFloat])
  func lineHeight(size: CGFloat) {
    // Rounded up to pixels of a third, 17 points give the 20.33 known from iOS.
    #expect(abs(layout("Label", size: size).size.height - size * 1.193359375) < 1e-9)
  }

  @Test("Twice the size is twice the width, but for the spacing of small sizes")
  func proportion() {
    let small = layout("Wave", size: 30).size.width
    let large = layout("Wave", size: 60).size.width
    #expect(abs(large - 2 * small) < 0.02)
  }

  @Test("Japanese has its own glyphs, each as wide as the size")
  func japanese() {
    let width = layout("日本語", size: 40).size.width
    #expect(abs(width - 120) < 0.5)
  }

  @Test("Text breaks between words, and in its own width not at all")
  func wrapping() {
    let whole = layout("one two three")
    #expect(whole.lineCount == 1)
    #expect(layout("one two three", width: whole.size.width).lineCount == 1)
    let narrow = layout("one two three", width: whole.size.width - 1)
    #expect(narrow.lineCount == 2)
    #expect(abs(narrow.size.height - 2 * whole.size.height) < 1e-9)
    #expect(narrow.lastBaseline > narrow.firstBaseline)
  }

  @Test("What exceeds the lines allowed ends with an ellipsis and within the width")
  func truncation() {
    let full = layout("one two three four five six", width: 60)
    #expect(full.lineCount > 2)
    let cut = layout("one two three four five six", width: 60, lines: 2) {
      $0.lineBreak = .truncateTail
    }
    #expect(cut.lineCount == 2 && cut.isTruncated)
    // The ellipsis' own spacing may stand out by a fraction of a point.
    #expect(cut.size.width <= 60.5)
  }

  @Test("A single line that fits is left alone")
  func noTruncation() {
    let plain = layout("short")
    let single = layout("short", width: plain.size.width, lines: 1) { $0.lineBreak = .truncateTail }
    #expect(!single.isTruncated)
    #expect(abs(single.size.width - plain.size.width) < 1e-9)
  }

  @Test("A second paragraph that is left out is announced by an ellipsis")
  func hiddenParagraph() {
    let cut = layout("one\ntwo", width: 200, lines: 1) { $0.lineBreak = .truncateTail }
    #expect(cut.isTruncated && cut.lineCount == 1)
    #expect(cut.size.width > layout("one").size.width)
  }

  @Test("Line heights follow the paragraph's wishes")
  func heights() {
    let natural = layout("a").size.height
    let taller = layout("a\nb") {
      $0.lineHeightMultiple = 2
      $0.lineSpacing = 3
    }
    #expect(abs(taller.size.height - (4 * natural + 3)) < 1e-9)
    #expect(layout("a") { $0.maximumLineHeight = 10 }.size.height == 10)
  }

  @Test("Kerning adds to every character")
  func kern() {
    var style = TextStyle(size: 30)
    let plain = TextLayout(runs: [TextRun(text: "abcd", style: style)]).size.width
    style.kern = 5
    let wide = TextLayout(runs: [TextRun(text: "abcd", style: style)]).size.width
    #expect(abs(wide - plain - 20) < 0.01)
  }

  @Test("Centred text leaves the same room on both sides")
  func alignment() {
    let width: CGFloat = 100
    let centred = layout("mid", width: width) { $0.alignment = .center }
    let start = centred.caret(atUTF16: 0).minX
    let end = centred.caret(atUTF16: 3).minX
    #expect(abs(start - (width - end)) < 0.01)
    #expect(start > 0)
  }

  @Test("The nearest gap to a caret is its own", arguments: 0...5)
  func carets(offset: Int) {
    let text = layout("a日b語c")
    let caret = text.caret(atUTF16: offset)
    #expect(text.utf16Offset(nearest: CGPoint(x: caret.minX, y: 5)) == offset)
  }

  @Test("Drawn text covers pixels in its colour, and nothing outside its lines")
  func drawing() {
    let text = layout("H", size: 20)
    let context = CGContext(buffer: PixelBuffer(width: 60, height: 90), scale: 3)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    text.draw(in: context, at: CGPoint(x: 2, y: 2))
    let row = Int((2 + text.firstBaseline - 7) * 3)
    let covered = (0..<60).map { context.buffer.pixel(x: $0, y: row) }
    #expect(covered.contains { $0.alpha == 255 && $0.red == 255 })
    #expect((0..<60).allSatisfy { context.buffer.pixel(x: $0, y: 2).alpha == 0 })
  }

  @Test("The system font has iOS's heights, others their own")
  func metrics() {
    let system = FontMetrics.metrics(for: TextStyle(size: 100))
    #expect(abs(system.capHeight - 70.459) < 0.001 && abs(system.ascender - 95.2148) < 0.001)
    let other = FontMetrics.metrics(for: TextStyle(family: "DejaVu Sans", size: 100))
    #expect(abs(other.lineHeight - 116.4) < 0.2)
  }
}
