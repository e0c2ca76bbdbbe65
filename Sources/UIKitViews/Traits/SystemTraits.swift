public import Foundation

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static func read(_ values: TraitValues) -> Any { values.userInterfaceIdiom }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? UIUserInterfaceIdiom { values.userInterfaceIdiom = value }
  }
}

/// The appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static func read(_ values: TraitValues) -> Any { values.userInterfaceStyle }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? UIUserInterfaceStyle { values.userInterfaceStyle = value }
  }
}

/// The direction of the interface.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func read(_ values: TraitValues) -> Any { values.layoutDirection }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? UITraitEnvironmentLayoutDirection { values.layoutDirection = value }
  }
}

/// Pixels in a point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: CGFloat { 0 }
  static func read(_ values: TraitValues) -> Any { values.displayScale }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? CGFloat { values.displayScale = value }
  }
}

/// The colours that can be shown.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  static func read(_ values: TraitValues) -> Any { values.displayGamut }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? UIDisplayGamut { values.displayGamut = value }
  }
}

/// The horizontal room.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func read(_ values: TraitValues) -> Any { values.horizontalSizeClass }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? UIUserInterfaceSizeClass { values.horizontalSizeClass = value }
  }
}

/// The vertical room.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func read(_ values: TraitValues) -> Any { values.verticalSizeClass }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? UIUserInterfaceSizeClass { values.verticalSizeClass = value }
  }
}

/// Whether the display feels pressure.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static func read(_ values: TraitValues) -> Any { values.forceTouchCapability }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? UIForceTouchCapability { values.forceTouchCapability = value }
  }
}

/// The size of text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static func read(_ values: TraitValues) -> Any { values.preferredContentSizeCategory }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? UIContentSizeCategory { values.preferredContentSizeCategory = value }
  }
}

/// Whether more contrast is asked for.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static func read(_ values: TraitValues) -> Any { values.accessibilityContrast }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? UIAccessibilityContrast { values.accessibilityContrast = value }
  }
}

/// Whether content is raised.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static func read(_ values: TraitValues) -> Any { values.userInterfaceLevel }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? UIUserInterfaceLevel { values.userInterfaceLevel = value }
  }
}

/// Whether bolder text is asked for.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static func read(_ values: TraitValues) -> Any { values.legibilityWeight }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? UILegibilityWeight { values.legibilityWeight = value }
  }
}

/// Whether the window is in front.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// The value where nobody gives it.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static func read(_ values: TraitValues) -> Any { values.activeAppearance }
  static func write(_ value: Any, _ values: inout TraitValues) {
    if let value = value as? UIUserInterfaceActiveAppearance { values.activeAppearance = value }
  }
}
