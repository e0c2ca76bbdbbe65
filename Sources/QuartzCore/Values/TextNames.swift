/// Where a text that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `none`.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// `start`.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// `end`.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// `middle`.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How lines of text are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `natural`.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// `left`.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// `right`.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// `center`.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// `justified`.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
