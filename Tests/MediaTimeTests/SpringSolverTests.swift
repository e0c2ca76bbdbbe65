import Foundation
import Testing

@testable import MediaTime

@Suite struct SpringSolverTests {
  @Test(
    "Duration and damping ratio give the published frequency (fact 99)",
    arguments: [
      (1.0, 0.5, 18.467), (0.8, 0.5, 17.989), (0.7, 0.8, 12.300), (0.5, 1, 12.717),
      (0.25, 3, 7.405),
    ])
  func frequency(ratio: Double, duration: Double, expected: Double) {
    let spring = SpringSolver(duration: duration, dampingRatio: ratio)
    #expect(abs(spring.frequency - expected) < 0.0006)
    #expect(abs(spring.stiffness - expected * expected) < 0.03)
    #expect(abs(spring.damping - 2 * ratio * expected) < 0.002)
  }

  @Test("With a velocity the published equation still holds", arguments: [-5, -1, 0.5, 2, 5, 20])
  func frequencyWithVelocity(velocity: Double) {
    for ratio in [0.3, 0.6, 0.9] {
      let spring = SpringSolver(duration: 0.6, dampingRatio: ratio, velocity: velocity)
      let frequency = spring.frequency
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let amplitude = abs(ratio * frequency - velocity) / damped
      #expect(abs(amplitude * exp(-ratio * frequency * 0.6) - 0.001) < 1e-9)
    }
    let critical = SpringSolver(duration: 0.6, dampingRatio: 1, velocity: velocity)
    let frequency = critical.frequency
    let residue = abs(1 + (frequency - velocity) * 0.6) * exp(-frequency * 0.6)
    #expect(abs(residue - 0.001) < 1e-9)
  }

  @Test("A damping ratio above 1 counts as 1, and the duration is clamped to 0.01...10 s")
  func clamps() {
    #expect(
      SpringSolver(duration: 0.5, dampingRatio: 3) == SpringSolver(duration: 0.5, dampingRatio: 1))
    #expect(
      SpringSolver(duration: 0, dampingRatio: 1) == SpringSolver(duration: 0.01, dampingRatio: 1))
    #expect(
      SpringSolver(duration: 60, dampingRatio: 1) == SpringSolver(duration: 10, dampingRatio: 1))
  }

  @Test(
    "Settling durations are those of Apple's documentation (fact 105)",
    arguments: [(5.0, 2.855), (10, 1.4727003), (15, 1.022)])
  func settling(damping: Double, expected: Double) {
    #expect(abs(SpringSolver(damping: damping).settlingDuration - expected) < 0.0006)
  }

  @Test("The system spring is clamped to critical damping and settles at half a second (fact 103)")
  func systemSpring() {
    let spring = SpringSolver.system
    #expect(abs(spring.dampingRatio - 4.5644) < 0.0001)
    #expect(abs(spring.value(at: 0.25) - 0.942) < 0.0005)
    #expect(abs(spring.value(at: 0.5) - 0.999) < 0.0005)
    #expect(abs(spring.settlingDuration - 0.5057) < 0.0001)
    // Without the clamp it would be at 63 % at half a second.
    let unclamped = SpringSolver(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    #expect(abs(unclamped.value(at: 0.5) - 0.63) < 0.005)
    #expect(unclamped.settlingDuration > 3)
  }

  @Test("Duration and bounce give stiffness and damping (facts 107, 108)")
  func bounce() {
    let spring = SpringSolver(perceptualDuration: 0.5, bounce: 0)
    #expect(abs(spring.stiffness - 157.9137) < 0.0001)
    #expect(abs(spring.damping - 2 * (157.9137).squareRoot()) < 0.0001)
    #expect(abs(spring.settlingDuration - 9.2334 / (2 * .pi / 0.5)) < 0.0001)
    #expect(abs(SpringSolver(perceptualDuration: 1, bounce: 0.3).dampingRatio - 0.7) < 1e-12)
    #expect(abs(SpringSolver(perceptualDuration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    // A clamped one would be critically damped, and faster.
    let flat = SpringSolver(perceptualDuration: 1, bounce: -0.5)
    let critical = SpringSolver(perceptualDuration: 1, bounce: 0)
    #expect(flat.value(at: 0.3) < critical.value(at: 0.3))
  }

  @Test(
    "Every spring starts at 0 with its velocity, obeys its equation, and stays settled",
    arguments: [
      SpringSolver(), SpringSolver(damping: 20), SpringSolver(damping: 60, allowsOverdamping: true),
      SpringSolver(initialVelocity: 12), SpringSolver(damping: 20, initialVelocity: 30),
      SpringSolver(damping: 20, initialVelocity: -8),
      SpringSolver(damping: 50, initialVelocity: 90, allowsOverdamping: true), .system,
      SpringSolver(duration: 0.7, dampingRatio: 0.4, velocity: 3),
    ])
  func motion(spring: SpringSolver) {
    #expect(spring.value(at: 0) == 0)
    #expect(spring.value(at: -1) == 0)
    #expect(abs(spring.velocity(at: 0) - spring.initialVelocity) < 1e-9)
    let damping =
      spring.allowsOverdamping || spring.dampingRatio <= 1
      ? spring.damping : 2 * (spring.stiffness * spring.mass).squareRoot()
    for t in stride(from: 0.02, to: 1, by: 0.07) {
      let h = 1e-5
      let rate = (spring.value(at: t + h) - spring.value(at: t - h)) / (2 * h)
      #expect(abs(spring.velocity(at: t) - rate) < 1e-5)
      let acceleration = (spring.velocity(at: t + h) - spring.velocity(at: t - h)) / (2 * h)
      let force = spring.stiffness * (1 - spring.value(at: t)) - damping * spring.velocity(at: t)
      #expect(abs(spring.mass * acceleration - force) < 1e-3)
    }
    let end = spring.settlingDuration
    for t in stride(from: end, to: end + 3, by: 0.01) {
      #expect(abs(1 - spring.value(at: t)) <= 0.001 + 1e-9)
    }
  }

  @Test("Where nothing oscillates the settling duration is exact: just before it is not settled")
  func settlingIsTight() {
    for velocity in [-8.0, 0, 5, 30] {
      let spring = SpringSolver(damping: 20, initialVelocity: velocity)
      let end = spring.settlingDuration
      #expect(abs(1 - spring.value(at: end - 1e-4)) > 0.001)
      #expect(abs(1 - spring.value(at: end + 1e-6)) < 0.001)
    }
  }

  @Test("A spring without damping never settles")
  func undamped() {
    #expect(SpringSolver(damping: 0).settlingDuration == .infinity)
  }
}
