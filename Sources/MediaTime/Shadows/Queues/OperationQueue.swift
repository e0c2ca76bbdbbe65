public import Foundation

/// A queue of operations: the main one in virtual time, the others on real threads.
///
/// A subclass of Foundation's, so that it can be given to Foundation. Virtual time stands while an
/// operation of a queue that is not suspended waits or runs.
open class OperationQueue: Foundation.OperationQueue, @unchecked Sendable {
  private static let simulated = MainOperationQueue()

  /// The queue whose operations run on the simulation's thread.
  open override class var main: OperationQueue { simulated }

  /// The queue of the operation that is running; the main one on the simulation's thread.
  open override class var current: Foundation.OperationQueue? {
    SimulationThread.isCurrent ? simulated : super.current
  }

  /// Adds an operation, which runs when its dependencies are finished.
  open override func addOperation(_ op: Operation) {
    super.addOperation(counted(op))
  }

  /// Adds several operations, and waits for them if asked to.
  open override func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    super.addOperations(ops.map(counted), waitUntilFinished: wait)
  }

  /// Adds a block as an operation.
  open override func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  private func counted(_ operation: Operation) -> Operation {
    if isSuspended { return operation }
    let ticket = BackgroundWork.shared.begin("an operation of the queue “\(name ?? "unnamed")”")
    let completion = operation.completionBlock
    operation.completionBlock = {
      completion?()
      BackgroundWork.shared.end(ticket)
    }
    return operation
  }
}

/// The queue whose operations are main-queue work.
private final class MainOperationQueue: OperationQueue, @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [Operation] = []

  override init() {
    super.init()
    name = "NSOperationQueue Main Queue"
  }

  private var pending: [Operation] { lock.withLock { waiting } }

  override func addOperation(_ op: Operation) {
    lock.withLock { waiting.append(op) }
    MainWork.shared.enqueue(kind: .queue, name: "an operation of the main queue") { [self] in
      startWhenReady(op)
    }
  }

  override func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for op in ops { addOperation(op) }
    if wait { waitUntilAllOperationsAreFinished() }
  }

  override func cancelAllOperations() {
    for op in pending { op.cancel() }
  }

  /// On the simulation's thread nobody else could run them, so they run here and now.
  override func waitUntilAllOperationsAreFinished() {
    guard SimulationThread.isCurrent else {
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.main.async { group.leave() }
      return group.wait()
    }
    while let op = pending.first(where: \.isReady) { start(op) }
  }

  private func startWhenReady(_ op: Operation) {
    if op.isReady || op.isCancelled { return start(op) }
    let group = DispatchGroup()
    for dependency in op.dependencies where !dependency.isFinished {
      group.enter()
      let completion = dependency.completionBlock
      dependency.completionBlock = {
        completion?()
        group.leave()
      }
    }
    group.notify(queue: .main) { [self] in start(op) }
  }

  private func start(_ op: Operation) {
    let isWaiting = lock.withLock {
      defer { waiting.removeAll { $0 === op } }
      return waiting.contains { $0 === op }
    }
    if isWaiting { op.start() }
  }
}
