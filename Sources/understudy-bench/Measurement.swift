import Compositor
import CoreGraphics
import Foundation
import QuartzCore

/// What one scene took.
struct Measurement: Codable {
  /// Milliseconds a frame: the median of fifteen transitions' means.
  var ms: Double
  var minimum: Double
  /// The mean over the frames of each frame's fastest time: what a quiet machine would show.
  var quiet: Double
  var maximum: Double
  /// The median of each frame of the transition.
  var perFrame: [Double]
  /// The largest resident size of the process, in megabytes (2^20 bytes).
  var peakMB: Double
  /// Milliseconds that a one-thread `memcpy` of a frame took in the same process.
  var memcpyMS: Double
  /// The first frame, with everything drawn for the first time.
  var firstMS: Double

  var ratio: Double { ms / memcpyMS }
  /// The slowest frame's median.
  var worstFrame: Double { perFrame.max() ?? 0 }
}

@MainActor
enum Benchmark {
  static let transitions = 15

  /// Measures one scene; for a process of its own.
  static func measure(_ name: String) -> Measurement? {
    guard let scene = Scenes.make(name) else { return nil }
    let compositor = Compositor(pixelWidth: 1170, pixelHeight: 2532, scale: Screens.scale)
    var held: [RenderedFrame] = []
    func frame(_ k: Int) -> Double {
      let start = now()
      scene.set(k)
      let frame = compositor.render(scene.root, at: 1000)
      let time = now() - start
      // Consumers see each frame until four later ones exist.
      held.append(frame)
      if held.count > 3 { held.removeFirst() }
      return time * 1000
    }
    let first = frame(1)
    for k in 1...scene.frameCount { _ = frame(k) }
    var means: [Double] = []
    var perFrame = [[Double]](repeating: [], count: scene.frameCount)
    for _ in 0..<transitions {
      var sum = 0.0
      for k in 1...scene.frameCount {
        let time = frame(k)
        perFrame[k - 1].append(time)
        sum += time
      }
      means.append(sum / Double(scene.frameCount))
    }
    let peak = residentPeak()
    held.removeAll()
    means.sort()
    return Measurement(
      ms: means[means.count / 2], minimum: means[0],
      quiet: perFrame.reduce(0) { $0 + ($1.min() ?? 0) } / Double(scene.frameCount),
      maximum: means[means.count - 1],
      perFrame: perFrame.map { median($0) }, peakMB: peak, memcpyMS: memcpyTime(),
      firstMS: first)
  }

  /// One frame copied by one thread, over four sources and four destinations in turn.
  static func memcpyTime() -> Double {
    let count = 1170 * 2532 * 4
    func makeBuffers() -> [UnsafeMutableRawPointer] {
      (0..<4).map { index in
        let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 4096)
        memset(memory, Int32(index), count)
        return memory
      }
    }
    let sources = makeBuffers()
    let targets = makeBuffers()
    defer { for memory in sources + targets { memory.deallocate() } }
    var times: [Double] = []
    for round in 0..<60 {
      let start = now()
      memcpy(targets[round % 4], sources[round % 4], count)
      if round >= 8 { times.append((now() - start) * 1000) }
    }
    return median(times)
  }

  nonisolated static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// VmHWM, in megabytes.
  private static func residentPeak() -> Double {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return 0
    }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return (number.flatMap { Double($0) } ?? 0) / 1024
  }
}
