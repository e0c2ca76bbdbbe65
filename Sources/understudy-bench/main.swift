// How fast the compositor is: four transitions at 1170 x 2532, against copying a frame.
//
//   understudy-bench                 a table
//   understudy-bench --all           a table with some more scenes
//   understudy-bench --json          one JSON object
//   understudy-bench --check         compares with drawing everything anew
//   understudy-bench --png FOLDER    writes some frames
//
// Each scene runs in a process of its own, so that its peak memory is its own.
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())

func value(after option: String) -> String? {
  guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
    return nil
  }
  return arguments[index + 1]
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

/// Runs this program again for one scene.
@MainActor
func measureApart(_ scene: String) -> Measurement {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  process.arguments = ["--scene", scene]
  let pipe = Pipe()
  process.standardOutput = pipe
  do { try process.run() } catch { fail("cannot run itself: \(error)") }
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard let measurement = try? JSONDecoder().decode(Measurement.self, from: data) else {
    fail("scene \(scene) failed")
  }
  return measurement
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func number(_ value: Double, _ digits: Int = 2) -> String { String(format: "%.\(digits)f", value) }

if let scene = value(after: "--scene") {
  guard let measurement = Benchmark.measure(scene) else { fail("no scene named \(scene)") }
  let data = try JSONEncoder().encode(measurement)
  FileHandle.standardOutput.write(data)
} else if arguments.contains("--check") {
  var isFine = true
  for scene in Scenes.names + Scenes.others {
    guard let (caches, loops) = Check.largestDifferences(scene) else { fail("no scene \(scene)") }
    print("\(scene): largest difference of 255: \(caches) by caches, \(loops) by loops")
    // A faded bitmap is rounded twice by the loops.
    if caches > 1 || loops > 2 { isFine = false }
  }
  exit(isFine ? 0 : 1)
} else if let folder = value(after: "--png") {
  for scene in Scenes.names + Scenes.others { try Check.writePictures(scene, to: folder) }
} else {
  let scenes = Scenes.names + (arguments.contains("--all") ? Scenes.others : [])
  let results = scenes.map { ($0, measureApart($0)) }
  if arguments.contains("--json") {
    var numbers: [String: [String: Double]] = [:]
    for (name, result) in results {
      numbers[name] = [
        "ms": (result.ms * 1000).rounded() / 1000, "ratio": (result.ratio * 100).rounded() / 100,
        "peak_mb": result.peakMB.rounded(),
      ]
    }
    let copying = Benchmark.median(results.map(\.1.memcpyMS))
    var object: [String: Any] = ["memcpy_ms": (copying * 1000).rounded() / 1000, "scenes": numbers]
    if let launch = LaunchBenchmark.measure() {
      object["first_frame_ms"] = launch.firstFrameMS.rounded()
      object["edit_to_gif_s"] = (launch.editToGIF * 100).rounded() / 100
    }
    let data = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    print(String(decoding: data, as: UTF8.self))
  } else {
    print(
      "scene       ms/frame    quiet      min      max    worst   memcpy    ratio  first ms  peak MB"
    )
    for (name, result) in results {
      print(
        name + String(repeating: " ", count: 10 - name.count)
          + padded(number(result.ms, 3), 10) + padded(number(result.quiet, 3), 9)
          + padded(number(result.minimum, 3), 9) + padded(number(result.maximum, 3), 9)
          + padded(number(result.worstFrame, 3), 9)
          + padded(number(result.memcpyMS, 3), 9) + padded(number(result.ratio), 9)
          + padded(number(result.firstMS, 1), 10) + padded(number(result.peakMB, 0), 9))
    }
    if let launch = LaunchBenchmark.measure() {
      print("launch to first frame  \(number(launch.firstFrameMS, 0)) ms")
      print("edit to GIF            \(number(launch.editToGIF)) s")
    }
  }
}
