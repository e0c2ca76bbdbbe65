internal import Foundation
internal import Synchronization

/// Threads that draw bands of a frame along with the calling thread.
///
/// The caller never waits for a thread that has not begun: one that wakes late finds the door closed
/// and sleeps on. So a busy machine costs no more than drawing alone.
final class WorkerPool: @unchecked Sendable {
  static let shared = WorkerPool(
    count: max(0, min(ProcessInfo.processInfo.activeProcessorCount, 8) - 1))

  private let count: Int
  private let wake = DispatchSemaphore(value: 0)
  private let allLeft = DispatchSemaphore(value: 0)
  private let next = Atomic<Int>(0)
  /// 1 while threads may enter, plus 2 for each that is inside.
  private let door = Atomic<Int>(0)
  /// Wake-up calls that nobody has answered yet.
  private let calls = Atomic<Int>(0)
  private let caller = NSLock()
  // Written by the caller while the door is closed and nobody is inside.
  private nonisolated(unsafe) var body: (@Sendable (Int) -> Void)?
  private nonisolated(unsafe) var total = 0
  private nonisolated(unsafe) var isStarted = false

  init(count: Int) { self.count = count }

  /// Calls `body` once for each index, on up to `threads` threads, and returns when all are done.
  func perform(_ total: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let helpers = min(threads - 1, count, total - 1)
    guard helpers > 0, caller.try() else {
      for index in 0..<total { body(index) }
      return
    }
    defer { caller.unlock() }
    start()
    self.body = body
    self.total = total
    next.store(0, ordering: .relaxed)
    door.store(1, ordering: .releasing)
    let missing = helpers - calls.load(ordering: .relaxed)
    for _ in 0..<max(0, missing) {
      calls.add(1, ordering: .relaxed)
      wake.signal()
    }
    run()
    // Closed; whoever is inside finishes its band, and the last one out says so.
    if door.subtract(1, ordering: .acquiringAndReleasing).newValue > 0 { allLeft.wait() }
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

  /// Goes in if the door is open.
  private func enter() -> Bool {
    var seen = door.load(ordering: .relaxed)
    while seen & 1 == 1 {
      let (hasEntered, now) = door.weakCompareExchange(
        expected: seen, desired: seen + 2, ordering: .acquiringAndReleasing)
      if hasEntered { return true }
      seen = now
    }
    return false
  }

  private func start() {
    guard !isStarted else { return }
    isStarted = true
    for _ in 0..<count {
      let thread = Thread { [self] in
        while true {
          wake.wait()
          calls.subtract(1, ordering: .relaxed)
          guard enter() else { continue }
          run()
          if door.subtract(2, ordering: .acquiringAndReleasing).newValue == 0 { allLeft.signal() }
        }
      }
      thread.name = "compositor"
      thread.start()
    }
  }
}
