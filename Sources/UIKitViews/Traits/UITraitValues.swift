/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known, or as the parent has it.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Enough.
  case regular = 2
}

/// Whether content lies on the base layer or is raised, as a sheet's is.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The base layer.
  case base = 0
  /// Raised.
  case elevated = 1
}

/// Whether more contrast is asked for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual.
  case normal = 0
  /// More.
  case high = 1
}

/// Whether bolder text is asked for.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual.
  case regular = 0
  /// Bolder.
  case bold = 1
}

/// Which colours the display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of P3.
  case P3 = 1
}

/// Whether the display feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// No.
  case unavailable = 1
  /// Yes.
  case available = 2
}

/// Which way the interface runs, as traits have it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Which way the interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether a window is in front, on systems where several are seen.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Not in front.
  case inactive = 0
  /// In front.
  case active = 1
}
