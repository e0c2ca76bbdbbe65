import Foundation
import UnderstudyScript

#if canImport(Glibc)
  import Glibc
#endif

/// Runs a built program as a child process, watches that it goes on, and says how it ended.
struct ProgramRunner {
  let executable: URL
  /// The program's own source files: the user's line is looked for in them.
  let sources: [URL]
  /// A program that has not finished one tick for so long hangs; seconds of real time.
  var patience = 30.0

  /// Runs the program to its end; throws what went wrong.
  ///
  /// - Returns: the seconds from its start to its first frame, if it drew one.
  @discardableResult
  func run(_ request: RunRequest) throws(ToolError) -> Double? {
    let exchange: ExchangeFolder
    do {
      exchange = try ExchangeFolder(request)
    } catch {
      throw ToolError(exit: .programFailed, message: "No temporary folder: \(error)")
    }
    defer { exchange.remove() }

    let process = Process()
    start(process, with: environment(exchange))
    process.standardInput = FileHandle.nullDevice
    // What the program prints is not the tool's output: pipes of the tool stay clean.
    process.standardOutput = FileHandle.standardError
    let errors = Pipe()
    process.standardError = errors
    let echo = EchoingReader(errors.fileHandleForReading)
    Self.keepAddressesStill()
    let start = DispatchTime.now().uptimeNanoseconds
    do {
      try process.run()
    } catch {
      throw ToolError(
        exit: .programFailed,
        message: "The program could not be started: \(error.localizedDescription)")
    }
    Interruption.began(child: process.processIdentifier)
    let hung = watch(process, exchange, echo)
    // What the program has started, such as an encoder, must not outlive it.
    kill(-process.processIdentifier, SIGKILL)
    Interruption.ended(child: process.processIdentifier)
    let text = echo.finish()
    if hung {
      throw ToolError(
        exit: .programFailed,
        message:
          "The program has been busy for \(Int(patience)) s without finishing a frame, and was stopped. Something in it loops or waits for ever: look for a loop, a semaphore or a lock on the main thread."
          + CrashReport(text, sources: sources).location)
    }
    let result = try judge(process, exchange, text)
    return result.firstFrame.map { $0 > start ? Double($0 - start) / 1e9 : 0 }
  }

  private func environment(_ exchange: ExchangeFolder) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["UNDERSTUDY_REQUEST"] = exchange.request.path
    environment["UNDERSTUDY_RESULT"] = exchange.result.path
    environment["UNDERSTUDY_PROGRESS"] = exchange.progress.path
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment["TZ"] = "UTC"
    environment["SWIFT_BACKTRACE"] =
      "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,limit=64,top=8,timeout=10s,cache=yes"
    return environment
  }

  /// Gives the process its program and its environment, always in the same order.
  ///
  /// A dictionary has another order in every run of the tool, and the environment is the first thing
  /// that a program puts into its memory; `env` keeps the order of its arguments and then becomes
  /// the program.
  private func start(_ process: Process, with environment: [String: String]) {
    let env = "/usr/bin/env"
    let pairs = environment.map { "\($0)=\($1)" }.sorted()
    if FileManager.default.isExecutableFile(atPath: env), !executable.path.contains("=") {
      process.executableURL = URL(fileURLWithPath: env)
      process.arguments = ["-i", "--"] + pairs + [executable.path]
    } else {
      process.executableURL = executable
      process.environment = environment
    }
  }

  /// Lets every run lay its memory out alike: sets of objects are ordered by their addresses.
  ///
  /// Where the system refuses it, as some containers do, only such sets suffer.
  private static func keepAddressesStill() {
    // Linux's number for ADDR_NO_RANDOMIZE, which Glibc's module does not show.
    let still: UInt = 0x40000
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "personality") else { return }
    let personality = unsafeBitCast(symbol, to: (@convention(c) (UInt) -> Int32).self)
    let now = personality(0xffff_ffff)
    if now >= 0 { _ = personality(UInt(now) | still) }
  }

  /// Waits for the program's end; true if it had to be stopped because it no longer went on.
  private func watch(
    _ process: Process, _ exchange: ExchangeFolder, _ echo: EchoingReader
  ) -> Bool {
    var last = ""
    var idleSince = Date()
    while process.isRunning {
      usleep(10_000)
      let progress = exchange.readProgress()
      if progress != last {
        last = progress
        idleSince = Date()
      } else if Date().timeIntervalSince(idleSince) > patience {
        // SIGQUIT makes the Swift runtime print where the program is, which names the user's line.
        kill(process.processIdentifier, SIGQUIT)
        for _ in 0..<1200 where process.isRunning && !echo.hasWholeReport { usleep(10_000) }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return true
      }
    }
    process.waitUntilExit()
    return false
  }

  private func judge(
    _ process: Process, _ exchange: ExchangeFolder, _ text: String
  ) throws(ToolError) -> RunResult {
    let result = exchange.readResult()
    if process.terminationReason == .exit {
      if process.terminationStatus == 0, let result, result.exit == 0 { return result }
      if let result, result.exit != 0 {
        throw ToolError(
          exit: RunExit(rawValue: result.exit) ?? .programFailed, message: result.message)
      }
      throw ToolError(
        exit: .programFailed,
        message:
          "The program ended by itself with exit code \(process.terminationStatus) before the steps were done: it calls exit() or its main ended."
      )
    }
    let report = CrashReport(text, sources: sources)
    throw ToolError(
      exit: .programFailed,
      message: report.message(signal: process.terminationStatus))
  }
}
