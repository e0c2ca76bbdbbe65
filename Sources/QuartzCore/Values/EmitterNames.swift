/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `point`.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// `line`.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// `rectangle`.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// `cuboid`.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// `circle`.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// `sphere`.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where in the shape particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `points`.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// `outline`.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// `surface`.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// `volume`.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are mixed.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `unordered`.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// `oldestFirst`.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// `oldestLast`.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// `backToFront`.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// `additive`.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
