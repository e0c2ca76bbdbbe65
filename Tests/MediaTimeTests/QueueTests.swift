import Foundation
import Testing

@testable import MediaTime

/// Written on several threads, but never at once.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []
  var all: [String] { lock.withLock { texts } }
  func add(_ text: String) { lock.withLock { texts.append(text) } }
}

extension SimulationTests {
  @MainActor @Suite struct QueueTests {
    private let log = Log()

    init() { FrameLoop.reset() }

    private func time() -> String { NumberFormatter.milliseconds(MediaClock.sinceLaunch) }

    @Test("async runs in the next tick, asyncAfter when its time has come")
    func main() {
      DispatchQueue.main.async { [log] in log.add("async") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [log] in log.add("after") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { [log] in log.add("50") }
      #expect(log.all == [])
      FrameLoop.current.tick()
      #expect(log.all == ["async"])
      FrameLoop.current.advance(by: 0.06)
      #expect(log.all == ["async", "50"])
      FrameLoop.current.advance(by: 1)
      #expect(log.all == ["async", "50", "after"])
    }

    @Test("What the background computes is there in the same tick")
    func background() {
      DispatchQueue.global().async { [log] in
        let sum = (0..<1000).reduce(0, +)
        DispatchQueue.main.async { log.add("\(sum) at tick \(FrameLoop.current.tickIndex)") }
      }
      FrameLoop.current.tick()
      #expect(log.all == ["499500 at tick 0"])
    }

    @Test("Background queues are not the main thread, and delays on them are virtual")
    func backgroundDelay() {
      FrameLoop.reset(refreshRate: 1)
      #expect(log.all == [])
      DispatchQueue.global().asyncAfter(deadline: .now() + 3600) { [log] in
        log.add(Simulation.isMainThread ? "main" : "background")
        DispatchQueue.main.sync { log.add(Simulation.isMainThread ? "main" : "background") }
      }
      FrameLoop.current.advance(by: 3599)
      #expect(log.all == [])
      FrameLoop.current.advance(by: 2)
      #expect(log.all == ["background", "main"])
    }

    @Test("As many blocks as you like may wait at once without using real time")
    func manyWaiting() {
      let gate = DispatchSemaphore(value: 0)
      for index in 0..<12 {
        DispatchQueue.global().async { [log] in
          gate.wait()
          log.add("\(index)")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { for _ in 0..<12 { gate.signal() } }
      FrameLoop.current.advance(by: 0.2)
      #expect(log.all == (0..<12).map(String.init))
    }

    @Test("A block knows the values of its queue, and on which queue it runs")
    func specifics() {
      let key = DispatchSpecificKey<String>()
      let queues = [
        DispatchQueue(label: "serial"), DispatchQueue(label: "concurrent", attributes: .concurrent),
        .main,
      ]
      for queue in queues {
        queue.setSpecific(key: key, value: queue.label)
        queue.async { [log] in
          dispatchPrecondition(condition: .onQueue(queue))
          log.add(DispatchQueue.getSpecific(key: key) ?? "none")
        }
      }
      FrameLoop.current.tick()
      #expect(Set(log.all) == ["serial", "concurrent", "com.apple.main-thread"])
      #expect(queues[0].sync { DispatchQueue.getSpecific(key: key) } == "serial")
      DispatchQueue.main.setSpecific(key: key, value: nil)
    }

    @Test("A new simulation knows nothing of the work of the one before")
    func reset() {
      DispatchQueue.main.async { [log] in log.add("main") }
      DispatchQueue.global().async { [log] in log.add("background") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { [log] in log.add("later") }
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [log] _ in log.add("timer") }
      FrameLoop.reset()
      FrameLoop.current.advance(by: 1)
      #expect(log.all == [])
      #expect(MediaClock.sinceLaunch == 1)
    }

    @Test("A serial queue keeps its order with sync and with blocks that wait")
    func serial() {
      let queue = DispatchQueue(label: "serial")
      let gate = DispatchSemaphore(value: 0)
      queue.async { [log] in
        log.add("waits")
        gate.wait()
        log.add("goes on")
      }
      queue.async { [log] in log.add("second") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { gate.signal() }
      FrameLoop.current.advance(by: 0.4)
      #expect(log.all == ["waits"])
      FrameLoop.current.advance(by: 0.2)
      #expect(log.all == ["waits", "goes on", "second"])
      queue.async { [log] in log.add("third") }
      queue.sync { log.add("sync") }
      #expect(log.all.suffix(2) == ["third", "sync"])
    }

    @Test("A group tells when its last member leaves, at that time")
    func group() {
      let group = DispatchGroup()
      for delay in [0.1, 0.3, 0.2] {
        group.enter()
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { group.leave() }
      }
      group.notify(queue: .main) { [log] in
        log.add("done at \(NumberFormatter.milliseconds(MediaClock.sinceLaunch))")
      }
      FrameLoop.current.advance(by: 0.28)
      #expect(log.all == [])
      FrameLoop.current.advance(by: 0.1)
      #expect(log.all == ["done at 300"])
    }

    @Test("Waiting on the main thread lets time pass for the background alone")
    func blockingWait() {
      let gate = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.25) { gate.signal() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [log] in log.add("main") }
      gate.wait()
      #expect(time() == "250")
      #expect(log.all == [])
      #expect(gate.wait(timeout: .now() + 0.5) == .timedOut)
      #expect(time() == "750")
      FrameLoop.current.tick()
      #expect(log.all == ["main"])
    }

    @Test("A cancelled work item does not run, but its turn passes")
    func workItem() {
      let item = DispatchWorkItem { [log] in log.add("never") }
      item.notify(queue: .main) { [log] in log.add("passed") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
      item.cancel()
      FrameLoop.current.advance(by: 0.2)
      #expect(item.isCancelled)
      #expect(log.all == ["passed"])
    }

    @Test("A timer source keeps its rhythm until it is cancelled")
    func timerSource() {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 0.1, repeating: .milliseconds(200))
      source.setEventHandler { [log] in
        log.add(NumberFormatter.milliseconds(MediaClock.sinceLaunch))
      }
      FrameLoop.current.advance(by: 0.05)
      source.resume()
      FrameLoop.current.advance(by: 0.7)
      source.cancel()
      FrameLoop.current.advance(by: 1)
      #expect(log.all == ["100", "300", "500", "700"])
    }

    @Test("A suspended queue keeps its blocks without holding time up")
    func suspended() {
      let queue = DispatchQueue(label: "lazy", attributes: .initiallyInactive)
      queue.async { [log] in log.add("ran") }
      FrameLoop.current.advance(by: 1)
      #expect(log.all == [])
      queue.activate()
      FrameLoop.current.tick()
      #expect(log.all == ["ran"])
    }

    @Test("Operations run on the main queue or in the background, after what they depend on")
    func operations() {
      let queue = MediaTime.OperationQueue()
      let first = BlockOperation { [log] in log.add("first") }
      let second = BlockOperation { [log] in log.add("second") }
      first.addDependency(second)
      queue.addOperation(first)
      MediaTime.OperationQueue.main.addOperation(second)
      MediaTime.OperationQueue.main.addOperation { [log] in log.add("third") }
      FrameLoop.current.tick()
      #expect(log.all == ["second", "first", "third"] || log.all == ["second", "third", "first"])
      queue.maxConcurrentOperationCount = 1
      queue.addOperation { [log] in log.add("a") }
      queue.addOperation { [log] in log.add("b") }
      queue.waitUntilAllOperationsAreFinished()
      #expect(log.all.suffix(2) == ["a", "b"])
    }

    @Test("The order of work from several queues is the same in every run", arguments: 0..<5)
    func order(run: Int) {
      for index in 0..<20 {
        DispatchQueue.global(qos: index % 2 == 0 ? .background : .userInteractive).async { [log] in
          DispatchQueue.main.async { log.add("\(index)") }
        }
      }
      FrameLoop.current.tick()
      #expect(log.all == (0..<20).map(String.init))
    }
  }
}

extension NumberFormatter {
  fileprivate static func milliseconds(_ seconds: Double) -> String {
    String(Int((seconds * 1000).rounded()))
  }
}
