public import Foundation

/// How a bar looks, as an object of its own.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The standard background: what is behind it shines through, blurred in UIKit, here as a pale fill.
  enum Background { case standard, opaque, clear }

  var background = Background.standard

  /// Makes the standard appearance.
  public required override init() { super.init() }
  /// Makes an appearance as another.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }
  /// Makes an appearance from an interface file.
  public required init(coder: NSCoder) { super.init() }

  /// An appearance of its own with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: UIBarAppearance?
    onMainActor { copy = duplicate() }
    return copy ?? self
  }

  private func duplicate() -> UIBarAppearance {
    let copy = Swift.type(of: self).init()
    copy.take(self)
    return copy
  }

  /// The colour over the background effect.
  open var backgroundColor: UIColor?
  /// The effect behind the bar; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor? = UIColor.separator
  /// The picture of the line at the bar's edge.
  open var shadowImage: UIImage?

  /// Takes the standard background.
  open func configureWithDefaultBackground() { configure(.standard, shadow: .separator) }
  /// Takes a background that nothing shines through.
  open func configureWithOpaqueBackground() { configure(.opaque, shadow: .separator) }
  /// Takes no background and no line.
  open func configureWithTransparentBackground() { configure(.clear, shadow: nil) }

  private func configure(_ background: Background, shadow: UIColor?) {
    self.background = background
    backgroundColor = nil
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  /// Takes all values of another.
  func take(_ other: UIBarAppearance) {
    background = other.background
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// The colour that fills the bar.
  var fill: UIColor {
    if let backgroundColor { return backgroundColor }
    switch background {
    case .standard: return UIColor.systemBackground.withAlphaComponent(0.94)
    case .opaque: return .systemBackground
    case .clear: return .clear
    }
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look, where not as usual.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look, where not as usual.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves titles.
  open var titlePositionAdjustment = UIOffset.zero
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How done buttons look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How back buttons look.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture of a back button; a chevron unless set.
  open private(set) var backIndicatorImage: UIImage?
  /// Sets the picture of a back button.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How done buttons look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How items with the title below the picture look.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How items with the title beside the picture look.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How items look in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a button in a bar looks.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// How a button looks in one state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    /// How the title looks, where not as usual.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the title; kept.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind the button; kept.
    open var backgroundImage: UIImage?
  }

  /// Makes the standard look.
  public override init() { super.init() }
  /// Makes the look of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// The normal state.
  open private(set) var normal = StateAppearance()
  /// Pressed.
  open private(set) var highlighted = StateAppearance()
  /// Not to be used.
  open private(set) var disabled = StateAppearance()
  /// With the focus.
  open private(set) var focused = StateAppearance()
}

/// How an item of a tab bar looks.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// How an item looks in one state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    /// How the title looks, where not as usual.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The picture's tint.
    open var iconColor: UIColor?
    /// Moves the title; kept.
    open var titlePositionAdjustment = UIOffset.zero
    /// The badge's colour; kept.
    open var badgeBackgroundColor: UIColor?
  }

  /// Makes the standard look.
  public override init() { super.init() }
  /// Not chosen.
  open private(set) var normal = StateAppearance()
  /// Chosen.
  open private(set) var selected = StateAppearance()
  /// Not to be used.
  open private(set) var disabled = StateAppearance()
  /// With the focus.
  open private(set) var focused = StateAppearance()
}
