import CoreGraphics
public import Foundation

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// How a cell arranges its text.
  public enum CellStyle: Int, Sendable {
    /// One line.
    case `default` = 0
    /// A second text at the right, grey.
    case value1 = 1
    /// A second text beside a narrow first one.
    case value2 = 2
    /// A second, smaller line.
    case subtitle = 3
  }

  /// What a chosen cell looks like.
  public enum SelectionStyle: Int, Sendable {
    /// As always.
    case none = 0
    /// Grey.
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey.
    case `default` = 3
  }

  /// What stands at the right of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: a tap leads on.
    case disclosureIndicator = 1
    /// A chevron with a button.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// What editing does to a row. Tables cannot be edited by hand here.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is taken out.
    case delete = 1
    /// Another is put in.
    case insert = 2
  }

  private let content = UIView(frame: .zero)
  private let style: CellStyle
  private var first: UILabel?
  private var second: UILabel?
  private var picture: UIImageView?
  private var ownAccessory: UIImageView?
  private let line = UIView(frame: .zero)
  private var selectedStorage = false
  private var highlightedStorage = false
  private var fill: UIView?
  weak var table: UITableView?
  /// Called when a tap has chosen the cell, before the delegate hears of it: a storyboard's segue.
  package var selectionHandler: ((UITableViewCell) -> Void)?
  private static let margin: CGFloat = 16

  /// Makes a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUpCell()
  }
  /// Makes a cell from an interface file.
  public required init?(coder: NSCoder) {
    let values = coder as? any InterfaceValues
    switch values?.interfaceValue("style") {
    case "IBUITableViewCellStyleValue1": style = .value1
    case "IBUITableViewCellStyleValue2": style = .value2
    case "IBUITableViewCellStyleSubtitle": style = .subtitle
    default: style = .default
    }
    reuseIdentifier = values?.interfaceValue("reuseIdentifier")
    super.init(coder: coder)
    setUpCell()
  }

  /// The name under which the cell is used again.
  open package(set) var reuseIdentifier: String?
  /// Called before the cell is used again.
  open func prepareForReuse() {}
  /// Where content goes.
  open var contentView: UIView { content }

  /// The first text.
  open var textLabel: UILabel? { label(&first, size: style == .value2 ? 15 : 17) }
  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : label(&second, size: style == .subtitle ? 12 : 17)
  }
  /// A picture at the left.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    picture = view
    content.addSubview(view)
    return view
  }
  /// Text and picture as a value.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  /// The configuration of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .subtitle
      ? .subtitleCell() : style == .value1 || style == .value2 ? .valueCell() : .cell()
  }

  /// What stands at the right.
  open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
  /// A view of the program's own at the right.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// What a chosen cell looks like.
  open var selectionStyle = SelectionStyle.default
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view behind the content of a chosen cell.
  open var selectedBackgroundView: UIView?
  /// Where the line below begins and ends.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// How deep the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far one level indents.
  open var indentationWidth: CGFloat = 10
  /// Whether the table is being edited; kept.
  open var isEditing = false
  /// Changes ``isEditing``.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Whether the cell is chosen.
  open var isSelected: Bool {
    get { selectedStorage }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { highlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Chooses the cell or frees it. Called by the table.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedStorage = selected
    showFill(animated: animated)
  }
  /// Shows a finger on the cell. Called by the table.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedStorage = highlighted
    showFill(animated: animated)
  }

  var showsLine = true { didSet { line.isHidden = !showsLine } }
  var lineColor: UIColor? { didSet { line.backgroundColor = lineColor ?? .separator } }

  private func setUpCell() {
    backgroundColor = .systemBackground
    addSubview(content)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  private func label(_ storage: inout UILabel?, size: CGFloat) -> UILabel {
    if let storage { return storage }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: size)
    storage = label
    content.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func showConfiguration() {
    guard let list = contentConfiguration as? UIListContentConfiguration else {
      guard let contentConfiguration else { return }
      let view = contentConfiguration.makeContentView()
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(view)
      return
    }
    if let label = textLabel { list.textProperties.style(label, list.attributedText, list.text) }
    if style != .default || list.secondaryText != nil {
      let label = label(&second, size: list.secondaryTextProperties.font.pointSize)
      list.secondaryTextProperties.style(label, list.secondaryAttributedText, list.secondaryText)
    }
    if list.image != nil || picture != nil {
      imageView?.image = list.image
      imageView?.tintColor = list.imageProperties.tintColor
    }
    setNeedsLayout()
  }

  private func showAccessory() {
    ownAccessory?.removeFromSuperview()
    ownAccessory = nil
    let symbol: String
    switch accessoryType {
    case .none: return setNeedsLayout()
    case .disclosureIndicator: symbol = "chevron.right"
    case .checkmark: symbol = "checkmark"
    case .detailDisclosureButton, .detailButton: symbol = "info.circle"
    }
    let image = UIImage(
      systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14))
    let view = UIImageView(image: image)
    if accessoryType == .disclosureIndicator { view.tintColor = .tertiaryLabel }
    ownAccessory = view
    addSubview(view)
    setNeedsLayout()
  }

  private func showFill(animated: Bool) {
    let isShown = (selectedStorage || highlightedStorage) && selectionStyle != .none
    guard isShown || fill != nil else { return }
    let view = fill ?? selectedBackgroundView ?? UIView(frame: bounds)
    if fill == nil {
      fill = view
      if view !== selectedBackgroundView { view.backgroundColor = .systemGray4 }
      view.isUserInteractionEnabled = false
      view.frame = bounds
      view.alpha = 0
      insertSubview(view, belowSubview: content)
    }
    guard animated, !isShown, window != nil else {
      view.alpha = isShown ? 1 : 0
      return
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction], animations: { view.alpha = 0 },
      completion: nil)
  }

  /// Places content, accessory and line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    fill?.frame = bounds
    var right = bounds.width
    if let accessory = accessoryView ?? ownAccessory {
      let size = accessory.bounds.size
      accessory.center = CGPoint(x: right - Self.margin - size.width / 2, y: bounds.midY)
      right -= Self.margin + size.width + 8
    }
    content.frame = CGRect(x: 0, y: 0, width: right, height: bounds.height)
    let thickness = 1 / UIScreen.main.scale
    line.frame = CGRect(
      x: separatorInset.left, y: bounds.height - thickness,
      width: max(0, bounds.width - separatorInset.left - separatorInset.right), height: thickness)
    layOutContent()
  }

  private func layOutContent() {
    let height = content.bounds.height
    var x = Self.margin + CGFloat(indentationLevel) * indentationWidth
    if let picture, let image = picture.image {
      let side = min(image.size.height, height)
      let width = image.size.height > 0 ? image.size.width * side / image.size.height : 0
      picture.frame = CGRect(x: x, y: (height - side) / 2, width: width, height: side)
      x += width + Self.margin
    }
    let room = max(
      0, content.bounds.width - x - (accessoryView ?? ownAccessory == nil ? Self.margin : 0))
    guard let first else { return }
    let one = first.sizeThatFits(CGSize(width: room, height: height))
    guard let second, second.text?.isEmpty == false else {
      first.frame = ConstraintLayout.onPixels(CGRect(x: x, y: 0, width: room, height: height))
      return
    }
    let two = second.sizeThatFits(CGSize(width: room, height: height))
    switch style {
    case .value1, .value2:
      second.textColor = style == .value1 ? .secondaryLabel : second.textColor
      first.frame = CGRect(x: x, y: 0, width: min(one.width, room), height: height)
      let width = min(two.width, max(0, room - one.width - 6))
      let start = style == .value1 ? x + room - width : x + one.width + 6
      second.frame = ConstraintLayout.onPixels(CGRect(x: start, y: 0, width: width, height: height))
    case .default, .subtitle:
      let top = (height - one.height - two.height) / 2
      first.frame = ConstraintLayout.onPixels(CGRect(x: x, y: top, width: room, height: one.height))
      second.frame = ConstraintLayout.onPixels(
        CGRect(x: x, y: top + one.height, width: room, height: two.height))
    }
  }

  /// The height the content needs at a width.
  func naturalHeight(width: CGFloat) -> CGFloat {
    frame.size.width = width
    let own = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard own <= 0 else { return own + 1 / UIScreen.main.scale }
    let room = CGSize(width: max(0, width - 2 * Self.margin), height: 0)
    let texts = [first, second].compactMap {
      $0?.text?.isEmpty == false ? $0?.sizeThatFits(room).height : nil
    }
    let text = style == .value1 || style == .value2 ? texts.max() ?? 0 : texts.reduce(0, +)
    return max(44, text + 23)
  }

  // MARK: Touches

  /// Shows the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.touchBegan(in: self)
    super.touchesBegan(touches, with: event)
  }
  /// Chooses the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.touchEnded(in: self)
    super.touchesEnded(touches, with: event)
  }
  /// Shows the finger no longer.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.touchCancelled(in: self)
    super.touchesCancelled(touches, with: event)
  }
}
