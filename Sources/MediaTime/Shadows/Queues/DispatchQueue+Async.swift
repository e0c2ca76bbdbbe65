import Foundation

extension DispatchQueue {
  /// Adds a block, which runs after those that are waiting.
  ///
  /// On the main queue it runs in the same tick if called from inside one.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    group?.enter()
    submit(qos: qos, flags: flags) {
      work()
      group?.leave()
    }
  }

  /// Adds a work item, which runs after those that are waiting unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) {
    submit(qos: workItem.qos, flags: workItem.flags) { workItem.perform() }
  }

  /// Adds a work item as part of a group.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    group.enter()
    submit(qos: workItem.qos, flags: workItem.flags) {
      workItem.perform()
      group.leave()
    }
  }

  /// Adds a block when the simulation's clock reads `deadline`.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    submit(at: deadline.timestamp, qos: qos, flags: flags, work)
  }

  /// Adds a work item when the simulation's clock reads `deadline`.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    submit(at: deadline.timestamp, qos: workItem.qos, flags: workItem.flags) { workItem.perform() }
  }

  /// Adds a block at a moment of the simulated wall clock.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
  ) {
    submit(at: wallDeadline.timestamp, qos: qos, flags: flags, work)
  }

  /// Adds a work item at a moment of the simulated wall clock.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    submit(at: wallDeadline.timestamp, qos: workItem.qos, flags: workItem.flags) {
      workItem.perform()
    }
  }

  private func submit(
    at due: MediaTimestamp, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    _ work: @escaping @Sendable () -> Void
  ) {
    let isMain = backing == nil
    nonisolated(unsafe) let flags = flags
    MainWork.shared.enqueue(
      at: due, kind: isMain ? .queue : .handOver,
      name: "a delayed block on the queue “\(label)”"
    ) { [self] in
      // On the main queue the block's turn has come; elsewhere it goes to the end of its queue.
      if isMain { hold.submit(work) } else { submit(qos: qos, flags: flags, work) }
    }
  }

  /// Gives a block to the queue's thread.
  func submit(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    _ work: @escaping @Sendable () -> Void
  ) {
    nonisolated(unsafe) let flags = flags
    hold.submit { [self] in
      guard let backing else {
        MainWork.shared.enqueue(name: "a block on the queue “\(label)”") { work() }
        return
      }
      BackgroundWork.shared.submit(
        "work on the queue “\(label)”", queue: self,
        isExclusive: isSerial || flags.contains(.barrier),
        launch: { [isSerial, ownQoS = self.qos] body in
          if isSerial {
            backing.async(qos: qos, flags: flags, execute: body)
          } else {
            BackgroundWork.launch(qos: qos == .unspecified ? ownQoS : qos, body)
          }
        }, body: work)
    }
  }
}
