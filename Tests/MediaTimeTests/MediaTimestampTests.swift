import Foundation
import Testing

@testable import MediaTime

@Suite struct MediaTimestampTests {
  @Test("A third of a second is over exactly after twenty ticks of 60 Hz, wherever it starts")
  func sumsDoNotDrift() {
    for start in 0..<600 {
      let begin = MediaTimestamp(nanoseconds: Int64(start) * 1_000_000_000 / 60)
      let end = MediaTimestamp(nanoseconds: Int64(start + 20) * 1_000_000_000 / 60)
      // With Double seconds, (end - begin) is below 1/3 from most starts.
      #expect(abs((end - begin) - 1.0 / 3) < 1.1e-9)
    }
  }

  @Test("Seconds survive the way there and back", arguments: [0, 0.1, 0.3, 1000.016666667, -2.5])
  func secondsRoundTrip(seconds: Double) {
    #expect(MediaTimestamp(seconds: seconds).seconds == seconds)
  }

  @Test("What is too far away is pinned, not trapped on")
  func farAway() {
    #expect(MediaTimestamp(seconds: .infinity).nanoseconds == .max)
    #expect((MediaTimestamp(seconds: 1000) + .infinity).nanoseconds == .max)
    #expect((MediaTimestamp(seconds: 1000) - .infinity).nanoseconds == .min)
    #expect(MediaTimestamp(seconds: .nan).nanoseconds == 0)
  }
}
