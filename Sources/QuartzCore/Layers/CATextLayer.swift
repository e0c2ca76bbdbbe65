public import CoreGraphics
public import Foundation

/// A layer that shows a text.
open class CATextLayer: CALayer {
  package override class var initialSpecial: SpecialProperties { .text(TextProperties()) }

  /// Draws the text of a layer; installed by a module that can lay out text.
  nonisolated(unsafe) package static var drawHook: ((TextProperties, CGRect, CGContext) -> Void)?

  /// The text, a `String` or an `NSAttributedString`.
  open var string: Any? {
    get { text.string }
    set { changeText("string") { $0.string = newValue } }
  }
  /// The font: a font object or its name.
  open var font: AnyObject? {
    get { text.font as AnyObject? }
    set { changeText("font") { $0.font = newValue } }
  }
  /// The size of the font, 36 at first. Animatable.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { if newValue != fontSize { changeText("fontSize") { $0.fontSize = newValue } } }
  }
  /// The colour of the text, white at first. Animatable.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set {
      if newValue != foregroundColor {
        changeText("foregroundColor") { $0.foregroundColor = newValue }
      }
    }
  }
  /// Whether lines are broken to fit the bounds.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { if newValue != isWrapped { changeText("wrapped") { $0.isWrapped = newValue } } }
  }
  /// Where a text that is too long is cut.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set {
      if newValue != truncationMode {
        changeText("truncationMode") { $0.truncationMode = newValue }
      }
    }
  }
  /// How lines are aligned.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set {
      if newValue != alignmentMode { changeText("alignmentMode") { $0.alignmentMode = newValue } }
    }
  }
  /// Kept, not used.
  open var allowsFontSubpixelQuantization = false

  /// The text redraws itself in another size.
  open override class func needsDisplay(forKey key: String) -> Bool {
    key == "bounds" || key == "fontSize" || key == "foregroundColor"
      || super.needsDisplay(forKey: key)
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    Self.drawHook?(text, properties.bounds, ctx)
  }

  private var text: TextProperties { properties.text ?? TextProperties() }

  private func changeText(_ key: String, _ body: (inout TextProperties) -> Void) {
    change(key) { properties in
      var text = properties.text ?? TextProperties()
      body(&text)
      properties.text = text
    }
    setNeedsDisplay()
  }
}
