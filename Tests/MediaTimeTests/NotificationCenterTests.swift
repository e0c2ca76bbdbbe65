import Foundation
import ObjectiveC
import Testing

@testable import MediaTime

extension SimulationTests {
  @MainActor @Suite struct NotificationCenterTests {
    private let name = Foundation.Notification.Name("test")

    init() { FrameLoop.reset() }

    @Test("Observers are told in the order in which they were added")
    func order() {
      let center = MediaTime.NotificationCenter()
      nonisolated(unsafe) var log: [Int] = []
      let tokens = (0..<10).map { index in
        center.addObserver(forName: name, object: nil, queue: .main) { _ in log.append(index) }
      }
      center.post(name: name, object: nil)
      #expect(log == Array(0..<10))
      center.removeObserver(tokens[3])
      center.post(name: name, object: nil)
      #expect(log.suffix(9) == [0, 1, 2, 4, 5, 6, 7, 8, 9])
    }

    @Test("A selector is called with the notification, for its object only, while it lives")
    func selector() {
      let center = MediaTime.NotificationCenter()
      let sender = NSObject()
      let other = NSObject()
      var observer: Observer? = Observer()
      center.addObserver(
        observer!, selector: Selector("heard:", Observer.heard(_:)), name: name, object: sender)
      center.post(name: name, object: other)
      center.post(name: name, object: sender, userInfo: ["n": 1])
      #expect(observer?.heard == ["1"])
      observer = nil
      center.post(name: name, object: sender)
    }

    @Test("What Foundation's center is told reaches the default one")
    func bridge() {
      nonisolated(unsafe) var count = 0
      let token = MediaTime.NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { _ in count += 1 }
      Foundation.NotificationCenter.default.post(name: name, object: nil)
      MediaTime.NotificationCenter.default.post(name: name, object: nil)
      #expect(count == 2)
      MediaTime.NotificationCenter.default.removeObserver(token)
    }
  }
}

private final class Observer: NSObject {
  var heard: [String] = []

  func heard(_ notification: Notification) {
    heard.append("\(notification.userInfo?["n"] ?? "none")")
  }
}
