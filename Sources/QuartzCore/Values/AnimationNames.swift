/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `forwards`.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// `backwards`.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// `both`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// `removed`.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A timing function known by name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `linear`.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// `easeIn`.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// `easeOut`.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// `easeInEaseOut`.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// `default`.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `linear`.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// `discrete`.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// `paced`.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// `cubic`.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// `cubicPaced`.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns while it follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `auto`.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// `autoReverse`.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The kind of a transition between two states of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `fade`.
  public static let fade = CATransitionType(rawValue: "fade")
  /// `moveIn`.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// `push`.
  public static let push = CATransitionType(rawValue: "push")
  /// `reveal`.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `fromRight`.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// `fromLeft`.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// `fromTop`.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// `fromBottom`.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A function that makes a transform of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `rotateX`.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// `rotateY`.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// `rotateZ`.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// `scale`.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// `scaleX`.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// `scaleY`.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// `scaleZ`.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// `translate`.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// `translateX`.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// `translateY`.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// `translateZ`.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
