internal import Foundation

/// How the time of a layer or an animation runs against its parent's.
///
/// Local time is `(parent − beginTime) × speed + timeOffset`; repeats and autoreverse then turn it
/// into the time inside one cycle (fact 145).
public protocol CAMediaTiming: AnyObject {
  /// When the object begins, in its parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The length of one cycle, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast local time runs against the parent's; 0 stands still.
  var speed: Float { get set }
  /// What is added to local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many cycles there are; fractions are allowed, 0 counts as 1.
  var repeatCount: Float { get set }
  /// For how many seconds cycles are repeated; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle runs back after running forth.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
