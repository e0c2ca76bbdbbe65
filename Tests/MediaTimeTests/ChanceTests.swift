import Foundation
import Testing

@testable import MediaTime

extension SimulationTests {
  @MainActor @Suite struct ChanceTests {
    @Test("A seed gives the published numbers of SplitMix64")
    func splitMix() {
      var generator = SeededRandom(seed: 1_234_567)
      #expect(generator.next() == 6_457_827_717_110_365_317)
      #expect(generator.next() == 3_203_168_211_198_807_973)
    }

    @Test("The same seed gives the same chances, another one others")
    func seeds() {
      func draw(_ seed: UInt64) -> [String] {
        SimulationRandom.seed(seed)
        var generator = SimulationRandom()
        return [
          "\(Int.random(in: 0..<1_000_000, using: &generator))", Simulation.uuid().uuidString,
          "\(Simulation.random32())", "\(Simulation.random32(below: 10))",
          "\(Simulation.randomUnit())",
        ]
      }
      #expect(draw(7) == draw(7))
      #expect(draw(7) != draw(8))
    }

    @Test("An identifier says that it is a random one")
    func uuid() {
      let text = Simulation.uuid().uuidString
      #expect(Array(text)[14] == "4")
      #expect("89AB".contains(Array(text)[19]))
    }

    @Test("The date starts at a fixed moment and moves with the clock")
    func date() {
      FrameLoop.reset()
      let start = Simulation.date
      #expect(start == MediaClock.launchDate)
      FrameLoop.current.advance(by: 90)
      #expect(abs(Simulation.date.timeIntervalSince(start) - 90) < 1e-6)
    }
  }
}
