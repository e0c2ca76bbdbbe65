import Foundation
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

extension MainWork {
  /// Makes every job of Swift concurrency part of the simulation: main-actor jobs, detached tasks
  /// and the wake-ups of sleeps run on the simulation's thread, in order, in virtual time.
  ///
  /// To be called once, on the main thread, before the first task is made: the runtime chooses its
  /// executors when it first needs one. In a program only; tests share their process with a test
  /// runner that needs the real ones.
  package static func installExecutorHooks() {
    SimulationThread.pin()
    _createExecutors(factory: SimulationExecutors.self)
  }
}

private struct SimulationExecutors: ExecutorFactory {
  static let mainExecutor: any MainExecutor = SimulationMainExecutor()
  static let defaultExecutor: any TaskExecutor = SimulationTaskExecutor()
}

/// Runs main-actor jobs as blocks of the main queue.
private final class SimulationMainExecutor: MainExecutor, SchedulingExecutor, @unchecked Sendable {
  var isMainExecutor: Bool { true }

  func run() throws {
    while true { SimulationThread.assumeIsolated { FrameLoop.current.tick() } }
  }

  func stop() {}

  func checkIsolated() {
    precondition(SimulationThread.isCurrent, "Expected to run on the main thread")
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    MainWork.shared.enqueue(kind: .queue, name: "a main-actor job") { [self] in
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    MainWork.shared.enqueue(after: delaySeconds(delay), kind: .queue, name: "a sleeping task") {
      [self] in job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
  }
}

/// Runs all other jobs on the simulation's thread too, so that their order is always the same.
private final class SimulationTaskExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    MainWork.shared.enqueue(kind: .queue, name: "a task") { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    MainWork.shared.enqueue(after: delaySeconds(delay), kind: .queue, name: "a sleeping task") {
      [self] in job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
  }
}

/// A delay in whole milliseconds: deadlines are reckoned with the machine's clock, which has moved
/// a little since, and two runs must agree.
private func delaySeconds<D: DurationProtocol>(_ delay: D) -> Double {
  guard let duration = delay as? Duration else { return 0 }
  return max((duration.secondsCount * 1000).rounded() / 1000, 0)
}

extension Duration {
  /// The duration in seconds.
  package var secondsCount: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
