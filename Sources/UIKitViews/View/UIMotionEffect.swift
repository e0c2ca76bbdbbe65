public import Foundation

/// Moves a view with the tilt of the device. The simulated device lies still, so nothing moves.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Makes an effect.
  public override init() { super.init() }
  /// The values of key paths for a tilt; none unless overridden. Never asked.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// Moves a value between two ends with the tilt about one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable {
    /// To the left and the right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  private let path: String
  private let kind: EffectType
  /// What is added at one end.
  open var minimumRelativeValue: Any?
  /// What is added at the other end.
  open var maximumRelativeValue: Any?

  /// Makes an effect on a key path.
  public init(keyPath: String, type: EffectType) {
    path = keyPath
    kind = type
    super.init()
  }

  /// The key path.
  open var keyPath: String { path }
  /// The axis.
  open var type: EffectType { kind }
}

/// Several motion effects at once.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects that move the view with the device.
  public var motionEffects: [UIMotionEffect] {
    get { rare?.motionEffects ?? [] }
    set { rareState.motionEffects = newValue }
  }
  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
