public import Foundation
package import MediaTime

/// An animation along the path of a mass on a spring.
///
/// It runs in real time: `duration` cuts it, it does not stretch it. `settlingDuration` is how long
/// it takes until nothing is seen to move (facts 104–106).
open class CASpringAnimation: CABasicAnimation {
  /// The mass, more than 0; 1 at first.
  open var mass: CGFloat = 1
  /// The force per distance, more than 0; 100 at first.
  open var stiffness: CGFloat = 100
  /// The friction; 10 at first.
  open var damping: CGFloat = 10
  /// The velocity at the start, in whole distances per second, positive towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether damping above the critical one counts; at first it acts as the critical one (fact
  /// 103).
  open var allowsOverdamping = false

  /// How long the spring takes to settle, in seconds.
  open var settlingDuration: CFTimeInterval { solver.settlingDuration }

  /// Makes a spring by how long it seems to take and how much it bounces, −1 to 1 (fact 107).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init(
      SpringSolver(perceptualDuration: perceptualDuration, bounce: Double(bounce)), keyPath: nil)
    allowsOverdamping = bounce < 0
  }

  /// How long the spring seems to take: the period without friction.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / solver.frequency }

  /// How much the spring bounces: 0 is critical damping, 1 none.
  open var bounce: CGFloat {
    let ratio = solver.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// Makes an animation of a spring.
  package convenience init(_ spring: SpringSolver, keyPath: String?) {
    self.init(keyPath: keyPath)
    mass = CGFloat(spring.mass)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    initialVelocity = CGFloat(spring.initialVelocity)
    allowsOverdamping = spring.allowsOverdamping
    duration = spring.settlingDuration
  }

  package override func makeEmpty() -> CAAnimation { CASpringAnimation() }

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  package override func curve(duration: Double) -> ValueCurve? {
    .spring(span, solver, duration: duration)
  }

  /// The spring as a value.
  package final var solver: SpringSolver {
    SpringSolver(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }
}
