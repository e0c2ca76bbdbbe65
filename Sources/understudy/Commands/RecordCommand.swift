import AppleProject
import Foundation
import UnderstudyScript

/// `understudy record`: builds the target, runs it through the steps, and keeps what is asked for.
enum RecordCommand {
  static let usage = """
    usage: understudy record TARGET [options]

      --do "STEPS"           what a person does, parted by semicolons:
                             tap "Open" | tap 20,100 | wait | back | hold 0.1s
                             drag 200,300 -> 200,500 in 0.4s | flick 200,300 down
                             touch 200,300 | move 200,360 in 0.2s | lift
                             expect "Close" | expect no "Close" | snapshot NAME | rotate left
      -o FILE                .gif .apng .webp .mp4, .png (contact sheet) or DIR/ (numbered frames)
      --dump FILE.jsonl      every view of every frame, a JSON object a line
      --trace FILE           who is called when: .txt, .json or .html (a chart with frames)
      --target NAME          the application in a project that has several
      --root NAME            the class whose screen comes first
      --device NAME          'understudy devices' lists them (iPhone 15)
      --ios VERSION          the simulated system (18.0)
      --scale N              pixels a point of the recording (1)
      --fps N                frames a second that are kept (the device's; 50 for a GIF)
      --speed X              how fast the recording plays: 0.25 shows it four times slower (1)
      --appearance light|dark
      --seed N               where chance begins (0)
      --touches              draw the fingers
      --timings FILE.json    how long building and running took, in seconds
      --watch                run again whenever a source changes

    Without --do the program is launched and left to settle; a lone button on screen is tapped.
    """

  static func run(_ arguments: [String]) throws(ToolError) {
    let options = try RecordOptions(arguments)
    guard options.watches else { return try once(options) }
    try watch(options)
  }

  /// One run from sources to outputs.
  private static func once(_ options: RecordOptions) throws(ToolError) {
    let staging = OutputStaging()
    defer { staging.discard() }
    var request = RunRequest(
      device: options.device, steps: options.steps, hasSteps: options.hasSteps)
    request.systemVersion = options.systemVersion
    request.root = options.root
    request.appearance = options.appearance
    request.seed = options.seed
    request.showsTouches = options.showsTouches
    request.framesPerSecond = options.framesPerSecond
    if let output = options.output, let format = options.format {
      let staged = try staging.reserve(output, option: "-o")
      request.recording = RunRequest.Recording(
        path: staged.path, format: format, scale: options.scale, speed: options.speed)
      if options.framesPerSecond == nil {
        request.framesPerSecond = format.defaultFramesPerSecond.map {
          min($0, options.device.refreshRate)
        }
      }
    }
    if let trace = options.trace {
      request.tracePath = try staging.reserve(trace, option: "--trace").path
    }
    if let dump = options.dump {
      request.dumpPath = try staging.reserve(dump, option: "--dump").path
    }
    for step in options.steps {
      guard case .snapshot(let name) = step.action else { continue }
      let staged = try staging.reserve("\(name).png", option: "snapshot")
      request.snapshots[name] = staged.path
    }

    let timings = try options.timings.map { path throws(ToolError) in
      try staging.reserve(path, option: "--timings")
    }

    let started = DispatchTime.now()
    let program = try TargetBuilder.build(options)
    let built = DispatchTime.now()
    request.resourceFolders = program.resourceFolders.map(\.path)
    let firstFrame = try ProgramRunner(executable: program.executable, sources: program.sources)
      .run(request)
    if let timings {
      Timings(
        build: started.seconds(to: built), run: built.seconds(to: .now()), firstFrame: firstFrame
      ).write(to: timings)
    }
    try staging.commit()
  }

  /// Runs once, then again after every change of a source, until interrupted.
  private static func watch(_ options: RecordOptions) throws(ToolError) {
    var isFirst = true
    while true {
      var stamp = SourceStamp(target: options.target)
      do throws(ToolError) {
        try once(options)
        Progress.say("Recorded. Waiting for a change ...")
      } catch {
        // Later, a target that is not there is one that an editor is about to put back.
        if isFirst, error.exit == .badCommandLine { throw error }
        report(error)
        Progress.say("Waiting for a change ...")
      }
      isFirst = false
      stamp.waitForChange()
    }
  }
}
