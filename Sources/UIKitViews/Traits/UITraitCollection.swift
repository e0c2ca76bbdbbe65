public import Foundation

/// What an environment says of itself: appearance, size classes, scale, and so on.
///
/// A trait that is not given is unspecified. Collections do not change and may be used on any thread.
public final class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection with no trait given.
  public override convenience init() { self.init(values: TraitValues()) }

  /// Makes a collection by giving traits in a block.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().applying(mutations))
  }

  /// Makes a collection from several, the later ones having the last word.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Makes a collection with the kind of device alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// Makes a collection with the appearance alone.
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = style }
  }

  /// Makes a collection with the scale alone.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// Makes a collection with the horizontal room alone.
  public convenience init(horizontalSizeClass size: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = size }
  }

  /// Makes a collection with the vertical room alone.
  public convenience init(verticalSizeClass size: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = size }
  }

  /// Makes a collection with the direction alone.
  public convenience init(layoutDirection direction: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = direction }
  }

  /// Makes a collection with the size of text alone.
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = category }
  }

  /// Makes a collection with the level alone.
  public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = level }
  }

  /// Makes a collection with the contrast alone.
  public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = contrast }
  }

  /// Makes a collection with no trait given; interface files hold none that are read.
  public required convenience init?(coder: NSCoder) { self.init(values: TraitValues()) }

  /// Writes nothing: collections are made anew.
  public func encode(with coder: NSCoder) {}

  /// Whether collections may be read from archives made elsewhere.
  public static var supportsSecureCoding: Bool { true }

  /// The same collection: collections do not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels in a point, or 0.
  public var displayScale: CGFloat { values.displayScale }
  /// The colours that can be shown.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The horizontal room.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical room.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the display feels pressure.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// Whether more contrast is asked for.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether content is raised.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether bolder text is asked for.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is in front.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// A trait of the program's own, or its default.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// The collection with some traits given anew.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    UITraitCollection(values: values.applying(mutations))
  }

  /// Whether every trait that `other` gives has the same value here.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.overridden(by: other.values).isSame(as: values)
  }

  /// Whether dynamic colours may come out differently under the two.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast || displayGamut != other.displayGamut
      || userInterfaceIdiom != other.userInterfaceIdiom
  }

  /// Calls a block in which this collection is ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  /// The traits by which dynamic colours are settled now.
  ///
  /// Set around drawing, layout and updates of views; on a thread of its own it is what was last set.
  public static var current: UITraitCollection {
    get { CurrentTraits.lock.withLock { CurrentTraits.value } }
    set { CurrentTraits.lock.withLock { CurrentTraits.value = newValue } }
  }

  /// The scale to draw with where none is given.
  package var effectiveScale: CGFloat { displayScale > 0 ? displayScale : 1 }

  /// Whether all traits have the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values.isSame(as: other.values)
  }

  /// Hashes what differs most often.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    return hasher.finalize()
  }

  /// The traits that tell environments apart.
  public override var description: String {
    "<UITraitCollection; UserInterfaceIdiom = \(userInterfaceIdiom), DisplayScale = "
      + "\(displayScale), UserInterfaceStyle = \(userInterfaceStyle), HorizontalSizeClass = "
      + "\(horizontalSizeClass), VerticalSizeClass = \(verticalSizeClass)>"
  }
}

private enum CurrentTraits {
  static let lock = NSLock()
  nonisolated(unsafe) static var value = UITraitCollection(
    values: TraitValues().applying {
      $0.userInterfaceIdiom = .phone
      $0.userInterfaceStyle = .light
      $0.displayScale = 3
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.layoutDirection = .leftToRight
      $0.userInterfaceLevel = .base
      $0.displayGamut = .SRGB
      $0.preferredContentSizeCategory = .large
      $0.accessibilityContrast = .normal
      $0.legibilityWeight = .regular
      $0.activeAppearance = .active
    })
}
