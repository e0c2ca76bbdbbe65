import CoreGraphics
public import Foundation

/// Hears of the editing of a text, and decides about it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a change of the text may be made.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text was changed by typing.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes, unless implemented.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Yes, unless implemented.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing, unless implemented.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing, unless implemented.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes, unless implemented.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing, unless implemented.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// A scrolling text of several lines.
///
/// As with ``UITextField`` there is no keyboard on screen, and the insertion point is always at the end.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput {
  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the text is changed by typing.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  private let label = UILabel(frame: .zero)
  private static let padding: CGFloat = 5

  /// Makes a text view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpText()
  }
  /// Makes a text view from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpText()
  }

  /// The text.
  open var text: String! {
    get { label.text ?? "" }
    set { label.text = newValue; textDidChange() }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set { label.attributedText = newValue; textDidChange() }
  }
  /// The font.
  open var font: UIFont? {
    get { label.font }
    set { label.font = newValue; textDidChange() }
  }
  /// The text's colour.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  /// Where lines stand.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  /// The space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  /// Whether the text can be edited; true unless set.
  open var isEditable = true
  /// Whether the text can be chosen; kept.
  open var isSelectable = true
  /// Kept; there is no keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Kept; there is no keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept; there is no keyboard.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept; there is no keyboard.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the text view scrolls; if not, it asks for the height of its text.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  private func setUpText() {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    label.lineBreakMode = .byWordWrapping
    backgroundColor = .systemBackground
    addSubview(label)
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func textSize(width: CGFloat) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * Self.padding
    let size = label.sizeThatFits(CGSize(width: max(1, width - sides), height: 0))
    let line = (label.font ?? .systemFont(ofSize: 12)).lineHeight
    return CGSize(
      width: size.width + sides,
      height: max(size.height, line) + textContainerInset.top + textContainerInset.bottom)
  }

  /// Places the text and sets the content's size.
  open override func layoutSubviews() {
    let size = textSize(width: bounds.width)
    label.frame = CGRect(
      x: textContainerInset.left + Self.padding, y: textContainerInset.top,
      width: max(
        0, bounds.width - textContainerInset.left - textContainerInset.right - 2 * Self.padding),
      height: size.height - textContainerInset.top - textContainerInset.bottom)
    let content = CGSize(width: bounds.width, height: size.height)
    if contentSize != content { contentSize = content }
    super.layoutSubviews()
  }
  /// The text's size if the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return textSize(width: 1e7)
  }
  /// The text's size at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = textSize(width: size.width > 0 ? size.width : 1e7)
    return CGSize(width: size.width > 0 ? size.width : natural.width, height: natural.height)
  }

  // MARK: Editing

  /// True while the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// Begins editing.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }
  /// Ends editing.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
  /// Begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable { becomeFirstResponder() }
  }
  /// Whether there is any text.
  open var hasText: Bool { !text.isEmpty }
  /// Puts text in at the end.
  open func insertText(_ text: String) {
    change(NSRange(location: self.text.utf16.count, length: 0), text)
  }
  /// Takes the last character away.
  open func deleteBackward() {
    guard let last = text.last else { return }
    let length = last.utf16.count
    change(NSRange(location: text.utf16.count - length, length: length), "")
  }

  private func change(_ range: NSRange, _ replacement: String) {
    guard
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    else { return }
    text = (self.text as NSString).replacingCharacters(in: range, with: replacement)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView: WidthDependentContent {
  package var wrapsContent: Bool { !isScrollEnabled }
  package func contentHeight(forWidth width: CGFloat) -> CGFloat { textSize(width: width).height }
}
