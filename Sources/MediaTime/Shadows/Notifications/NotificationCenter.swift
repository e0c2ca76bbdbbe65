public import Foundation
public import ObjectiveC

/// A notification center that tells observers in the order in which they were added, and knows
/// selectors.
///
/// Foundation's on Linux keeps observers by their address, so their order changes from run to run.
/// What is posted to Foundation's default center reaches the observers of this one too.
open class NotificationCenter: NSObject, @unchecked Sendable {
  private static let simulated: NotificationCenter = {
    let center = NotificationCenter()
    _ = Foundation.NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) {
      [unowned center] in center.post($0)
    }
    return center
  }()

  private let lock = NSLock()
  private var observers: [NotificationObserver] = []

  /// The center of the program.
  open class var `default`: NotificationCenter { simulated }

  /// Calls a block at each notification of a name, an object, or any; on a queue if one is given.
  ///
  /// - Returns: what ``removeObserver(_:)`` takes.
  @discardableResult
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: Foundation.OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    add(
      NotificationObserver(
        owner: token, name: name, object: obj, queue: queue, isBlock: true, deliver: block))
    return token
  }

  /// Sends a message at each notification of a name, an object, or any.
  ///
  /// The observer is not kept alive; once it is gone, it is not told any more.
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = observer as AnyObject
    let takesArgument = aSelector.name.hasSuffix(":")
    add(
      NotificationObserver(
        owner: target, name: aName, object: anObject, queue: nil, isBlock: false
      ) { [box = WeakTarget(target)] notification in
        guard let target = box.target else { return }
        let result = MessageSend.send(
          aSelector, to: target, arguments: takesArgument ? [notification] : [])
        if case .unrecognized = result {
          preconditionFailure(
            "-[\(type(of: target)) \(aSelector)]: unrecognized selector sent to instance by a "
              + "notification")
        }
      })
  }

  /// Forgets an observer.
  open func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Forgets an observer for a name, an object, or both.
  open func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object: Any?
  ) {
    let owner = observer as AnyObject
    lock.withLock {
      observers.removeAll {
        $0.owner == nil
          || $0.owner === owner && (aName == nil || $0.name == aName)
            && (object == nil || $0.object === object as AnyObject?)
      }
    }
  }

  /// Tells the observers, in the order in which they were added.
  open func post(_ notification: Notification) {
    let told = lock.withLock { observers.filter { $0.matches(notification) } }
    for observer in told where isRegistered(observer) { observer.tell(notification) }
  }

  /// Tells the observers of a name.
  open func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(name: aName, object: anObject, userInfo: nil)
  }

  /// Tells the observers of a name.
  open func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  private func add(_ observer: NotificationObserver) {
    lock.withLock {
      observers.removeAll { $0.owner == nil }
      observers.append(observer)
    }
  }

  private func isRegistered(_ observer: NotificationObserver) -> Bool {
    lock.withLock { observers.contains { $0 === observer } }
  }
}

/// An observer that is not kept alive.
private final class WeakTarget: @unchecked Sendable {
  private(set) weak var target: AnyObject?

  init(_ target: AnyObject) { self.target = target }
}

/// One observer of a center.
private final class NotificationObserver: @unchecked Sendable {
  /// The object that was given, or that was given back; a block's is kept alive here.
  private(set) weak var owner: AnyObject?
  let name: NSNotification.Name?
  private(set) weak var object: AnyObject?
  private let kept: AnyObject?
  private let hasObject: Bool
  private let queue: Foundation.OperationQueue?
  private let deliver: @Sendable (Notification) -> Void

  init(
    owner: AnyObject, name: NSNotification.Name?, object: Any?, queue: Foundation.OperationQueue?,
    isBlock: Bool, deliver: @escaping @Sendable (Notification) -> Void
  ) {
    self.owner = owner
    kept = isBlock ? owner : nil
    self.name = name
    self.object = object as AnyObject?
    hasObject = object != nil
    self.queue = queue
    self.deliver = deliver
  }

  func matches(_ notification: Notification) -> Bool {
    guard owner != nil, name == nil || name == notification.name else { return false }
    guard hasObject else { return true }
    guard let object, let sender = notification.object else { return false }
    return object === sender as AnyObject
  }

  /// Tells the observer, and waits for it as Foundation does.
  func tell(_ notification: Notification) {
    guard let queue else { return deliver(notification) }
    nonisolated(unsafe) let notification = notification
    let isMain = queue === Foundation.OperationQueue.main || queue === OperationQueue.main
    if !isMain {
      queue.addOperation { [deliver] in deliver(notification) }
      queue.waitUntilAllOperationsAreFinished()
    } else if SimulationThread.isCurrent {
      deliver(notification)
    } else {
      DispatchQueue.main.sync { deliver(notification) }
    }
  }
}
