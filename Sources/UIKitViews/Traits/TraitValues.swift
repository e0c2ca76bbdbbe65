public import Foundation

/// Traits that can be given.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction of the interface.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels in a point.
  var displayScale: CGFloat { get set }
  /// The colours that can be shown.
  var displayGamut: UIDisplayGamut { get set }
  /// The horizontal room.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical room.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the display feels pressure.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The size of text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether more contrast is asked for.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether content is raised.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether bolder text is asked for.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the window is in front.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// A trait of the program's own.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// A trait, with its value where nobody gives it.
public protocol UITraitDefinition {
  /// The type of its values.
  associatedtype Value
  /// The value where nobody gives it.
  static var defaultValue: Value { get }
  /// Its name.
  static var name: String { get }
  /// Whether it changes how dynamic colours come out.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The values of all traits.
package struct TraitValues: UIMutableTraits, @unchecked Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var displayScale: CGFloat = 0
  package var displayGamut = UIDisplayGamut.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var forceTouchCapability = UIForceTouchCapability.unknown
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  private var own: [ObjectIdentifier: Any] = [:]

  package init() {}

  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type { return system.read(self) as! T.Value }
      return own[ObjectIdentifier(trait)] as? T.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.write(newValue, &self)
      } else {
        own[ObjectIdentifier(trait)] = newValue
      }
    }
  }

  package func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var mutable: any UIMutableTraits = self
    mutations(&mutable)
    return mutable as? TraitValues ?? self
  }

  /// These traits, but those that `other` gives as it has them.
  package func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if other.userInterfaceIdiom != .unspecified {
      result.userInterfaceIdiom = other.userInterfaceIdiom
    }
    if other.userInterfaceStyle != .unspecified {
      result.userInterfaceStyle = other.userInterfaceStyle
    }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.displayGamut != .unspecified { result.displayGamut = other.displayGamut }
    if other.horizontalSizeClass != .unspecified {
      result.horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified {
      result.verticalSizeClass = other.verticalSizeClass
    }
    if other.forceTouchCapability != .unknown {
      result.forceTouchCapability = other.forceTouchCapability
    }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified {
      result.accessibilityContrast = other.accessibilityContrast
    }
    if other.userInterfaceLevel != .unspecified {
      result.userInterfaceLevel = other.userInterfaceLevel
    }
    if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { result.activeAppearance = other.activeAppearance }
    result.own.merge(other.own) { $1 }
    return result
  }

  /// Whether all values are the same; the program's own are compared where they can be.
  package func isSame(as other: TraitValues) -> Bool {
    userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
      && displayScale == other.displayScale && displayGamut == other.displayGamut
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && forceTouchCapability == other.forceTouchCapability
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && accessibilityContrast == other.accessibilityContrast
      && userInterfaceLevel == other.userInterfaceLevel
      && legibilityWeight == other.legibilityWeight && activeAppearance == other.activeAppearance
      && own.count == other.own.count
      && own.allSatisfy { key, value in other.own[key].map { areEqual(value, $0) } ?? false }
  }

  /// Whether one trait has the same value in both.
  package func isSame(_ trait: any UITraitDefinition.Type, as other: TraitValues) -> Bool {
    func compare<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
      areEqual(self[trait], other[trait])
    }
    return compare(trait)
  }
}

private func areEqual(_ left: Any, _ right: Any) -> Bool {
  func compare<T: Equatable>(_ left: T) -> Bool { (right as? T) == left }
  guard let left = left as? any Equatable else { return false }
  return compare(left)
}

/// A trait that has a property of its own.
protocol SystemTrait {
  static func read(_ values: TraitValues) -> Any
  static func write(_ value: Any, _ values: inout TraitValues)
}
