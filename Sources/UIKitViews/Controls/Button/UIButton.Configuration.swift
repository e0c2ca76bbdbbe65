public import Foundation

extension UIButton {
  /// A button's look as a value.
  ///
  /// Sizes and colours follow the system's; where they are not published (corner radii, how far colours fade while
  /// pressed) they are this library's choice.
  public struct Configuration: Hashable {
    /// The base of the look.
    enum Style: Hashable { case plain, tinted, gray, filled }

    /// How large a button is by itself.
    public enum Size: Int, Sendable {
      /// The standard size.
      case medium = 0
      /// Smaller.
      case small = 1
      /// Smallest.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As ``background`` says.
      case fixed = -1
      /// As ``background`` says, larger with larger text.
      case dynamic = 0
      /// Little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// As far as they can be.
      case capsule = 4
    }

    /// How title and second line stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the button's content.
      case automatic = 0
      /// Where lines begin.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where lines end.
      case trailing = 3
    }

    let style: Style

    /// The title.
    public var title: String?
    /// The title with attributes; it comes before the plain one.
    public var attributedTitle: AttributedString?
    /// The second line.
    public var subtitle: String?
    /// The second line with attributes.
    public var attributedSubtitle: AttributedString?
    /// The picture.
    public var image: UIImage?
    /// Where the picture is, seen from the title.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between picture and title.
    public var imagePadding: CGFloat = 0
    /// Between title and second line.
    public var titlePadding: CGFloat = 1
    /// How title and second line stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The space around everything.
    public var contentInsets: NSDirectionalEdgeInsets
    /// How large the button is by itself.
    public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether a spinner stands in for the picture.
    public var showsActivityIndicator = false
    /// Whether the look follows selection.
    public var automaticallyUpdateForSelection = true

    init(style: Style) {
      self.style = style
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      background.cornerRadius = 5.95
    }

    /// Title in the tint colour, nothing behind it.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// As plain.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Title in the tint colour on a pale tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// As tinted.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Title in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// As gray.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// White title on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// As filled.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// Sets the space around everything to the standard for the size.
    public mutating func setDefaultContentInsets() {
      switch buttonSize {
      case .medium:
        contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small:
        contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .mini:
        contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large:
        contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}

/// What is behind a view's content.
public struct UIBackgroundConfiguration: Hashable {
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// The space around the background.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The colour.
  public var backgroundColor: UIColor?
  /// A picture.
  public var image: UIImage?
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// How wide the border is.
  public var strokeWidth: CGFloat = 0

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
