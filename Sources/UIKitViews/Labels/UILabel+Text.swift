import CoreGraphics
import Foundation
import TextLayout

/// What a label has to show.
@MainActor struct LabelContent {
  static var defaultFont: UIFont { .systemFont(ofSize: 17) }

  var string: NSAttributedString?
  var isAttributed = false
  var font: UIFont = LabelContent.defaultFont
  var textColor: UIColor = .label
  var highlightedTextColor: UIColor?
  var isHighlighted = false
  var isEnabled = true
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  var numberOfLines = 1
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var shrinks = false
  var minimumScale: CGFloat = 0
  var preferredWidth: CGFloat = 0
}

extension UILabel {
  func setUpLabel() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  func change(affectsSize: Bool = true, _ body: (inout LabelContent) -> Void) {
    body(&content)
    setNeedsDisplay()
    if affectsSize { invalidateIntrinsicContentSize() }
  }

  var currentAttributedText: NSAttributedString? {
    guard let string = content.string else { return nil }
    if content.isAttributed { return string }
    return NSAttributedString(
      string: string.string, attributes: [.font: content.font, .foregroundColor: content.textColor])
  }

  func takeAttributedText(_ text: NSAttributedString?) {
    change {
      $0.string = text
      $0.isAttributed = text != nil
      // As in UIKit, the label takes on the attributes of the first character.
      guard let text, text.length > 0 else { return }
      if let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont { $0.font = font }
      if let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor {
        $0.textColor = color
      }
      if let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle
      {
        $0.alignment = style.alignment
      }
    }
  }

  func labelText(lines: Int? = nil) -> LabelText? {
    guard let string = content.string, string.length > 0 else { return nil }
    var color = content.textColor
    if content.isHighlighted, let highlighted = content.highlightedTextColor { color = highlighted }
    if !content.isEnabled { color = color.withAlphaComponent(0.4) }
    return LabelText(
      string: string, font: content.font, color: color, alignment: content.alignment,
      lineBreakMode: content.lineBreakMode, maximumLines: lines ?? content.numberOfLines,
      traits: traitCollection)
  }

  // MARK: Size

  /// Rounded up to pixels, so that text which just fits is never cut.
  private func onPixels(_ size: CGSize) -> CGSize {
    let scale = UIScreen.main.scale
    return CGSize(
      width: (size.width * scale - 1e-4).rounded(.up) / scale,
      height: (size.height * scale - 1e-4).rounded(.up) / scale)
  }

  var naturalSize: CGSize {
    let width: CGFloat? =
      content.preferredWidth > 0 && content.numberOfLines != 1 ? content.preferredWidth : nil
    return measure(width: width)
  }

  func fittingSize(in size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < 1e6 && content.numberOfLines != 1
    return measure(width: isLimited ? size.width : nil)
  }

  private func measure(width: CGFloat?) -> CGSize {
    guard labelText() != nil else { return .zero }
    let box = textRect(
      forBounds: CGRect(x: 0, y: 0, width: width ?? 1e7, height: 1e7),
      limitedToNumberOfLines: content.numberOfLines)
    return onPixels(box.size)
  }

  func textBox(in bounds: CGRect, lines: Int) -> CGRect {
    guard let text = labelText(lines: lines) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let size = text.layout(width: bounds.width < 1e6 ? bounds.width : nil).size
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  // MARK: Drawing

  func paintText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = fitted(to: rect) else { return }
    let layout = text.layout(width: rect.width)
    // Lines that would stick out at the bottom are left out, the first never.
    let origin = CGPoint(x: rect.minX, y: rect.minY + (rect.height - layout.size.height) / 2)
    if let shadow = content.shadowColor {
      var dark = text
      dark.color = shadow
      dark.layout(width: rect.width).draw(
        in: context,
        at: CGPoint(
          x: origin.x + content.shadowOffset.width, y: origin.y + content.shadowOffset.height))
    }
    layout.draw(in: context, at: origin)
  }

  private func fitted(to rect: CGRect) -> LabelText? {
    guard var text = labelText() else { return nil }
    if content.shrinks, content.numberOfLines == 1 {
      let width = text.layout(width: nil).size.width
      if width > rect.width, rect.width > 0 {
        let least = content.minimumScale > 0 ? content.minimumScale : 0.5
        text = text.scaled(by: max(rect.width / width * 0.999, least))
      }
    } else if content.numberOfLines != 1 {
      text.maximumLines = linesThatFit(text, in: rect)
    }
    return text
  }

  private func linesThatFit(_ text: LabelText, in rect: CGRect) -> Int {
    let all = text.layout(width: rect.width)
    guard all.size.height > rect.height + 0.5, all.lineCount > 1 else { return text.maximumLines }
    let line = all.size.height / CGFloat(all.lineCount)
    return max(1, Int(((rect.height + 0.5) / line).rounded(.down)))
  }
}

extension UILabel: WidthDependentContent, BaselineProviding {
  package var wrapsContent: Bool { content.numberOfLines != 1 && content.preferredWidth <= 0 }

  package func contentHeight(forWidth width: CGFloat) -> CGFloat {
    fittingSize(in: CGSize(width: width, height: 0)).height
  }

  package func baseline(isFirst: Bool) -> BaselinePosition {
    guard let text = labelText() else {
      return isFirst ? .fromTop(content.font.ascender) : .fromBottom(0)
    }
    let layout = text.layout(width: nil)
    return isFirst
      ? .fromTop(layout.firstBaseline) : .fromBottom(layout.size.height - layout.lastBaseline)
  }
}
