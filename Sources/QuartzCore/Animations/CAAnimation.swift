public import Foundation
internal import ObjectiveC

/// What happens to a layer over a time; the superclass of all animations.
///
/// An animation is copied when it is added to a layer, so that changes afterwards have no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  private var userValues: [String: Any] = [:]
  /// How long after the commit the animation begins, where `beginTime` is 0.
  package final var beginDelay: CFTimeInterval = 0
  /// Groups that wait for this animation's end.
  package final var completionGroups: [AnimationCompletionGroup] = []
  /// Runs beside the delegate when the animation ends; the flag is true if it reached its end.
  package final var onStop: ((Bool) -> Void)?

  /// Makes an animation with the default timing.
  public override init() { super.init() }

  /// Makes an animation from an archive, which holds nothing that is read here.
  public required init?(coder: NSCoder) { super.init() }

  /// The value that a property has until it is set.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether an archive would hold this property; archives are not written here.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  /// A value that the program gave the animation, to tell it from others.
  open func value(forKey key: String) -> Any? { userValues[key] ?? knownValue(forKey: key) }
  /// Gives the animation a value.
  open func setValue(_ value: Any?, forKey key: String) {
    if !setKnownValue(value, forKey: key) { userValues[key] = value }
  }

  /// How progress runs in time; nil is linear (fact 152).
  open var timingFunction: CAMediaTimingFunction?
  /// Told about start and stop; strongly held (fact 152).
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation leaves its layer when it is over.
  open var isRemovedOnCompletion = true
  /// The frame rates that the animation asks for; kept, not used.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// When the animation begins, in its layer's time; 0 means when it is committed.
  open var beginTime: CFTimeInterval = 0
  /// The length of one cycle; 0 becomes the transaction's when the animation is added.
  open var duration: CFTimeInterval = 0
  /// How fast the animation runs against its layer.
  open var speed: Float = 1
  /// Where in its time the animation starts.
  open var timeOffset: CFTimeInterval = 0
  /// How many cycles there are.
  open var repeatCount: Float = 0
  /// For how long cycles are repeated.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each cycle runs back after running forth.
  open var autoreverses = false
  /// What is shown before the beginning and after the end.
  open var fillMode: CAMediaTimingFillMode = .removed

  /// A copy of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  /// Adds a copy of the animation to a layer, under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// An empty animation of the same class.
  package func makeEmpty() -> CAAnimation { CAAnimation() }

  /// Takes over the other's values.
  package func takeValues(from other: CAAnimation) {
    userValues = other.userValues
    beginDelay = other.beginDelay
    completionGroups = other.completionGroups
    onStop = other.onStop
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
  }

  /// What the animation does, as a value; `duration` stands in where it has none.
  package func compiled(defaultDuration: Double) -> CompiledAnimation {
    CompiledAnimation(timing: timing(defaultDuration: defaultDuration), content: .nothing)
  }

  final func makeCopy() -> CAAnimation {
    let copy = makeEmpty()
    copy.takeValues(from: self)
    return copy
  }

  final func timing(defaultDuration: Double) -> TimingParameters {
    var timing = TimingParameters()
    timing.beginTime = beginTime
    timing.duration = duration > 0 ? duration : defaultDuration
    timing.speed = Double(speed)
    timing.timeOffset = timeOffset
    timing.repeatCount = Double(repeatCount)
    timing.repeatDuration = repeatDuration
    timing.autoreverses = autoreverses
    timing.fillsBackwards = fillMode == .backwards || fillMode == .both
    timing.fillsForwards = fillMode == .forwards || fillMode == .both
    return timing
  }

  private func knownValue(forKey key: String) -> Any? {
    switch key {
    case "duration": NSNumber(value: duration)
    case "beginTime": NSNumber(value: beginTime)
    case "speed": NSNumber(value: speed)
    case "timeOffset": NSNumber(value: timeOffset)
    case "repeatCount": NSNumber(value: repeatCount)
    case "fillMode": fillMode
    case "keyPath": (self as? CAPropertyAnimation)?.keyPath
    case "fromValue": (self as? CABasicAnimation)?.fromValue
    case "toValue": (self as? CABasicAnimation)?.toValue
    case "byValue": (self as? CABasicAnimation)?.byValue
    default: nil
    }
  }

  private func setKnownValue(_ value: Any?, forKey key: String) -> Bool {
    let number = LayerValue(value).number
    switch key {
    case "duration": duration = number ?? 0
    case "beginTime": beginTime = number ?? 0
    case "speed": speed = Float(number ?? 1)
    case "timeOffset": timeOffset = number ?? 0
    case "repeatCount": repeatCount = Float(number ?? 0)
    default: return false
    }
    return true
  }
}

extension CAAnimation: KeyValueContainer {
  package final func containedValue(forKey key: String) -> Any?? { .some(value(forKey: key)) }

  package final func setContainedValue(_ value: Any?, forKey key: String) -> Bool {
    setValue(value, forKey: key)
    return true
  }
}

/// Told when an animation starts and stops.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun: its transaction was committed.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has stopped; `flag` is true if it reached its end while attached (fact 152).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default: nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default: nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
