public import Foundation

/// Content as a value, which can make a view of itself.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A view that shows the content.
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
}

/// Two texts and a picture, as cells show them.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
    /// Where lines stand.
    public var alignment = NSTextAlignment.natural

    @MainActor func style(_ label: UILabel, _ attributed: NSAttributedString?, _ text: String?) {
      label.font = font
      label.textColor = color
      label.numberOfLines = numberOfLines
      label.textAlignment = alignment
      if let attributed { label.attributedText = attributed } else { label.text = text }
    }
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// The tint of a template.
    public var tintColor: UIColor?
    /// How round the corners are; kept.
    public var cornerRadius: CGFloat = 0
    /// The most room; kept.
    public var maximumSize = CGSize.zero
  }

  /// The first text.
  public var text: String?
  /// The first text with attributes.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// How the first text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()

  private init(secondary size: CGFloat) {
    textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: size), color: .secondaryLabel)
  }

  /// One line.
  public static func cell() -> UIListContentConfiguration { .init(secondary: 15) }
  /// A second, smaller line.
  public static func subtitleCell() -> UIListContentConfiguration { .init(secondary: 15) }
  /// A second text at the right.
  public static func valueCell() -> UIListContentConfiguration { .init(secondary: 17) }

  /// A view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { ListContentView(self) }
}

/// A view with the texts of a list configuration, one below the other.
final class ListContentView: UIView, UIContentView {
  private let stack = UIStackView(frame: .zero)
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 11),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    guard let list = configuration as? UIListContentConfiguration else { return }
    for (text, properties) in [
      (list.text, list.textProperties), (list.secondaryText, list.secondaryTextProperties),
    ] {
      guard let text else { continue }
      let label = UILabel(frame: .zero)
      properties.style(label, nil, text)
      stack.addArrangedSubview(label)
    }
  }
}
