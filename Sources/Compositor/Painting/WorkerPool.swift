internal import Foundation
internal import Synchronization

/// Threads that draw bands of a frame along with the calling thread.
final class WorkerPool: @unchecked Sendable {
  static let shared = WorkerPool(
    count: max(0, min(ProcessInfo.processInfo.activeProcessorCount, 8) - 1))

  private let count: Int
  private let wake = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)
  private let next = Atomic<Int>(0)
  private let gate = NSLock()
  // Written by the caller before the workers wake, read by them until `done`.
  private nonisolated(unsafe) var body: (@Sendable (Int) -> Void)?
  private nonisolated(unsafe) var total = 0
  private nonisolated(unsafe) var isStarted = false

  init(count: Int) { self.count = count }

  /// Calls `body` once for each index, on up to `threads` threads, and returns when all are done.
  func perform(_ total: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let helpers = min(threads - 1, count, total - 1)
    guard helpers > 0, gate.try() else {
      for index in 0..<total { body(index) }
      return
    }
    defer { gate.unlock() }
    start()
    self.body = body
    self.total = total
    next.store(0, ordering: .relaxed)
    for _ in 0..<helpers { wake.signal() }
    run()
    for _ in 0..<helpers { done.wait() }
    self.body = nil
  }

  private func run() {
    guard let body else { return }
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < total else { return }
      body(index)
    }
  }

  private func start() {
    guard !isStarted else { return }
    isStarted = true
    for _ in 0..<count {
      let thread = Thread { [self] in
        while true {
          wake.wait()
          run()
          done.signal()
        }
      }
      thread.name = "compositor"
      thread.start()
    }
  }
}
