import Foundation

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that can be done, with a name and a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Tells one action from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String
    /// Makes an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static var count = 0
  private let handler: UIActionHandler

  /// Makes an action; one without an identifier gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("understudy.action.\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image, subtitle: subtitle)
  }

  /// Tells the action from others.
  public let identifier: Identifier
  /// A longer name, for a list of keys.
  open var discoverabilityTitle: String?
  /// What kind of action it is.
  open var attributes: UIMenuElement.Attributes
  /// Whether it is marked.
  open var state: UIMenuElement.State
  /// Who performs the action; only while it is performed.
  open private(set) var sender: Any?

  /// What the action is called.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }
  /// The action's picture.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  /// Performs the action.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
