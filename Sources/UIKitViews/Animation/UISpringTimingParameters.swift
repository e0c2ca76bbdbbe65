public import CoreGraphics
public import Foundation
import MediaTime

/// Times an animator by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency NSCoding,
  UITimingCurveProvider
{
  /// How the spring was given: by its looks, to fit any duration, or by its physics.
  private enum Form {
    case dampingRatio(Double)
    case physical(SpringSolver)
  }

  private let form: Form
  private let velocity: CGVector

  /// Makes the system's own spring (fact 101).
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Makes parameters from an archive: the system's spring, since none are written.
  public required init?(coder: NSCoder) {
    form = .physical(.system)
    velocity = CGVector(dx: 0, dy: 0)
    super.init()
  }

  /// Makes a spring that settles in the animator's duration; 1 does not overshoot.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .dampingRatio(Double(ratio))
    self.velocity = velocity
    super.init()
  }

  /// Makes a spring from its physics; the animator's duration is ignored (fact 102).
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    form = .physical(
      SpringSolver(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Double(velocity.dx)))
    self.velocity = velocity
    super.init()
  }

  /// Makes a spring at rest that settles in the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Makes a spring from its perceived duration and its bounce (fact 107).
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    form = .physical(
      SpringSolver(
        perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(velocity.dx)))
    self.velocity = velocity
    super.init()
  }

  /// Makes a spring at rest from its perceived duration and its bounce.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// The speed at the start, in whole distances a second; scalar properties use dx (fact 100).
  open var initialVelocity: CGVector { velocity }
  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  func solver(duration: TimeInterval) -> SpringSolver {
    switch form {
    case .dampingRatio(let ratio):
      SpringSolver(duration: duration, dampingRatio: ratio, velocity: Double(velocity.dx))
    case .physical(let spring): spring
    }
  }

  /// How long the spring moves in an animator of a duration.
  func length(duration: TimeInterval) -> TimeInterval {
    switch form {
    case .dampingRatio: duration
    case .physical(let spring): min(spring.settlingDuration, 60)
    }
  }

  /// Writes nothing: timings are made anew.
  nonisolated open func encode(with coder: NSCoder) {}
  /// The same parameters: they do not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
