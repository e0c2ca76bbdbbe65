import Foundation
import ObjectiveC
import Synchronization

/// The messages that wait for their time, kept so that they can be taken back.
enum DelayedPerform {
  struct Request {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let number: UInt64
  }

  private final class Requests: @unchecked Sendable {
    let lock = NSLock()
    var waiting: [(request: Request, token: MainWork.Token)] = []
    var count: UInt64 = 0
  }

  private static let requests = Requests()

  /// Sends a message after a delay; the target is kept alive until then, as in Foundation.
  static func add(target: AnyObject, selector: Selector, argument: Any?, delay: TimeInterval) {
    let number = requests.lock.withLock {
      requests.count += 1
      return requests.count
    }
    let request = Request(target: target, selector: selector, argument: argument, number: number)
    nonisolated(unsafe) let sent = request
    let token = MainWork.shared.enqueue(
      after: max(delay, 0), kind: .timer, name: "a delayed message \(selector)"
    ) {
      let isWaiting = requests.lock.withLock {
        let index = requests.waiting.firstIndex { $0.request.number == number }
        if let index { requests.waiting.remove(at: index) }
        return index != nil
      }
      if isWaiting { send(sent) }
    }
    requests.lock.withLock { requests.waiting.append((request, token)) }
  }

  /// Takes back the messages to `target` that match.
  static func cancel(target: AnyObject, where matches: (Request) -> Bool) {
    let tokens = requests.lock.withLock { () -> [MainWork.Token] in
      let found = requests.waiting.filter { $0.request.target === target && matches($0.request) }
      requests.waiting.removeAll { entry in
        found.contains { $0.request.number == entry.request.number }
      }
      return found.map(\.token)
    }
    for token in tokens { MainWork.shared.cancel(token) }
  }

  /// Takes back everything.
  static func removeAll() {
    requests.lock.withLock { requests.waiting.removeAll() }
  }

  /// Whether two arguments are equal as Foundation compares them.
  static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): return true
    case (let a?, let b?):
      if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
      return a as AnyObject === b as AnyObject
    case (nil, _?), (_?, nil): return false
    }
  }

  /// Sends a message at once.
  static func send(_ request: Request) {
    let arguments = request.selector.name.hasSuffix(":") ? [request.argument] : []
    let result = MessageSend.send(request.selector, to: request.target, arguments: arguments)
    if case .unrecognized = result {
      let target = String(describing: type(of: request.target))
      preconditionFailure(
        "-[\(target) \(request.selector)]: unrecognized selector sent to instance")
    }
  }
}
