import CoreGraphics
import Foundation

/// What a pan has measured, as a value: how far the fingers' middle has come, and how fast.
///
/// All in the window's points. A finger that joins or leaves moves the middle but not the pan.
struct PanMotion {
  private struct Sample {
    var time: Double
    var moved: CGPoint
  }

  /// How far the middle has moved since the first finger came down.
  private(set) var moved: CGPoint = .zero
  /// What is taken off ``moved`` to get the translation.
  var origin: CGPoint = .zero
  private var samples: [Sample] = []

  /// The movement the pan reports.
  var translation: CGPoint { CGPoint(x: moved.x - origin.x, y: moved.y - origin.y) }

  /// The first finger has come down.
  mutating func begin(at time: Double) { samples = [Sample(time: time, moved: .zero)] }

  /// The middle has moved by `delta`; `tick` is how long a tick lasts, before which it stood still.
  mutating func move(by delta: CGPoint, at time: Double, tick: Double) {
    if let last = samples.last, time - last.time > tick * 1.5 {
      samples.append(Sample(time: time - tick, moved: moved))
    }
    moved.x += delta.x
    moved.y += delta.y
    samples.append(Sample(time: time, moved: moved))
    let limit = time - 1
    if samples.count > 240 { samples.removeAll { $0.time < limit } }
  }

  /// Whether the movement exceeds the slop; then the translation starts at the slop's far end
  /// (fact 132: total = moved − slop).
  mutating func passes(slop: CGFloat) -> Bool {
    let length = hypot(moved.x, moved.y)
    guard length > slop else { return false }
    origin = CGPoint(x: moved.x * slop / length, y: moved.y * slop / length)
    return true
  }

  /// The displacement over the last `window` seconds up to `now`, per second; since touch-down if
  /// that is nearer (fact 133).
  func velocity(at now: Double, window: Double) -> CGPoint {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let start = max(now - window, first.time)
    let span = now - start
    guard span > 0.0005 else { return .zero }
    let earlier = position(at: start)
    return CGPoint(x: (last.moved.x - earlier.x) / span, y: (last.moved.y - earlier.y) / span)
  }

  private func position(at time: Double) -> CGPoint {
    // Ticks are whole nanoseconds, windows are not: a sample at the edge counts as inside.
    guard let next = samples.firstIndex(where: { $0.time >= time - 1e-6 }) else { return moved }
    let after = samples[next]
    guard next > 0, after.time - time > 1e-6 else { return after.moved }
    let before = samples[next - 1]
    let share = CGFloat((time - before.time) / max(after.time - before.time, 1e-9))
    return CGPoint(
      x: before.moved.x + (after.moved.x - before.moved.x) * share,
      y: before.moved.y + (after.moved.y - before.moved.y) * share)
  }
}
