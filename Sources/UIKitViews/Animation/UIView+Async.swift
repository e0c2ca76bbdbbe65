public import Foundation

extension UIView {
  /// Animates with keyframes and waits for the end; true if it was reached.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations
      ) {
        continuation.resume(returning: $0)
      }
    }
  }
}
