import EventLog
// For stdout, a variable of the C library.
@preconcurrency import Foundation
import MediaTime
import ObjectiveC
import TextLayout
import UIKit
import UIKitControllers
import UnderstudyScript
import UnderstudySupport

#if canImport(Glibc)
  import Glibc
#endif

/// Plays the request that the tool has left in the environment, from launch to the last output.
@MainActor
enum ProgramRun {
  /// Runs the program that has registered its classes, and leaves the process.
  static func main() -> Never {
    // A print is seen when it is made, also if the program stops or hangs right after it.
    setvbuf(stdout, nil, _IOLBF, 0)
    // Before anything makes a task: the runtime chooses its executors only once.
    MainWork.installExecutorHooks()
    let request: RunRequest
    do {
      request = try readRequest()
    } catch {
      report(StageError("The run's request cannot be read: \(error)", exit: .badCommandLine))
    }
    do {
      try play(request)
    } catch let error as StageError {
      report(error)
    } catch {
      report(StageError("\(error)"))
    }
    report(nil)
  }

  private static var firstFrame: UInt64?

  private static func readRequest() throws -> RunRequest {
    guard let path = ProcessInfo.processInfo.environment["UNDERSTUDY_REQUEST"] else {
      throw StageError("start it through 'understudy record'", exit: .badCommandLine)
    }
    return try JSONDecoder().decode(
      RunRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Text in another font would be a wrong picture: a missing one is an error.
  private static func checkFonts() throws {
    let missing = FontInventory.missingFonts()
    guard !missing.isEmpty else { return }
    let names = missing.map(\.name).joined(separator: ", ")
    let packages = missing.map(\.package).joined(separator: " ")
    throw StageError(
      "Text cannot be drawn without the fonts \(names). Install them: sudo apt-get install \(packages)"
    )
  }

  private static func play(_ request: RunRequest) throws {
    try checkFonts()
    let stage = Stage(
      device: request.device, appearance: request.appearance,
      systemVersion: request.systemVersion, seed: request.seed, turns: request.turnsDevice)
    StageWorld.useResources(in: request.resourceFolders.map { URL(fileURLWithPath: $0) })
    FrameLoop.onUnsettled = { report(StageError($0)) }
    if let progress = ProgressFile() { stage.onTick.append { progress.advance() } }

    let recorder = try Recorder(stage: stage, request: request)
    try RootSelection(request).launch(on: stage)
    try stage.tick()
    if request.hasSteps {
      try stage.perform(request.steps) { name in
        guard let path = request.snapshots[name] else { return }
        try recorder.writeStill(to: path)
      }
    } else {
      try stage.wait()
      if stage.buttons.count == 1, let button = stage.buttons.first {
        try stage.tapMiddle(of: button)
        try stage.wait()
      }
    }
    firstFrame = recorder.firstFrame
    try recorder.finish()
  }

  /// Writes how the run went, and ends the process without running anything more of the program.
  private static func report(_ error: StageError?) -> Never {
    var result = RunResult(exit: error?.exit ?? .done, message: error?.message ?? "")
    result.firstFrame = firstFrame
    if let path = ProcessInfo.processInfo.environment["UNDERSTUDY_RESULT"] {
      try? JSONEncoder().encode(result).write(to: URL(fileURLWithPath: path))
    } else if let error {
      FileHandle.standardError.write(Data("error: \(error.message)\n".utf8))
    }
    fflush(nil)
    _exit(result.exit)
  }
}

/// What generated code calls once the program's classes are registered.
@_cdecl("understudy_stage_main")
public func understudyStageMain() -> Int32 {
  MainActor.assumeIsolated { () -> Int32 in ProgramRun.main() }
}
