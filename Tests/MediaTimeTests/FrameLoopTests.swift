import Foundation
import Testing

@testable import MediaTime

/// Everything that owns the clock runs one at a time.
@MainActor @Suite(.serialized) struct SimulationTests {}

extension SimulationTests {
  @MainActor @Suite struct FrameLoopTests {
    init() { FrameLoop.reset() }

    @Test("Work runs once: not just before, at its due time, not again long after")
    func due() {
      var runs: [Double] = []
      MainWork.shared.enqueue(after: 0.1) { runs.append(MediaClock.sinceLaunch) }
      for _ in 0..<5 { FrameLoop.current.tick() }
      #expect(runs.isEmpty)
      #expect(MediaClock.sinceLaunch < 0.1)
      FrameLoop.current.tick()
      #expect(runs == [0.1])
      FrameLoop.current.advance(by: 60)
      #expect(runs == [0.1])
    }

    @Test("Ticks are at the floor of k/rate seconds", arguments: [30, 60, 120, 59])
    func tickTimes(rate: Int) {
      FrameLoop.reset(refreshRate: rate)
      for index in 1...rate * 2 {
        FrameLoop.current.tick()
        let expected = Int64(index) * 1_000_000_000 / Int64(rate)
        #expect(MediaClock.now.nanoseconds - MediaClock.launch.nanoseconds == expected)
      }
      #expect(FrameLoop.current.tickIndex == rate * 2)
    }

    @Test("Work between two ticks runs at its own time, in order of due time, ties as inserted")
    func betweenTicks() {
      var log: [String] = []
      func add(_ delay: Double, _ name: String) {
        MainWork.shared.enqueue(after: delay) { log.append("\(name) \(MediaClock.sinceLaunch)") }
      }
      add(0.01, "c")
      add(0.002, "a")
      add(0.01, "d")
      add(0.005, "b")
      FrameLoop.current.onPass(.work) { log.append("tick") }
      FrameLoop.current.tick()
      #expect(log == ["a 0.002", "b 0.005", "c 0.01", "d 0.01", "tick"])
    }

    @Test("The passes come in their order, and work for now is done before the layout")
    func passes() {
      var log: [String] = []
      for pass in FrameLoop.Pass.allCases {
        FrameLoop.current.onPass(pass) { log.append("\(pass)") }
      }
      let names: [(FrameLoop.Pass, String)] = [
        (.touches, "touches"), (.displayLinks, "link"), (.endAnimations, "end"),
      ]
      for (pass, name) in names {
        FrameLoop.current.onPass(pass) { MainWork.shared.enqueue { log.append("from \(name)") } }
      }
      FrameLoop.current.tick()
      #expect(
        log == [
          "touches", "work", "from touches", "displayLinks", "from link", "endAnimations",
          "from end", "layout", "commit", "render",
        ])
    }

    @Test("Work that layout or commit schedules for now is followed by another layout")
    func layoutAgain() {
      var log: [String] = []
      var layouts = 0
      FrameLoop.current.onPass(.layout) {
        log.append("layout")
        layouts += 1
        if layouts == 1 { MainWork.shared.enqueue { log.append("from layout") } }
      }
      var commits = 0
      FrameLoop.current.onPass(.commit) {
        log.append("commit")
        commits += 1
        if commits == 1 { MainWork.shared.enqueue { log.append("from commit") } }
      }
      FrameLoop.current.onPass(.render) { log.append("render") }
      FrameLoop.current.tick()
      #expect(
        log == [
          "layout", "from layout", "layout", "commit", "from commit", "layout", "commit", "render",
        ])
    }

    @Test("A block that schedules itself for ever is reported, not run for ever")
    func neverSettles() {
      let report = FrameLoop.onUnsettled
      defer { FrameLoop.onUnsettled = report }
      var message = ""
      FrameLoop.onUnsettled = { message = $0 }
      var runs = 0
      @MainActor func again() {
        runs += 1
        if runs < 10_000 { MainWork.shared.enqueue(name: "a block called again") { again() } }
      }
      again()
      MainWork.shared.enqueue { FrameLoop.onUnsettled("") }
      FrameLoop.current.tick()
      #expect(message.contains("never settles"))
      #expect(message.contains("a block called again"))
      #expect(runs < 2000)
    }

    @Test("A nested run goes on by whole ticks and leaves out the pass it was called from")
    func nested() {
      var log: [String] = []
      var isFirst = true
      FrameLoop.current.onPass(.displayLinks) {
        log.append("link \(FrameLoop.current.tickIndex)")
        guard isFirst else { return }
        isFirst = false
        RunLoop.current.run(until: Simulation.date.addingTimeInterval(0.05))
        log.append("back \(FrameLoop.current.tickIndex)")
      }
      FrameLoop.current.onPass(.render) { log.append("render \(FrameLoop.current.tickIndex)") }
      FrameLoop.current.tick()
      #expect(log == ["link 1", "render 2", "render 3", "render 4", "back 4"])
      FrameLoop.current.tick()
      #expect(log.suffix(2) == ["link 5", "render 5"])
    }

    @Test("A run inside a block of the main queue fires timers, not other blocks")
    func nestedInBlock() {
      var log: [String] = []
      DispatchQueue.main.async {
        DispatchQueue.main.async { log.append("block") }
        Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in log.append("timer") }
        RunLoop.current.run(until: Simulation.date.addingTimeInterval(0.1))
        log.append("end of first")
      }
      FrameLoop.current.advance(by: 0.2)
      #expect(log == ["timer", "end of first", "block"])
    }

    @Test("A block that sleeps loses frames; the next tick is the next one on the display's grid")
    func sleepingLosesFrames() {
      DispatchQueue.main.async { Simulation.sleep(0.1) }
      FrameLoop.current.tick()
      #expect(abs(MediaClock.sinceLaunch - 0.1) < 1e-9)
      #expect(FrameLoop.current.tickIndex == 6)
      FrameLoop.current.tick()
      #expect(FrameLoop.current.tickIndex == 7)
    }

    @Test("Work counts as near unless it repeats or lies further ahead")
    func nearWork() {
      #expect(!MainWork.shared.hasWork(within: 1))
      let late = MainWork.shared.enqueue(after: 1.5) {}
      #expect(!MainWork.shared.hasWork(within: 1))
      #expect(MainWork.shared.hasWork(within: 2))
      MainWork.shared.cancel(late)
      #expect(!MainWork.shared.hasWork(within: 2))
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
      #expect(!MainWork.shared.hasWork(within: 1))
      #expect(MainWork.shared.hasWork(within: 1, includingRepeatingTimers: true))
      timer.invalidate()
    }
  }
}
