import Foundation
import Synchronization

extension Simulation {
  /// Suspends the task for so many seconds of virtual time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public static func sleep(seconds: Double) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper()
    await withTaskCancellationHandler {
      await withUnsafeContinuation { sleeper.start($0, seconds: seconds) }
    } onCancel: {
      sleeper.wake()
    }
    try Task.checkCancellation()
  }

  /// Suspends the task for a duration of virtual time, if the clock is one of the system's.
  public static func sleep<C: Clock>(for duration: C.Instant.Duration, clock: C) async throws {
    guard let duration = duration as? Duration, clock is ContinuousClock || clock is SuspendingClock
    else { return try await clock.sleep(for: duration) }
    try await sleep(seconds: duration.secondsCount)
  }

  /// Suspends the task until an instant, to a millisecond of virtual time if the clock is one of
  /// the system's.
  public static func sleep<C: Clock>(until deadline: C.Instant, clock: C) async throws {
    let rest = clock.now.duration(to: deadline)
    guard let rest = rest as? Duration, clock is ContinuousClock || clock is SuspendingClock
    else { return try await clock.sleep(until: deadline, tolerance: nil) }
    try await sleep(seconds: (rest.secondsCount * 1000).rounded() / 1000)
  }
}

/// One sleeping task; woken by time or by cancellation, whichever is first.
private final class Sleeper: Sendable {
  private enum State {
    case idle
    case asleep(UnsafeContinuation<Void, Never>, MainWork.Token)
    case awake
  }

  private let state = Mutex(State.idle)

  func start(_ continuation: UnsafeContinuation<Void, Never>, seconds: Double) {
    let isAwake = state.withLock { state in
      if case .awake = state { return true }
      let token = MainWork.shared.enqueue(
        after: max(seconds, 0), kind: .timer, name: "a sleeping task"
      ) { self.wake() }
      state = .asleep(continuation, token)
      return false
    }
    if isAwake { continuation.resume() }
  }

  func wake() {
    let previous = state.withLock { state in
      defer { state = .awake }
      return state
    }
    guard case .asleep(let continuation, let token) = previous else { return }
    MainWork.shared.cancel(token)
    continuation.resume()
  }
}
