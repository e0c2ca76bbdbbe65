import Foundation

/// A damped spring that pulls a value from 0 to 1, in closed form.
///
/// Position and velocity are facts 104 and 106. A spring damped beyond the critical point is
/// treated as critically damped, as Core Animation does, unless overdamping is allowed (fact 103).
package struct SpringSolver: Hashable, Sendable {
  /// The mass of the moving body.
  package let mass: Double
  /// The spring's stiffness.
  package let stiffness: Double
  /// The friction coefficient, as given; the clamp to critical damping happens in the solution.
  package let damping: Double
  /// The velocity at the start in whole distances per second, positive towards 1 (fact 100).
  package let initialVelocity: Double
  /// Whether a damping ratio above 1 creeps instead of being clamped (fact 103).
  package let allowsOverdamping: Bool

  /// How far from 1 a value may be and count as settled.
  package static let threshold = 0.001

  /// Makes a spring from its physical parameters; the defaults are Core Animation's (fact 104).
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass > 0 ? mass : 1
    self.stiffness = stiffness > 0 ? stiffness : 1e-6
    self.damping = max(damping, 0)
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// Makes the spring that `UIView.animate(usingSpringWithDamping:)` uses: one that is within a
  /// thousandth of its end after `duration` seconds (fact 99).
  ///
  /// The duration is clamped to 0.01...10 s and the damping ratio to 0.01...1; the lower bound of
  /// the ratio is a choice of ours, below it no stiffness can keep the promise.
  package init(duration: Double, dampingRatio: Double, velocity: Double = 0) {
    let length = min(max(duration, 0.01), 10)
    let ratio = min(max(dampingRatio, 0.01), 1)
    let frequency = Self.frequency(settlingIn: length, ratio: ratio, velocity: velocity)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: velocity)
  }

  /// Makes the spring of iOS 17's duration and bounce (fact 107): the duration is the perceived
  /// one, the value settles later (fact 108). A negative bounce is overdamped by intent.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
    let bounded = min(max(bounce, -0.99), 1)
    let ratio = bounded >= 0 ? 1 - bounded : 1 / (1 + bounded)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// The spring of the system's own transitions: mass 3, stiffness 1000, damping 500 (fact 101).
  package static let system = SpringSolver(mass: 3, stiffness: 1000, damping: 500)

  /// The undamped angular frequency √(k/m) in radians per second.
  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping ratio as given: 1 is critical, less overshoots.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The value `t` seconds after the start; 0 before it.
  package func value(at t: Double) -> Double {
    t <= 0 ? 0 : 1 - motion.distance(at: t)
  }

  /// The velocity `t` seconds after the start, in whole distances per second.
  package func velocity(at t: Double) -> Double {
    -motion.rate(at: max(t, 0))
  }

  /// The seconds until the value stays within a thousandth of its end (fact 105); infinite
  /// without any damping.
  package var settlingDuration: Double { motion.settlingDuration }

  /// The same spring started with another velocity.
  package func withInitialVelocity(_ velocity: Double) -> SpringSolver {
    SpringSolver(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// The solved equation, for who evaluates it often.
  package var motion: SpringMotion {
    let ratio = allowsOverdamping ? dampingRatio : min(dampingRatio, 1)
    return SpringMotion(ratio: ratio, frequency: frequency, velocity: initialVelocity)
  }
}
