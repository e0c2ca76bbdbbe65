import Foundation
import Testing

@testable import MediaTime

extension SimulationTests {
  @MainActor @Suite struct ShadowDeclarationsTests {
    init() { FrameLoop.reset() }

    @Test("The generated file is the one that this module is compiled with")
    func generatedFile() throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("GeneratedShadows.swift")
      #expect(try String(contentsOf: file, encoding: .utf8) == ShadowDeclarations.source())
    }

    @Test("A name that the module declares itself is left out")
    func omitted() {
      let source = ShadowDeclarations.source(omitting: ["Timer", "shuffle"])
      #expect(!source.contains("typealias Timer"))
      #expect(!source.contains("func shuffle()"))
      #expect(source.contains("typealias RunLoop"))
      #expect(source.contains("func shuffled()"))
    }

    @Test("Clock, chance and thread are the simulation's")
    func forwarded() {
      #expect(Date() == MediaClock.launchDate)
      #expect(Date.now == MediaClock.launchDate)
      #expect(Date(timeIntervalSinceNow: 5).timeIntervalSinceNow == 5)
      #expect(ProcessInfo.processInfo.systemUptime == 1000)
      #expect(CFAbsoluteTimeGetCurrent() == MediaClock.launchDate.timeIntervalSinceReferenceDate)
      #expect(Thread.isMainThread)
      Thread.sleep(forTimeInterval: 0.5)
      usleep(250_000)
      sleep(1)
      #expect(MediaClock.sinceLaunch == 1.75)
    }

    @Test("Every draw comes from the seed")
    func chance() {
      func draw() -> String {
        SimulationRandom.seed(3)
        var letters = ["a", "b", "c", "d", "e"]
        letters.shuffle()
        return """
          \(Int.random(in: 0..<1000)) \(UInt8.random(in: 1...6)) \(CGFloat.random(in: 0...1))
          \(Double.random(in: -1..<1)) \(Bool.random()) \((0..<20).shuffled()) \(letters)
          \(letters.randomElement() ?? "") \(UUID()) \(arc4random()) \(arc4random_uniform(9))
          """
      }
      #expect(draw() == draw())
    }

    @Test("A task sleeps in virtual time and wakes when it is cancelled")
    func taskSleep() async throws {
      let sleeper = Task { @MainActor in
        try await Task.sleep(for: .seconds(10))
        return MediaClock.sinceLaunch
      }
      let cancelled = Task { @MainActor in try await Task.sleep(nanoseconds: 3_600_000_000_000) }
      while MainWork.shared.pending.count < 2 { await Task.yield() }
      cancelled.cancel()
      await #expect(throws: CancellationError.self) { try await cancelled.value }
      FrameLoop.current.advance(by: 10)
      #expect(try await sleeper.value == 10)
      #expect(MainWork.shared.pending.isEmpty)
    }
  }
}
