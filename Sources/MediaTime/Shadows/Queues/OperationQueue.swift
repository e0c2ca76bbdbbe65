public import Foundation

/// A queue of operations: the main one in virtual time, the others in the background.
///
/// A subclass of Foundation's, so that it can be given to Foundation. Operations start in the
/// order in which they are added and become ready; those of a queue that allows one at a time
/// never overlap.
open class OperationQueue: Foundation.OperationQueue, @unchecked Sendable {
  private static let simulated: OperationQueue = {
    let queue = OperationQueue()
    queue.name = "NSOperationQueue Main Queue"
    return queue
  }()

  private let waiting = WaitingOperations()

  /// Makes a queue.
  public override init() {
    super.init()
    waiting.onChange = { [weak self] in self?.startReady() }
  }

  /// The queue whose operations run on the simulation's thread.
  open override class var main: OperationQueue { simulated }

  /// The queue of the operation that is running; the main one on the simulation's thread.
  open override class var current: Foundation.OperationQueue? {
    SimulationThread.isCurrent ? simulated : super.current
  }

  /// Whether operations that are not running are kept back.
  open override var isSuspended: Bool {
    get { waiting.isSuspended }
    set { if waiting.setSuspended(newValue) { startReady() } }
  }

  /// Adds an operation, which runs when its dependencies are finished.
  open override func addOperation(_ op: Operation) {
    waiting.add(op)
    startReady()
  }

  /// Adds several operations, and waits for them if asked to.
  open override func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for op in ops { addOperation(op) }
    if wait { waitUntilAllOperationsAreFinished() }
  }

  /// Adds a block as an operation.
  open override func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Cancels what has not ended.
  open override func cancelAllOperations() {
    for op in waiting.unfinished { op.cancel() }
  }

  /// Waits until all operations are finished; those of the main queue run here and now if the
  /// simulation's thread waits.
  open override func waitUntilAllOperationsAreFinished() {
    if self === Self.simulated, SimulationThread.isCurrent {
      while let op = waiting.takeReady(limit: .max) { run(op) }
      return
    }
    let name = "OperationQueue.waitUntilAllOperationsAreFinished()"
    _ = BackgroundWork.shared.wait(until: nil, name: name) { [waiting] in waiting.isEmpty }
  }

  /// Starts what may start; called when something was added or has finished anywhere.
  fileprivate func startReady() {
    if self === Self.simulated { return startReadyOnMain() }
    let limit = maxConcurrentOperationCount
    while let op = waiting.takeReady(limit: limit < 0 ? .max : limit) {
      BackgroundWork.shared.submit(
        "an operation of the queue “\(name ?? "unnamed")”", queue: self,
        isExclusive: false, launch: { BackgroundWork.launch($0) }, body: { self.run(op) })
    }
  }

  /// One block for each: an operation of the main queue is a block of the main queue.
  private func startReadyOnMain() {
    guard waiting.hasReady else { return }
    MainWork.shared.enqueue(kind: .queue, name: "an operation of the main queue") { [self] in
      if let op = waiting.takeReady(limit: .max) { run(op) }
    }
  }

  /// Runs an operation; one that is asynchronous tells by its completion block when it is over.
  private func run(_ op: Operation) {
    let end = OperationEnd(completion: op.completionBlock) { [waiting] in waiting.finish(op) }
    op.completionBlock = { end.reach() }
    op.start()
    if op.isFinished { end.reach() }
  }
}

/// The end of an operation, reached once.
private final class OperationEnd: @unchecked Sendable {
  private let lock = NSLock()
  private var actions: [() -> Void]

  init(completion: (() -> Void)?, finish: @escaping () -> Void) {
    actions = [finish] + (completion.map { [$0] } ?? [])
  }

  func reach() {
    let due = lock.withLock {
      defer { actions = [] }
      return actions
    }
    for action in due { action() }
  }
}

/// The operations of a queue that have not finished.
private final class WaitingOperations: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [Operation] = []
  private var running: [Operation] = []
  private var suspended = false
  /// Called when something has finished on any queue: it may have been a dependency.
  var onChange: (() -> Void)?

  var isSuspended: Bool { lock.withLock { suspended } }
  var unfinished: [Operation] { lock.withLock { running + waiting } }
  var hasReady: Bool { lock.withLock { !suspended && waiting.contains { $0.isReady } } }
  var isEmpty: Bool { lock.withLock { waiting.isEmpty && running.isEmpty } }

  /// - Returns: whether the queue goes on because of it.
  func setSuspended(_ value: Bool) -> Bool {
    lock.withLock {
      defer { suspended = value }
      return suspended && !value
    }
  }

  func add(_ op: Operation) {
    Self.busy.add(self)
    lock.withLock { waiting.append(op) }
  }

  /// Takes the first operation of the highest priority that may start.
  func takeReady(limit: Int) -> Operation? {
    lock.withLock {
      guard !suspended, running.count < limit else { return nil }
      let ready = waiting.filter { $0.isReady || $0.isCancelled }
      let priority = ready.map(\.queuePriority.rawValue).max()
      guard let op = ready.first(where: { $0.queuePriority.rawValue == priority }) else {
        return nil
      }
      waiting.removeAll { $0 === op }
      running.append(op)
      return op
    }
  }

  func finish(_ op: Operation) {
    lock.withLock { running.removeAll { $0 === op } }
    MainWork.shared.monitor.withLock { BackgroundWork.shared.wakeWaitersLocked() }
    for queue in Self.busy.queues where !queue.isEmpty { queue.onChange?() }
  }

  /// All queues that have ever had an operation.
  private static let busy = BusyQueues()

  final class BusyQueues: @unchecked Sendable {
    private struct Entry { weak var queue: WaitingOperations? }
    private let lock = NSLock()
    private var entries: [Entry] = []

    var queues: [WaitingOperations] { lock.withLock { entries.compactMap(\.queue) } }

    func add(_ queue: WaitingOperations) {
      lock.withLock {
        entries.removeAll { $0.queue == nil || $0.queue === queue }
        entries.append(Entry(queue: queue))
      }
    }
  }
}
