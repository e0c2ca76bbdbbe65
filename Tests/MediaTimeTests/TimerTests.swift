import Foundation
import ObjectiveC
import Testing

@testable import MediaTime

extension SimulationTests {
  @MainActor @Suite struct TimerTests {
    init() { FrameLoop.reset() }

    @Test("A repeating timer keeps its rhythm without drift")
    func rhythm() {
      var times: [Double] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        times.append(MediaClock.sinceLaunch)
      }
      FrameLoop.current.advance(by: 1.05)
      // Counted in ticks of 60 Hz it would be 0.1167, 0.2333, …
      #expect(times == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0])
      timer.invalidate()
      #expect(!timer.isValid)
      FrameLoop.current.advance(by: 1)
      #expect(times.count == 10)
    }

    @Test("A timer that was late fires once and finds its rhythm again")
    func late() {
      var times: [Double] = []
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        times.append((MediaClock.sinceLaunch * 1000).rounded() / 1000)
      }
      DispatchQueue.main.async { Simulation.sleep(0.35) }
      FrameLoop.current.advance(by: 0.55)
      #expect(times == [0.35, 0.4, 0.5])
      timer.invalidate()
    }

    @Test("A timer may end itself while it fires")
    func invalidateInside() {
      var count = 0
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        count += 1
        if count == 3 { timer.invalidate() }
      }
      FrameLoop.current.advance(by: 2)
      #expect(count == 3)
    }

    @Test("A timer with target and selector gets itself, its userInfo, and lets go at the end")
    func target() {
      weak var weakReceiver: Receiver?
      do {
        let receiver = Receiver()
        weakReceiver = receiver
        Timer.scheduledTimer(
          timeInterval: 0.2, target: receiver, selector: Selector("fired:", Receiver.fired(_:)),
          userInfo: "info", repeats: false)
      }
      FrameLoop.current.advance(by: 0.18)
      #expect(weakReceiver?.calls == [])
      FrameLoop.current.advance(by: 0.02)
      #expect(Receiver.last == ["info"])
      #expect(weakReceiver == nil)
    }

    @Test("A timer made by hand starts when it is added, once")
    func addedByHand() {
      var count = 0
      let timer = Timer(timeInterval: 0.1, repeats: false) { _ in count += 1 }
      FrameLoop.current.advance(by: 0.05)
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.current.add(timer, forMode: .default)
      FrameLoop.current.advance(by: 1)
      #expect(count == 1)
      timer.fire()
      #expect(count == 1)
    }

    @Test("A delayed message arrives, unless it was taken back")
    func delayedPerform() {
      let receiver = Receiver()
      let selector = Selector("say:", Receiver.say(_:))
      receiver.perform(selector, with: "a", afterDelay: 0.1)
      receiver.perform(selector, with: "b", afterDelay: 0.1)
      receiver.perform(selector, with: "c", afterDelay: 0)
      NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: selector, object: "a")
      #expect(receiver.calls == [])
      FrameLoop.current.tick()
      #expect(receiver.calls == ["c"])
      FrameLoop.current.advance(by: 0.2)
      #expect(receiver.calls == ["c", "b"])
      receiver.perform(selector, with: "d", afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: receiver)
      FrameLoop.current.advance(by: 1)
      #expect(receiver.calls == ["c", "b"])
    }
  }
}

private final class Receiver: NSObject {
  nonisolated(unsafe) static var last: [String] = []
  var calls: [String] = []

  func fired(_ timer: MediaTime.Timer) {
    calls.append(timer.userInfo as? String ?? "none")
    Self.last = calls
  }

  func say(_ text: String) { calls.append(text) }
}
