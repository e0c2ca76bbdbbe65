import Testing

@testable import UnderstudyStage

@Suite("Which ticks a recording keeps")
struct FramePacingTests {
  @Test(
    "As many as asked for, evenly, the first among them",
    arguments: [(60, 60), (60, 50), (60, 30), (60, 24), (120, 60), (120, 50), (60, 1)])
  func count(refreshRate: Int, framesPerSecond: Int) {
    let pacing = FramePacing(refreshRate: refreshRate, framesPerSecond: framesPerSecond)
    let kept = (0..<refreshRate * 10).filter(pacing.keeps)
    #expect(kept.count == framesPerSecond * 10)
    #expect(kept.first == 0)
    let gaps = zip(kept, kept.dropFirst()).map { $1 - $0 }
    #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) <= 1, "two frames are further apart than others")
  }

  @Test("A rate above the screen's keeps every tick; none is made up")
  func faster() {
    let pacing = FramePacing(refreshRate: 60, framesPerSecond: 120)
    #expect((0..<60).allSatisfy(pacing.keeps))
  }
}
