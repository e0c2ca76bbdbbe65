/// How contents are placed in a layer's bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `center`.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// `top`.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// `bottom`.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// `left`.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// `right`.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// `topLeft`.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// `topRight`.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// `bottomLeft`.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// `bottomRight`.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// `resize`.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// `resizeAspect`.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// `resizeAspectFill`.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How a layer stores what it draws.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `RGBA8`.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// `RGBAh`.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// `Gray8`.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// How contents are resampled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `nearest`.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// `linear`.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// `trilinear`.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `circular`.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// `continuous`.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
