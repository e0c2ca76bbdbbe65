import Foundation
import MediaTime

extension UIView {
  /// How an animation is timed, repeated and combined with others (fact 97).
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options' bits; the curve is in bits 16 to 19, the transition in 20 to 23.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews at commit, so that they animate along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the views take touches while they are animated (fact 96).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen; only matters where animations do not add up (fact 88).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after each run forwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps the block's own duration inside another block (fact 95).
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps the block's own curve inside another block (fact 95).
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Lets the content change while a transition runs.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes no options from a surrounding block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns over about the vertical axis, the left side coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns over about the vertical axis, the right side coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns a page upwards; shown as a cross-dissolve here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns a page downwards; shown as a cross-dissolve here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old content to the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns over about the horizontal axis, the top coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns over about the horizontal axis, the bottom coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Asks for 60 frames a second; the display's own rate is used.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Asks for 30 frames a second; the display's own rate is used.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// How keyframes are timed and combined with other animations.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options' bits; the calculation mode is in bits 10 to 12.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews at commit, so that they animate along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the views take touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen, where animations do not add up.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after each run forwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps the block's own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes no options from a surrounding block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from value to value; the default.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Jumps from value to value.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed through all values.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve, at one speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The curves with names (fact 97).
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// At one speed.
    case linear = 3
  }

  /// The transitions of the old begin/commit animations.
  public enum AnimationTransition: Int, Sendable {
    /// None.
    case none = 0
    /// Turns over, the left side coming to the front.
    case flipFromLeft = 1
    /// Turns over, the right side coming to the front.
    case flipFromRight = 2
    /// Turns a page upwards.
    case curlUp = 3
    /// Turns a page downwards.
    case curlDown = 4
  }

  /// Animations of the system's own.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades views out, then removes them.
    case delete = 0
  }
}

extension UIView.AnimationCurve {
  /// The curve as a function (fact 98).
  package var bezier: UnitBezier {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

extension UIView.AnimationOptions {
  private static let transitionBits: UInt = 0xF << 20
  private static let curveBits: UInt = 0xF << 16

  /// The curve in the options' bits, among them the system's own spring, which the keyboard reports
  /// as curve 7 (facts 97, 114).
  package var curve: ViewAnimationContext.Curve {
    let number = (rawValue & Self.curveBits) >> 16
    if number == 7 { return .spring(.system) }
    return .bezier((UIView.AnimationCurve(rawValue: Int(number)) ?? .easeInOut).bezier)
  }

  var transition: ViewTransition? {
    switch (rawValue & Self.transitionBits) >> 20 {
    case 1: .flip(.left)
    case 2: .flip(.right)
    case 6: .flip(.top)
    case 7: .flip(.bottom)
    case 3, 4, 5: .crossDissolve
    default: nil
    }
  }
}
