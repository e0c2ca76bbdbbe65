public import Foundation
public import ObjectiveC

/// A control that shows a title and a picture and is pressed.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The standard looks of a button.
  public enum ButtonType: Int, Sendable {
    /// No look of its own.
    case custom = 0
    /// The tint colour, fading while pressed.
    case system = 1
    /// A circled i.
    case detailDisclosure = 2
    /// A circled i for dark backgrounds.
    case infoLight = 3
    /// A circled i for light backgrounds.
    case infoDark = 4
    /// A circled plus.
    case contactAdd = 5
    /// As system.
    case plain = 6
    /// A circled x.
    case close = 7

    /// The older name of the system look.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// What the return key does.
    case primary = 1
    /// Leaves without doing anything.
    case cancel = 2
    /// Destroys something.
    case destructive = 3
  }

  /// Changes a configuration when the button's state changes.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  var look = ButtonLook()
  var parts = ButtonParts()

  /// Makes a button of the custom type.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look.type = .custom
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setUp(type: buttonType)
  }

  /// Makes a button of a type that performs an action; the action's title and picture are the button's.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Makes a button with a configuration that performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// Makes a button that performs an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a button from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a system button with a picture.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The button's look.
  open var buttonType: ButtonType { look.type }
  /// What the button is for; kept.
  open var role: Role = .normal
  /// A menu to be shown. Menus are not shown here.
  open var menu: UIMenu? {
    didSet { if menu != nil { unsupported("UIButton.menu", "the menu is not shown") } }
  }
  /// Whether a tap chooses or frees the button.
  open var changesSelectionAsPrimaryAction = false
  /// Kept; there is no pointer.
  open var isPointerInteractionEnabled = false

  // MARK: Content by state

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    change { $0.titles[state.rawValue] = title }
  }
  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change { $0.titleColors[state.rawValue] = color }
  }
  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change { $0.shadowColors[state.rawValue] = color }
  }
  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    change { $0.images[state.rawValue] = image }
  }
  /// Sets the picture behind everything in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change { $0.backgrounds[state.rawValue] = image }
  }
  /// Sets the title of a state with attributes; it comes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitles[state.rawValue] = title }
  }
  /// Kept; symbols are drawn at their own size.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// The title of a state, or of the normal one.
  open func title(for state: State) -> String? { look.value(look.titles, state) }
  /// The title's colour in a state.
  open func titleColor(for state: State) -> UIColor? {
    look.value(look.titleColors, state) ?? standardTitleColor(state)
  }
  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? { look.value(look.shadowColors, state) }
  /// The picture of a state, or of the normal one.
  open func image(for state: State) -> UIImage? { look.value(look.images, state) }
  /// The picture behind everything in a state.
  open func backgroundImage(for state: State) -> UIImage? { look.value(look.backgrounds, state) }
  /// The title of a state with attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    look.value(look.attributedTitles, state)
  }

  /// The title now.
  open var currentTitle: String? { shownTitle }
  /// The title's colour now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The picture now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The picture behind everything now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: Parts

  /// The label of the title.
  open var titleLabel: UILabel? { parts.label(in: self) }
  /// The view of the picture.
  open var imageView: UIImageView? { parts.picture(in: self) }
  /// The label of the second line that a configuration may have.
  open var subtitleLabel: UILabel? { parts.subtitle }

  /// The space around title and picture.
  open var contentEdgeInsets: UIEdgeInsets {
    get { look.contentInsets }
    set { change { $0.contentInsets = newValue } }
  }
  /// Moves and squeezes the title; no part of the size.
  open var titleEdgeInsets: UIEdgeInsets {
    get { look.titleInsets }
    set { change { $0.titleInsets = newValue } }
  }
  /// Moves and squeezes the picture; no part of the size.
  open var imageEdgeInsets: UIEdgeInsets {
    get { look.imageInsets }
    set { change { $0.imageInsets = newValue } }
  }
  /// Whether the shadow turns over while pressed; kept.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether a custom button's picture darkens while pressed.
  open var adjustsImageWhenHighlighted = true
  /// Whether a custom button's picture fades while disabled.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while pressed; kept.
  open var showsTouchWhenHighlighted = false

  /// Where the background is.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where title and picture are.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the title is, in the room for the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arranged(in: contentRect).title
  }
  /// Where the picture is, in the room for the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arranged(in: contentRect).image
  }

  // MARK: Configuration

  /// The look as a value; nil for the older way of setting titles and pictures by state.
  open var configuration: Configuration? {
    get { look.configuration }
    set { change { $0.configuration = newValue } }
  }
  /// Called when the state has changed, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration follows the state; true unless set.
  open var automaticallyUpdatesConfiguration = true
  /// Asks for ``updateConfiguration()``; called at once here.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Changes the configuration to suit the state; calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Layout

  /// The size of title and picture with the space around them.
  open override var intrinsicContentSize: CGSize { naturalSize }
  /// The button's natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  /// Places title and picture.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }
  /// Shows the new appearance.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showLook()
  }
  /// The title, unless the program has named the button.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }
}
