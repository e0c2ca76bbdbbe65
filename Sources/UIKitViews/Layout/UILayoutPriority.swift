/// How much a constraint matters against the others, from 1 to 1000.
///
/// Constraints below ``required`` are satisfied in strict order of priority: one of 750 is never given up for
/// any number of constraints of 749.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number behind the priority, 1 to 1000.
  public var rawValue: Float
  /// Makes a priority of any value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority of any value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold (1000).
  public static let required = UILayoutPriority(1000)
  /// What a button resists its compression with (750).
  public static let defaultHigh = UILayoutPriority(750)
  /// What a button hugs its content with (250).
  public static let defaultLow = UILayoutPriority(250)
  /// The strength with which a view is measured at a target size (50).
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// What a drag may push aside when it resizes a scene (510).
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// A window that should stay the size it has (500).
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that never resizes a scene (490).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
}
