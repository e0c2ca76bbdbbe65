/// Which ticks of the screen a recording keeps.
///
/// A rate chooses among the ticks that there are; it never makes frames between them.
struct FramePacing: Hashable {
  /// The screen's ticks a second.
  let refreshRate: Int
  /// The frames a second that are kept.
  let framesPerSecond: Int

  init(refreshRate: Int, framesPerSecond: Int?) {
    self.refreshRate = refreshRate
    self.framesPerSecond = min(framesPerSecond ?? refreshRate, refreshRate)
  }

  /// Whether the tick is the first in its frame's span of time.
  func keeps(tick: Int) -> Bool { tick == 0 || index(tick) != index(tick - 1) }

  private func index(_ tick: Int) -> Int { tick * framesPerSecond / refreshRate }
}
