/// What counts as inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `non-zero`.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// `even-odd`.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the pieces of a stroke meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `miter`.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// `round`.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// `bevel`.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How a stroke ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `butt`.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// `round`.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// `square`.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a gradient spreads.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `axial`.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// `radial`.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// `conic`.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
