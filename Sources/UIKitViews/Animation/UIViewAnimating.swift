public import Foundation
import ObjectiveC

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing yet, or no more.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, not finished.
  case stopped = 2
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// Back at its start.
  case start = 1
  /// In between.
  case current = 2
}

/// Something that runs an animation and can be controlled.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// What the animator is doing.
  var state: UIViewAnimatingState { get }
  /// Whether it is moving.
  var isRunning: Bool { get }
  /// Whether it runs from its end to its start.
  var isReversed: Bool { get set }
  /// How far it has come, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or goes on after a pause.
  func startAnimation()
  /// Starts after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses where it is.
  func pauseAnimation()
  /// Stops where it is, with or without the chance to finish.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of blocks. All requirements are optional.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block, which starts after a share of the time left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause, with another timing and a share of the duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Stands in where the program leaves the method out.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    missingRequirement(())
  }
  /// Stands in where the program leaves the method out.
  public func addAnimations(_ animation: @escaping () -> Void) { missingRequirement(()) }
  /// Stands in where the program leaves the method out.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    missingRequirement(())
  }
  /// Stands in where the program leaves the method out.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { missingRequirement(()) }
}
