/// The frame rates that somebody asks for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate, in frames a second.
  public var minimum: Float
  /// The highest rate, in frames a second.
  public var maximum: Float
  /// The rate that is liked best; nil or 0 if it does not matter.
  public var preferred: Float?

  /// Makes the range that leaves the choice to the system.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range that leaves the choice to the system.
  public static let `default` = CAFrameRateRange()
}
