import Foundation

/// A list of things that can be done. Menus are kept but not shown here.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Tells one menu from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String
    /// Makes an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown inside another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options' bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements stand in the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  private static var count = 0

  /// Makes a menu; one without an identifier gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("understudy.menu.\(Self.count)")
    self.options = options
    self.children = children
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// Tells the menu from others.
  public let identifier: Identifier
  /// How the menu is shown inside another.
  public let options: Options
  /// What is in the menu.
  public let children: [UIMenuElement]

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
