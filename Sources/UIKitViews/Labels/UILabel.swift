public import Foundation

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  var content = LabelContent()

  /// Makes a label with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  /// Makes a label from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
  }

  /// The text; setting it drops attributes.
  open var text: String? {
    get { content.string?.string }
    set {
      change {
        $0.string = newValue.map { NSAttributedString(string: $0) }; $0.isAttributed = false
      }
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { takeAttributedText(newValue) }
  }
  /// The font where attributes name none; the system font of 17 points unless set.
  open var font: UIFont! {
    get { content.font }
    set { change { $0.font = newValue ?? LabelContent.defaultFont } }
  }
  /// The colour where attributes name none.
  open var textColor: UIColor! {
    get { content.textColor }
    set { change(affectsSize: false) { $0.textColor = newValue ?? .label } }
  }
  /// Where lines stand; natural unless set.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change(affectsSize: false) { $0.alignment = newValue } }
  }
  /// What happens to text that does not fit; cut at the end with an ellipsis unless set.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }
  /// The most lines; 1 unless set, 0 for any number.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = newValue } }
  }
  /// Whether the colour is dimmed when false.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { change(affectsSize: false) { $0.isEnabled = newValue } }
  }
  /// Whether ``highlightedTextColor`` is shown.
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { change(affectsSize: false) { $0.isHighlighted = newValue } }
  }
  /// The colour while highlighted.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedTextColor }
    set { change(affectsSize: false) { $0.highlightedTextColor = newValue } }
  }
  /// The colour of a hard shadow.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { change(affectsSize: false) { $0.shadowColor = newValue } }
  }
  /// Where the shadow lies.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { change(affectsSize: false) { $0.shadowOffset = newValue } }
  }
  /// Whether the font shrinks before text is cut.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.shrinks }
    set { change(affectsSize: false) { $0.shrinks = newValue } }
  }
  /// How far the font may shrink, as a factor.
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScale }
    set { change(affectsSize: false) { $0.minimumScale = newValue } }
  }
  /// Where shrunk text stands; its box stays in the middle here.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Kept; letters do not move closer here.
  open var allowsDefaultTighteningForTruncation = false
  /// Kept; the text size does not change while a program runs here.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which lines are broken for ``intrinsicContentSize``; Auto Layout finds it by itself if 0.
  open var preferredMaxLayoutWidth: CGFloat {
    get { content.preferredWidth }
    set { change { $0.preferredWidth = newValue } }
  }

  /// Where the text is, were the label so large and had so many lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    textBox(in: bounds, lines: numberOfLines)
  }
  /// Draws the text; called with the bounds.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
  /// Draws the label.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The text's size, broken at ``preferredMaxLayoutWidth`` if that is set.
  open override var intrinsicContentSize: CGSize { naturalSize }
  /// The text's size at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  /// Draws anew in the new appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}

/// Where shrunk text stands in its line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the unshrunk text.
  case alignBaselines = 0
  /// In the middle of the line.
  case alignCenters = 1
  /// At the bottom of the line.
  case none = 2
}
