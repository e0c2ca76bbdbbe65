import Dispatch
import Foundation

/// How long the parts of a run took; seconds of real time.
struct Timings: Codable {
  /// Reading, lowering and compiling.
  var build: Double
  /// Launching, simulating, drawing and encoding.
  var run: Double
  /// From the program's start to its first frame's pixels.
  var firstFrame: Double?

  func write(to file: URL) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try? encoder.encode(self).write(to: file)
  }
}

extension DispatchTime {
  /// The seconds from this moment to a later one.
  func seconds(to end: DispatchTime) -> Double {
    Double(end.uptimeNanoseconds - uptimeNanoseconds) / 1e9
  }
}
