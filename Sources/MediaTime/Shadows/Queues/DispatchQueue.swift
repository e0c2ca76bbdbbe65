import Foundation

/// A queue of blocks: the main one in virtual time, the others on real threads.
///
/// Blocks of the main queue run in the work pass of a tick. Blocks of other queues run at once on
/// threads of their own, but virtual time stands while any of them runs; their delays are virtual.
public final class DispatchQueue: @unchecked Sendable {
  /// Attributes of a queue to be made.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  /// How often a queue drains its autorelease pool; of no effect here.
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  /// The queue of the simulation's thread.
  public static let main = DispatchQueue(mainLabel: "com.apple.main-thread")

  private static let globals = GlobalQueues()

  /// The name given at creation.
  public let label: String
  /// The quality of service given at creation.
  public let qos: DispatchQoS

  /// The queue that runs the blocks; nil for those that end at the main queue.
  let backing: Dispatch.DispatchQueue?
  let hold: BlockHold
  let isSerial: Bool
  let lock = NSLock()
  /// The values that blocks can ask for; guarded by the lock.
  nonisolated(unsafe) var specifics: [ObjectIdentifier: Any] = [:]

  /// Makes a serial queue, or a concurrent one.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    let isInactive = attributes.contains(.initiallyInactive)
    let isOnMain = target != nil && target?.backing == nil
    let backing = Dispatch.DispatchQueue(
      label: label, qos: qos, attributes: attributes.subtracting(.initiallyInactive),
      target: target?.backing)
    self.init(
      label: label, qos: qos, backing: isOnMain ? nil : backing,
      isSerial: !attributes.contains(.concurrent), isHolding: isInactive)
  }

  /// The system's concurrent queue of a quality of service.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    globals.queue(qos)
  }

  private convenience init(mainLabel: String) {
    self.init(
      label: mainLabel, qos: .userInteractive, backing: nil, isSerial: true, isHolding: false)
  }

  fileprivate init(
    label: String, qos: DispatchQoS, backing: Dispatch.DispatchQueue?, isSerial: Bool,
    isHolding: Bool
  ) {
    self.label = label
    self.qos = qos
    self.backing = backing
    self.isSerial = isSerial
    hold = BlockHold(isHolding: isHolding)
  }

  /// Starts a queue that was made inactive.
  public func activate() {
    hold.activate()
  }

  /// Keeps blocks back from now on; those that have begun go on.
  public func suspend() {
    hold.suspend()
  }

  /// Undoes one ``suspend()``.
  public func resume() {
    hold.resume()
  }
}

/// One queue for each quality of service, made when first asked for.
private final class GlobalQueues: @unchecked Sendable {
  private let lock = NSLock()
  private var queues: [DispatchQoS.QoSClass: DispatchQueue] = [:]

  func queue(_ qos: DispatchQoS.QoSClass) -> DispatchQueue {
    lock.withLock {
      if let queue = queues[qos] { return queue }
      let queue = DispatchQueue(
        label: "com.apple.root.\(qos)-qos", qos: DispatchQoS(qosClass: qos, relativePriority: 0),
        backing: Dispatch.DispatchQueue.global(qos: qos), isSerial: false, isHolding: false)
      queues[qos] = queue
      return queue
    }
  }
}
