public import Foundation

/// A line of a menu, or something that can be done.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether an element is marked.
  public enum State: Int, Sendable {
    /// Not marked.
    case off = 0
    /// Marked.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// What kind of element it is.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes' bits.
    public let rawValue: UInt
    /// Makes attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shown, and not to be used.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var titleStorage: String
  var imageStorage: UIImage?
  var subtitleStorage: String?

  init(title: String, image: UIImage?, subtitle: String? = nil) {
    titleStorage = title
    imageStorage = image
    subtitleStorage = subtitle
    super.init()
  }

  /// What the element is called.
  open var title: String { titleStorage }
  /// The element's picture.
  open var image: UIImage? { imageStorage }
  /// A second line under the title.
  open var subtitle: String? {
    get { subtitleStorage }
    set { subtitleStorage = newValue }
  }
}
