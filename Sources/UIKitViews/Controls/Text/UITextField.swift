import CoreGraphics
public import Foundation

/// Hears of the editing of a field, and decides about it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a change of the text may be made.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes, unless implemented.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing, unless implemented.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes, unless implemented.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing, unless implemented.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes, unless implemented.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Yes, unless implemented.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes, unless implemented.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field for one line of text.
///
/// There is no keyboard on screen: a tap makes the field first responder, and text comes through `insertText(_:)`, which
/// a script's typing calls. The insertion point is always at the end.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput {
  /// The frame a field draws around itself.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A line with a shadow.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When something at the side of a field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the text is changed by typing.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  private let label = UILabel(frame: .zero)
  private var textStorage = ""

  /// Makes a field with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpField()
  }
  /// Makes a field from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpField()
  }

  /// Hears of the editing, and decides about it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text.
  open var text: String? {
    get { textStorage }
    set { textStorage = newValue ?? ""; show() }
  }
  /// The text with attributes; attributes are dropped.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: textStorage) }
    set { text = newValue?.string }
  }
  /// What is shown while there is no text.
  open var placeholder: String? { didSet { show() } }
  /// What is shown while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? { didSet { show() } }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { show() } }
  /// The text's colour.
  open var textColor: UIColor? = .label { didSet { show() } }
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural { didSet { show() } }
  /// The frame around the field.
  open var borderStyle = BorderStyle.none { didSet { showBorder() } }
  /// Whether the characters are shown as dots.
  open var isSecureTextEntry = false { didSet { show() } }
  /// When the clear button is shown; never here, the value is kept.
  open var clearButtonMode = ViewMode.never
  /// Whether editing begins with an empty field.
  open var clearsOnBeginEditing = false
  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet { label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
  }
  /// The least size of a shrunk font; kept.
  open var minimumFontSize: CGFloat = 0
  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// A view at the left.
  open var leftView: UIView? { didSet { changeSide(oldValue, leftView) } }
  /// When it is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the right.
  open var rightView: UIView? { didSet { changeSide(oldValue, rightView) } }
  /// When it is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// Kept; there is no keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Kept; there is no keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept; there is no keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept; there is no keyboard.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept; there is no keyboard.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept; there is no keyboard.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept; there is no keyboard.
  open var enablesReturnKeyAutomatically = false
  private var inputViewStorage: UIView?
  private var accessoryStorage: UIView?
  /// A view in place of the keyboard; kept.
  open override var inputView: UIView? {
    get { inputViewStorage }
    set { inputViewStorage = newValue }
  }
  /// A view above the keyboard; kept.
  open override var inputAccessoryView: UIView? {
    get { accessoryStorage }
    set { accessoryStorage = newValue }
  }

  // MARK: Places

  /// Where the text is.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }
  /// Where the text is while edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }
  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the view at the left is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
  /// Where the view at the right is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  private func innerRect(_ bounds: CGRect) -> CGRect {
    var rect = borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
    if shows(leftView, leftViewMode) {
      let edge = leftViewRect(forBounds: bounds).maxX
      rect.size.width -= max(0, edge - rect.minX)
      rect.origin.x = max(rect.minX, edge)
    }
    if shows(rightView, rightViewMode) {
      rect.size.width -= max(0, rect.maxX - rightViewRect(forBounds: bounds).minX)
    }
    return rect
  }

  private func shows(_ view: UIView?, _ mode: ViewMode) -> Bool {
    guard view != nil else { return false }
    switch mode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  private func changeSide(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func setUpField() {
    addSubview(label)
    show()
  }

  private func show() {
    let isEmpty = textStorage.isEmpty
    label.font = font ?? .systemFont(ofSize: 17)
    label.textAlignment = textAlignment
    label.textColor = isEmpty ? .placeholderText : textColor ?? .label
    if isEmpty, let attributedPlaceholder {
      label.attributedText = attributedPlaceholder
    } else {
      label.text =
        isEmpty
        ? placeholder
        : isSecureTextEntry ? String(repeating: "•", count: textStorage.count) : textStorage
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showBorder() {
    layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
    layer.borderColor = UIColor.systemGray4.cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Places text and side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame =
      textStorage.isEmpty
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    leftView?.isHidden = !shows(leftView, leftViewMode)
    rightView?.isHidden = !shows(rightView, rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }
  /// The text's size with the frame's.
  open override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
    let margin: CGFloat = borderStyle == .none ? 0 : 7
    return CGSize(width: text.width + 2 * margin, height: line + (borderStyle == .none ? 1 : 12))
  }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Editing

  /// True while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Begins editing.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    setNeedsLayout()
    return true
  }
  /// Ends editing.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    setNeedsLayout()
    return true
  }
  /// Begins editing where the finger is lifted in the field.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  /// Whether there is any text.
  open var hasText: Bool { !textStorage.isEmpty }
  /// Puts text in at the end; a line break is the return key.
  open func insertText(_ text: String) {
    if text == "\n" {
      let does = delegate?.textFieldShouldReturn(self) ?? true
      if does { sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered]) }
      return
    }
    change(NSRange(location: textStorage.utf16.count, length: 0), text)
  }
  /// Takes the last character away.
  open func deleteBackward() {
    guard let last = textStorage.last else { return }
    let length = last.utf16.count
    change(NSRange(location: textStorage.utf16.count - length, length: length), "")
  }

  private func change(_ range: NSRange, _ replacement: String) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
        ?? true
    else { return }
    text = (textStorage as NSString).replacingCharacters(in: range, with: replacement)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextField: ControlBehaviour {
  func controlStateDidChange() { alpha = isEnabled ? 1 : 0.5 }
  var behaviourPrimaryEvent: UIControl.Event { .primaryActionTriggered }
  var behaviourTakesTaps: Bool { true }
}

extension UITextField: BaselineProviding {
  package func baseline(isFirst: Bool) -> BaselinePosition {
    let font = font ?? .systemFont(ofSize: 17)
    return .fromMiddle((font.ascender + font.descender) / 2)
  }
}
