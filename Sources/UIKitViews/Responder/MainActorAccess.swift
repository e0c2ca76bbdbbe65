/// Runs a body that touches main-actor state from a nonisolated witness.
///
/// The system calls layer delegates, `description` and the like on the simulation's own thread, which
/// is the main actor's; a call from elsewhere traps, as UIKit's main thread checker does.
package func onMainActor<T>(_ body: @MainActor () -> T) -> T {
  MainActor.assumeIsolated { Handover(value: body()) }.value
}

/// Carries a result that is not `Sendable` out of `MainActor.assumeIsolated`, within one thread.
private struct Handover<Value>: @unchecked Sendable { let value: Value }
